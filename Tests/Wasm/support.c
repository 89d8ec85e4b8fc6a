/* What Embedded Swift needs of C, and no more: memory that is only ever given out, and an output. */
typedef unsigned long size_t;
typedef unsigned char byte;
extern byte __heap_base;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const void *vectors, size_t count, size_t *written);

void write_bytes(const byte *bytes, int count) {
  struct { const byte *start; size_t length; } vector = {bytes, (size_t)count};
  size_t written;
  fd_write(1, &vector, 1, &written);
}

static byte *next;

void *aligned_alloc(size_t alignment, size_t size) {
  if (!next) next = &__heap_base;
  if (alignment < 16) alignment = 16;
  next = (byte *)(((size_t)next + alignment - 1) / alignment * alignment);
  byte *start = next;
  next += size;
  size_t needed = ((size_t)next + 65535) / 65536;
  size_t there = __builtin_wasm_memory_size(0);
  if (needed > there && __builtin_wasm_memory_grow(0, needed - there) == (size_t)-1)
    __builtin_trap();
  return start;
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  *place = aligned_alloc(alignment, size);
  return 0;
}

void *malloc(size_t size) { return aligned_alloc(16, size); }
void free(void *start) { (void)start; }

void *memcpy(void *to, const void *from, size_t count) {
  for (size_t i = 0; i < count; i++) ((byte *)to)[i] = ((const byte *)from)[i];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  if (to < from) return memcpy(to, from, count);
  while (count--) ((byte *)to)[count] = ((const byte *)from)[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  for (size_t i = 0; i < count; i++) ((byte *)to)[i] = (byte)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int difference = ((const byte *)left)[i] - ((const byte *)right)[i];
    if (difference) return difference;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

/* Hashing starts from here: the same everywhere. */
void arc4random_buf(void *place, size_t count) { memset(place, 7, count); }
int putchar(int character) {
  byte one = (byte)character;
  write_bytes(&one, 1);
  return character;
}
double ceil(double value) { return __builtin_ceil(value); }
double floor(double value) { return __builtin_floor(value); }
double round(double value) { return __builtin_floor(value + 0.5); }

/* The product of two numbers of 128 bits, which wasm has no instruction for. */
typedef unsigned long long u64;
typedef unsigned __int128 u128;
__int128 __multi3(__int128 left, __int128 right) {
  u64 a = (u64)left, b = (u64)right;
  u64 a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
  u64 low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xFFFFFFFF);
  u64 high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (u64)((u128)left >> 64) * b + a * (u64)((u128)right >> 64);
  return (__int128)((u128)high << 64 | (other << 32 | (low & 0xFFFFFFFF)));
}

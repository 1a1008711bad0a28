// Plays at one server: lays tables, seats people, moves at a given rate and measures the time from when a move was due
// until the last seat of its table has heard of it. A process of its own, the same for both servers. Reads its orders as
// JSON from the command line and writes one line of JSON for each measurement. If it is to take turns with others, it reads
// a line of JSON for each turn once it has warmed up.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { side } from './sides.mjs';

const orders = JSON.parse(process.argv[2]);
const server = side(orders.side, orders.url, orders.what, orders.book);

/** A move that nobody hears of for so long is lost. */
const PATIENCE = 5_000;

function tell(measurement) {
  console.log(JSON.stringify(measurement));
}

/** CPU seconds of the server so far. */
function cpu() {
  const stat = readFileSync(`/proc/${orders.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes of the server in memory. */
function memory() {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${orders.pid}/status`, 'utf8'))[1]) / 1024);
}

/** One table. It has one move under way at a time; others wait, and their time counts from when they were due. */
class Table {
  constructor(chairs) {
    this.chairs = chairs;
    this.movers = chairs.filter((chair) => chair.mayMove);
    this.waiting = [];
    this.due = undefined;
    this.moves = 0;
    this.newsOfAMove = []; // for each mover: how many entries come to each chair
    for (const chair of chairs) {
      chair.left = 0;
      chair.heard = 0;
      chair.socket.on('message', (data) => this.hear(chair, data));
      chair.socket.on('close', () => {
        problems.closed++;
      });
    }
  }

  hear(chair, data) {
    const refusal = server.refused(data);
    if (refusal) {
      problems.refused++;
      problems.example ??= refusal;
      if (this.due !== undefined) {
        this.end();
      }
      return;
    }
    const news = server.news(data);
    chair.heard += news;
    if (news > 0 && chair.left > 0) {
      chair.left -= news;
      if (chair.left <= 0 && --this.deaf === 0) {
        times.push(performance.now() - this.due);
        this.end();
      }
    }
  }

  ask(due) {
    if (this.due === undefined) {
      this.send(due);
    } else {
      this.waiting.push(due);
    }
  }

  send(due) {
    this.due = due;
    this.sent = performance.now();
    const turn = this.moves++ % this.movers.length;
    this.deaf = 0;
    this.chairs.forEach((chair, at) => {
      chair.left = this.newsOfAMove[turn][at];
      this.deaf += chair.left > 0 ? 1 : 0;
    });
    this.movers[turn].socket.send(this.movers[turn].move());
  }

  end() {
    this.due = undefined;
    for (const chair of this.chairs) {
      chair.left = 0;
    }
    if (this.waiting.length > 0) {
      this.send(this.waiting.shift());
    }
  }

  giveUpIfLost(now) {
    if (this.due !== undefined && now - this.sent > PATIENCE) {
      problems.lost++;
      this.end();
    }
  }
}

let times = [];
const problems = { refused: 0, lost: 0, closed: 0, example: undefined };

function quantile(sorted, q) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] : NaN;
}

/** Moves at a rate for some seconds, one table after the other. `most` ends it after so many moves. */
async function play(tables, rate, seconds, most = Infinity) {
  times = [];
  const start = performance.now();
  let moves = 0;
  for (let now = start; now - start < seconds * 1000 && moves < most; now = performance.now()) {
    while (moves < most && start + (moves * 1000) / rate <= now) {
      tables[moves % tables.length].ask(start + (moves * 1000) / rate);
      moves++;
    }
    for (const table of tables) {
      table.giveUpIfLost(now);
    }
    await sleep(1);
  }
  return { moves, seconds: (performance.now() - start) / 1000 };
}

async function measured(name, tables, rate, seconds) {
  const cpuBefore = cpu();
  const asked = await play(tables, rate, seconds);
  const heard = times.length;
  const result = { name, rate, moves: heard, achieved: heard / asked.seconds, cpuPerMove: (cpu() - cpuBefore) / heard };
  // Whatever is still under way counts for the times, if not for the rate.
  await settle(tables);
  const sorted = times.toSorted((a, b) => a - b);
  result.p50 = quantile(sorted, 0.5);
  result.p99 = quantile(sorted, 0.99);
  result.memory = memory();
  result.problems = { ...problems };
  Object.assign(problems, { refused: 0, lost: 0, closed: 0, example: undefined });
  tell(result);
  return result;
}

/** Sends nothing more that waits, though it counts as late as it is, and lets what is under way come in. */
async function settle(tables) {
  for (const table of tables) {
    times.push(...table.waiting.map((due) => performance.now() - due));
    table.waiting.length = 0;
  }
  while (tables.some((table) => table.due !== undefined)) {
    const now = performance.now();
    tables.forEach((table) => table.giveUpIfLost(now));
    await sleep(10);
  }
  await sleep(500);
}

/** A move may bring several entries to a seat, or none that it may see; how many is found by trying. */
async function newsOfAMove(table) {
  const news = [];
  await sleep(500);
  for (const mover of table.movers) {
    const before = table.chairs.map((chair) => chair.heard);
    mover.socket.send(mover.move());
    await sleep(1000);
    const heard = table.chairs.map((chair, at) => chair.heard - before[at]);
    if (Math.max(...heard) === 0) {
      throw new Error(`nobody heard of a move: ${problems.example ?? 'nothing was refused'}`);
    }
    news.push(heard);
  }
  return news;
}

async function lay(count) {
  const tables = [];
  for (let i = 0; i < count; i++) {
    tables.push(new Table(await server.lay(i, orders.seats)));
  }
  const news = await newsOfAMove(tables[0]);
  for (const table of tables) {
    table.newsOfAMove = news;
  }
  return tables;
}

function leave(tables) {
  for (const table of tables) {
    for (const chair of table.chairs) {
      chair.socket.removeAllListeners('close');
      chair.socket.close();
    }
  }
}

tell({ name: 'idle', memory: memory() });
let tables = await lay(orders.tables);
tell({ name: 'laid', tables: tables.length, newsOfAMove: tables[0].newsOfAMove, movers: tables[0].movers.length });
await play(tables, orders.warmUp.rate, orders.warmUp.seconds);
await settle(tables);
if (orders.turns) {
  tell({ name: 'warm' });
  for await (const line of createInterface({ input: process.stdin })) {
    const { rate, seconds } = JSON.parse(line);
    await measured('turn', tables, rate, seconds);
  }
  process.exit(0);
}
await measured('steady', tables, (orders.tables * orders.seats) / orders.every, orders.steadySeconds);
for (const rate of orders.ladder) {
  const rung = await measured('ladder', tables, rate, orders.rungSeconds);
  if (rung.achieved < 0.8 * rate || rung.p99 > 500) {
    break;
  }
}
leave(tables);

if (orders.growth.tables > 0) {
  await sleep(1000);
  tables = await lay(orders.growth.tables);
  for (const length of orders.growth.lengths) {
    // What the first chair hears is the whole log, or nearly.
    const [first] = tables[0].chairs;
    const entriesOfAMove = Math.max(...tables[0].newsOfAMove.map((news) => news[0]));
    while (first.heard < length) {
      const missing = Math.ceil((length - first.heard) / entriesOfAMove);
      await play(tables, orders.growth.rate, 60, missing * tables.length);
      await settle(tables);
    }
    await measured(`after ${length} entries`, tables, orders.growth.measuredRate, orders.growth.seconds);
  }
  // The server was not as warm at first as at last, so long logs and short ones are compared in turns.
  const fresh = await lay(orders.growth.tables);
  const [shortest] = orders.growth.lengths;
  await play(fresh, orders.growth.measuredRate, 60, shortest * fresh.length);
  await settle(fresh);
  for (let round = 0; round < 3; round++) {
    await measured(`after ${shortest} entries, in turns`, fresh, orders.growth.measuredRate, orders.growth.seconds);
    await measured(`after ${orders.growth.lengths.at(-1)} entries, in turns`, tables, orders.growth.measuredRate, orders.growth.seconds);
  }
  leave(fresh);
  leave(tables);
}
process.exit(0);

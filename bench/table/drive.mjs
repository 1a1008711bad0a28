// Starts each server in turn, lets the load play at it, and compares. Ends what it started, by its id, and nothing else.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: given } = parseArgs({
  options: {
    quintain: { type: 'string' }, // the launcher
    tables: { type: 'string', default: '100' },
    seats: { type: 'string', default: '5' },
    every: { type: 'string', default: '2' },
    book: { type: 'string' },
    moves: { type: 'string', default: 'say,roll,save' },
    only: { type: 'string' },
    ladder: { type: 'string' },
    'no-growth': { type: 'boolean', default: false },
    turns: { type: 'string' },
    rates: { type: 'string', default: '250' },
    also: { type: 'string', default: '' }, // launchers of other versions
    warm: { type: 'string', default: '60' },
    quick: { type: 'boolean', default: false },
  },
});

const here = dirname(fileURLToPath(import.meta.url));
const quick = given.quick;
const count = (name, most) => {
  const value = Number(given[name]);
  if (!(value > 0 && value <= most)) {
    console.error(`--${name} is a number up to ${most}`);
    process.exit(2);
  }
  return value;
};

const orders = {
  tables: Math.floor(count('tables', 400)),
  seats: Math.floor(count('seats', 10)),
  every: count('every', 60),
  warmUp: { rate: 500, seconds: quick ? 5 : count('warm', 600) },
  steadySeconds: quick ? 6 : 20,
  ladder: given.ladder?.split(',').map(Number) ?? (quick ? [500, 1000, 2000, 4000] : [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 7000, 8000, 10000, 12000]),
  rungSeconds: quick ? 4 : 8,
  // Quintain takes at most 20 frames a second from one seat for long.
  growth: given['no-growth']
    ? { tables: 0 }
    : quick
    ? { tables: 4, lengths: [50, 1000], rate: 300, measuredRate: 50, seconds: 4 }
    : { tables: 10, lengths: [100, 2500, 5000, 10000], rate: 850, measuredRate: 250, seconds: 8 },
};

const children = new Set();

function start(command, args, options) {
  const child = spawn(command, args, options);
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    const patience = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.on('exit', () => {
      clearTimeout(patience);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    children.forEach((child) => child.kill('SIGKILL'));
    process.exit(1);
  });
}

function freePort() {
  return new Promise((resolve) => {
    const door = createServer().listen(0, '127.0.0.1', () => {
      const { port } = door.address();
      door.close(() => resolve(port));
    });
  });
}

/**
 * Writes a page and waits for the disk twenty times a second, until it is stopped, and tells how long that took since it
 * last told: a disk that somebody waits for here holds up a server that waits for it as well.
 */
async function watchDisk(folder) {
  const file = await open(join(folder, 'disk'), 'w');
  const page = Buffer.alloc(4096, 7);
  let waits = [];
  let watching = true;
  const watched = (async () => {
    for (let i = 0; watching; i++) {
      await file.write(page, 0, page.length, (i % 100) * page.length);
      const began = performance.now();
      await file.sync();
      waits.push(performance.now() - began);
      await sleep(50);
    }
    await file.close();
  })();
  return {
    told() {
      const sorted = waits.sort((a, b) => a - b);
      waits = [];
      const within = (share) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(1);
      return `the disk: half of the waits within ${within(0.5)} ms, 19 of 20 within ${within(0.95)} ms, the longest ${within(1)} ms`;
    },
    async stop() {
      watching = false;
      await watched;
    },
  };
}

/** Milliseconds until the server answers. */
async function ready(url, child) {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    if (child.exitCode !== null) {
      throw new Error(`the server ended with ${child.exitCode}`);
    }
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(2000) })).ok) {
        return performance.now() - began;
      }
    } catch {
      // not yet
    }
    await sleep(20);
  }
  throw new Error(`nobody answers at ${url}`);
}

async function run(side, what, data, startServer) {
  console.error(`playing at ${side}${what ? `: ${what}` : ''}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startServer(port);
  const results = { side, what, ladder: [], growth: [] };
  const disk = await watchDisk(data);
  try {
    results.readyAfter = await ready(side === 'quintain' ? `${url}/api/books` : `${url}/games`, server);
    const load = start(
      process.execPath,
      [join(here, 'load.mjs'), JSON.stringify({ ...orders, side, url, what, book: given.book, pid: server.pid })],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    for await (const line of createInterface({ input: load.stdout })) {
      const measurement = JSON.parse(line);
      console.error(`  ${describe(measurement)}; ${disk.told()}`);
      if (measurement.name === 'ladder') {
        results.ladder.push(measurement);
      } else if (measurement.name.startsWith('after')) {
        results.growth.push(measurement);
      } else {
        results[measurement.name] = measurement;
      }
    }
    if (load.exitCode !== 0 && load.exitCode !== null) {
      throw new Error('the load could not be played');
    }
  } finally {
    await stop(server);
    await disk.stop();
  }
  return results;
}

function describe(m) {
  if (m.rate === undefined) {
    return JSON.stringify(m);
  }
  const { refused, lost, closed, example } = m.problems;
  const trouble = refused + lost + closed ? `, refused ${refused}, lost ${lost}, closed ${closed} ${example ?? ''}` : '';
  return (
    `${m.name}: ${m.rate} moves/s asked, ${m.achieved.toFixed(0)} done, p50 ${m.p50.toFixed(1)} ms, ` +
    `p99 ${m.p99.toFixed(1)} ms, ${(m.cpuPerMove * 1e6).toFixed(0)} µs of CPU a move (the load ${(m.loadPerMove * 1e6).toFixed(0)} µs), ${m.memory} MB${trouble}`
  );
}

/** The highest rate that was kept up with p99 not above `limit` and nothing lost. */
function best(ladder, limit) {
  return ladder
    .filter(({ achieved, rate, p99, problems }) => achieved >= 0.97 * rate && p99 <= limit && !problems.lost && !problems.refused)
    .at(-1);
}

function compare(peer, own) {
  const line = (name, text) => console.log(`  ${name.padEnd(34)}${text}`);
  const times = (a, b) => `${(a / b).toFixed(2)} times`;
  console.log(`\n${own.what}, against boardgame.io's smallest move`);
  line('p50 / p99 at equal load', `${own.steady.p50.toFixed(1)} / ${own.steady.p99.toFixed(1)} ms; ${peer.steady.p50.toFixed(1)} / ${peer.steady.p99.toFixed(1)} ms`);
  line('CPU a move at equal load', `${(own.steady.cpuPerMove * 1e6).toFixed(0)} µs; ${(peer.steady.cpuPerMove * 1e6).toFixed(0)} µs: it takes ${times(peer.steady.cpuPerMove, own.steady.cpuPerMove)} ours`);
  line('memory idle / under load', `${own.idle.memory} / ${own.steady.memory} MB; ${peer.idle.memory} / ${peer.steady.memory} MB`);
  const peerBest = best(peer.ladder, 100);
  const ownBest = peerBest && best(own.ladder, Math.max(peerBest.p99, 1));
  if (peerBest) {
    line('most moves/s at its p99', `${ownBest?.rate ?? 'none'} at ${ownBest?.p99.toFixed(1) ?? '-'} ms; ${peerBest.rate} at ${peerBest.p99.toFixed(1)} ms${ownBest ? `: ${times(ownBest.rate, peerBest.rate)}` : ''}`);
  }
  for (const [i, grown] of own.growth.entries()) {
    const ms = (m) => (m ? `${m.p99.toFixed(1)} ms, ${(m.cpuPerMove * 1e6).toFixed(0)} µs` : '-');
    line(`p99 ${grown.name}`, `${ms(grown)}; ${ms(peer.growth[i])}`);
  }
  line('answers after', `${own.readyAfter.toFixed(0)} ms; ${peer.readyAfter.toFixed(0)} ms`);
}

const startPeer = (port) =>
  start(process.execPath, [join(here, 'peer.mjs'), String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
const startOwn = (launcher, data) => (port) =>
  start(launcher, ['serve', '--port', String(port), '--data', data], { stdio: 'ignore' });

/** All servers stand side by side, and the same load plays at one after the other, again and again. */
async function takeTurns(turns) {
  const data = mkdtempSync(join(tmpdir(), 'quintain-load-'));
  const disk = await watchDisk(data);
  const sides = [{ side: 'boardgame.io', startServer: startPeer }];
  for (const [i, launcher] of [given.quintain, ...given.also.split(',').filter(Boolean)].entries()) {
    const name = i === 0 ? 'quintain' : basename(launcher);
    for (const what of given.moves.split(',')) {
      sides.push({ side: 'quintain', name, what, startServer: startOwn(launcher, join(data, `${i}-${what}`)) });
    }
  }
  try {
    for (const each of sides) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const server = each.startServer(port);
      await ready(each.side === 'quintain' ? `${url}/api/books` : `${url}/games`, server);
      const load = start(
        process.execPath,
        [join(here, 'load.mjs'), JSON.stringify({ ...orders, turns: true, side: each.side, url, what: each.what, book: given.book, pid: server.pid })],
        { stdio: ['pipe', 'pipe', 'inherit'] },
      );
      const lines = createInterface({ input: load.stdout })[Symbol.asyncIterator]();
      each.next = async () => {
        const { value, done } = await lines.next();
        if (done) {
          throw new Error('the load could not be played');
        }
        return JSON.parse(value);
      };
      each.turn = (rate, seconds) => {
        load.stdin.write(`${JSON.stringify({ rate, seconds })}\n`);
        return each.next();
      };
      each.rungs = [];
      each.called = [each.name ?? each.side, each.what].filter(Boolean).join(' ');
      console.error(`warming up ${each.called} (process ${server.pid})`);
      for (let told = await each.next(); told.name !== 'warm'; told = await each.next()) {
        // what it tells of its tables is told elsewhere
      }
    }
    const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
    const [peer] = sides;
    for (const wanted of given.rates.split(',')) {
      const [rate, rounds = turns] = wanted.split('x').map(Number);
      // Whoever fell behind is asked for no more.
      const able = sides.filter(({ rungs }) => rungs.every(({ achieved, rate: before }) => achieved > 0.8 * before));
      for (const each of sides) {
        each.turns = [];
      }
      for (let round = 0; round < rounds; round++) {
        for (const each of able) {
          disk.told();
          const measurement = await each.turn(rate, quick ? 6 : 12);
          each.turns.push(measurement);
          console.error(`  ${each.called.padEnd(16)}${describe(measurement)}; ${disk.told()}`);
        }
      }
      console.log(`\n${rate} moves/s, ${rounds} turns each, medians`);
      for (const each of able) {
        const of = (what) => median(each.turns.map((turn) => turn[what]));
        const ratios = each.turns.flatMap((turn, i) => (peer.turns[i] ? [peer.turns[i].cpuPerMove / turn.cpuPerMove] : []));
        const ratio = `boardgame.io takes ${median(ratios)?.toFixed(2)} times (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
        console.log(
          `  ${each.called.padEnd(16)}${(of('cpuPerMove') * 1e6).toFixed(0)} µs of CPU a move, p50 ${of('p50').toFixed(1)} ms, ` +
            `p99 ${of('p99').toFixed(1)} ms, ${of('achieved').toFixed(0)} moves/s done, ${of('memory')} MB` +
            (ratios.length ? `; ${ratio}` : ''),
        );
        const problems = each.turns.find((turn) => turn.problems.lost || turn.problems.refused)?.problems ?? {};
        each.rungs.push({ rate, achieved: of('achieved'), p99: of('p99'), problems });
      }
    }
    const peerBest = best(peer.rungs, 100);
    console.log('\nmost moves/s of those asked, with 99 of 100 within what boardgame.io takes at its most');
    for (const each of sides) {
      const most = peerBest && best(each.rungs, peerBest.p99);
      console.log(`  ${each.called.padEnd(16)}${most ? `${most.rate}, 99 of 100 within ${most.p99.toFixed(1)} ms: ${(most.rate / peerBest.rate).toFixed(2)} times` : 'none'}`);
    }
  } finally {
    await Promise.all([...children].map(stop));
    await disk.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function inNewFolder(play) {
  const data = mkdtempSync(join(tmpdir(), 'quintain-load-'));
  try {
    return await play(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

if (given.only === 'disk') {
  await inNewFolder(async (data) => {
    const disk = await watchDisk(data);
    await sleep(quick ? 5_000 : 60_000);
    console.log(disk.told());
    await disk.stop();
  });
  process.exit(0);
}

if (given.turns) {
  await takeTurns(count('turns', 100));
  process.exit(0);
}

const peer = given.only === 'quintain' ? undefined : await inNewFolder((data) => run('boardgame.io', undefined, data, startPeer));

if (given.only !== 'boardgame.io') {
  for (const what of given.moves.split(',')) {
    const own = await inNewFolder((data) => run('quintain', what, data, startOwn(given.quintain, data)));
    if (peer) {
      compare(peer, own);
    }
  }
}

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
    times: { type: 'string', default: '1' },
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
  tables: Math.floor(count('tables', 1000)),
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
  let began;
  let watching = true;
  const watched = (async () => {
    for (let i = 0; watching; i++) {
      await file.write(page, 0, page.length, (i % 100) * page.length);
      began = performance.now();
      await file.sync();
      waits.push(performance.now() - began);
      began = undefined;
      await sleep(50);
    }
    await file.close();
  })();
  return {
    told() {
      if (began !== undefined) {
        waits.push(performance.now() - began); // it waits still
      }
      const sorted = waits.sort((a, b) => a - b);
      waits = [];
      const within = (share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      return { half: within(0.5), most: within(0.95), longest: within(1) };
    },
    async stop() {
      watching = false;
      await watched;
    },
  };
}

function describeDisk({ half, most, longest }) {
  return `the disk: half of the waits within ${half.toFixed(1)} ms, 19 of 20 within ${most.toFixed(1)} ms, the longest ${longest.toFixed(1)} ms`;
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
      console.error(`  ${describe(measurement)}; ${describeDisk(disk.told())}`);
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
    .filter((rung) => kept(rung) && rung.p99 <= limit)
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

/** A server that stands beside others, with a load of its own that waits for its turns. */
async function warmedUp({ side, name, what, startServer }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startServer(port);
  await ready(side === 'quintain' ? `${url}/api/books` : `${url}/games`, server);
  const load = start(
    process.execPath,
    [join(here, 'load.mjs'), JSON.stringify({ ...orders, turns: true, side, url, what, book: given.book, pid: server.pid })],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: load.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) {
      throw new Error('the load could not be played');
    }
    return JSON.parse(value);
  };
  const called = [name ?? side, what].filter(Boolean).join(' ');
  console.error(`warming up ${called} (process ${server.pid})`);
  for (let told = await next(); told.name !== 'warm'; told = await next()) {
    // what it tells of its tables is told elsewhere
  }
  return {
    called,
    turns: [],
    rungs: [],
    turn(rate, seconds) {
      load.stdin.write(`${JSON.stringify({ rate, seconds })}\n`);
      return next();
    },
  };
}

/** Beside a turn with a longer wait than this, in milliseconds, the disk was not quiet: whoever waited for it then was late. */
const quietDisk = 20;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const kept = ({ achieved, rate, problems }) => achieved >= 0.97 * rate && !problems.lost && !problems.refused;

/** What the turns of one server at one rate come to. */
function summary(each, peer) {
  const of = (turns, what) => median(turns.map((turn) => turn[what]));
  const parts = [
    `${(of(each.turns, 'cpuPerMove') * 1e6).toFixed(0)} µs of CPU a move, p50 ${of(each.turns, 'p50').toFixed(1)} ms, ` +
      `p99 ${of(each.turns, 'p99').toFixed(1)} ms, ${of(each.turns, 'achieved').toFixed(0)} moves/s done, ${of(each.turns, 'memory')} MB`,
  ];
  const quiet = each.turns.filter(({ disk }) => disk.longest <= quietDisk);
  if (each !== peer && quiet.length > 0 && quiet.length < each.turns.length) {
    parts.push(`p99 ${of(quiet, 'p99').toFixed(1)} ms in the ${quiet.length} of ${each.turns.length} turns with a quiet disk`);
  }
  const pairs = each.turns.flatMap((turn, i) => (peer.turns[i] ? [[turn, peer.turns[i]]] : []));
  if (each !== peer && pairs.length > 0) {
    const ratios = pairs.map(([own, other]) => other.cpuPerMove / own.cpuPerMove);
    parts.push(`boardgame.io takes ${median(ratios).toFixed(2)} times (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`);
    const better = (chosen) => `${chosen.filter(([own, other]) => kept(own) && own.p99 <= other.p99).length} of ${chosen.length}`;
    const quietPairs = pairs.filter(([{ disk }]) => disk.longest <= quietDisk);
    parts.push(`p99 at most boardgame.io's in ${better(pairs)} turns` + (quietPairs.length < pairs.length ? `, ${better(quietPairs)} with a quiet disk` : ''));
  }
  return parts.join('; ');
}

/** All servers stand side by side, and the same load plays at one after the other, again and again. */
async function takeTurns(turns, times, data) {
  const disk = await watchDisk(data);
  try {
    const peer = await warmedUp({ side: 'boardgame.io', startServer: startPeer });
    const sides = [peer];
    for (const [i, launcher] of [given.quintain, ...given.also.split(',').filter(Boolean)].entries()) {
      const name = i === 0 ? 'quintain' : basename(launcher);
      for (const what of given.moves.split(',')) {
        sides.push(await warmedUp({ side: 'quintain', name, what, startServer: startOwn(launcher, join(data, `${i}-${what}`)) }));
      }
    }
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
          const measurement = await each.turn(each === peer ? rate : times * rate, quick ? 6 : 12);
          measurement.disk = disk.told();
          each.turns.push(measurement);
          console.error(`  ${each.called.padEnd(16)}${describe(measurement)}; ${describeDisk(measurement.disk)}`);
        }
      }
      console.log(`\n${rate} moves/s${times > 1 ? `, and ${times} times as many at Quintain's tables` : ''}, ${rounds} turns each, medians`);
      for (const each of able) {
        console.log(`  ${each.called.padEnd(16)}${summary(each, peer)}`);
        const of = (what) => median(each.turns.map((turn) => turn[what]));
        const problems = each.turns.find((turn) => turn.problems.lost || turn.problems.refused)?.problems ?? {};
        each.rungs.push({ rate: of('rate'), achieved: of('achieved'), p99: of('p99'), problems });
      }
    }
    if (times === 1) {
      const peerBest = best(peer.rungs, 100);
      console.log('\nmost moves/s of those asked, with 99 of 100 within what boardgame.io takes at its most');
      for (const each of sides) {
        const most = peerBest && best(each.rungs, peerBest.p99);
        console.log(`  ${each.called.padEnd(16)}${most ? `${most.rate}, 99 of 100 within ${most.p99.toFixed(1)} ms: ${(most.rate / peerBest.rate).toFixed(2)} times` : 'none'}`);
      }
    }
  } finally {
    await Promise.all([...children].map(stop));
    await disk.stop();
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
    console.log(describeDisk(disk.told()));
    await disk.stop();
  });
  process.exit(0);
}

if (given.turns) {
  await inNewFolder((data) => takeTurns(count('turns', 100), count('times', 10), data));
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

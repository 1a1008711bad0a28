// Measures how smoothly a large map is played on a phone: see ./smooth.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serve } from './serve.mjs';

const { values: orders } = parseArgs({
  options: {
    root: { type: 'string' },
    url: { type: 'string' },
    slow: { type: 'string', default: '4' },
    times: { type: 'string', default: '3' },
    picture: { type: 'boolean', default: false },
  },
});
const [slow, times] = [orders.slow, orders.times].map(Number);
if (!(slow >= 1) || !Number.isInteger(times) || times < 1) {
  console.error('--slow is a number from 1 on, --times a whole one');
  process.exit(2);
}
const { chromium } = createRequire(join(orders.root, 'web/package.json'))('playwright-core');

const SIDE = 60;
const TOKENS = 40;
const BARRIERS = 200;

/** The same numbers each time. */
let seed = 20;
function chance(below) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * below);
}

/** A scene as files write it: a hall with pillars and mud, low walls all over it, half of those in it heroes and half hounds. */
function scene() {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (_, x) => {
      if (x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1) return '#';
      const sort = chance(100);
      return sort < 4 ? '#' : sort < 12 ? '~' : '.';
    }),
  );
  const at = [];
  while (at.length < TOKENS) {
    const x = 20 + chance(20);
    const y = 20 + chance(20);
    if (at.some((each) => each.x === x && each.y === y)) continue;
    rows[y][x] = '.';
    at.push({ x, y });
  }
  const walls = Array.from({ length: BARRIERS }, () => {
    const x = 1 + chance(SIDE - 4);
    const y = 1 + chance(SIDE - 4);
    const across = chance(2) === 0;
    return `    - {from: "${x},${y}", to: "${across ? x + 2 : x},${across ? y : y + 2}", cover: ${chance(2) === 0 ? 'low' : 'high'}, passable: true}`;
  });
  const who = (i) => (i < TOKENS / 2 ? `hero-${i}` : `hound-${i}`);
  const heroes = ['Brannoc Vale', 'Ysolde Marr', 'Kit Arroway', 'Orrin Thess'];
  return [
    'book: otherworlds',
    'title: A crowded hall',
    'scene:',
    '  place: A crowded hall',
    '  map:',
    '    feet: 10',
    '    rows:',
    ...rows.map((row) => `      - "${row.join('')}"`),
    '    legend:',
    '      "~": {name: mud, cost: 2}',
    '    walls:',
    ...walls.map((wall) => `  ${wall}`),
    '  at:',
    ...at.map(({ x, y }, i) => `    ${who(i)}: "${x},${y}"`),
    'characters:',
    ...at.map((_, i) => `  - {id: ${who(i)}, ${i < TOKENS / 2 ? `pregen: ${heroes[i % heroes.length]}` : 'creature: Kennel Hound'}}`),
    'steps: []',
    '',
  ].join('\n');
}

async function lay(url) {
  const answer = await fetch(`${url}/api/import`, { method: 'POST', body: scene() });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** A picture of 2000 x 2000 pixels with something all over it, drawn by the browser itself. */
async function hang(page, token) {
  await page.evaluate(async ({ token, side }) => {
    const canvas = new OffscreenCanvas(2000, 2000);
    const paint = canvas.getContext('2d');
    for (let i = 0; i < 400; i++) {
      paint.fillStyle = `hsl(${(i * 47) % 360} 40% ${30 + (i % 5) * 10}%)`;
      paint.fillRect((i * 613) % 2000, (i * 379) % 2000, 240, 240);
    }
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    const answer = await fetch(`/api/table/backdrop?x=0&y=0&across=${side}&opacity=0.9`, { method: 'PUT', headers: { Authorization: `Bearer ${token}` }, body: file });
    if (!answer.ok) throw new Error(await answer.text());
  }, { token, side: SIDE });
  await page.locator('.map-backdrop').waitFor();
}

/** Does something, and tells how long each frame took meanwhile and how long the main thread was at work. */
async function watched(page, devtools, doing) {
  const before = await metrics(devtools);
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const tick = (now) => {
      window.frames_.push(now - last);
      last = now;
      window.ticking_ = requestAnimationFrame(tick);
    };
    window.ticking_ = requestAnimationFrame((now) => {
      last = now;
      window.ticking_ = requestAnimationFrame(tick);
    });
  });
  await doing();
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.ticking_);
    return window.frames_;
  });
  const after = await metrics(devtools);
  const of = (name) => ((after.get(name) - before.get(name)) * 1000) / frames.length;
  return { frames, work: of('TaskDuration'), script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
}

async function metrics(devtools) {
  const { metrics: all } = await devtools.send('Performance.getMetrics');
  return new Map(all.map(({ name, value }) => [name, value]));
}

const MOVES = 60;

/** Drags a token with a finger there and back, a point for each frame. */
async function drag(page, devtools) {
  const token = await page.locator('[data-token="hero-0"]').boundingBox();
  const from = { x: token.x + token.width / 2, y: token.y + token.height / 2 };
  const finger = (type, point) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: point === null ? [] : [point] });
  await finger('touchStart', from);
  for (let i = 1; i <= MOVES; i++) {
    const far = (1 - Math.abs(1 - (2 * i) / MOVES)) * 150;
    await finger('touchMove', { x: from.x + (from.x > 195 ? -far : far), y: from.y - far / 2 });
    if (i === MOVES / 2 && Math.abs((await page.locator('[data-token="hero-0"]').boundingBox()).x - token.x) < 50) throw new Error('the token does not come along');
    await sleep(16);
  }
  // Let go where it stood, so that nothing is sent.
  await finger('touchEnd', null);
}

/** Moves the map about with a finger. */
async function pan(page, devtools) {
  const frame = await page.locator('.map-frame').boundingBox();
  const middle = { x: Math.round(frame.x + frame.width / 2), y: Math.round(frame.y + frame.height / 2) };
  for (const [xDistance, yDistance] of [[-250, -200], [250, 200], [0, -250], [0, 250]]) {
    await devtools.send('Input.synthesizeScrollGesture', { ...middle, xDistance, yDistance, speed: 1000, gestureSourceType: 'touch', preventFling: true });
  }
}

/** Walks about with arrow keys. */
async function walk(page) {
  await page.locator('[data-token="hero-0"]').focus();
  for (let i = 0; i < MOVES; i++) {
    await page.keyboard.press(i % 12 < 6 ? 'ArrowRight' : 'ArrowLeft');
    await sleep(16);
  }
  await page.keyboard.press('Escape');
}

/** Chooses one after another, whose reach is then drawn. */
async function choose(page) {
  const seen = page.locator('.map-frame');
  const box = await seen.boundingBox();
  let taps = 0;
  for (const token of await page.locator('[data-token]').all()) {
    const at = await token.boundingBox();
    if (at.x < box.x + 4 || at.y < box.y + 4 || at.x + at.width > box.x + box.width || at.y + at.height > box.y + box.height) continue;
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    await sleep(250);
    if (++taps === 6) break;
  }
}

function part(numbers, share) {
  return numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
}

const [url, end] = orders.url === undefined ? await serve(orders.root) : [orders.url.replace(/\/$/, ''), () => {}];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: 'en' });
  const page = await context.newPage();
  const { table, token } = await lay(url);
  await page.goto(`${url}/t/${table}#${token}`);
  await page.locator('[data-token="hero-0"]').waitFor();
  if (orders.picture) await hang(page, token);
  await page.locator('[data-token="hero-0"]').tap();
  await page.locator('.map-reach[d^=M]').waitFor();
  await page.locator('.map-frame').scrollIntoViewIfNeeded();
  const devtools = await context.newCDPSession(page);
  // In time of the processor, so that whatever else the machine does is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  console.log(`${SIDE} x ${SIDE} spaces, ${BARRIERS} barriers, ${TOKENS} tokens, 390 x 844, processor slowed ${slow} times${orders.picture ? ', a picture below' : ''}:`);
  console.log('                    frames in ms: median, 95th of 100, longest   over 33 ms   processor of the main thread in ms for each frame (script, style, layout)');
  for (const [name, doing] of Object.entries({ 'a token is dragged': drag, 'the map is moved': pan, 'by arrow keys': walk, 'one is chosen': choose })) {
    const all = [];
    for (let i = 0; i <= times; i++) {
      await page.locator('[data-token="hero-0"]').evaluate((token) => token.scrollIntoView({ block: 'center', inline: 'center' }));
      const one = await watched(page, devtools, () => doing(page, devtools));
      if (i > 0) all.push(one); // the first one warms up
      await sleep(200);
    }
    const frames = all.flatMap((each) => each.frames);
    const mean = (what) => (all.reduce((sum, each) => sum + each[what], 0) / all.length).toFixed(1);
    console.log(
      `  ${name.padEnd(18)}${[0.5, 0.95, 1].map((share) => part(frames, share).toFixed(0).padStart(6)).join('')}`.padEnd(66) +
        `${((frames.filter((each) => each > 33.4).length * 100) / frames.length).toFixed(0)} %`.padStart(8) +
        `      ${mean('work')} (${mean('script')}, ${mean('style')}, ${mean('layout')})`,
    );
  }
  await context.close();
} finally {
  await browser.close();
  end();
}

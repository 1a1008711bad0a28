// Measures how soon a table is seen: see ./paint.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './serve.mjs';

const { values: orders } = parseArgs({
  options: {
    root: { type: 'string' },
    url: { type: 'string' },
    times: { type: 'string', default: '5' },
    requests: { type: 'boolean', default: false },
  },
});
const times = Number(orders.times);
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times is a whole number from 1 on, not ${orders.times}`);
  process.exit(2);
}
const { chromium } = createRequire(join(orders.root, 'web/package.json'))('playwright-core');

async function json(url, body) {
  const answer = await fetch(url, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}

/** Opens the table in a browser that knows nothing yet. */
async function open(browser, url, { table, token }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('main .scene') !== null && document.querySelector('[data-figure]') !== null) {
          requestAnimationFrame(() => {
            window.sceneAt = performance.now();
          });
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    });
    await page.goto(`${url}/t/${table}#${token}`);
    // The browser tells of a paint only some time after it.
    await page.waitForFunction(() => window.sceneAt !== undefined && performance.getEntriesByName('first-contentful-paint').length > 0);
    return await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource');
      const scripts = loaded.filter((each) => /\.js$/.test(new URL(each.name).pathname) && each.startTime < window.sceneAt);
      return {
        page: performance.getEntriesByType('navigation')[0].responseEnd,
        paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
        scene: window.sceneAt,
        scripts: scripts.reduce((sum, each) => sum + each.encodedBodySize, 0),
        requests: loaded.map((each) => ({ at: each.startTime, till: each.responseEnd, size: each.encodedBodySize, path: new URL(each.name).pathname })),
      };
    });
  } finally {
    await context.close();
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

const [url, end] = orders.url === undefined ? await serve(orders.root) : [orders.url.replace(/\/$/, ''), () => {}];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  for (const book of await json(`${url}/api/books`)) {
    if (!book.demo) continue;
    const looks = [];
    for (let i = 0; i <= times; i++) {
      const look = await open(browser, url, await json(`${url}/api/tables`, { book: book.id, demo: true }));
      if (i > 0) looks.push(look); // the first one warms the server
    }
    const told = (name) => {
      const numbers = looks.map((look) => look[name]);
      return `${Math.round(median(numbers))} ms (${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))})`;
    };
    console.log(`${book.title}, ${times} times with an empty cache, 1440 x 900, median (and from least to most):`);
    console.log(`  the page itself came    ${told('page')}`);
    console.log(`  first contentful paint  ${told('paint')}`);
    console.log(`  the scene is there      ${told('scene')}`);
    console.log(`  JavaScript until then   ${Math.round(looks[0].scripts / 1000)} kB gzipped`);
    if (orders.requests) {
      for (const { at, till, size, path } of looks.at(-1).requests) {
        console.log(`    ${String(Math.round(at)).padStart(5)} to ${String(Math.round(till)).padStart(5)} ms  ${String(Math.round(size / 100) / 10).padStart(6)} kB  ${path}`);
      }
    }
  }
} finally {
  await browser.close();
  end();
}

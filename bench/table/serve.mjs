// A server of our own for a measurement.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A server with no tables yet; the function ends it. */
export async function serve(root) {
  const data = mkdtempSync(join(tmpdir(), 'quintain-measured-'));
  const port = await freePort();
  const server = spawn(join(root, 'quintain'), ['serve', '--bind', '127.0.0.1', '--port', String(port), '--data', data], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; ; i++) {
    if (await fetch(`${url}/api/books`).then((answer) => answer.ok, () => false)) break;
    if (i === 600 || server.exitCode !== null) throw new Error('the server did not become ready');
    await sleep(100);
  }
  return [
    url,
    () => {
      server.once('exit', () => rmSync(data, { recursive: true, force: true }));
      server.kill();
    },
  ];
}

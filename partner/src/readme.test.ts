/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { build } from 'esbuild';

import { packForConsumer } from './testing/pack-for-consumer';
import { type GraphServer, startGraphServer } from './testing/start-graph-server';

const run = promisify(execFile);
const README = readFileSync(resolve(__dirname, '../README.md'), 'utf8');
const TSC = require.resolve('typescript/bin/tsc');
/** Ten times what it takes alone: other tests may want the processor. */
const BUILD_MS = 120_000;

const example = (language: 'ts' | 'tsx'): string => {
  const code = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(README)?.[1];
  if (code === undefined) throw new Error(`The README has no ${language} example.`);
  return code;
};

/** A page that mounts the example and prints what it first shows, then its list. */
const PAGE = `
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<main></main>');
const main = window.document.querySelector('main')!;
for (const [name, value] of Object.entries({ window, document: window.document, navigator: window.navigator })) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
let waiting = true;
new window.MutationObserver(() => {
  if (waiting) console.log(main.textContent);
  waiting = false;
  const items = [...main.querySelectorAll('li')];
  for (const item of items) console.log(item.lang, item.textContent);
  if (items.length > 0) process.exit();
}).observe(main, { childList: true, subtree: true });
const { createRoot } = await import('react-dom/client');
const { App } = await import('./app.js');
createRoot(main).render(<App />);
`;

let server: GraphServer;
let consumer: string;

beforeAll(async () => {
  server = await startGraphServer();
  consumer = await packForConsumer();
  const here = (code: string): string => code.replace('http://localhost:8000/graphql', server.url);
  await writeFile(join(consumer, 'server.ts'), here(example('ts')));
  await writeFile(join(consumer, 'app.tsx'), here(example('tsx')));
}, BUILD_MS);
afterAll(() => server.stop());

describe('the examples of the README, in a project that installed the package', () => {
  it(
    'are accepted by the compiler, which knows every field',
    async () => {
      const misspelt = example('ts').replace('video.title', 'video.titel');
      await writeFile(join(consumer, 'misspelt.ts'), misspelt);
      const { stdout } = await run(process.execPath, [TSC, '-p', consumer]).catch(
        (refused: unknown) => refused as { stdout: string },
      );
      const complaints = stdout.trim().split('\n');

      expect(complaints).toHaveLength(1);
      expect(complaints[0]).toMatch(/misspelt\.ts.*Property 'titel' does not exist/);
    },
    BUILD_MS,
  );

  it('print the videos on a server', async () => {
    const outfile = join(consumer, 'server.js');
    await build({ entryPoints: [join(consumer, 'server.ts')], outfile, format: 'esm', target: 'node20' });
    const { stdout } = await run(process.execPath, [outfile], { cwd: consumer });

    expect(stdout.trim().split('\n')).toEqual([
      'aaa111 الفانوس الأخير (أعمال أصلية)',
      'bbb222 ماء مالح (سفر)',
      'ccc333 البكرة الثانية (سينما)',
    ]);
  });

  it('show the free videos in React', async () => {
    await writeFile(join(consumer, 'page.tsx'), PAGE);
    const outfile = join(consumer, 'page.mjs');
    await build({
      entryPoints: [join(consumer, 'page.tsx')],
      outfile,
      bundle: true,
      packages: 'external',
      format: 'esm',
      jsx: 'automatic',
      target: 'node20',
    });
    const { stdout } = await run(process.execPath, [outfile], { cwd: consumer });
    expect(stdout.trim().split('\n')).toEqual(['Loading…', 'en Salt Water', 'en Second Reel']);
  });
});

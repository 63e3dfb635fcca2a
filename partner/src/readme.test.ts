import { exec, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { screen } from '@testing-library/dom';

import { type LocalRegistry, startLocalRegistry } from './testing/local-registry';
import { printedSteps } from './testing/printed-steps';
import { type GraphServer, startGraphServer } from './testing/start-graph-server';

const run = promisify(execFile);
const shell = promisify(exec);
const ROOT = resolve(__dirname, '../..');
const README = readFileSync(resolve(__dirname, '../README.md'), 'utf8');
const TSC = require.resolve('typescript/bin/tsc');
const PACKAGE = 'sahra-partner-0.1.0.tgz';
/** Ten times the duration on an idle machine, because other tests may use the CPU. */
const ALL_STEPS_MS = 240_000;
const COMPILE_MS = 60_000;

let server: GraphServer;
let registry: LocalRegistry;
/** Empty folder, as a reader of the README has it. */
let folder: string;
/** Output of each command. */
const printed = new Map<string, string>();

/** Returns the environment of a new shell, without the variables of the npm that runs this test. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: folder,
  npm_config_registry: registry.url,
  npm_config_update_notifier: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  NO_COLOR: '1',
});

/** Runs a command of the README where its reader would: `npm pack` in the clone, the rest in the folder. */
const follow = async (command: string): Promise<void> => {
  const inClone = command.startsWith('npm pack');
  const { stdout } = await shell(command, { cwd: inClone ? ROOT : folder, env: environment() });
  if (inClone) await rename(join(ROOT, PACKAGE), join(folder, PACKAGE));
  printed.set(command, stdout.trim());
};

beforeAll(async () => {
  server = await startGraphServer();
  registry = await startLocalRegistry(ROOT);
  folder = await mkdtemp(join(tmpdir(), 'sahra-partner-'));
  for (const step of printedSteps(README)) {
    if ('command' in step) await follow(step.command);
    else {
      const here = step.text.replaceAll('http://localhost:8000/graphql', server.url);
      await writeFile(join(folder, step.file), here);
    }
  }
}, ALL_STEPS_MS);
afterAll(async () => {
  await Promise.all([server.stop(), registry.stop()]);
  await rm(folder, { recursive: true, force: true });
});

test('the first command gives a package with its build and its types', async () => {
  const { stdout } = await run('tar', ['-tzf', join(folder, PACKAGE)]);
  for (const file of ['sahra.js', 'sahra.cjs', 'sahra.d.ts', 'sahra.d.cts'])
    expect(stdout).toContain(`package/dist/${file}`);
});

test('the example for a server prints the videos', () => {
  expect(printed.get('node videos.mjs')?.split('\n')).toEqual([
    'aaa111 الفانوس الأخير (أعمال أصلية)',
    'bbb222 ماء مالح (سفر)',
    'ccc333 البكرة الثانية (سينما)',
  ]);
});

test('CommonJS takes the same package', () => {
  expect(printed.get('node videos.cjs')).toBe('The Last Lantern');
});

test('the example with a key sends it', () => {
  expect(printed.get('SAHRA_KEY=sk_your_key node with-key.mjs')).toBe('The Last Lantern');
  expect(server.received.map(({ headers }) => headers['x-api-key'])).toContain('sk_your_key');
});

test('the React example, bundled as printed, shows the free videos', async () => {
  const page = new DOMParser().parseFromString(
    await readFile(join(folder, 'index.html'), 'utf8'),
    'text/html',
  );
  document.body.replaceChildren(...page.body.children);
  const script = document.querySelector('script')?.getAttribute('src') ?? '';
  window.eval(await readFile(join(folder, script), 'utf8'));
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Salt Water', 'Second Reel']);
});

const TYPED = `import { createSahraClient, gql, VideosDocument } from '@sahra/partner';
import type { Locale, SahraClientOptions, VideoFilter, VideosQuery } from '@sahra/partner';
const locale: Locale = 'en';
const options: SahraClientOptions = { url: 'http://localhost:8000/graphql', locale };
const filter: VideoFilter = { kind: 'EPISODE' };
export const titles = async (): Promise<string[]> => {
  const { data } = await createSahraClient(options).query(VideosDocument, { first: 5, filter });
  const videos: VideosQuery['videos'] | undefined = data?.videos;
  return videos?.nodes.map((video) => video.title) ?? [];
};
export const own = gql\`{ channels(first: 1) { nodes { slug } } }\`;
`;

test(
  'the compiler knows every field and every exported type, in both kinds of modules',
  async () => {
    const misspelt = TYPED.replace('video.title', 'video.titel');
    const files = new Map([
      ...['good.mts', 'good.cts'].map((name) => [name, TYPED] as const),
      ...['misspelt.mts', 'misspelt.cts'].map((name) => [name, misspelt] as const),
    ]);
    for (const [name, text] of files) await writeFile(join(folder, name), text);
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022'];
    const typed = [TSC, ...flags, ...files.keys()];
    const { stdout } = await run(process.execPath, typed, { cwd: folder }).catch(
      (refused: unknown) => refused as { stdout: string },
    );
    expect(stdout.trim().split('\n').sort()).toEqual([
      expect.stringMatching(/^misspelt\.cts.*Property 'titel' does not exist/),
      expect.stringMatching(/^misspelt\.mts.*Property 'titel' does not exist/),
    ]);
  },
  COMPILE_MS,
);

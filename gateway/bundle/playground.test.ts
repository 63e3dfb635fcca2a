import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DEVELOPMENT_VIEWERS } from '@sahra/schemas/development-viewers';

import { openStream } from '../src/testing/open-stream';
import { startTestGateway } from '../src/testing/test-gateway';
import type { TestGateway } from '../src/testing/test-gateway';
import { readExamples } from './read-examples';

const GATEWAY = join(__dirname, '..');
const DIST = join(GATEWAY, 'dist', 'playground');
const EXAMPLES = join(GATEWAY, 'playground', 'examples');
const tasks = readExamples(EXAMPLES);
const examples = tasks.flatMap((task) => task.examples);

let gateway: TestGateway;
beforeAll(async () => {
  if (!existsSync(join(DIST, 'playground.js'))) execFileSync('npm', ['run', '-s', 'build'], { cwd: GATEWAY });
  gateway = await startTestGateway({ playgroundDir: DIST, developmentSignIn: true });
});
afterAll(() => gateway.close());

const open = (path = '/graphql', accept = 'text/html,application/xhtml+xml') =>
  fetch(`${gateway.origin}${path}`, { headers: { accept } });

const firstEvent = async (query: string, variables: object) => {
  const stream = await openStream(gateway.origin, { query, variables });
  const event = await stream.next();
  stream.close();
  return event?.data;
};

describe('the saved examples', () => {
  it.each(tasks.map(({ task, ...rest }) => [task.en, { task, ...rest }] as const))(
    'of the task %s are named and described in both languages',
    (_name, { task, examples: ofTask }) => {
      const words = [task, ...ofTask.flatMap(({ title, about }) => [title, about])];
      expect(words.length).toBeGreaterThan(2);
      expect(words.filter(({ en, ar }) => en.trim() === '' || !/[\u0621-\u064a]/.test(ar))).toEqual([]);
    },
  );

  it('are all in the index: a file that it does not name is an error', () => {
    const folder = mkdtempSync(join(tmpdir(), 'examples-'));
    cpSync(EXAMPLES, folder, { recursive: true });
    cpSync(join(EXAMPLES, 'plans.graphql'), join(folder, 'forgotten.graphql'));
    expect(() => readExamples(folder)).toThrow('examples.json does not name forgotten.graphql.');
    rmSync(folder, { recursive: true });
  });

  it.each(examples.map((example) => [example.name, example] as const))(
    '%s is answered without errors',
    async (_name, example) => {
      const variables = JSON.parse(example.variables ?? '{}') as object;
      const answer = /^subscription /m.test(example.query)
        ? await firstEvent(example.query, variables)
        : (await gateway.ask(example.query, variables)).body;
      expect(answer?.errors).toBeUndefined();
      expect(answer?.data).toBeTruthy();
    },
  );
});

describe('the playground', () => {
  it('is what a browser gets at the address of the graph', async () => {
    const answer = await open();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('/graphql/playground/playground.js');
  });

  it('is not in the way of a question', async () => {
    const answer = await fetch(
      `${gateway.origin}/graphql?${new URLSearchParams({ query: '{ contentVersion }' }).toString()}`,
      {
        headers: { accept: 'text/html, */*', 'apollo-require-preflight': 'test' },
      },
    );
    expect(await answer.json()).toMatchObject({ data: { contentVersion: 0 } });
  });

  it('brings its own files, and may load from nowhere else', async () => {
    const page = await open();
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, address]) => address ?? '')
      .filter((address) => !address.startsWith('data:'));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(address).toMatch(/^\/graphql\/playground\//);
      const file = await open(address, '*/*');
      expect(file.status).toBe(200);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  it('styles and fonts are inside its own stylesheet', () => {
    const css = readFileSync(join(DIST, 'playground.css'), 'utf8');
    const addresses = [...css.matchAll(/url\(["']?([^)"']+)/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([]);
  });

  it('has the saved examples for its sidebar', async () => {
    const answer = await open('/graphql/playground/examples.json', '*/*');
    expect(await answer.json()).toEqual(tasks);
  });

  it('offers to sign in as a viewer where the development viewers exist', async () => {
    const answer = await open('/graphql/playground/viewers.json', '*/*');
    const viewers = (await answer.json()) as { email: string }[];
    expect(viewers.map(({ email }) => email)).toEqual(DEVELOPMENT_VIEWERS.map(({ email }) => email));
  });

  it('offers nobody to sign in as where they do not', async () => {
    const strict = await startTestGateway({ playgroundDir: DIST });
    const answer = await fetch(`${strict.origin}/graphql/playground/viewers.json`);
    expect(await answer.json()).toEqual([]);
    await strict.close();
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startTestGateway } from '../src/testing/test-gateway';
import type { TestGateway } from '../src/testing/test-gateway';
import { readExamples } from './read-examples';

const GATEWAY = join(__dirname, '..');
const DIST = join(GATEWAY, 'dist', 'playground');
const examples = readExamples(join(GATEWAY, 'playground', 'examples'));

let gateway: TestGateway;
beforeAll(async () => {
  if (!existsSync(join(DIST, 'playground.js'))) execFileSync('npm', ['run', '-s', 'build'], { cwd: GATEWAY });
  gateway = await startTestGateway({ playgroundDir: DIST });
});
afterAll(() => gateway.close());

const open = (path = '/graphql', accept = 'text/html,application/xhtml+xml') =>
  fetch(`${gateway.origin}${path}`, { headers: { accept } });

describe('the saved examples', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
  });

  it.each(examples.map((example) => [example.name, example] as const))(
    '%s is answered without errors',
    async (_name, example) => {
      const variables = JSON.parse(example.variables ?? '{}') as object;
      const { body } = await gateway.ask(example.query, variables);
      expect(body.errors).toBeUndefined();
      expect(body.data).toBeTruthy();
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
    }
  });

  it('styles and fonts are inside its own stylesheet', () => {
    const css = readFileSync(join(DIST, 'playground.css'), 'utf8');
    const addresses = [...css.matchAll(/url\(["']?([^)"']+)/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([]);
  });

  it('opens with the saved examples as tabs', async () => {
    const answer = await open('/graphql/playground/examples.json', '*/*');
    const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(examples.map(({ name }) => name));
  });
});

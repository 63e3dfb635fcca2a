import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createSahraClient } from '../../../partner/src/client/create-sahra-client';
import { VideosDocument } from '../../../partner/src/videos/videos.generated';

const url = `${process.env['BASE_URL'] ?? 'http://localhost:8000'}/graphql`;
const ROOT = join(__dirname, '..', '..', '..');
/** Timeout for starting npm and the command of accounts on a busy machine. */
const COMMAND_MS = 120_000;
const MINUTE_MS = 60_000;

/** Runs a command as operators do, against the product of this folder. */
const command = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('npm', ['run', '-s', 'partner-key', '--', ...args], { cwd: ROOT })).stdout;

/** Creates a key, passes it to `use`, and revokes it afterwards. */
const withKey = async (
  options: string[],
  use: (made: { id: string; key: string }) => Promise<void>,
): Promise<void> => {
  const shown = await command('create', '--name', 'contract test', ...options);
  const id = /^id +(\S+)$/m.exec(shown)?.[1] ?? '';
  const key = /^key +(\S+)$/m.exec(shown)?.[1] ?? '';
  try {
    await use({ id, key });
  } finally {
    await command('revoke', '--id', id);
  }
};

interface Answer {
  data?: Record<string, unknown>;
  errors?: { path?: string[]; extensions: { code: string; reason?: string; scope?: string } }[];
  extensions?: { cost?: { requested: number; bucket: { left: number } } };
}

const ask = async (query: string, headers: Record<string, string>) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer };
};

const SHOWS = '{ shows(first: 1) { nodes { slug } } }';
const PLANS = '{ plans { code } }';

describe('a key that accounts made', () => {
  it(
    'opens its scopes for the partner client, and the command lists its use',
    () =>
      withKey(['--scopes', 'catalogue:read'], async ({ id, key }) => {
        const client = createSahraClient({ url, locale: 'ar', apiKey: key });
        const { data, error } = await client.query(VideosDocument, { first: 3 });
        expect(error).toBeUndefined();
        expect(data?.videos?.nodes).toHaveLength(3);
        expect((await command('list')).split(id)[1]).toMatch(/^.*\n.*last used \d{4}-/);
      }),
    COMMAND_MS,
  );

  it(
    'is refused what it lacks a scope for, and keeps the rest',
    () =>
      withKey(['--scopes', 'catalogue:read'], async ({ key }) => {
        const query = '{ channels(first: 1) { nodes { slug } } smartBanner { title } }';
        const { status, body } = await ask(query, { 'x-api-key': key });
        expect(status).toBe(200);
        expect(body.data).toMatchObject({ channels: { nodes: [{}] }, smartBanner: null });
        expect(body.errors).toMatchObject([
          { path: ['smartBanner'], extensions: { code: 'FORBIDDEN', scope: 'pages:read' } },
        ]);
        expect(body.extensions?.cost?.bucket.left).toBeGreaterThan(0);
        expect((await ask(PLANS, { 'x-api-key': key })).body.data).toEqual({ plans: null });
      }),
    COMMAND_MS,
  );

  it(
    'for browsers counts on its origins, which may read the answer',
    () =>
      withKey(
        ['--scopes', 'catalogue:read', '--kind', 'pk', '--origins', 'https://app.example'],
        async ({ key }) => {
          const from = (origin: string) => ask(SHOWS, { 'x-api-key': key, origin });
          const good = await from('https://app.example');
          expect(good.status).toBe(200);
          expect(good.headers.get('access-control-allow-origin')).toBe('https://app.example');
          const other = await from('https://other.example');
          expect(other.status).toBe(403);
          expect(other.body.errors).toMatchObject([{ extensions: { reason: 'PARTNER_KEY_ORIGIN' } }]);
        },
      ),
    COMMAND_MS,
  );

  it(
    'is refused within a minute of being revoked',
    () =>
      withKey(['--scopes', 'catalogue:read'], async ({ id, key }) => {
        expect((await ask(SHOWS, { 'x-api-key': key })).status).toBe(200);
        await command('revoke', '--id', id);
        const end = Date.now() + MINUTE_MS;
        let answer = await ask(SHOWS, { 'x-api-key': key });
        while (answer.status === 200 && Date.now() < end) answer = await ask(SHOWS, { 'x-api-key': key });
        expect(answer.status).toBe(401);
        expect(answer.body.errors).toMatchObject([{ extensions: { reason: 'PARTNER_KEY_INVALID' } }]);
      }),
    COMMAND_MS + MINUTE_MS,
  );
});

test('a key that nobody made reaches the partner client as a refusal, not as a lost network', async () => {
  const client = createSahraClient({ url, locale: 'en', apiKey: `sk_${'x'.repeat(43)}` });
  const { data, error } = await client.query(VideosDocument, { first: 1 });
  expect(data).toBeUndefined();
  expect(error?.networkError).toBeUndefined();
  expect(error?.graphQLErrors[0]?.extensions).toMatchObject({ reason: 'PARTNER_KEY_INVALID' });
});

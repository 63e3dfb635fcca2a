import { startAccounts, type RunningAccounts } from '../../../testing/start-accounts';
import { Refusal } from '../../../platform/http/errors/refusal';
import { parsePartnerKeyCommand } from './partner-key-command';
import { refusalText } from './refusal-text';
import { runPartnerKeyCommand } from './run-partner-key-command';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

/** Runs a command and returns what the terminal shows. */
const command = async (...args: string[]): Promise<string> => {
  try {
    const { database, clock } = accounts;
    return await runPartnerKeyCommand(database.queries, parsePartnerKeyCommand(args), 'ops', clock.now());
  } catch (error) {
    return error instanceof Refusal ? refusalText(error) : String(error);
  }
};
const madeBy = (shown: string) => ({
  id: /^id +(\S+)$/m.exec(shown)?.[1] ?? '',
  key: /^key +(\S+)$/m.exec(shown)?.[1] ?? '',
});
const CREATE = ['create', '--name', 'تطبيق التلفاز', '--scopes', 'search:read, catalogue:read'];

test('creates a key that is shown once, and lists it without', async () => {
  const { id, key } = madeBy(await command(...CREATE));
  expect(key).toMatch(/^sk_[\w-]{43}$/);
  const list = await command('list');
  expect(list).toContain(`${id}  ${key.slice(0, 8)}…  تطبيق التلفاز`);
  expect(list).toContain('in force; last used never');
  expect(list).toContain('by ops');
  expect(list).toContain('search:read catalogue:read');
  expect(list).not.toContain(key);
});

test('creates a key for browsers with its origins', async () => {
  const origins = 'https://app.example,http://localhost:3000';
  const { id, key } = madeBy(await command(...CREATE, '--kind', 'pk', '--origins', origins));
  expect(key).toMatch(/^pk_/);
  expect((await command('list')).split(id)[1]).toContain('from https://app.example http://localhost:3000');
});

test('rotates with an overlap, and revokes', async () => {
  const { id } = madeBy(await command(...CREATE));
  const rotated = await command('rotate', '--id', id, '--overlap-hours', '2');
  expect(madeBy(rotated).key).toMatch(/^sk_/);
  expect(rotated).toContain('The old key ends in 2 hours.');
  const end = new Date(accounts.clock.now().getTime() + 2 * 60 * 60 * 1000);
  expect((await command('list')).split(id)[1]).toContain(`ends ${end.toISOString()}`);
  expect(await command('rotate', '--id', id)).toBe("We couldn't find that.");
  expect(await command('revoke', '--id', id)).toContain('Revoked');
  expect((await command('list')).split(id)[1]).toContain('revoked');
});

test.each([
  [['create', '--scopes', 'search:read'], '--name:'],
  [['create', '--name', 'x'.repeat(101), '--scopes', 'search:read'], '--name:'],
  [['create', '--name', 'TV'], '--scopes:'],
  [['create', '--name', 'TV', '--scopes', 'search:read,viewers:write'], '--scopes:'],
  [[...CREATE, '--kind', 'pk'], '--origins:'],
  [[...CREATE, '--origins', 'https://app.example'], '--origins:'],
  [[...CREATE, '--kind', 'pk', '--origins', 'https://app.example/page'], '--origins:'],
  [[...CREATE, '--kind', 'pk', '--origins', 'javascript:alert(1)'], '--origins:'],
  [[...CREATE, '--kind', 'xk'], '--kind is sk or pk.'],
  [['rotate', '--id', 'all'], 'Name the key'],
  [['rotate', '--id', '00000000-0000-4000-8000-000000000000', '--overlap-hours', '0.5'], 'whole number'],
  [['revoke'], 'Name the key'],
  [['revoke', '--id', '00000000-0000-4000-8000-000000000000'], "We couldn't find that."],
  [['delete'], 'Say what to do'],
  [[], 'Say what to do'],
  [['list', '--all'], 'not known'],
])('%j is answered with what is wrong, and makes nothing', async (args, problem) => {
  const before = await command('list');
  expect(await command(...args)).toContain(problem);
  expect(await command('list')).toBe(before);
});

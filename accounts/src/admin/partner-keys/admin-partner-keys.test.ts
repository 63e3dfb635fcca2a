import { asDesk } from '../../testing/as-desk';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
let desk: ReturnType<typeof asDesk>;
beforeAll(async () => {
  accounts = await startAccounts();
  desk = asDesk(accounts, ['keys:write']);
});
afterAll(() => accounts.stop());

const PATH = '/api/admin/partner_keys';
interface Made {
  data: { id: string; key: string };
}
const create = async (changed: object = {}) => {
  const body = { name: 'Cinema App', kind: 'sk', scopes: ['catalogue:read'], ...changed };
  const answer = await desk('POST', PATH, body);
  return { status: answer.status, body: (await answer.json()) as Made };
};
const list = async () => ((await (await desk('GET', PATH)).json()) as { data: { id: string }[] }).data;

test('a key is shown once, listed without itself, taken over and revoked', async () => {
  const made = await create();
  expect([made.status, made.body.data.key]).toEqual([201, expect.stringMatching(/^sk_/)]);
  const { id, key } = made.body.data;
  const listed = await list();
  expect(listed).toMatchObject([
    { id, name: 'Cinema App', created_by: 'support@sahra.example', revoked_at: null },
  ]);
  expect(JSON.stringify(listed)).not.toContain(key);

  const rotated = (await (await desk('POST', `${PATH}/${id}/rotate`, { overlap_hours: 2 })).json()) as Made;
  const end = new Date(accounts.clock.now().getTime() + 2 * 3_600_000).toISOString();
  expect(await list()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, expires_at: end }),
      expect.objectContaining({ id: rotated.data.id, rotated_from: id, expires_at: null }),
    ]),
  );
  expect((await desk('DELETE', `${PATH}/${rotated.data.id}`)).status).toBe(204);
  expect(await list()).toContainEqual(
    expect.objectContaining({ id: rotated.data.id, revoked_at: accounts.clock.now().toISOString() }),
  );
  const audit = await (await asDesk(accounts)('GET', `/api/admin/audit`)).text();
  expect(audit).toContain('partner_key.revoke');
  for (const secret of [key, rotated.data.key]) expect(audit).not.toContain(secret);
});

test.each([
  ['a scope that is none', { scopes: ['everything'] }, 422, 'SCOPES_INVALID'],
  ['a browser key without origins', { kind: 'pk' }, 422, 'ORIGINS_INVALID'],
  ['no name', { name: '' }, 400, 'BAD_USER_INPUT'],
])('refuses %s', async (_what, changed, status, code) => {
  const answer = await create(changed);
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
});

test('a key of nobody is neither taken over nor revoked, and the audit says nothing of it', async () => {
  const path = `${PATH}/00000000-0000-4000-8000-000000000000`;
  expect((await desk('POST', `${path}/rotate`, {})).status).toBe(404);
  expect((await desk('DELETE', path)).status).toBe(404);
  const audit = await (await asDesk(accounts)('GET', '/api/admin/audit')).text();
  expect(audit).not.toContain('00000000-0000');
});

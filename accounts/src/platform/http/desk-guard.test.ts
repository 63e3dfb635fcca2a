import { DESK_SCOPES, type DeskScope } from '@sahra/schemas/desk-access';
import { messageOf } from '@sahra/schemas/messages';

import { deskToken } from '../../testing/desk-token';
import { describedRoutes, type DescribedRoute } from '../../testing/described-routes';
import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { MINUTE_MS } from '../time/durations';

let accounts: RunningAccounts;
let routes: DescribedRoute[];
beforeAll(async () => {
  routes = (await describedRoutes()).filter(({ path }) => path.startsWith('/api/admin/'));
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const send = ({ method, path }: DescribedRoute, token: string | undefined) =>
  fetch(new URL(path, accounts.url), {
    method,
    headers: { 'x-localization': 'ar', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

test('every route of the admin side names a scope of the desk', () => {
  expect(routes.length).toBeGreaterThan(2);
  expect(routes.filter(({ deskScope }) => deskScope === undefined || !(deskScope in DESK_SCOPES))).toEqual(
    [],
  );
});

test.each([
  ['no token', () => undefined],
  ["a viewer's bearer", async () => (await signedIn(accounts)).token],
  ['a token that ended', () => deskToken(accounts, { lives: -1 })],
  ['a token of another secret', () => deskToken(accounts, { secret: 'x'.repeat(32) })],
  ['a token for somebody else', () => deskToken(accounts, { audience: 'gateway' })],
])('all refuse %s', async (_case, token) => {
  for (const route of routes) {
    const answer = await send(route, await token());
    expect([route.path, answer.status]).toEqual([route.path, 401]);
    const message = messageOf('UNAUTHENTICATED', 'ar');
    expect(await answer.json()).toEqual({ code: 'UNAUTHENTICATED', message });
  }
});

test('all refuse an editor who may do everything else', async () => {
  for (const route of routes) {
    const scopes = (Object.keys(DESK_SCOPES) as DeskScope[]).filter((scope) => scope !== route.deskScope);
    const answer = await send(route, await deskToken(accounts, { scopes }));
    expect([route.path, answer.status]).toEqual([route.path, 403]);
    expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('a token that was signed long ago is refused although it would still run', async () => {
  const token = await deskToken(accounts, { lives: 3600 });
  accounts.clock.advance(6 * MINUTE_MS);
  const [route] = routes;
  if (!route) throw new Error('There is no route to try.');
  expect((await send(route, token)).status).toBe(401);
});

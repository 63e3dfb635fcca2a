import { NO_LIMITS } from '../testing/no-limits';
import { sampledRoutes, type SampledRoute } from '../testing/sampled-routes';
import { signedIn } from '../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../testing/start-accounts';

const NUL = 'a\0b';
const BROKEN = [
  ['NUL', NUL],
  ['half of a pair', 'a\ud800b'],
] as const;

let accounts: RunningAccounts;
let routes: SampledRoute[];
beforeAll(async () => {
  accounts = await startAccounts({ rateLimits: NO_LIMITS });
  routes = await sampledRoutes(accounts, await signedIn(accounts));
});
afterAll(() => accounts.stop());

const refused = (field: string) => ({
  status: 400,
  text: expect.stringContaining(`"error_codes":{"${field}":["BAD_USER_INPUT"]}`) as string,
});

test.each(BROKEN)('every field of every body refuses %s, and says which field', async (_name, broken) => {
  let fields = 0;
  for (const { body = {}, isForm, send } of routes) {
    // Forms are UTF-8, which cannot encode lone surrogates.
    if (isForm && broken !== NUL) continue;
    for (const field of Object.keys(body)) {
      fields += 1;
      expect(await send({ body: { ...body, [field]: broken } })).toMatchObject(refused(field));
    }
  }
  expect(fields).toBeGreaterThan(50);
});

test('every parameter of every address refuses NUL', async () => {
  let parameters = 0;
  // The list of providers is checked before any other input.
  for (const { pathParameters, queryParameters, send } of routes.filter(
    ({ name }) => !name.includes('auth'),
  )) {
    for (const name of pathParameters) {
      parameters += 1;
      expect(await send({ path: { [name]: NUL } })).toMatchObject(refused(name));
    }
    for (const name of queryParameters) {
      parameters += 1;
      expect(await send({ query: { [name]: NUL } })).toMatchObject(refused(name));
    }
  }
  expect(parameters).toBeGreaterThan(40);
});

test.each(BROKEN)('%s is found at any depth, and in the name of a field', async (_name, broken) => {
  const send = (body: string) =>
    fetch(new URL('/api/register', accounts.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const text = JSON.stringify(broken);
  const deep = `${'['.repeat(7000)}${text}${']'.repeat(7000)}`;
  const codesOf = async (body: string) => {
    const answer = await send(body);
    return [answer.status, ((await answer.json()) as { error_codes?: object }).error_codes];
  };
  expect(await codesOf(`{"name":${deep}}`)).toEqual([400, { name: ['BAD_USER_INPUT'] }]);
  expect(await codesOf(`{"name":{"first":[{${text}:1}]}}`)).toEqual([400, { name: ['BAD_USER_INPUT'] }]);
  expect(await codesOf(`{${text}:1}`)).toEqual([400, { body: ['BAD_USER_INPUT'] }]);
  expect(await codesOf(`{"valueOf":${text}}`)).toEqual([400, { valueOf: ['BAD_USER_INPUT'] }]);
});

import { messageOf } from '@sahra/schemas/messages';

import { VIEWERS } from '../../testing/fake-accounts/responses';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const REQUEST =
  'mutation Request($input: RequestEmailCodeInput!) { requestEmailCode(input: $input) { expiresInSeconds resendInSeconds errors { code field message } } }';
const CHANGE =
  'mutation Change($input: ChangeEmailInput!) { changeEmail(input: $input) { viewer { email } triesLeft errors { code field message } } }';

const BEARER = { authorization: 'Bearer bearer-paid' };
const NEW = 'new@sahra.example';
const callsTo = (path: string) => gateway.accounts.calls.filter((call) => call.path === path);
const request = (input: object, headers: Record<string, string> = BEARER) =>
  gateway.ask(REQUEST, { input: { email: NEW, password: 'sahra-2026', ...input } }, headers);

describe('requestEmailCode', () => {
  it('says how long the code is good for and when the next may be asked for', async () => {
    const { body, headers } = await request({}, { ...BEARER, 'x-localization': 'ar' });
    expect(body.data).toEqual({
      requestEmailCode: { expiresInSeconds: 600, resendInSeconds: 60, errors: [] },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const [call] = callsTo('/api/change_email/code');
    expect(call?.headers['x-localization']).toBe('ar');
    expect(JSON.parse(call?.body ?? '')).toEqual({ email: NEW, password: 'sahra-2026' });
  });

  it.each([
    [{ password: 'wrong' }, 'CURRENT_WRONG', 'password'],
    [{ email: 'free@sahra.example' }, 'EMAIL_TAKEN', 'email'],
  ])('ties the refusal of %j to its field', async (input, code, field) => {
    const { body } = await request(input, { ...BEARER, 'x-localization': 'ar' });
    expect(body.data).toMatchObject({
      requestEmailCode: {
        expiresInSeconds: null,
        errors: [{ code, field, message: messageOf(code, 'ar') }],
      },
    });
  });

  it('sends one mail for one submit: the second sending carries the same key', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const { body } = await request({}, { ...BEARER, 'idempotency-key': 'form-1' });
    expect(body.data).toMatchObject({ requestEmailCode: { errors: [] } });
    const keys = callsTo('/api/change_email/code').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['form-1', 'form-1']);
  });

  it('wants a session, and accounts is not asked', async () => {
    const { body } = await request({}, {});
    expect(body.data).toMatchObject({ requestEmailCode: { errors: [{ code: 'SESSION_REQUIRED' }] } });
    expect(callsTo('/api/change_email/code')).toEqual([]);
  });
});

describe('changeEmail', () => {
  it('answers the viewer as accounts has them after the change', async () => {
    const { body } = await gateway.ask(CHANGE, { input: { code: '1234' } }, BEARER);
    expect(body.data).toEqual({
      changeEmail: { viewer: { email: VIEWERS.paid.email }, triesLeft: null, errors: [] },
    });
    const paths = gateway.accounts.calls.map(({ path }) => path);
    expect(paths.slice(-2)).toEqual(['/api/change_email', '/api/details']);
  });

  it('says how many tries are left, at the field', async () => {
    const { body } = await gateway.ask(CHANGE, { input: { code: '0000' } }, BEARER);
    const error = { code: 'CODE_WRONG', field: 'code', message: messageOf('CODE_WRONG', 'en') };
    expect(body.data).toEqual({ changeEmail: { viewer: null, triesLeft: 4, errors: [error] } });
  });
});

import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
let log = '';
beforeAll(async () => {
  gateway = await startTestGateway({ onLogLine: (line) => void (log += line) });
});
beforeEach(() => {
  log = '';
});
afterAll(() => gateway.close());

const BEARER = { authorization: 'Bearer bearer-paid', 'x-localization': 'ar' };

/** Updates a profile while accounts refuses with the given body. */
const updateRefused = (status: number, body: object, fields = 'code field message') => {
  const refusal = { status, body: { message: 'secret upstream text', ...body } };
  gateway.accounts.interrupt.push(refusal);
  const update = `updateProfile(input: { name: "Mona" }) { errors { ${fields} } }`;
  return gateway.ask(`mutation { ${update} resendVerification { sent } }`, {}, BEARER);
};

describe.each([
  ['of another mutation', 'PLAN_UNKNOWN'],
  ['that no message has', 'BRAND_NEW'],
])('a code %s', (_what, code) => {
  it.each([
    ['for the whole form', 'code field message', { code }],
    ['for a field', 'code', { code, error_codes: { name: [code] } }],
    ['that is not asked for', 'message', { code }],
  ])(
    '%s is no answer of the mutation: it is INTERNAL, and the log names it',
    async (_where, fields, body) => {
      const answer = await updateRefused(422, body, fields);
      expect(answer.body.data).toEqual({ updateProfile: null, resendVerification: { sent: true } });
      expect(answer.body.errors).toHaveLength(1);
      expect(answer.body.errors).toMatchObject([
        {
          message: messageOf('SOMETHING_WENT_WRONG', 'ar'),
          path: expect.arrayContaining(['updateProfile']) as unknown,
          extensions: { code: 'INTERNAL' },
        },
      ]);
      expect(JSON.stringify(answer.body)).not.toContain(code);
      expect(log).toContain(code);
      expect(log).not.toContain('secret upstream text');
    },
  );
});

it('a malformed request is the caller’s mistake, not a failure of the form', async () => {
  const { body } = await updateRefused(400, { code: 'BAD_USER_INPUT' });
  expect(body.data).toEqual({ updateProfile: null, resendVerification: { sent: true } });
  expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

it('an expected failure is data, and nothing is logged', async () => {
  const { body } = await updateRefused(422, {
    code: 'NAME_TOO_LONG',
    error_codes: { name: ['NAME_TOO_LONG'] },
  });
  const error = { code: 'NAME_TOO_LONG', field: 'name', message: messageOf('NAME_TOO_LONG', 'ar') };
  expect(body).toMatchObject({ data: { updateProfile: { errors: [error] } } });
  expect(body.errors).toBeUndefined();
  expect(log).not.toContain('a resolver failed');
});

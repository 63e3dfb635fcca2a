import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const CONTACT = { name: 'Salma', email: 'salma@viewers.example', content: 'Where is the schedule?' };
const REPORT = { comment: 'No sound', videoCode: 'ep01n1x', email: 'salma@viewers.example' };

describe.each([
  ['sendContactMessage', 'SendContactMessageInput', '/api/contact', CONTACT, CONTACT],
  [
    'sendFeedback',
    'SendFeedbackInput',
    '/api/feedback',
    { comment: 'جميل' },
    { comment: 'جميل', email: null },
  ],
  [
    'reportProblem',
    'ReportProblemInput',
    '/api/report',
    REPORT,
    { comment: 'No sound', video_code: 'ep01n1x', email: 'salma@viewers.example' },
  ],
])('%s', (mutation, type, path, good, sent) => {
  const query = `mutation Send($input: ${type}!) { ${mutation}(input: $input) { sent message errors { code field message } } }`;
  const send = async (input: object, headers: Record<string, string> = {}) => {
    const { body } = await gateway.ask(query, { input }, headers);
    expect(body.errors).toBeUndefined();
    return body.data?.[mutation];
  };
  const calls = () => gateway.accounts.calls.filter((call) => call.path === path);

  it.each(['en', 'ar'] as const)('says in %s that it has arrived', async (locale) => {
    const message = messageOf('MESSAGE_SENT', locale);
    const headers = { 'x-localization': locale, 'idempotency-key': 'submit-1' };
    expect(await send(good, headers)).toEqual({ sent: true, message, errors: [] });
    const [call] = calls();
    expect(JSON.parse(call?.body ?? '')).toEqual(sent);
    expect(call?.headers).toMatchObject(headers);
    expect(call?.headers.authorization).toBeUndefined();
  });

  it('is sent as the viewer when somebody is signed in', async () => {
    await send(good, { authorization: 'Bearer bearer-paid' });
    expect(calls()[0]?.headers.authorization).toBe('Bearer bearer-paid');
  });

  it('ties a refusal to its field, in our words', async () => {
    const [field, code] =
      mutation === 'sendContactMessage' ? ['name', 'NAME_REQUIRED'] : ['comment', 'MESSAGE_REQUIRED'];
    const errors = [{ code, field, message: messageOf(code, 'ar') }];
    const answer = await send({ ...good, [field]: '' }, { 'x-localization': 'ar' });
    expect(answer).toEqual({ sent: false, message: null, errors });
  });

  it('asks for a new token when the one it has is not good any more', async () => {
    expect(await send(good, { authorization: 'Bearer old' })).toMatchObject({
      sent: false,
      errors: [{ code: 'SESSION_REQUIRED', field: null }],
    });
  });
});

it('a report names what cannot be a video as its field', async () => {
  const query =
    'mutation { reportProblem(input: { comment: "x", videoCode: "No Code" }) { errors { code field } } }';
  expect((await gateway.ask(query)).body.data).toEqual({
    reportProblem: { errors: [{ code: 'NOT_FOUND', field: 'videoCode' }] },
  });
});

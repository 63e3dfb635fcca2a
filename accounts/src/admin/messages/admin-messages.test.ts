import { asDesk } from '../../testing/as-desk';
import { Browser } from '../../testing/browser';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
let desk: ReturnType<typeof asDesk>;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  desk = asDesk(accounts, ['messages:read', 'messages:write']);
  salma = await signedIn(accounts);
  const contact = {
    name: 'ليلى المنصوري',
    email: 'layla@viewers.example',
    content: 'أين أجد الاشتراك السنوي؟',
  };
  await new Browser(accounts.url, { 'x-localization': 'ar' }).json('/api/contact', contact);
  await salma.send('POST', '/api/report', { comment: 'The picture freezes.', video_code: 'xk3v9q' });
});
afterAll(() => accounts.stop());

interface Kept {
  id: string;
}
const list = async (query = '') =>
  ((await (await desk('GET', `/api/admin/messages${query}`)).json()) as { data: Kept[] }).data;

test('messages are read newest first, by kind and by viewer', async () => {
  expect(await list()).toMatchObject([
    {
      kind: 'report',
      viewer_id: salma.id,
      content: 'The picture freezes.',
      video_code: 'xk3v9q',
      status: 'open',
    },
    { kind: 'contact', viewer_id: null, name: 'ليلى المنصوري', locale: 'ar', email: 'layla@viewers.example' },
  ]);
  expect(await list('?kind=contact')).toMatchObject([{ kind: 'contact' }]);
  expect(await list(`?viewer_id=${salma.id}`)).toMatchObject([{ kind: 'report' }]);
  expect(await list('?status=closed')).toEqual([]);
});

test('support says what became of one, and the audit knows nothing that was written', async () => {
  const [report] = await list('?kind=report');
  const path = `/api/admin/messages/${report?.id}`;
  const answered = await desk('PUT', path, { status: 'answered', note: 'Told Salma to reload.' });
  expect(await answered.json()).toMatchObject({
    data: { status: 'answered', note: 'Told Salma to reload.', changed_by: 'support@sahra.example' },
  });
  expect(await list('?status=answered')).toMatchObject([{ id: report?.id }]);
  const audit = await (
    await asDesk(accounts)('GET', `/api/admin/audit?subject=message:${report?.id}`)
  ).text();
  expect(JSON.parse(audit)).toMatchObject({
    data: [{ action: 'message.settle', details: { before: 'open', after: 'answered' } }],
  });
  expect(audit).not.toContain('Salma');
});

test.each([
  ['a status that is none', { status: 'lost' }],
  ['a note that is too long', { status: 'closed', note: 'x'.repeat(2001) }],
])('refuses %s', async (_what, body) => {
  const [first] = await list();
  expect((await desk('PUT', `/api/admin/messages/${first?.id}`, body)).status).toBe(400);
});

test('a message of nobody cannot be settled', async () => {
  const path = '/api/admin/messages/00000000-0000-4000-8000-000000000000';
  expect((await desk('PUT', path, { status: 'closed' })).status).toBe(404);
});

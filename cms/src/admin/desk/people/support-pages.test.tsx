/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import { DeskAt, deskRouter } from '../testing/desk-at';

/** Accounts behind the cms, and who is signed in. */
const mockServer = {
  answers: new Map<string, unknown>(),
  asked: [] as string[],
  sent: [] as [string, unknown][],
  role: 'sahra-support',
};

jest.mock('@strapi/strapi/admin', () => {
  const act = async (method: string, path: string, body: unknown) => {
    mockServer.sent.push([`${method} ${path}`, body]);
    return Promise.resolve({ data: { data: {} } });
  };
  const client = {
    get: async (path: string) => {
      mockServer.asked.push(path);
      const data = mockServer.answers.get(path);
      if (data instanceof Error) throw data;
      return Promise.resolve({ data: { data: data ?? [], meta: { next: null } } });
    },
    put: async (path: string, body: unknown) => act('PUT', path, body),
    del: async (path: string) => act('DELETE', path, undefined),
    post: async (path: string, body: unknown) => act('POST', path, body),
  };
  return {
    useFetchClient: () => client,
    useNotification: () => ({ toggleNotification: () => undefined }),
    useQueryParams: () => [{ query: {} }],
    useAuth: (_name: string, select: (auth: object) => unknown) =>
      select({
        user: { firstname: 'Mona', preferedLanguage: 'en', roles: [{ code: mockServer.role, name: 'R' }] },
        permissions: [],
        logout: () => undefined,
      }),
  };
});

const AT = '2026-11-01T10:00:00.000Z';
const SALMA = { id: 'v1', name: 'سلمى رحال', email: 'salma@sahra.example', created_at: AT };
const PLAN = { key: 'month-with-ads', titles: { en: 'Monthly with ads', ar: 'شهرية بإعلانات' } };
const FILE = {
  profile: { ...SALMA, locale: 'ar', verified_at: null },
  sessions: [{ device_name: 'Chrome on Android', created_at: AT, last_seen_at: AT }],
  subscriptions: [
    {
      ...{ plan_id: 'month-with-ads', payment_method: 'card', status: 'active', price_minor: 1900 },
      ...{ currency: 'AED', card_brand: 'visa', card_last4: '4242', started_at: AT },
      ...{ period_ends_at: '2026-12-01T10:00:00.000Z', cancelled_at: null, ended_at: null },
    },
  ],
  messages: [{ kind: 'contact', content: 'Where is episode three?', status: 'open', created_at: AT }],
  comments: [{ id: 'c1', comment: 'تعليق قديم', status: 'rejected', created_at: AT }],
};
const CHARGE = {
  ...{ number: '7', at: AT, kind: 'charge', amount: 1900, currency: 'AED', plan_id: 'month-with-ads' },
  ...{ provider: 'sandbox', provider_ref: 'pay_1' },
};
const MESSAGE = {
  ...{ id: 'm1', kind: 'report', viewer_id: 'v1', name: null, email: 'salma@sahra.example', note: null },
  ...{ content: 'لا صوت', video_code: 'code01', locale: 'ar', status: 'open', created_at: AT },
  ...{ changed_by: null, changed_at: null },
};

beforeEach(() => {
  Object.assign(mockServer, { asked: [], sent: [], role: 'sahra-support' });
  mockServer.answers = new Map<string, unknown>([
    ['/desk/people/viewers?q=sal', [SALMA]],
    ['/desk/people/viewers/v1', FILE],
    ['/desk/people/viewers/v1/ledger', [CHARGE]],
    ['/desk/people/messages?status=open', [MESSAGE]],
    ['/desk/records?list=all&type=plan&size=100', { records: [PLAN] }],
  ]);
});
const open = (address: string, locale: Locale = 'en') => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale={locale} />);
  return router;
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('support finds a viewer and reads their file; the search stays out of the address', async () => {
  const router = open('/desk/viewers');
  await userEvent.type(await screen.findByRole('searchbox'), 'sal{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /سلمى رحال/ }));
  expect(router.state.location.search).toBe('?id=v1');
  const subscription = await (await part('Subscriptions')).findByRole('row');
  expect(subscription.textContent).toMatch(
    /^Monthly with ads.*19\u00A0AED.*visa …4242.*paid until 1 December 2026/,
  );
  expect((await (await part('Payments')).findByRole('row')).textContent).toMatch(
    /Payment.*19\u00A0AED.*Monthly with ads.*pay_1/,
  );
  expect((await part('Messages')).getByText('Where is episode three?')).toBeTruthy();
  expect((await part('Comments')).getByText(/Hidden/)).toBeTruthy();
  expect(screen.getByText('not confirmed')).toBeTruthy();
  // Ending sessions is the owner's.
  expect(screen.queryByRole('button', { name: /Sign out everywhere/ })).toBeNull();
});

test('the owner signs a viewer out everywhere, after a second press', async () => {
  mockServer.role = 'strapi-super-admin';
  open('/desk/viewers?id=v1', 'ar');
  const devices = await part('الأجهزة المتصلة');
  await userEvent.click(devices.getByRole('button', { name: /تسجيل الخروج من كل الأجهزة/ }));
  expect(mockServer.sent).toEqual([]);
  await userEvent.click(devices.getByRole('button', { name: /تأكيد/ }));
  expect(mockServer.sent).toEqual([['DELETE /desk/people/viewers/v1/sessions', undefined]]);
});

test('a file that cannot be read says so, and is asked for again', async () => {
  mockServer.answers.set('/desk/people/viewers/v1', new Error('503'));
  open('/desk/viewers?id=v1');
  expect((await screen.findByRole('button', { name: 'Try again' })).textContent).toBe('Try again');
  mockServer.answers.set('/desk/people/viewers/v1', FILE);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('salma@sahra.example')).toBeTruthy();
});

test('a telephone number in an Arabic message is read as it was typed, here and in the file of the viewer', async () => {
  const content = 'رقمي +971 50 123 4567، والعنوان C++.';
  mockServer.answers.set('/desk/people/messages?status=open', [{ ...MESSAGE, content }]);
  mockServer.answers.set('/desk/people/viewers/v1', {
    ...FILE,
    messages: [{ ...FILE.messages[0], content }],
    comments: [{ ...FILE.comments[0], comment: content }],
  });
  open('/desk/messages', 'ar');
  const isNumber = (part: Element) => part.textContent === '+971 50 123 4567' && part.matches('[dir="ltr"]');
  const numbers = async () => screen.findAllByText((_, part) => part !== null && isNumber(part));
  expect(await numbers()).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'ملف المشاهد' }));
  await waitFor(async () => expect(await numbers()).toHaveLength(2));
  expect((await numbers()).map((part) => part.parentElement?.textContent)).toEqual([content, content]);
});

test('a message gets its outcome and a note, and leads to the viewer', async () => {
  open('/desk/messages');
  expect(await screen.findByText('لا صوت')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Viewer’s file' }).getAttribute('href')).toBe(
    '/desk/viewers?id=v1',
  );
  await userEvent.type(screen.getByLabelText('Note'), 'Film repaired');
  mockServer.answers.set('/desk/people/messages?status=open', []);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
  const body = { status: 'answered', note: 'Film repaired' };
  expect(mockServer.sent).toEqual([['PUT /desk/people/messages/m1', body]]);
  expect(await screen.findByText('No message waits for an answer.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Closed' }));
  await waitFor(() => expect(mockServer.asked).toContain('/desk/people/messages?status=closed'));
});

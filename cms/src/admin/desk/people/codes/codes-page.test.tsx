/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import { DeskAt, deskRouter } from '../../testing/desk-at';

/** Accounts behind the cms. */
const mockServer = {
  sent: [] as [string, unknown][],
  rows: new Map<string, unknown[]>(),
  refusal: null as Record<string, string[]> | null,
  notified: [] as string[],
};

jest.mock('@strapi/strapi/admin', () => {
  const answer = async (method: string, path: string, body: unknown) => {
    mockServer.sent.push([`${method} ${path}`, body]);
    const { refusal } = mockServer;
    if (refusal)
      throw Object.assign(new Error('422'), {
        response: { data: { error: { message: 'Refused', fields: refusal } } },
      });
    return Promise.resolve({ data: { data: { codes: ['AAAA-1111', 'BBBB-2222'], key: 'pk_secret' } } });
  };
  const client = {
    get: async (path: string) => {
      const plan = { type: 'plan', key: 'month-with-ads', titles: { en: 'Monthly', ar: 'شهرية' } };
      const data = path.includes('type=plan')
        ? { records: [plan], total: 1, counts: [] }
        : (mockServer.rows.get(path) ?? []);
      return Promise.resolve({ data: { data } });
    },
    post: async (path: string, body: unknown) => answer('POST', path, body),
    put: async (path: string, body: unknown) => answer('PUT', path, body),
    del: async (path: string) => answer('DELETE', path, undefined),
  };
  const user = {
    firstname: 'Sahra',
    preferedLanguage: 'en',
    roles: [{ code: 'strapi-super-admin', name: 'Owner' }],
  };
  return {
    useFetchClient: () => client,
    useNotification: () => ({
      toggleNotification: ({ message }: { message: string }) => void mockServer.notified.push(message),
    }),
    useQueryParams: () => [{ query: {} }],
    useAuth: (_name: string, select: (auth: object) => unknown) =>
      select({ user, permissions: [], logout: () => undefined }),
  };
});

const PROMO = {
  ...{ code: 'SAHRA20', percent: 20, amount: null, plan_ids: ['month-with-ads'], periods: 1, uses: 3 },
  ...{
    valid_from: '2026-11-01T00:00:00Z',
    valid_until: null,
    uses_max: 100,
    disabled_at: null,
    made_by: 'x',
  },
};
const BATCH = {
  ...{
    batch: 'Eid',
    plan_id: 'month-with-ads',
    days: 30,
    count: 5,
    used: 2,
    disabled: 0,
    made_by: 'x@y.example',
  },
  created_at: '2026-11-01T00:00:00Z',
};
const UNUSED = ['2026-11-20', '2026-11-21'].map((day) => ({ day, requests: 0, limited: 0 }));
const KEY = {
  ...{ id: 'key-1', name: 'Cinema app', kind: 'pk', prefix: 'pk_ab12', scopes: ['plans:read'], origins: [] },
  ...{ created_at: '2026-11-01T00:00:00Z', created_by: 'x@y.example', rotated_from: null, expires_at: null },
  ...{ revoked_at: null, last_used_at: null, days: UNUSED },
};

beforeEach(() => {
  Object.assign(mockServer, { sent: [], refusal: null, notified: [] });
  mockServer.rows = new Map<string, unknown[]>([
    ['/desk/people/promo_codes', [PROMO]],
    ['/desk/people/vouchers', [BATCH]],
    ['/desk/people/partner_keys', [KEY]],
  ]);
});
const open = (kind: string, locale: Locale = 'en') =>
  render(<DeskAt router={deskRouter(`/desk/codes?kind=${kind}`)} locale={locale} />);
const inForm = (name: string) =>
  within(screen.getByRole('button', { name }).closest('form') ?? document.body);

test('a promo code shows its use, and ends after a second press', async () => {
  open('promo', 'ar');
  const row = await screen.findByRole('row', { name: /SAHRA20/ });
  expect(row.textContent).toMatch(/20%.*شهرية.*3 \/ 100.*سارٍ/);
  await userEvent.click(within(row).getByRole('button', { name: /إنهاء/ }));
  expect(mockServer.sent).toEqual([]);
  await userEvent.click(within(row).getByRole('button', { name: /تأكيد/ }));
  expect(mockServer.sent).toEqual([['DELETE /desk/people/promo_codes/SAHRA20', undefined]]);
});

test('a new promo code is checked at its fields, here and by the server', async () => {
  open('promo');
  const form = inForm('Create code');
  await userEvent.click(form.getByRole('button', { name: 'Create code' }));
  expect(form.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(form.getByText('A whole number from 1 to 90.')).toBeTruthy();
  expect(mockServer.sent).toEqual([]);

  mockServer.refusal = { code: ['This code exists already.'] };
  await userEvent.type(form.getByLabelText('Code'), 'EID26');
  await userEvent.type(form.getByLabelText('Reduction'), '٢٥');
  await userEvent.click(form.getByRole('checkbox', { name: 'Monthly' }));
  await userEvent.click(form.getByRole('button', { name: 'Create code' }));
  expect(await form.findByText('This code exists already.')).toBeTruthy();
  mockServer.refusal = null;
  await userEvent.click(form.getByRole('button', { name: 'Create code' }));
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Code').value).toBe(''));
  const body = { code: 'EID26', percent: 25, periods: 1, plan_ids: ['month-with-ads'] };
  expect(mockServer.sent.at(-1)).toEqual(['POST /desk/people/promo_codes', body]);
});

test.each([
  ['percent', 'Reduction'],
  ['amount', 'Reduction'],
  ['valid_days', 'Days it can be used'],
  ['uses_max', 'Viewers at most'],
])('what the server refuses of %s stands at the field “%s”', async (name, label) => {
  open('promo');
  const form = inForm('Create code');
  mockServer.refusal = { [name]: ['This is too much.'] };
  await userEvent.type(form.getByLabelText('Code'), 'EID26');
  await userEvent.type(form.getByLabelText('Reduction'), '90');
  await userEvent.click(form.getByRole('button', { name: 'Create code' }));
  const field = form.getByLabelText(new RegExp(`^${label}`));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByText('This is too much.')).toBeTruthy();
  expect(mockServer.notified).toEqual([]);
});

test('what the server refuses of a field that the form has not is shown as a notification', async () => {
  open('promo');
  const form = inForm('Create code');
  mockServer.refusal = { plan_ids: ['This plan is not on sale.'] };
  await userEvent.type(form.getByLabelText('Code'), 'EID26');
  await userEvent.type(form.getByLabelText('Reduction'), '10');
  await userEvent.click(form.getByRole('button', { name: 'Create code' }));
  await waitFor(() => expect(mockServer.notified).toEqual(['This plan is not on sale.']));
});

test('codes of new vouchers are shown once, with a file', async () => {
  open('vouchers');
  expect((await screen.findByRole('row', { name: /Eid/ })).textContent).toMatch(/Monthly.*30 days.*2 \/ 5/);
  const form = inForm('Create vouchers');
  await userEvent.type(form.getByLabelText('Name'), 'Winter');
  await userEvent.type(form.getByLabelText('How many'), '2');
  await userEvent.type(form.getByLabelText(/^Days they can be redeemed/), '\u200E٧');
  await userEvent.click(form.getByRole('button', { name: 'Create vouchers' }));
  const box = await screen.findByRole('textbox', { name: 'Shown only now' });
  expect((box as HTMLTextAreaElement).value).toBe('AAAA-1111\nBBBB-2222');
  expect(screen.getByRole('link', { name: 'Save as a file' }).getAttribute('download')).toBe('Winter.txt');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('textbox', { name: 'Shown only now' })).toBeNull();
  const body = { batch: 'Winter', plan_id: 'month-with-ads', days: 30, count: 2, valid_days: 7 };
  expect(mockServer.sent).toEqual([['POST /desk/people/vouchers', body]]);
});

test('a partner key is created, rotated and revoked', async () => {
  open('partners');
  const row = await screen.findByRole('row', { name: /Cinema app/ });
  expect(row.textContent).toMatch(/pk_ab12….*In browsers.*plans:read.*Not yet.*Valid/);
  const press = async (name: RegExp) => userEvent.click(within(row).getByRole('button', { name }));
  await press(/^Rotate/);
  await press(/^Confirm: Rotate/);
  expect(await screen.findByDisplayValue('pk_secret')).toBeTruthy();
  await press(/^Revoke/);
  await press(/^Keep/);
  await press(/^Revoke/);
  await press(/^Confirm: Revoke/);
  const form = inForm('Create key');
  await userEvent.type(form.getByLabelText('Partner'), 'TV app');
  await userEvent.type(form.getByLabelText('Origins'), 'https://tv.example');
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  await waitFor(() => expect(mockServer.sent).toHaveLength(3));
  expect(mockServer.sent.map(([call]) => call)).toEqual([
    'POST /desk/people/partner_keys/key-1/rotate',
    'DELETE /desk/people/partner_keys/key-1',
    'POST /desk/people/partner_keys',
  ]);
  expect(mockServer.sent.at(-1)?.[1]).toMatchObject({
    name: 'TV app',
    kind: 'pk',
    origins: ['https://tv.example'],
  });
});

test.each([
  ['en', /4 requests.*One refused by limits/, 'Most on 20 November 2026: 3 requests'],
  ['ar', /4 طلبات.*رُفض طلب واحد لتجاوز الحد/, 'أكثرها يوم 20 نوفمبر 2026: 3 طلبات'],
] as const)('a partner key shows its use by day, in words too (%s)', async (locale, sums, busiest) => {
  const days = [
    { day: '2026-11-20', requests: 3, limited: 1 },
    { day: '2026-11-21', requests: 1, limited: 0 },
  ];
  const used = { ...KEY, last_used_at: '2026-11-21T10:00:00Z', days };
  mockServer.rows.set('/desk/people/partner_keys', [used]);
  open('partners', locale);
  const row = await screen.findByRole('row', { name: /Cinema app/ });
  expect(row.textContent).toMatch(sums);
  expect(within(row).getByRole('img', { name: busiest }).children).toHaveLength(2);
});

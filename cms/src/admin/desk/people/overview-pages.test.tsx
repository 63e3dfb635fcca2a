/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin } from '../testing/fake-admin';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const COUNTS = {
  subscribers: { en: 1, ar: 1200 },
  categories: [
    { category: 'all', en: 1, ar: 900 },
    { category: 'sports', en: 0, ar: 400 },
  ],
  weeks: [
    { starts: '2026-11-09', subscribed: 10, unsubscribed: 0 },
    { starts: '2026-11-16', subscribed: 40, unsubscribed: 3 },
  ],
};
const entry = (changes: object) => ({
  ...{ at: new Date().toISOString(), actor: 'mona@sahra.example', details: {}, request_id: 'r1' },
  ...changes,
});

beforeEach(() => {
  routes.clear();
  asked.length = 0;
  fakeAdmin.role = 'strapi-super-admin';
});
const open = (address: string, locale: Locale = 'en') => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale={locale} />);
  return router;
};
const rowsOf = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('the newsletter is counted by language, category and week, the newest first', async () => {
  routes.set('GET /desk/people/newsletter', () => COUNTS);
  open('/desk/newsletter', 'ar');
  const [chosen, weeks] = (await screen.findAllByRole('table')).map((table) => rowsOf(table).slice(1));
  expect(chosen).toEqual(['المجموع1,2001', 'الكل9001', 'رياضة4000']);
  expect(weeks).toEqual(['16 نوفمبر 2026403', '9 نوفمبر 2026100']);
});

test('a newsletter that nobody receives says so, and one that cannot be read is asked for again', async () => {
  open('/desk/newsletter');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  routes.set('GET /desk/people/newsletter', () => ({ ...COUNTS, subscribers: { en: 0, ar: 0 }, weeks: [] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody receives the newsletter yet.')).toBeTruthy();
});

test('says who did what to what, and only what was done to a viewer', async () => {
  routes.set('GET /desk/people/audit', ({ query }) =>
    query.get('subject') === null
      ? [
          entry({ action: 'viewer.read', subject: 'viewer:v1' }),
          entry({ action: 'message.read', subject: 'messages', details: { read: ['m1', 'm2'] } }),
          entry({
            action: 'comment.verdict',
            subject: 'comment:c1',
            details: { before: 'pending', after: 'rejected' },
          }),
          entry({ action: 'promo_code.create', subject: 'promo_code:SAHRA20', details: { percent: 20 } }),
          entry({ action: 'something.new', subject: 'thing:1', details: { before: 'a', weather: 'fine' } }),
        ]
      : [],
  );
  const router = open('/desk/audit');
  const rows = rowsOf(await screen.findByRole('table')).slice(1);
  expect(rows[0]).toContain('mona@sahra.example');
  expect(rows[0]).toContain('read a viewer’s file');
  expect(rows[1]).toMatch(/read messages.*Read: 2 entries/);
  expect(rows[2]).toMatch(/a comment.*Before: WaitingAfter: Hidden/);
  expect(rows[3]).toMatch(/promo code SAHRA20.*Percent off: 20/);
  expect(rows[4]).toMatch(/something\.newthing:1Before: aweather: fine/);
  expect(screen.getByRole('link', { name: 'Viewer’s file' }).getAttribute('href')).toBe(
    '/desk/viewers?id=v1',
  );
  await router.navigate('/desk/audit?subject=viewer%3Av1');
  expect(await screen.findByText('Only what was done to this viewer')).toBeTruthy();
  expect(await screen.findByText('Nothing was done yet.')).toBeTruthy();
  expect(asked.at(-1)?.query.get('subject')).toBe('viewer:v1');
  await userEvent.click(screen.getByRole('link', { name: 'Show everything' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('a role without the scopes finds neither in the menu', async () => {
  fakeAdmin.role = 'sahra-support';
  open('/desk/viewers');
  expect(await screen.findByRole('link', { name: 'Viewers' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Newsletter' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Who did what' })).toBeNull();
});

/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import type { Locale } from '@sahra/schemas/constants';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { RecordPlan } from '../../desk/desk-record';
import { deskRecord } from './testing/desk-at';
import { fakeAdmin } from './testing/fake-admin';
import { openDesk, prepareLibrary } from './testing/fake-library';
import { recordDetail } from './testing/record-detail';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('./testing/fake-admin').strapiAdmin,
);

const { routes } = fakeAdmin;
const HISTORY = {
  ...{ id: '1', at: '2026-11-25T16:00:00.000Z', by: 'Omar', language: 'en', act: 'saved' },
  ...{ changes: [], deletedPictures: [] },
};
const PROGRAMME = {
  ...{ documentId: 'entry1', titles: { en: 'Maqam', ar: 'مقام' }, channel: null, picture: null },
  ...{ startsAt: '2026-11-25T16:00:00.000Z', endsAt: '2100-01-01T16:30:00.000Z' },
};
const ZONE = { en: /Dubai time, UTC\+4/, ar: /توقيت الإمارات العربية المتحدة، UTC\+4/ } as const;

const setPlans = (plans: RecordPlan[]): void => {
  const record = deskRecord({ plans });
  routes.set('GET /desk/records', () => ({ records: [record], total: 1, counts: [] }));
  routes.set('GET /desk/record', () => recordDetail({ record }));
};

beforeEach(() => {
  prepareLibrary();
  sessionStorage.clear();
  routes.set('GET /desk/on-air', () => [PROGRAMME]);
  routes.set('GET /desk/plans', () => []);
  routes.set('GET /desk/films', () => []);
  routes.set('GET /desk/filters', () => []);
  routes.set('GET /desk/record/history', () => [HISTORY]);
  setPlans([]);
});

describe.each(['en', 'ar'] as const)(
  'hours are in the named zone of the schedule, in %s',
  (locale: Locale) => {
    test('of what is on the air', async () => {
      openDesk('/', locale);
      const air = within((await screen.findByText(/Maqam/)).closest('section') ?? document.body);
      expect(air.getByText('20:00')).toBeTruthy();
      expect(air.getByText(ZONE[locale])).toBeTruthy();
    });

    test('of the list of programmes', async () => {
      const entry = deskRecord({ type: 'schedule-entry', date: PROGRAMME.startsAt });
      routes.set('GET /desk/records', () => ({ records: [entry], total: 1, counts: [] }));
      openDesk('/desk/schedule', locale);
      expect(await screen.findByText('20:00')).toBeTruthy();
      expect(within(screen.getByRole('heading', { level: 1 })).getByText(ZONE[locale])).toBeTruthy();
    });

    test('of the history of a record', async () => {
      openDesk('/desk/videos/video/doc1', locale);
      await userEvent.click(await screen.findByRole('tab', { name: /^(?:History|النسخ السابقة)$/ }));
      const panel = within(await screen.findByRole('tabpanel'));
      expect(await panel.findByText('20:00')).toBeTruthy();
      expect(panel.getByText(ZONE[locale])).toBeTruthy();
    });
  },
);

describe('what is planned for a language stands beside its state', () => {
  const PLAN: RecordPlan = {
    ...{ language: 'ar', act: 'publish', at: '2026-11-25T20:30:00.000Z', state: 'waiting' },
  };
  const failed: RecordPlan = { ...PLAN, language: 'en', act: 'unpublish', state: 'failed' };

  test('on the record, with day, hour and zone', async () => {
    setPlans([PLAN, failed]);
    openDesk('/desk/videos/video/doc1', 'ar');
    const column = (name: string) => within(screen.getByRole('region', { name }));
    await screen.findByRole('region', { name: 'العربية' });
    const { textContent } = column('العربية').getByRole('time');
    expect([column('العربية').getByText('يُنشر'), textContent]).toEqual([
      expect.anything(),
      expect.stringMatching(/^26 نوفمبر 2026 00:30 \(توقيت .*UTC\+4\)$/),
    ]);
    expect(column('الإنجليزية').getByText('لم يُزل من الموقع')).toBeTruthy();
  });

  test.each(['/desk/videos', '/desk/translations'])('in the list %s', async (address) => {
    setPlans([PLAN]);
    openDesk(address);
    const row = await screen.findByRole('link', { name: /The lift operator/ });
    expect(within(row).getByText('Goes live')).toBeTruthy();
    expect(within(row).getByRole('time').textContent).toMatch(/^26 Nov, 00:30 \(Dubai time, UTC\+4\)$/);
  });
});

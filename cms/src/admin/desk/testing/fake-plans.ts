import type { Locale } from '@sahra/schemas/constants';
import { screen, within } from '@testing-library/react';

import type { Plan } from '../../../desk/plans/plan';
import { fakeAdmin, type AdminRequest } from './fake-admin';
import { openDesk, prepareLibrary } from './fake-library';

const { routes } = fakeAdmin;

/** On the server; ranges and posts work as there. */
export const library = { plans: [] as Plan[] };
/** A plan of a film that waits. */
export const plan = (id: string, at: string, changes: Partial<Plan> = {}): Plan => ({
  ...{ id, at, type: 'video', documentId: `doc${id}`, language: 'en', act: 'publish', state: 'waiting' },
  ...{ reason: null, by: 'Omar', picture: null, titles: { en: `Film ${id}`, ar: `فيلم ${id}` } },
  ...changes,
});

/** Before each test: two plans of one week. */
export const preparePlans = (): void => {
  prepareLibrary();
  // In the zone of the schedule: Tuesday at 20:00, and Wednesday half an hour after midnight.
  library.plans = [
    plan('1', '2026-11-24T16:00:00.000Z'),
    plan('2', '2026-11-24T20:30:00.000Z', { act: 'unpublish' }),
  ];
  routes.set('GET /desk/plans', ({ query }: AdminRequest) => {
    const [from, to] = ['from', 'to'].map((name) => Date.parse(query.get(name) ?? ''));
    if (query.get('state') === 'failed') return library.plans.filter(({ state }) => state === 'failed');
    return library.plans.filter(({ at }) => Date.parse(at) >= (from ?? 0) && Date.parse(at) < (to ?? 0));
  });
  routes.set('POST /desk/plans', ({ body }: AdminRequest) => {
    const { documentId, at } = body as Plan;
    // A plan at another time is another plan.
    library.plans = library.plans.map((each) =>
      each.documentId === documentId ? { ...each, at, id: '9' } : each,
    );
    return { id: '9' };
  });
};

export const openWeek = async (locale: Locale = 'en', day = '2026-11-24') => {
  const desk = openDesk(`/desk/publishing?day=${day}`, locale);
  await screen.findByRole('list', { name: /^(?:Planned publications of|النشر المجدول)/ });
  return desk;
};
export const dayOf = (name: string | RegExp) => screen.getByRole('listitem', { name });
/** What the plans of a day say. */
export const planned = (name: string | RegExp): (string | null)[] =>
  within(dayOf(name))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

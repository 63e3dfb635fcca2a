import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import type { PlannerEntry, PlannerSave, PlannerWeek } from '../../../desk/planner/planner';
import { DeskAt, deskRouter } from './desk-at';
import { fakeAdmin, type AdminRequest } from './fake-admin';
import { library, preparePlans } from './fake-plans';

/** The schedule on the server. */
export const planner = {
  week: {} as PlannerWeek,
  saved: [] as PlannerSave[],
  refusal: null as object | null,
  /** The next request to publish waits for it. */
  held: null as Promise<void> | null,
};

export const at = (hour: string): string => `2026-11-24T${hour}:00.000Z`;
export const entry = (
  documentId: string,
  channel: string,
  from: string,
  to: string,
  title: string,
): PlannerEntry => ({
  ...{ documentId, channel, startsAt: at(from), endsAt: at(to), titles: { en: title, ar: `${title} ع` } },
  ...{ video: null, picture: null, live: false, version: 'v1', changedBy: null },
});
const channel = (slug: string, en: string) => ({ slug, titles: { en, ar: en }, picture: null, light: null });

/** Before each test: three programmes of one evening, and no plans. */
export const preparePlanner = (): void => {
  preparePlans();
  library.plans = [];
  // jsdom draws nothing.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  const video = { code: 'koshari1', channel: 'music', picture: null, seconds: 1450 };
  const week: PlannerWeek = {
    entries: [
      entry('one', 'music', '13:00', '14:00', 'Maqam'),
      entry('two', 'music', '15:00', '16:00', 'Oud'),
      entry('three', 'kitchen', '13:00', '14:00', 'Bread'),
    ],
    channels: [channel('music', 'Music'), channel('kitchen', 'Kitchen'), channel('film', 'Film')],
    videos: [{ ...video, titles: { en: 'Koshari', ar: 'كشري' } }],
    may: { create: true, change: true, delete: true },
  };
  Object.assign(planner, { week, saved: [], refusal: null, held: null });
  fakeAdmin.routes.set('GET /desk/planner', () => planner.week);
  fakeAdmin.routes.set('PUT /desk/planner', async ({ body }: AdminRequest) => {
    planner.saved.push(body as PlannerSave);
    await planner.held;
    if (planner.refusal) throw Object.assign(new Error('409'), { response: { data: planner.refusal } });
    return { saved: [] };
  });
};

export const openPlanner = (locale: Locale = 'en') =>
  render(<DeskAt router={deskRouter('/desk/planner?day=2026-11-24')} locale={locale} />);
/** Programme in the grid, once it is there. */
export const block = (title: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d .*${title}`) });
export const publish = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: /^(Publish|نشر) / }));
/** What was sent last, once something was. */
export const lastSave = async (): Promise<PlannerSave> => {
  await waitFor(() => expect(planner.saved).not.toEqual([]));
  const save = planner.saved.at(-1);
  if (!save) throw new Error('Nothing was saved.');
  return save;
};

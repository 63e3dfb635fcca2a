import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

import type { Locale } from '@sahra/schemas/constants';

import type { DeskRecord } from '../../../desk/desk-record';
import { InAdmin } from '../../testing/in-admin';
import { addDesk } from '../add-desk';
import { DESK_MESSAGES } from '../language/desk-messages';

/** A router of the desk at `address`, with an empty page for every screen of Strapi. */
export const deskRouter = (address: string) => {
  let routes: RouteObject[] = ['content-manager/*', 'plugins/*', 'settings/*'].map((path) => ({
    path,
    element: <p>Strapi’s screen</p>,
  }));
  const addRoute = (change: (former: RouteObject[]) => RouteObject[]): void => {
    routes = change(routes);
  };
  addDesk({ addRoute } as unknown as Parameters<typeof addDesk>[0]);
  return createMemoryRouter([{ path: '/*', children: routes }], { initialEntries: [address] });
};

export const DeskAt = ({ router, locale }: { router: ReturnType<typeof deskRouter>; locale: Locale }) => (
  <InAdmin locale={locale} messages={DESK_MESSAGES[locale]}>
    <RouterProvider router={router} />
  </InAdmin>
);

/** A record of a list; `changes` are what the test is about. */
export const deskRecord = (changes: Partial<DeskRecord>): DeskRecord => ({
  ...{
    type: 'video',
    documentId: 'doc1',
    key: 'code01',
    kind: 'clip',
    number: null,
    live: false,
    seconds: 90,
  },
  ...{ titles: { en: 'The lift operator', ar: 'عامل المصعد' }, states: { en: 'live', ar: 'live' } },
  ...{
    picture: null,
    plans: [],
    owner: { en: 'Short Films', ar: 'أفلام قصيرة' },
    date: '2026-11-20T10:00:00.000Z',
  },
  changedAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});

/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { cleanup, render, screen, within } from '@testing-library/react';

import { ADMIN_ROLES } from '../../roles/admin-roles';
import { DeskAt, deskRouter } from './testing/desk-at';
import { fakeAdmin } from './testing/fake-admin';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('./testing/fake-admin').strapiAdmin,
);

const OWNER = 'strapi-super-admin';
const ROLES = [OWNER, ...ADMIN_ROLES.map(({ code }) => code)];
const NEITHER = 'a role that an owner made';
const WRITERS = [OWNER, 'sahra-publisher'];

/** Who opens which screen; the server decides the same of each call in desk-access.test.ts. */
const SCREENS: readonly (readonly [address: string, roles: readonly string[]])[] = [
  ['/', [...ROLES, NEITHER]],
  ['/desk/videos', [...ROLES, NEITHER]],
  ['/desk/videos/video/doc1', [...ROLES, NEITHER]],
  ['/desk/videos/video/new', WRITERS],
  ['/desk/translations', [...ROLES, NEITHER]],
  ['/desk/glossary', [...ROLES, NEITHER]],
  ['/desk/pictures', [...ROLES, NEITHER]],
  ['/desk/planner', [...ROLES, NEITHER]],
  ['/desk/publishing', [...ROLES, NEITHER]],
  ['/desk/comments', [OWNER, 'sahra-moderator']],
  ['/desk/messages', [OWNER, 'sahra-support']],
  ['/desk/viewers', [OWNER, 'sahra-support']],
  ['/desk/codes', [OWNER]],
  ['/desk/newsletter', [OWNER]],
  ['/desk/audit', [OWNER]],
  ['/desk/team', [OWNER]],
];

beforeEach(() => {
  fakeAdmin.routes.clear();
  fakeAdmin.asked.length = 0;
});

test.each(SCREENS)(
  '%s is opened by the roles of the table, and others read one sentence',
  async (address, roles) => {
    for (const role of [...ROLES, NEITHER]) {
      fakeAdmin.role = role;
      fakeAdmin.verbs = WRITERS.includes(role) ? ['create', 'publish'] : ['publish'];
      fakeAdmin.asked.length = 0;
      const { unmount } = render(<DeskAt router={deskRouter(address)} locale="en" />);
      const main = await screen.findByRole('main');
      const isRefused = within(main).queryByText('Your role does not include this screen.') !== null;
      expect([role, isRefused]).toEqual([role, !roles.includes(role)]);
      if (isRefused) {
        expect(main.textContent).toBe('Your role does not include this screen.');
        expect(within(main).queryAllByRole('button')).toEqual([]);
        // The counts of the menu are asked for by their own scope.
        const asked = fakeAdmin.asked.map(({ path }) => path).filter((path) => !path.endsWith('/counts'));
        expect(asked).toEqual([]);
      }
      unmount();
      cleanup();
    }
  },
);

test('the menu leads a publisher to no screen of people', async () => {
  fakeAdmin.role = 'sahra-publisher';
  render(<DeskAt router={deskRouter('/')} locale="en" />);
  expect(await screen.findByRole('link', { name: 'Translations' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Comments|Viewers|Codes|Messages/ })).toBeNull();
});

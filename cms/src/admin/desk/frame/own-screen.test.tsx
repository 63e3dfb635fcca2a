/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen } from '@testing-library/react';

import { fakeAdmin } from '../testing/fake-admin';
import { openDesk, prepareLibrary } from '../testing/fake-library';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

beforeEach(prepareLibrary);

const CM = '/content-manager/collection-types';

test.each([
  [`${CM}/api::video.video/doc1`, '/desk/videos/video/doc1'],
  [`${CM}/api::video.video-text/doc1`, '/desk/videos/video/doc1'],
  [`${CM}/api::faq.faq-entry/doc1`, '/desk/pages/question/doc1'],
  [`${CM}/api::show.show/create`, '/desk/shows/show/new'],
  [`${CM}/api::video.video`, '/desk/videos'],
  [`${CM}/api::season.season-text`, '/desk/shows?type=season'],
  ['/content-manager/single-types/api::settings.settings', '/desk/pages?type=brand'],
  [`${CM}/api::nothing.nothing/doc1`, '/'],
  ['/content-manager', '/'],
  ['/plugins/upload', '/desk/pictures'],
  ['/settings/application-infos', '/'],
])('an editor who opens %s gets %s', async (strapis, ours) => {
  const { address } = openDesk(strapis);
  await screen.findByRole('navigation', { name: 'Desk' });
  expect(address()).toBe(ours);
  expect(screen.queryByText('Strapi’s screen')).toBeNull();
});

describe('until Strapi knows who is signed in', () => {
  it.each(['/settings/users', '/desk/planner', '/desk/team'])('%s waits', (asked) => {
    fakeAdmin.user = 'loading';
    const { address } = openDesk(asked);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Desk' })).toBeTruthy();
    expect([address(), fakeAdmin.asked]).toEqual([asked, []]);
  });

  it('a failure is told, beside the menu with the way out', () => {
    fakeAdmin.user = 'failed';
    openDesk('/desk/videos');
    expect(screen.getByText('Your account could not be loaded.').getAttribute('role')).toBe('alert');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });
});

test('the owner opens Strapi’s own form and lists', async () => {
  fakeAdmin.role = 'strapi-super-admin';
  const { address } = openDesk(`${CM}/api::video.video/doc1`);
  expect(await screen.findByText('Strapi’s screen')).toBeTruthy();
  expect(address()).toBe(`${CM}/api::video.video/doc1`);
});

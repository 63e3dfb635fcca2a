/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeAdmin } from '../testing/fake-admin';
import { openDesk } from '../testing/fake-library';
import { preparePlans } from '../testing/fake-plans';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

beforeEach(() => {
  preparePlans();
  const titles = { en: 'Maqam', ar: 'مقام' };
  const times = { startsAt: '2026-11-24T13:00:00.000Z', endsAt: '2026-11-24T14:00:00.000Z' };
  const entry = { documentId: 'one', channel: 'music', ...times, titles, video: null, picture: null };
  fakeAdmin.routes.set('GET /desk/planner', () => ({
    entries: [{ ...entry, live: false, version: 'v1', changedBy: null }],
    channels: [{ slug: 'music', titles: { en: 'Music', ar: 'موسيقى' }, picture: null, light: null }],
    videos: [],
    may: { create: true, change: true, delete: true },
  }));
});

test('a programme that a finger presses asks for its hour, and leads to its record; a mouse opens nothing', async () => {
  openDesk('/desk/planner?day=2026-11-24');
  const block = await screen.findByRole('button', { name: /Maqam/ });
  await userEvent.click(block);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.pointer({ keys: '[TouchA]', target: block });
  expect(await screen.findByRole('dialog', { name: /Maqam/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain('one');
});

/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { lastList, rememberList } from './frame/last-list';
import { lettersAreOn, turnLetters } from './frame/letter-keys';
import { enterStrapi, isInStrapi, leaveStrapi } from './frame/strapi-mode';
import { at, block, lastSave, openPlanner, preparePlanner, publish } from './testing/fake-planner';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('./testing/fake-admin').strapiAdmin,
);

beforeEach(() => {
  preparePlanner();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
});
afterEach(() => jest.restoreAllMocks());

test('where the storage is full, the planner plans and publishes, and says that changes go with the tab', async () => {
  openPlanner();
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText(/1 change waits.+no room to keep them/)).toBeTruthy();
  await publish();
  expect((await lastSave()).changes).toMatchObject([{ documentId: 'one', startsAt: at('13:05') }]);
  await waitFor(() => expect(screen.queryByText(/no room to keep them/)).toBeNull());
});

test('where the storage is full, the tab remembers the last list, the choice of keys and Strapi’s screens', () => {
  const list = { address: '/desk/videos?page=2', name: 'Videos', records: [] };
  rememberList(list);
  expect(lastList()).toEqual(list);
  turnLetters(false);
  expect(lettersAreOn()).toBe(false);
  enterStrapi();
  expect(isInStrapi()).toBe(true);
  leaveStrapi();
  expect(isInStrapi()).toBe(false);
});

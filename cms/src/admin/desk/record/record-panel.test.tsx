/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, within } from '@testing-library/react';

import { fakeAdmin, refusal } from '../testing/fake-admin';
import { openRecord, pass, person, prepareRecord } from '../testing/open-record';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

beforeEach(prepareRecord);
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['Used in', 'GET /desk/record/used-in', 'Nothing depends on this record.'],
  ['History', 'GET /desk/record/history', 'No earlier version is kept yet.'],
])('what “%s” could not load is asked for again', async (tab, route, found) => {
  fakeAdmin.routes.set(route, () => {
    throw refusal(503, { message: 'away' });
  });
  await openRecord();
  await person.click(screen.getByRole('tab', { name: tab }));
  await pass(100);
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('The list could not be loaded.')).toBeTruthy();
  fakeAdmin.routes.set(route, () => []);
  await person.click(panel.getByRole('button', { name: 'Try again' }));
  await pass(100);
  expect(panel.queryByText('The list could not be loaded.')).toBeNull();
  expect(panel.getByText(found)).toBeTruthy();
});

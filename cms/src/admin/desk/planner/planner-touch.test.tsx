/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { block, openPlanner, preparePlanner } from '../testing/fake-planner';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

beforeEach(preparePlanner);

test('a programme that a finger presses asks for its hour, and leads to its record; a mouse opens nothing', async () => {
  openPlanner();
  await userEvent.click(await block('Maqam'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.pointer({ keys: '[TouchA]', target: await block('Maqam') });
  expect(await screen.findByRole('dialog', { name: /Maqam/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain('one');
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { fourPlans, freeOffer } from '../../../../testing/plans';
import { clearSession } from '../../../shared/auth/clear-session';
import { joining } from '../../../shared/auth/joining';
import { startSession } from '../../../shared/auth/start-session';
import { AuthPlansPage } from './AuthPlansPage';
import type { AuthPlansPageQuery } from './auth-plans-page.query.generated';

const BUILT: AuthPlansPageQuery = {
  contentVersion: 1,
  metaTags: null,
  plans: [freeOffer(), ...fourPlans()],
  shows: { __typename: 'ShowConnection', nodes: [] },
};
const goTo = jest.fn();
const join = (): void => {
  startSession(session(createAccessToken(600)) as never);
  joining.begin('viewer-1');
};
const open = (search = '') => renderInPage(<AuthPlansPage built={BUILT} search={search} />);

beforeEach(() => Object.assign(window, { ___navigate: goTo }));
afterEach(() => {
  goTo.mockClear();
  clearSession();
});

test('a visitor chooses, and makes an account with the plan kept', async () => {
  open();
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  await userEvent.click(screen.getByRole('button', { name: /^Choose this plan.*month-with-ads$/ }));
  expect(goTo).toHaveBeenCalledWith('/en/auth/register?plan=month-with-ads', undefined);
  expect(screen.queryByRole('button', { name: 'Continue for free' })).not.toBeInTheDocument();
});

test('who is joining goes on to paying, or in for free', async () => {
  join();
  open();
  await userEvent.click(screen.getByRole('button', { name: /Name of year-with-ads/ }));
  expect(goTo).toHaveBeenCalledWith('/en/auth/plans?plan=year-with-ads', undefined);
  expect(screen.getByRole('link', { name: 'I have a voucher' })).toHaveAttribute('href', '/en/auth/voucher');
  await userEvent.click(screen.getByRole('button', { name: 'Continue for free' }));
  expect(joining.get()).toBe(false);
});

test('the tickets of a period stand from the cheapest to the dearest, the free one first', async () => {
  join();
  open();
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Name of free', 'Name of year-with-ads', 'Name of year-without-ads']);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(names()).toEqual(['Name of free', 'Name of month-with-ads', 'Name of month-without-ads']);
});

test('with a plan it is the third step: what is paid, and the way back to the plans', async () => {
  join();
  open('?plan=year-without-ads');
  await waitFor(() => expect(screen.getByText('Step 3 of 3')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Start 7 free days' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Choose another plan' })).toHaveAttribute('href', '/en/auth/plans');
});

test('a plan that is not on sale leads to those that are', () => {
  join();
  open('?plan=nothing');
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
});

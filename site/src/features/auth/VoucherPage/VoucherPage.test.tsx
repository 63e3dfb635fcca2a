import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { joining } from '../../../shared/auth/joining';
import { startSession } from '../../../shared/auth/start-session';
import { toasts } from '../../../shared/messages/toasts';
import { VoucherPage } from './VoucherPage';

const goTo = jest.fn();
const answered = (code: string | null, field: string | null = 'code'): Reply => ({
  activateVoucher: {
    __typename: 'ActivateVoucherPayload',
    grant: code ? null : { __typename: 'VoucherGrant', endsAt: '2026-12-21T12:00:00.000Z' },
    errors: code ? [{ __typename: 'FormError', code, field, message: 'x' }] : [],
  },
});

beforeEach(() => {
  Object.assign(window, { ___navigate: goTo });
  startSession(session(createAccessToken(600)) as never);
  joining.begin('viewer-1');
});
afterEach(() => {
  goTo.mockClear();
  toasts.set([]);
  clearSession();
});

test('a voucher opens its plan, says so, and ends the joining', async () => {
  const log = fakeGraph({
    SpendVoucher: answered(null),
    Session: { session: session(createAccessToken(600)) },
  });
  renderInPage(<VoucherPage />);
  await userEvent.type(screen.getByLabelText('Voucher code'), 'abcd-efgh-1234');
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en/auth/success', undefined));
  expect(log[0]?.variables).toEqual({ input: { code: 'abcd-efgh-1234' } });
  expect(toasts.get().map(({ text }) => text)).toEqual([en.CODE_ACTIVATED]);
});

test('a code that is none fails in the words of the specification, at its field too, and is kept', async () => {
  fakeGraph({ SpendVoucher: answered('CODE_INVALID') });
  renderInPage(<VoucherPage />, 'ar');
  const field = screen.getByLabelText('رمز القسيمة');
  await userEvent.type(field, 'nope{Enter}');
  expect(await screen.findByText(ar.CODE_ACTIVATION_FAILED)).toBeVisible();
  expect(field).toHaveAccessibleDescription(ar.CODE_INVALID);
  expect(field).toHaveValue('nope');
});

test('why a voucher cannot be spent now is said instead', async () => {
  fakeGraph({ SpendVoucher: answered('ALREADY_SUBSCRIBED', null) });
  renderInPage(<VoucherPage />);
  await userEvent.type(screen.getByLabelText('Voucher code'), 'abcd{Enter}');
  expect(await screen.findByText(en.ALREADY_SUBSCRIBED)).toBeVisible();
});

test('an empty code is reported before anything is sent', async () => {
  const log = fakeGraph({});
  renderInPage(<VoucherPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  expect(screen.getByLabelText('Voucher code')).toHaveAccessibleDescription(en.CODE_REQUIRED);
  expect(log).toHaveLength(0);
});

test('a visitor is led to an account first', () => {
  clearSession();
  renderInPage(<VoucherPage />);
  expect(screen.queryByLabelText('Voucher code')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/en/auth/register');
  expect(screen.queryByText(/^Step/)).not.toBeInTheDocument();
});

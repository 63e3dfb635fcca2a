import { act, screen, within } from '@testing-library/react';

import { renderInPage } from '../../../../../testing/page';
import { toasts } from '../../../messages/toasts';
import { CONNECTED, network } from '../../../network/network';
import { Toasts } from '../Toasts';

afterEach(() =>
  act(() => {
    network.set(CONNECTED);
    toasts.set([]);
  }),
);

test('with a network there is nothing to say', () => {
  renderInPage(<Toasts />);
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});

test('it says that the page stays, that a press waits, and that the network is back', () => {
  renderInPage(<Toasts />);
  act(() => network.set({ offline: true, waiting: false }));
  expect(within(screen.getByRole('status')).getByText(/This page stays/)).toBeInTheDocument();
  act(() => network.set({ offline: true, waiting: true }));
  expect(screen.getByText(/We carry on as soon as you are back/)).toBeInTheDocument();
  act(() => network.set(CONNECTED));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  expect(screen.getByText('You are back online.')).toBeInTheDocument();
  act(() => network.set({ offline: true, waiting: false }));
  expect(screen.queryByText('You are back online.')).not.toBeInTheDocument();
});

test('it speaks Arabic', () => {
  renderInPage(<Toasts />, 'ar');
  act(() => network.set({ offline: true, waiting: false }));
  expect(screen.getByText('لا يوجد اتصال بالإنترنت. تبقى هذه الصفحة كما هي.')).toBeInTheDocument();
});

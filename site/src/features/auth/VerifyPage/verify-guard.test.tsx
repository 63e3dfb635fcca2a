import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';

import { fakeGraph, createAccessToken } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { storeAuth } from '../../../shared/auth/auth-state';
import { clearSession } from '../../../shared/auth/clear-session';
import { viewerDetails } from '../../../shared/auth/viewer-state';
import { BareLayout } from '../../../shared/page/layouts/BareLayout/BareLayout';
import { PageFrame } from '../../../shared/page/PageFrame/PageFrame';
import { VerifyPage } from './VerifyPage';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const went = jest.mocked(navigate);

afterEach(() => {
  act(clearSession);
  window.history.replaceState(null, '', '/');
});

test('in its frame, the link of a signed-in viewer is proven before the guard of auth paths acts', async () => {
  viewerDetails.set({ id: 'viewer-1', name: 'Nour' });
  storeAuth({
    token: createAccessToken(600),
    id: 'viewer-1',
    has_subscription: false,
    subscription_type: null,
    with_ads: true,
    subscription_payment_method: null,
  });
  window.history.replaceState(null, '', '/en/auth/verify?token=t1');
  let answer: (reply: Reply) => void = () => undefined;
  fakeGraph({
    VerifyEmail: () => new Promise<Reply>((resolve) => (answer = resolve)),
  });
  const context = pageContext({
    page: 'auth-verify',
    access: 'guest',
    redirectTo: '/home',
    address: '/auth/verify',
  });
  renderInPage(
    <PageFrame layout={BareLayout} context={context} guarded={false}>
      <VerifyPage brand="Sahra" redirectTo={context.redirectTo} />
    </PageFrame>,
  );
  expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeInTheDocument();
  expect(went).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email' }));
  expect(went).not.toHaveBeenCalled();
  await act(async () =>
    answer({ verifyEmail: { __typename: 'VerifyEmailPayload', verified: true, errors: [] } }),
  );
  await waitFor(() => expect(went).toHaveBeenCalledWith('/en/home', { replace: true }));
});

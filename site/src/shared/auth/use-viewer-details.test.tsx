import { act, renderHook, waitFor } from '@testing-library/react';

import { createAccessToken, fakeGraph, session } from '../../../testing/graph';
import { storeAuth } from './auth-state';
import { clearSession } from './clear-session';
import { useViewerDetails } from './use-viewer-details';
import { viewerDetails } from './viewer-state';

const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const signIn = (): void =>
  storeAuth({
    token: createAccessToken(600),
    id: 'viewer-1',
    has_subscription: false,
    subscription_type: null,
    with_ads: true,
    subscription_payment_method: null,
  });

afterEach(() => {
  act(clearSession);
  logged.mockClear();
});

test('without an access token nothing is asked; with one the details are read in the language of the page', async () => {
  const { viewer } = session('');
  const log = fakeGraph({ Viewer: { viewer } });
  const { rerender } = renderHook(() => useViewerDetails('ar'));
  rerender();
  expect(log).toEqual([]);
  act(signIn);
  await waitFor(() => expect(viewerDetails.get()).toEqual({ id: 'viewer-1', name: 'Nour Adel' }));
  expect(log.map(({ name, headers }) => [name, headers.get('x-localization')])).toEqual([['Viewer', 'ar']]);
  expect(log[0]?.headers.get('authorization')).toMatch(/^Bearer a\./);
});

test('a failure is only logged, and the viewer stays signed in', async () => {
  fakeGraph({ Viewer: 'unreachable' });
  signIn();
  renderHook(() => useViewerDetails('en'));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(viewerDetails.get()).toBeNull();
  expect(document.cookie).toContain('logged=true');
});

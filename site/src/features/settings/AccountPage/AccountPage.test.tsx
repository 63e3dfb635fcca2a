import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';

import { accountViewer } from '../../../../testing/account';
import { fakeGraph, createAccessToken, ofViewer, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { AccountPage } from './AccountPage';

const NO_HISTORY = ofViewer({
  watchHistory: {
    __typename: 'WatchHistoryConnection',
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});
const BUILT = ['/account', '/settings/profile', '/settings/help', '/privacy-policy'];

const saved: { name: string; blob: Blob }[] = [];
const textOf = (blob: Blob | undefined): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob ?? new Blob());
  });

beforeEach(() => {
  let made = new Blob();
  URL.createObjectURL = (object) => {
    if (object instanceof Blob) made = object;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
  startSession(session(createAccessToken(600)) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(clearSession);
  toasts.set([]);
  saved.length = 0;
});

test('a visitor sees no data of anybody, only what is on its way', () => {
  clearSession();
  const log = fakeGraph({});
  renderInPage(<AccountPage builtPaths={BUILT} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  for (const part of screen.getAllByRole('status')) expect(part).toHaveTextContent('Loading…');
  expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  expect(log).toHaveLength(0);
});

test('it says who is signed in and leads to every setting that is built', async () => {
  fakeGraph({ WatchHistory: NO_HISTORY, AccountState: { viewer: accountViewer() } });
  renderInPage(<AccountPage builtPaths={BUILT} />);
  expect((await screen.findAllByText('nour@sahra.example'))[0]).toBeVisible();
  expect(screen.getByText('Nour Adel')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/settings/profile',
    '/en/settings/help',
    '/en/settings/help#report',
    '/en/privacy-policy',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Help' })).getByRole('link', { name: /Privacy/ }),
  ).toBeVisible();
});

test('it says how the account stands: plan and next payment, devices, what is saved', async () => {
  const plan = { __typename: 'Plan', id: 'plan-monthly', name: 'Monthly' };
  const paying = {
    status: 'ACTIVE',
    plan,
    nextPaymentAt: '2027-03-12T10:00:00Z',
    nextPayment: { __typename: 'Money', amount: 24900, currency: 'AED' },
  };
  const { subscription } = accountViewer();
  fakeGraph({
    WatchHistory: NO_HISTORY,
    AccountState: { viewer: accountViewer({ subscription: { ...subscription, ...paying } }) },
  });
  renderInPage(
    <AccountPage builtPaths={[...BUILT, '/settings/subscription', '/settings/devices', '/saved']} />,
  );
  const plain = (link: HTMLElement): string => link.textContent.replace(/[\u2066-\u2069]/g, '');
  const tile = async (value: string) => plain((await screen.findByText(value)).closest('a') ?? document.body);
  expect(await tile('Monthly')).toContain('Next payment on 12 March 2027: 249\u00A0AED.');
  expect(await tile('3 devices')).toContain('Connected devices');
  expect(await tile('5 saved')).toContain('My Watchlist');
});

test('all data is saved as the file that the graph names', async () => {
  fakeGraph({
    WatchHistory: NO_HISTORY,
    AccountState: { viewer: accountViewer() },
    DataExport: {
      viewer: {
        __typename: 'Viewer',
        id: 'viewer-1',
        dataExport: { __typename: 'DataExport', fileName: 'export-2026-11-21.json', content: '{"نور":1}' },
      },
    },
  });
  renderInPage(<AccountPage builtPaths={BUILT} />, 'ar');
  await userEvent.click(screen.getByRole('button', { name: 'تنزيل' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('export-2026-11-21.json');
  expect(await textOf(saved[0]?.blob)).toBe('{"نور":1}');
});

test.each([
  ['asked too often', { errors: [{ extensions: { code: 'RATE_LIMITED' } }] }, ar.RATE_LIMITED],
  ['a lost network', 'unreachable' as const, ar.UPSTREAM_UNAVAILABLE],
])('%s is said, and the file can be asked for again', async (_, reply, text) => {
  fakeGraph({ WatchHistory: NO_HISTORY, AccountState: { viewer: accountViewer() }, DataExport: reply });
  renderInPage(<AccountPage builtPaths={BUILT} />, 'ar');
  await userEvent.click(screen.getByRole('button', { name: 'تنزيل' }));
  await waitFor(() => expect(toasts.get().map((toast) => toast.text)).toEqual([text]));
  expect(screen.getByRole('button', { name: 'تنزيل' })).toBeEnabled();
  expect(saved).toHaveLength(0);
});

test('what cannot be loaded is reported, and comes when it is tried again', async () => {
  let away = true;
  fakeGraph({
    WatchHistory: NO_HISTORY,
    AccountState: () => (away ? 'unreachable' : { viewer: accountViewer() }),
  });
  renderInPage(<AccountPage builtPaths={BUILT} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  away = false;
  await userEvent.click(retry);
  expect((await screen.findAllByText('nour@sahra.example'))[0]).toBeVisible();
});

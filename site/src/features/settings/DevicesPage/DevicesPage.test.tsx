import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';

import { fakeGraph, createAccessToken, session, ofViewer } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { forgetDeviceZone } from '../../../../testing/zone';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { DevicesPage } from './DevicesPage';

const HOUR_MS = 3_600_000;
const device = (id: string, name: string | null, hours: number, current = false) => ({
  __typename: 'Device',
  id,
  name,
  lastSeenAt: new Date(Date.now() - hours * HOUR_MS).toISOString(),
  current,
});
const PHONE = device('d1', 'Chrome · Android', 3);
const HERE = device('d2', 'Firefox · Linux', 5, true);
const UNKNOWN = device('d3', null, 30);

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

const list = () => screen.findByRole('list', { name: 'Connected devices' });
const rows = async () => within(await list()).getAllByRole('listitem');
const confirm = async () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));

/** Fakes the devices of the server. A signed-out device is missing when the list is read again. */
const served = (replies: Record<string, Reply> = {}) => {
  const devices = [PHONE, HERE, UNKNOWN];
  const log = fakeGraph({
    Devices: () => ofViewer({ devices: [...devices] }),
    RevokeDevice: ({ variables }) => {
      devices.splice(
        devices.findIndex(({ id }) => id === (variables['input'] as { deviceId: string }).deviceId),
        1,
      );
      return { revokeDevice: { __typename: 'RevokeDevicePayload', revoked: true, errors: [] } };
    },
    SignOutOtherDevices: () => {
      devices.splice(0, devices.length, HERE);
      return { signOutOtherDevices: { __typename: 'X', signedOut: true, errors: [] } };
    },
    ...replies,
  });
  return log;
};

test('no hour is named whose zone is only a guess', async () => {
  served();
  const restore = forgetDeviceZone();
  renderInPage(<DevicesPage />);
  await rows();
  const named = () => [...document.querySelectorAll('time')].map(({ title }) => title);
  expect(named()).toHaveLength(2);
  expect(named().join()).not.toMatch(/\d:\d/);
  act(restore);
  expect(named()).toEqual([expect.stringMatching(/\d:\d/), expect.stringMatching(/\d:\d/)]);
});

test('this device stands first and is marked, the others say when they were used', async () => {
  served();
  renderInPage(<DevicesPage />);
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent('Firefox · Linux');
  expect(first).toHaveTextContent('This device');
  expect(second).toHaveTextContent('Last used 3 hours ago');
  expect(third).toHaveTextContent('Unknown device');
  expect(
    screen
      .getAllByRole('button', { name: /^Sign out of/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Sign out of Chrome · Android', 'Sign out of Unknown device']);
});

test('a device is signed out after a confirmation, leaves the list, and the list has the focus', async () => {
  const log = served();
  renderInPage(<DevicesPage />);
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of Chrome · Android' }));
  expect(log.filter(({ name }) => name === 'RevokeDevice')).toHaveLength(0);
  await confirm();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(log.find(({ name }) => name === 'RevokeDevice')?.variables).toEqual({ input: { deviceId: 'd1' } });
  await waitFor(async () => expect(await list()).toHaveFocus());
  expect(toasts.get().map(({ text }) => text)).toEqual(['The device is signed out.']);
});

test('who changes their mind keeps the device', async () => {
  const log = served();
  renderInPage(<DevicesPage />);
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of Chrome · Android' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(log.map(({ name }) => name)).toEqual(['Devices']);
});

test('all others are signed out at once, and nothing is left to offer but everywhere', async () => {
  served();
  renderInPage(<DevicesPage />);
  await list();
  const all = within(screen.getByRole('region', { name: 'All at once' }));
  const others = all.getByText('All other devices');
  const [button] = all.getAllByRole('button', { name: 'Sign out' });
  if (!button) throw new Error('nothing to press');
  expect(others.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button);
  await confirm();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(all.getAllByRole('button', { name: 'Sign out' })).toHaveLength(1);
});

test('a lost network is said, the question stays, and the device too', async () => {
  served({ RevokeDevice: 'unreachable' });
  renderInPage(<DevicesPage />);
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of Chrome · Android' }));
  await confirm();
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([en.UPSTREAM_UNAVAILABLE]));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' })).toBeEnabled();
  expect(await rows()).toHaveLength(3);
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import ar from '@sahra/schemas/messages/ar.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { deletePage } from '../../../../testing/settings';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { contentVersion } from '../../../shared/content/content-state';
import { SelectReasonsPage } from './SelectReasonsPage';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

beforeEach(() => {
  fakeGraph({});
  startSession(session(createAccessToken(600)) as never);
});
afterEach(() => {
  act(clearSession);
  act(() => contentVersion.set(null));
  jest.mocked(navigate).mockClear();
});

const BUILT = ['/settings/subscription'];
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'متابعة' }));

test('without a reason nobody goes on: the group says so and takes the focus', async () => {
  renderInPage(<SelectReasonsPage built={deletePage()} builtPaths={BUILT} />, 'ar');
  await goOn();
  const group = screen.getByRole('radiogroup', { name: 'لماذا ترحل؟' });
  expect(group).toHaveAccessibleDescription(ar.REASON_REQUIRED);
  await waitFor(() => expect(group).toHaveFocus());
  expect(navigate).not.toHaveBeenCalled();
});

test('the reason is taken along to the next step', async () => {
  renderInPage(<SelectReasonsPage built={deletePage()} builtPaths={BUILT} />, 'ar');
  await userEvent.click(screen.getByRole('radio', { name: 'أخشى على خصوصية بياناتي' }));
  await goOn();
  expect(navigate).toHaveBeenCalledWith('/ar/settings/delete-account?reason=privacy');
});

test('a reason that nobody has translated says its language', () => {
  renderInPage(<SelectReasonsPage built={deletePage()} builtPaths={BUILT} />, 'ar');
  expect(screen.getByText('Other')).toHaveAttribute('lang', 'en');
});

test('what can be done instead is offered where it can be done', () => {
  const { unmount } = renderInPage(<SelectReasonsPage built={deletePage()} builtPaths={BUILT} />);
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Subscription' })).toBeVisible();
  unmount();
  renderInPage(<SelectReasonsPage built={deletePage()} builtPaths={[]} />);
  expect(screen.queryByRole('link', { name: 'Subscription' })).not.toBeInTheDocument();
});

test('a reason that editors publish arrives on the open page', async () => {
  const added = { __typename: 'DeleteReason', key: 'moving', label: 'أنتقل إلى بلد آخر', language: 'AR' };
  fakeGraph({ DeletePage: { ...deletePage(), deleteReasons: [added] } });
  renderInPage(<SelectReasonsPage built={deletePage()} builtPaths={BUILT} />, 'ar');
  act(() => contentVersion.set(2));
  // A newer copy renders at idle time, which can be late on a busy machine.
  expect(await screen.findByText('أنتقل إلى بلد آخر')).toBeVisible();
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

import { fillIn } from '../../../../testing/fill-in';
import { createAccessToken, fakeGraph, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { FeedbackPage } from './FeedbackPage';

afterEach(() => {
  act(clearSession);
  sessionStorage.clear();
});

const SENT = { answer: { __typename: 'SendFeedbackPayload', sent: true, errors: [] } };
const comment = () => screen.getByLabelText('Your feedback');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the feedback' }));

test('a comment alone is enough; the form becomes a sentence', async () => {
  const log = fakeGraph({ SendFeedback: SENT });
  renderInPage(<FeedbackPage />);
  await userEvent.type(comment(), ' I like the new player. ');
  await send();
  const done = await screen.findByRole('status');
  expect(done).toHaveTextContent('Message Sent Successfully!');
  await waitFor(() => expect(done).toHaveFocus());
  expect(log.map(({ variables }) => variables)).toEqual([
    { input: { comment: 'I like the new player.', email: null } },
  ]);
});

test('in Arabic the answer is in Arabic', async () => {
  fakeGraph({ SendFeedback: SENT });
  renderInPage(<FeedbackPage />, 'ar');
  await userEvent.type(screen.getByLabelText(arLabels['feedback.comment']), 'جميل');
  await userEvent.click(screen.getByRole('button', { name: arLabels['feedback.send'] }));
  expect(await screen.findByRole('status')).toHaveTextContent(ar.MESSAGE_SENT);
});

test('without a comment nothing is sent, and a wrong address is reported', async () => {
  const log = fakeGraph({});
  renderInPage(<FeedbackPage />);
  await fillIn(screen.getByLabelText(/Email/), 'nobody');
  await send();
  expect(comment()).toHaveAccessibleDescription(en.MESSAGE_REQUIRED);
  await waitFor(() => expect(comment()).toHaveFocus());
  expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription(en.EMAIL_INVALID);
  expect(log).toEqual([]);
});

test('a lost network keeps the words, also over a reload', async () => {
  fakeGraph({ SendFeedback: 'unreachable' });
  const first = renderInPage(<FeedbackPage />);
  await fillIn(comment(), 'More shorts, please');
  await send();
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  first.unmount();
  renderInPage(<FeedbackPage />);
  expect(comment()).toHaveValue('More shorts, please');
});

test('a viewer is asked for no address, and no draft of one is sent', async () => {
  const log = fakeGraph({ SendFeedback: SENT });
  renderInPage(<FeedbackPage />);
  await fillIn(screen.getByLabelText(/Email/), 'nobody');
  act(() => startSession(session(createAccessToken(600)) as never));
  expect(screen.queryByLabelText(/Email/)).not.toBeInTheDocument();
  await fillIn(comment(), 'More shorts, please');
  await send();
  await screen.findByRole('status');
  expect(log.at(-1)?.variables).toEqual({ input: { comment: 'More shorts, please', email: null } });
});

test('other ways are a link away', () => {
  fakeGraph({});
  renderInPage(<FeedbackPage />, 'ar');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ar/settings/help#report',
    '/ar/contact-us',
    '/ar/faq',
  ]);
});

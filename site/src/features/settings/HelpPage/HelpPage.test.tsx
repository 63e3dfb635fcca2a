import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';

import { fillIn } from '../../../../testing/fill-in';
import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { settingsViewer } from '../../../../testing/settings';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import type { HelpPageQuery } from '../help-page.query.generated';
import { HelpPage } from './HelpPage';

const built: HelpPageQuery = {
  contentVersion: 1,
  metaTags: null,
  siteSettings: { __typename: 'SiteSettings', contactEmail: 'hello@sahra.example' },
  page: {
    __typename: 'FaqPage',
    entries: Array.from({ length: 7 }, (_, index) => ({
      __typename: 'FaqEntry',
      key: `q${index}`,
      question: `Question ${index}?`,
      answer: 'Answer.',
    })),
  },
};

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  sessionStorage.clear();
  toasts.set([]);
});

const show = async (reply: Reply = 'unreachable') => {
  const log = fakeGraph({ SettingsViewer: { viewer: settingsViewer() }, ReportProblem: reply });
  renderInPage(<HelpPage built={built} builtPaths={['/faq']} />);
  await screen.findByLabelText('What is wrong?');
  return log;
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('the first questions are answered here, the others a link away, and people have an address', async () => {
  await show();
  expect(screen.getAllByText(/^Question \d\?$/)).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/en/faq');
  expect(screen.getByRole('link', { name: 'hello@sahra.example' })).toHaveAttribute(
    'href',
    'mailto:hello@sahra.example',
  );
  expect(screen.getByRole('region', { name: 'Report a problem' })).toHaveAttribute('id', 'report');
});

test('an empty report is reported at its field and not sent', async () => {
  const log = await show();
  await send();
  const comment = screen.getByLabelText('What is wrong?');
  expect(comment).toHaveAccessibleDescription(en.MESSAGE_REQUIRED);
  await waitFor(() => expect(comment).toHaveFocus());
  expect(log.map(({ name }) => name)).toEqual(['SettingsViewer']);
});

test('a report is sent with the viewer’s address, and said in the words of the specification', async () => {
  const log = await show({ answer: { __typename: 'ReportProblemPayload', sent: true, errors: [] } });
  await fillIn(screen.getByLabelText('What is wrong?'), ' No sound in the second episode ');
  await send();
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['Message Sent Successfully!']));
  expect(log.at(-1)?.variables).toEqual({
    input: { comment: 'No sound in the second episode', email: 'nour@sahra.example' },
  });
  await waitFor(() => expect(screen.getByLabelText('What is wrong?')).toHaveValue(''));
});

test('a lost network is said, and the words stay', async () => {
  await show();
  await fillIn(screen.getByLabelText('What is wrong?'), 'No sound');
  await send();
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  expect(screen.getByLabelText('What is wrong?')).toHaveValue('No sound');
});

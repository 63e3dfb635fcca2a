import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

import { fillIn } from '../../../../testing/fill-in';
import { CONTACT_PAGE as BUILT } from '../../../../testing/contact';
import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { contentVersion } from '../../../shared/content/content-state';
import { ContactPage } from './ContactPage';

const SENT: Reply = { answer: { __typename: 'SendContactMessagePayload', sent: true, errors: [] } };
const refused = (code: string, field: string | null): Reply => ({
  answer: {
    __typename: 'SendContactMessagePayload',
    sent: false,
    errors: [{ __typename: 'SendContactMessageError', code, field, message: 'x' }],
  },
});

const name = () => screen.getByLabelText('Full name');
const email = () => screen.getByLabelText('Email');
const content = () => screen.getByLabelText('Message', { selector: 'textarea' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
const fill = async (): Promise<void> => {
  await fillIn(name(), 'Salma Rahal');
  await fillIn(email(), 'salma@sahra.example');
  await fillIn(content(), ' Where is the schedule? ');
};

afterEach(() => {
  act(clearSession);
  act(() => contentVersion.set(null));
  sessionStorage.clear();
});

test('has three telephones as links, from left to right, and the first answers', () => {
  fakeGraph({});
  renderInPage(<ContactPage built={BUILT} />, 'ar');
  const phones = within(screen.getByRole('region', { name: 'Rather talk?' })).getAllByRole('link');
  expect(phones.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+97140000000',
    'tel:+20200000000',
    'tel:+966110000000',
  ]);
  expect(screen.getByText('+20 2 0000 0000')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getAllByText(/^Question \d\?$/)).toHaveLength(5);
  expect(screen.getByRole('link', { name: arLabels['contact-us.allAnswers'] })).toHaveAttribute(
    'href',
    '/ar/faq',
  );
});

test.each([
  ['name', '', en.NAME_REQUIRED],
  ['name', 'Al', en.NAME_LENGTH],
  ['name', 'Salma 2', en.NAME_CHARACTERS],
  ['name', 'سلمى ٢', en.NAME_CHARACTERS],
  ['name', 'Salma @ home', en.NAME_CHARACTERS],
  ['email', '', en.EMAIL_REQUIRED],
  ['email', 'salma@sahra', en.EMAIL_INVALID],
  ['content', '', en.MESSAGE_REQUIRED],
  ['content', '9 signs..', en.MESSAGE_LENGTH],
])('%s "%s" is refused at its field and not sent', async (field, value, text) => {
  const log = fakeGraph({});
  renderInPage(<ContactPage built={BUILT} />);
  await fill();
  const element = { name, email, content }[field as 'name']();
  await userEvent.clear(element);
  if (value) await fillIn(element, value);
  await send();
  expect(element).toHaveAccessibleDescription(text);
  expect(element).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(element).toHaveFocus());
  expect(element).toHaveValue(value);
  expect(log).toEqual([]);
});

test('the longest name and message are taken, one character more is not', async () => {
  fakeGraph({});
  renderInPage(<ContactPage built={BUILT} />);
  await userEvent.click(name());
  await userEvent.paste('س'.repeat(50));
  await userEvent.click(content());
  await userEvent.paste('🌙'.repeat(300));
  await send();
  // The empty email takes the focus: what is typed before that would stand in it.
  await waitFor(() => expect(email()).toHaveFocus());
  expect(name()).not.toHaveAttribute('aria-invalid');
  expect(content()).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('300 / 300')).toBeInTheDocument();
  await userEvent.type(name(), 'س');
  await userEvent.type(content(), '!');
  expect(name()).toHaveAccessibleDescription(en.NAME_LENGTH);
  expect(content()).toHaveAccessibleDescription(en.MESSAGE_LENGTH);
});

test('in Arabic everything is asked and told in Arabic', async () => {
  fakeGraph({});
  renderInPage(<ContactPage built={BUILT} />, 'ar');
  await userEvent.click(screen.getByRole('button', { name: arLabels['contact-us.send'] }));
  expect(screen.getByLabelText(arLabels['field.name'])).toHaveAccessibleDescription(ar.NAME_REQUIRED);
});

test('a message is sent clean, and the form becomes a sentence; another one can follow', async () => {
  const log = fakeGraph({ SendContactMessage: SENT });
  renderInPage(<ContactPage built={BUILT} />);
  await fill();
  await send();
  const done = await screen.findByRole('status');
  expect(done).toHaveTextContent('Message Sent Successfully!');
  await waitFor(() => expect(done).toHaveFocus());
  expect(log.map(({ variables }) => variables)).toEqual([
    { input: { name: 'Salma Rahal', email: 'salma@sahra.example', content: 'Where is the schedule?' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(content()).toHaveValue('');
});

test('a lost answer keeps the words, and the second press repeats the same submit', async () => {
  const replies: Reply[] = ['unreachable', SENT];
  const log = fakeGraph({ SendContactMessage: () => replies.shift() ?? 'unreachable' });
  renderInPage(<ContactPage built={BUILT} />);
  await fill();
  await send();
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  expect(content()).toHaveValue(' Where is the schedule? ');
  await send();
  await screen.findByRole('status');
  const keys = log.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a reload keeps the words and the key of their submit; other words are another submit', async () => {
  const log = fakeGraph({ SendContactMessage: 'unreachable' });
  const first = renderInPage(<ContactPage built={BUILT} />);
  await fill();
  await send();
  await screen.findByText(en.UPSTREAM_UNAVAILABLE);
  first.unmount();
  renderInPage(<ContactPage built={BUILT} />);
  expect(name()).toHaveValue('Salma Rahal');
  expect(content()).toHaveValue(' Where is the schedule? ');
  await send();
  await screen.findByText(en.UPSTREAM_UNAVAILABLE);
  await userEvent.type(content(), 'Please!');
  await send();
  await waitFor(() => expect(log).toHaveLength(3));
  const keys = log.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['NAME_CHARACTERS', 'name', name],
  ['EMAIL_INVALID', 'email', email],
  ['MESSAGE_LENGTH', 'content', content],
] as const)('%s of the server is reported at its field', async (code, field, element) => {
  fakeGraph({ SendContactMessage: refused(code, field) });
  renderInPage(<ContactPage built={BUILT} />);
  await fill();
  await send();
  await waitFor(() => expect(element()).toHaveAccessibleDescription(en[code]));
  await waitFor(() => expect(element()).toHaveFocus());
});

test('a refusal of the whole is reported above the form', async () => {
  fakeGraph({ SendContactMessage: refused('RATE_LIMITED', null) });
  renderInPage(<ContactPage built={BUILT} />);
  await fill();
  await send();
  expect(await screen.findByText(en.RATE_LIMITED)).toBeVisible();
});

describe('a viewer', () => {
  const viewer = { __typename: 'Viewer', name: 'Nour Adel', email: 'nour@sahra.example' };

  test('finds name and address filled in, and is sent as the viewer', async () => {
    const token = createAccessToken(600);
    act(() => startSession(session(token) as never));
    const log = fakeGraph({ ContactViewer: ofViewer(viewer), SendContactMessage: SENT });
    renderInPage(<ContactPage built={BUILT} />);
    await waitFor(() => expect(name()).toHaveValue('Nour Adel'));
    expect(email()).toHaveValue('nour@sahra.example');
    await fillIn(content(), 'Where is the schedule?');
    await send();
    await screen.findByRole('status');
    expect(log.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  test('whose name the form would refuse is asked for one', async () => {
    act(() => startSession(session(createAccessToken(600)) as never));
    fakeGraph({ ContactViewer: ofViewer({ ...viewer, name: 'Nour_2' }) });
    renderInPage(<ContactPage built={BUILT} />);
    await waitFor(() => expect(email()).toHaveValue('nour@sahra.example'));
    expect(name()).toHaveValue('');
  });

  test('leaves no draft to the next person in this tab', async () => {
    act(() => startSession(session(createAccessToken(600)) as never));
    fakeGraph({ ContactViewer: 'unreachable' });
    const first = renderInPage(<ContactPage built={BUILT} />);
    await fillIn(content(), 'Something private');
    first.unmount();
    act(clearSession);
    renderInPage(<ContactPage built={BUILT} />);
    expect(content()).toHaveValue('');
  });

  test('is sent also after the session has ended', async () => {
    const token = createAccessToken(600);
    act(() => startSession(session(token) as never));
    const log = fakeGraph({
      ContactViewer: 'unreachable',
      Session: { session: null },
      SendContactMessage: ({ headers }) =>
        headers.get('authorization') ? refused('SESSION_REQUIRED', null) : SENT,
    });
    renderInPage(<ContactPage built={BUILT} />);
    await fill();
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent('Message Sent Successfully!');
    expect(log.filter((call) => call.name === 'SendContactMessage')).toHaveLength(2);
  });
});

test('a publish arrives on the open page, and what is typed stays', async () => {
  const page = { ...BUILT.page, title: 'Talk to us' };
  fakeGraph({ ContactPage: { ...BUILT, page } });
  renderInPage(<ContactPage built={BUILT} />);
  await fillIn(content(), 'Half a sentence');
  act(() => contentVersion.set(2));
  expect(await screen.findByRole('heading', { level: 1, name: 'Talk to us' })).toBeInTheDocument();
  expect(content()).toHaveValue('Half a sentence');
});

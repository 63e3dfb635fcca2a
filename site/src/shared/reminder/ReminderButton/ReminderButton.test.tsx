import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as gatsby from 'gatsby';

import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../auth/clear-session';
import { startSession } from '../../auth/start-session';
import { toasts } from '../../messages/toasts';
import { NO_REMINDERS, reminders } from '../reminder-store';
import { ReminderButton } from './ReminderButton';

const signIn = () => startSession(session(createAccessToken(600)) as Parameters<typeof startSession>[0]);
const STARTS_AT = '2026-11-24T17:00:00.000Z';
const FINAL = { id: 'final', title: 'The final', startsAt: STARTS_AT, video: { id: 'match' } };
const NEWS = { id: 'news', title: 'The news', startsAt: STARTS_AT, video: null };
const REPEAT = { ...FINAL, id: 'repeat', title: 'Again', startsAt: '2026-11-25T17:00:00.000Z' };
const kept = (...entries: string[]): Reply =>
  ofViewer({
    reminders: entries.map((entryId) => ({ __typename: 'Reminder', entryId, startsAt: STARTS_AT })),
  });
const added = (code: string | null = null): Reply => ({
  addReminder: {
    __typename: 'AddReminderPayload',
    errors: code === null ? [] : [{ __typename: 'AddReminderError', code, field: null, message: 'x' }],
  },
});
const removed: Reply = { removeReminder: { __typename: 'RemoveReminderPayload', errors: [] } };
const bell = (title = 'The final') => screen.getByRole('button', { name: `Remind me: ${title}` });
const told = () => toasts.get().map(({ kind, text }) => [kind, text]);

let navigated: jest.SpyInstance;
beforeEach(() => {
  navigated = jest.spyOn(gatsby, 'navigate').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/en/schedule?day=2026-11-24');
});
afterEach(() => {
  navigated.mockRestore();
  sessionStorage.clear();
  act(() => {
    clearSession();
    reminders.set(NO_REMINDERS);
    toasts.set([]);
  });
});

test('all bells of a page ask once, and each shows its own reminder', async () => {
  signIn();
  const log = fakeGraph({ Reminders: kept('final') });
  renderInPage(
    <>
      <ReminderButton entry={FINAL} />
      <ReminderButton entry={NEWS} />
    </>,
  );
  await waitFor(() => expect(bell()).toHaveAttribute('aria-pressed', 'true'));
  expect(bell('The news')).toHaveAttribute('aria-pressed', 'false');
  expect(log.map(({ name }) => name)).toEqual(['Reminders']);
});

test('a reminder is set and taken back', async () => {
  signIn();
  const log = fakeGraph({ Reminders: kept(), AddReminder: added(), RemoveReminder: removed });
  renderInPage(<ReminderButton entry={FINAL} />);
  await userEvent.click(bell());
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(told()).toEqual([['done', 'We will email you ten minutes before it begins.']]));
  await userEvent.click(bell());
  await waitFor(() => expect(told()).toContainEqual(['done', 'Reminder removed']));
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
  expect(
    log.filter(({ name }) => name !== 'Reminders').map(({ name, variables }) => [name, variables]),
  ).toEqual([
    ['AddReminder', { input: { entryId: 'final' } }],
    ['RemoveReminder', { input: { entryId: 'final' } }],
  ]);
});

test('the reminder of an event is that of its entry in the schedule, and of no repeat', async () => {
  signIn();
  const log = fakeGraph({ Reminders: kept('match'), RemoveReminder: removed });
  renderInPage(
    <>
      <ReminderButton entry={FINAL} />
      <ReminderButton entry={REPEAT} />
    </>,
  );
  await waitFor(() => expect(bell()).toHaveAttribute('aria-pressed', 'true'));
  expect(bell('Again')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(bell());
  await waitFor(() => expect(told()).toEqual([['done', 'Reminder removed']]));
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
  expect(log.find(({ name }) => name === 'RemoveReminder')?.variables).toEqual({
    input: { entryId: 'match' },
  });
});

test('the reminder of an entry replaces that of its event, whose bell goes out', async () => {
  signIn();
  let answerList: (reply: Reply) => void = () => undefined;
  let answerAdd: (reply: Reply) => void = () => undefined;
  fakeGraph({
    Reminders: () => new Promise<Reply>((resolve) => (answerList = resolve)),
    AddReminder: () => new Promise<Reply>((resolve) => (answerAdd = resolve)),
  });
  renderInPage(
    <>
      <ReminderButton entry={FINAL} />
      <ReminderButton entry={{ id: 'match', title: 'The event', startsAt: STARTS_AT, video: null }} />
    </>,
  );
  await userEvent.click(bell());
  await act(async () => answerList(kept('match')));
  await waitFor(() => expect(bell('The event')).toHaveAttribute('aria-pressed', 'true'));
  await act(async () => answerAdd(added()));
  await waitFor(() => expect(bell('The event')).toHaveAttribute('aria-pressed', 'false'));
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
});

test('a list that was read before the entry replaced the event does not light its bell again', async () => {
  signIn();
  let answerList: (reply: Reply) => void = () => undefined;
  fakeGraph({
    Reminders: () => new Promise<Reply>((resolve) => (answerList = resolve)),
    AddReminder: added(),
  });
  renderInPage(
    <>
      <ReminderButton entry={FINAL} />
      <ReminderButton entry={NEWS} />
      <ReminderButton entry={{ id: 'match', title: 'The event', startsAt: STARTS_AT, video: null }} />
    </>,
  );
  await userEvent.click(bell());
  await waitFor(() => expect(told()).toHaveLength(1));
  await act(async () => answerList(kept('match', 'news')));
  await waitFor(() => expect(bell('The news')).toHaveAttribute('aria-pressed', 'true'));
  expect(bell('The event')).toHaveAttribute('aria-pressed', 'false');
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
});

test('after a lost answer the bell turns back, and a second press adds the same reminder', async () => {
  signIn();
  let attempt = 0;
  const log = fakeGraph({
    Reminders: kept(),
    AddReminder: () => {
      attempt += 1;
      return attempt === 1 ? 'unreachable' : added();
    },
  });
  renderInPage(<ReminderButton entry={FINAL} />);
  await userEvent.click(bell());
  await waitFor(() => expect(told()).toEqual([['failed', en.SOMETHING_WENT_WRONG]]));
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(bell());
  await waitFor(() => expect(told()).toEqual([['done', 'We will email you ten minutes before it begins.']]));
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
  expect(log.filter(({ name }) => name === 'AddReminder').map(({ variables }) => variables)).toEqual([
    { input: { entryId: 'final' } },
    { input: { entryId: 'final' } },
  ]);
});

test('a press is sent once while it is under way', async () => {
  signIn();
  let answer: (reply: Reply) => void = () => undefined;
  const log = fakeGraph({
    Reminders: kept(),
    AddReminder: () => new Promise<Reply>((resolve) => (answer = resolve)),
  });
  renderInPage(<ReminderButton entry={FINAL} />);
  await userEvent.dblClick(bell());
  await waitFor(() => expect(log.some(({ name }) => name === 'AddReminder')).toBe(true));
  act(() => answer(added()));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(log.filter(({ name }) => name === 'AddReminder')).toHaveLength(1);
});

test('a double press on a bell that its event lights takes the reminder back once', async () => {
  signIn();
  let answer: (reply: Reply) => void = () => undefined;
  const log = fakeGraph({
    Reminders: kept('match'),
    RemoveReminder: () => new Promise<Reply>((resolve) => (answer = resolve)),
    AddReminder: added(),
  });
  renderInPage(<ReminderButton entry={FINAL} />);
  await waitFor(() => expect(bell()).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.dblClick(bell());
  await waitFor(() => expect(log.some(({ name }) => name === 'RemoveReminder')).toBe(true));
  act(() => answer(removed));
  await waitFor(() => expect(told()).toEqual([['done', 'Reminder removed']]));
  expect(log.map(({ name }) => name)).toEqual(['Reminders', 'RemoveReminder']);
});

test('what has begun is refused in words', async () => {
  signIn();
  fakeGraph({ Reminders: kept(), AddReminder: added('EVENT_STARTED') });
  renderInPage(<ReminderButton entry={FINAL} look="words" />, 'ar');
  await userEvent.click(screen.getByRole('button', { name: 'تذكير' }));
  await waitFor(() => expect(told()).toEqual([['failed', ar.EVENT_STARTED]]));
});

test('a guest comes back from the login to a reminder that is set', async () => {
  const log = fakeGraph({ Reminders: kept(), AddReminder: added() });
  renderInPage(<ReminderButton entry={FINAL} />);
  await userEvent.click(bell());
  expect(navigated).toHaveBeenCalledWith(
    `/en/auth/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: '/en/schedule?day=2026-11-24' })}`,
  );
  expect(log).toEqual([]);
  act(() => signIn());
  await waitFor(() => expect(bell()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(told()).toEqual([['done', 'We will email you ten minutes before it begins.']]));
  expect(log.map(({ name }) => name).sort()).toEqual(['AddReminder', 'Reminders']);
});

test('after the login a reminder that was replaced by the new one is not shown', async () => {
  let entries = ['match', 'news'];
  let answerAdd: () => void = () => undefined;
  const log = fakeGraph({
    Reminders: () => kept(...entries),
    AddReminder: () =>
      new Promise<Reply>((resolve) => {
        answerAdd = () => {
          entries = ['final', 'news'];
          resolve(added());
        };
      }),
  });
  renderInPage(
    <>
      <ReminderButton entry={FINAL} />
      <ReminderButton entry={{ ...FINAL, id: 'match', title: 'The event', video: null }} />
      <ReminderButton entry={NEWS} />
    </>,
  );
  await userEvent.click(bell());
  act(() => signIn());
  await waitFor(() => expect(log.some(({ name }) => name === 'AddReminder')).toBe(true));
  await act(async () => answerAdd());
  await waitFor(() => expect(bell('The news')).toHaveAttribute('aria-pressed', 'true'));
  expect(bell('The event')).toHaveAttribute('aria-pressed', 'false');
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
});

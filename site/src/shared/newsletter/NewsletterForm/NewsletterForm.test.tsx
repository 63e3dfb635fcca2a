import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fillIn } from '../../../../testing/fill-in';
import { fakeGraph } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import enLabels from '../../../locale/en.json';
import { toasts } from '../../messages/toasts';
import { NewsletterForm } from './NewsletterForm';

const SUBSCRIBED: Reply = {
  subscribeNewsletter: { __typename: 'SubscribeNewsletterPayload', subscribed: true, errors: [] },
};
const refused = (code: string, field: string | null): Reply => ({
  subscribeNewsletter: {
    __typename: 'SubscribeNewsletterPayload',
    subscribed: false,
    errors: [{ __typename: 'SubscribeNewsletterError', code, field, message: 'x' }],
  },
});

const chip = (name: string) => screen.getByRole('checkbox', { name });
const email = () => screen.getByLabelText('Email');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

afterEach(() => toasts.set([]));

describe.each([
  ['en', en, enLabels],
  ['ar', ar, arLabels],
] as const)('in %s', (locale, messages, labels) => {
  test.each(['', 'nour', 'nour@sahra'])(
    'the address "%s" is refused at its field and not sent',
    async (typed) => {
      const log = fakeGraph({});
      renderInPage(<NewsletterForm />, locale);
      const field = screen.getByLabelText(labels['field.email']);
      if (typed) await fillIn(field, typed);
      await userEvent.click(screen.getByRole('button', { name: labels['newsletter.subscribe'] }));
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(messages.EMAIL_INVALID);
      expect(field).toHaveValue(typed);
      await waitFor(() => expect(field).toHaveFocus());
      expect(log).toHaveLength(0);
    },
  );

  test('no category is refused at the chips and not sent', async () => {
    const log = fakeGraph({});
    renderInPage(<NewsletterForm />, locale);
    await fillIn(screen.getByLabelText(labels['field.email']), 'nour@sahra.example');
    await userEvent.click(chip(labels['newsletter.ALL']));
    await userEvent.click(screen.getByRole('button', { name: labels['newsletter.subscribe'] }));
    expect(chip(labels['newsletter.ALL'])).toHaveAccessibleDescription(messages.CATEGORY_REQUIRED);
    await waitFor(() => expect(chip(labels['newsletter.ALL'])).toHaveFocus());
    expect(log).toHaveLength(0);
  });

  test('a graph that cannot be reached is reported as a message, and what was typed stays', async () => {
    fakeGraph({ SubscribeNewsletter: 'unreachable' });
    renderInPage(<NewsletterForm />, locale);
    const field = screen.getByLabelText(labels['field.email']);
    await fillIn(field, 'nour@sahra.example');
    await userEvent.click(screen.getByRole('button', { name: labels['newsletter.subscribe'] }));
    await waitFor(() =>
      expect(toasts.get()).toEqual([
        expect.objectContaining({ kind: 'failed', text: messages.SOMETHING_WENT_WRONG }),
      ]),
    );
    expect(field).toHaveValue('nour@sahra.example');
    expect(screen.getByRole('button', { name: labels['newsletter.subscribe'] })).toBeEnabled();
  });
});

test('everything is chosen at first; all stands alone, others stand together', async () => {
  renderInPage(<NewsletterForm />);
  expect(chip('All')).toBeChecked();
  await userEvent.click(chip('Sports'));
  expect(chip('All')).not.toBeChecked();
  await userEvent.click(chip('Business'));
  expect(chip('Sports')).toBeChecked();
  expect(chip('Business')).toBeChecked();
  await userEvent.click(chip('All'));
  expect(chip('All')).toBeChecked();
  expect(chip('Sports')).not.toBeChecked();
  expect(chip('Business')).not.toBeChecked();
});

test('is sent by the keyboard alone, in the language of the page, and says so in its own place', async () => {
  const log = fakeGraph({ SubscribeNewsletter: SUBSCRIBED });
  renderInPage(<NewsletterForm />, 'ar');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' nour@sahra.example {Enter}');
  const done = await screen.findByRole('status');
  expect(done).toHaveTextContent(arLabels['newsletter.done']);
  expect(done).toHaveTextContent('nour@sahra.example');
  expect(done).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(log).toHaveLength(1);
  expect(log[0]?.variables).toEqual({ input: { email: 'nour@sahra.example', categories: ['SPORTS'] } });
  expect(log[0]?.headers.get('x-localization')).toBe('ar');
});

test('a double click sends once', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const log = fakeGraph({
    SubscribeNewsletter: () => new Promise<Reply>((resolve) => (answer = resolve)),
  });
  renderInPage(<NewsletterForm />);
  await fillIn(email(), 'nour@sahra.example');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Subscribe' }));
  await userEvent.type(email(), '{Enter}');
  expect(log).toHaveLength(1);
  answer(SUBSCRIBED);
  await screen.findByRole('status');
});

test.each([
  ['EMAIL_INVALID', 'email', () => email()],
  ['CATEGORY_REQUIRED', 'categories', () => chip('All')],
] as const)('%s of the server is reported at its field', async (code, field, element) => {
  fakeGraph({ SubscribeNewsletter: refused(code, field) });
  renderInPage(<NewsletterForm />);
  await fillIn(email(), 'nour@sahra.example');
  await send();
  await waitFor(() => expect(element()).toHaveAccessibleDescription(en[code]));
  expect(email()).toHaveValue('nour@sahra.example');
  expect(toasts.get()).toEqual([]);
});

test('a refusal of the whole is reported as a message', async () => {
  fakeGraph({ SubscribeNewsletter: refused('RATE_LIMITED', null) });
  renderInPage(<NewsletterForm />);
  await fillIn(email(), 'nour@sahra.example');
  await send();
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  expect(toasts.get()[0]?.text).toBe(en.RATE_LIMITED);
});

test('another address can be subscribed after the first', async () => {
  fakeGraph({ SubscribeNewsletter: SUBSCRIBED });
  renderInPage(<NewsletterForm />);
  await fillIn(email(), 'nour@sahra.example');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: enLabels['newsletter.again'] }));
  expect(email()).toHaveValue('');
  expect(chip('All')).toBeChecked();
});

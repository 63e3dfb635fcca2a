import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';

import { wrapInPage, renderInPage } from '../../../../testing/page';
import { ChipGroup } from './ChipGroup';

const TOPICS = [
  { value: 'ALL', label: 'All' },
  { value: 'SPORTS', label: 'Sports' },
  { value: 'BUSINESS', label: 'Business' },
];

const form = (send: jest.Mock<undefined, [unknown]>, multiple: boolean) => (
  <Form
    onSubmit={send}
    validate={({ topics }: { topics?: string | string[] }) => ({
      topics: topics?.length ? undefined : 'CATEGORY_REQUIRED',
    })}
  >
    {({ handleSubmit }) => (
      <form onSubmit={(event) => void handleSubmit(event)}>
        <ChipGroup legend="Topics" name="topics" options={TOPICS} multiple={multiple} />
        <button type="submit">Send</button>
      </form>
    )}
  </Form>
);

const sent = async (send: jest.Mock<undefined, [unknown]>): Promise<unknown> => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return send.mock.calls[0]?.[0];
};

test('several are sent as a list, in the order they were chosen', async () => {
  const send = jest.fn<undefined, [unknown]>();
  renderInPage(form(send, true));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Business' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sports' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Business' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'All' }));
  expect(await sent(send)).toEqual({ topics: ['SPORTS', 'ALL'] });
});

test('one of them is sent as itself, and is reached with the keyboard', async () => {
  const send = jest.fn<undefined, [unknown]>();
  renderInPage(form(send, false));
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Sports' })).toBeChecked();
  expect(await sent(send)).toEqual({ topics: 'SPORTS' });
});

test('what is missing is said at the group', async () => {
  const send = jest.fn<undefined, [unknown]>();
  renderInPage(form(send, true));
  expect(await sent(send)).toBeUndefined();
  expect(screen.getByRole('checkbox', { name: 'All' })).toHaveAccessibleDescription(en.CATEGORY_REQUIRED);
});

test('what was chosen before the page ran is sent', async () => {
  const send = jest.fn<undefined, [unknown]>();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(wrapInPage(form(send, true)));
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sports' }).checked = true;
  await act(async () => hydrateRoot(root, wrapInPage(form(send, true))));
  expect(await sent(send)).toEqual({ topics: ['SPORTS'] });
});

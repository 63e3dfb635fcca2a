/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { moderation } from '../../testing/fake-moderation';
import { inQuestion, openComments, prepareComments } from '../../testing/open-comments';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../../testing/fake-moderation').strapiAdmin,
);

beforeEach(prepareComments);

test('a comment shows its video at its second, and who wrote it', async () => {
  openComments();
  const watch = await screen.findByRole('link', { name: /Watch at.*41:07/ });
  expect(watch.getAttribute('href')).toBe('https://sahra.example/en/watch/code01?t=2467');
  expect(screen.getByText('عامل المصعد')).toBeTruthy();
  const author = within(screen.getByRole('complementary'));
  expect((await author.findByText('41')).previousSibling?.textContent).toBe('Comments');
});

test('the menu counts what waits in the language of the desk, for those who moderate', async () => {
  openComments('/desk/comments', 'ar');
  expect(await screen.findByRole('link', { name: /التعليقات.*3 تعليقات تنتظر/ })).toBeTruthy();
  await inQuestion('First of all');
  await userEvent.keyboard('a');
  expect(await screen.findByRole('link', { name: /التعليقات.*تعليقان ينتظران/ })).toBeTruthy();
});

test('an absent service is named in its own sentence, and can be asked again; an empty list says so', async () => {
  moderation.failing = 'The accounts service is not available.';
  openComments();
  expect(await screen.findByText('The accounts service is not available.')).toBeTruthy();
  Object.assign(moderation, { failing: null, comments: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No comment waits for a decision.')).toBeTruthy();
});

test('a watched word is added and removed, and a refusal stands at the field', async () => {
  openComments();
  await userEvent.click(await screen.findByRole('button', { name: 'Watched words' }));
  const field = await screen.findByRole('textbox', { name: 'New word' });
  await userEvent.type(field, '!!{Enter}');
  expect((await screen.findByText('Write a word.')).getAttribute('role')).toBe('alert');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, 'worse{Enter}');
  expect(await screen.findByText('worse')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Remove: .*worse/ }));
  await waitFor(() => expect(moderation.sent.at(-1)).toBe('back /desk/people/watched_words/worse'));
});

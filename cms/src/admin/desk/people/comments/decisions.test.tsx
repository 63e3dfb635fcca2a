/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { moderation } from '../../testing/fake-moderation';
import { inQuestion, openComments, prepareComments } from '../../testing/open-comments';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../../testing/fake-moderation').strapiAdmin,
);

beforeEach(prepareComments);

test('comments are decided on with single keys, and the next one comes by itself', async () => {
  openComments();
  await inQuestion('First of all');
  await userEvent.keyboard('a');
  await inQuestion('Second of all');
  expect(screen.getByText(/Reported as: insult/)).toBeTruthy();
  await userEvent.keyboard('h');
  await inQuestion('Third of all');
  expect(moderation.sent).toEqual([
    'published /desk/people/comments/id-one/verdict',
    'rejected /desk/people/comments/id-two/verdict',
  ]);
  await userEvent.keyboard('z');
  await inQuestion('Second of all');
  expect(moderation.sent.at(-1)).toBe('back /desk/people/comments/id-two/verdict');
  await userEvent.keyboard('l');
  await inQuestion('Third of all');
  await userEvent.keyboard('j');
  await inQuestion('Second of all');
  await userEvent.keyboard('k');
  await inQuestion('Third of all');
});

test('only the key that is printed decides, also where letters stand elsewhere than on QWERTY', async () => {
  openComments();
  await inQuestion('First of all');
  // AZERTY: Q, where QWERTY has A; W, where QWERTY has Z; then A, and Z.
  fireEvent.keyDown(document.body, { key: 'q', code: 'KeyA' });
  fireEvent.keyDown(document.body, { key: 'Q', code: 'KeyA', shiftKey: true });
  expect(moderation.sent).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyQ' });
  await inQuestion('Second of all');
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyZ' });
  expect(moderation.sent).toEqual(['published /desk/people/comments/id-one/verdict']);
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyW' });
  await inQuestion('First of all');
  // Arabic: the key of A.
  fireEvent.keyDown(document.body, { key: 'ش', code: 'KeyA' });
  await inQuestion('Second of all');
  expect(moderation.sent).toEqual([
    'published /desk/people/comments/id-one/verdict',
    'back /desk/people/comments/id-one/verdict',
    'published /desk/people/comments/id-one/verdict',
  ]);
});

describe('keys that are faster than accounts', () => {
  const held = () => {
    let release = (): void => undefined;
    moderation.answer = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };

  test('decide on one comment after the other', async () => {
    openComments();
    await inQuestion('First of all');
    const release = held();
    await userEvent.keyboard('ah');
    release();
    await inQuestion('Third of all');
    expect(moderation.sent).toEqual([
      'published /desk/people/comments/id-one/verdict',
      'rejected /desk/people/comments/id-two/verdict',
    ]);
  });

  test('take back the decision before them', async () => {
    openComments();
    await inQuestion('First of all');
    const release = held();
    await userEvent.keyboard('az');
    release();
    await waitFor(() =>
      expect(moderation.sent).toEqual([
        'published /desk/people/comments/id-one/verdict',
        'back /desk/people/comments/id-one/verdict',
      ]),
    );
  });

  test('decide on nothing when the decision before them is refused', async () => {
    openComments();
    await inQuestion('First of all');
    moderation.refusing = true;
    const release = held();
    await userEvent.keyboard('ah');
    release();
    await userEvent.keyboard('l');
    await inQuestion('Second of all');
    expect(moderation.sent).toEqual(['published /desk/people/comments/id-one/verdict']);
  });

  test('decide on one comment while they are held', async () => {
    openComments();
    await inQuestion('First of all');
    await userEvent.keyboard('{a>3/}');
    await inQuestion('Second of all');
    await userEvent.keyboard('l');
    await inQuestion('Third of all');
    expect(moderation.sent).toHaveLength(1);
  });
});

test('a double click decides on one comment', async () => {
  openComments();
  await inQuestion('First of all');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Allow' }));
  await inQuestion('Second of all');
  await userEvent.keyboard('l');
  await inQuestion('Third of all');
  expect(moderation.sent).toHaveLength(1);
});

test('after G a letter goes to its screen and decides nothing', async () => {
  const router = openComments();
  await inQuestion('First of all');
  await userEvent.keyboard('gh');
  expect(router.state.location.pathname).toBe('/');
  expect(moderation.sent).toEqual([]);
});

test('words that their author changed meanwhile are shown before anybody decides on them', async () => {
  openComments();
  await inQuestion('First of all');
  const edit = (version: number, comment: string): void => {
    const edited_at = new Date().toISOString();
    moderation.comments = moderation.comments.map((each) =>
      each.id === 'id-one' ? { ...each, comment, version, edited_at, status: 'pending' } : each,
    );
  };
  edit(2, 'Other words');
  await userEvent.keyboard('a');
  await inQuestion('Other words');
  expect(moderation.notes).toEqual(['Its author has changed this comment.']);
  expect(within(screen.getByRole('article')).getByText(/^edited/)).toBeTruthy();
  await userEvent.keyboard('a');
  await inQuestion('Second of all');
  expect(moderation.comments[0]?.status).toBe('published');
  // The author edits it once more, and another decision reads the list again.
  edit(3, 'A third text');
  await userEvent.keyboard('h');
  await inQuestion('Third of all');
  await userEvent.keyboard('z');
  await inQuestion('Second of all');
  await screen.findByText('A third text');
  await userEvent.keyboard('k');
  await inQuestion('A third text');
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { commentThread, commentsPage } from '../../../../testing/comments';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { QUIET, resetComments, signIn, write } from '../../../../testing/show-comments';
import { ShortComments } from './ShortComments';

beforeEach(resetComments);

const show = (locale: 'en' | 'ar' = 'en') => {
  const onClose = jest.fn();
  renderInPage(
    <ShortComments code="abc123" premium={false} knownCount={3} hasPlans onClose={onClose} />,
    locale,
  );
  return onClose;
};

test('the sheet lists the comments under their number; a guest is led to the login', async () => {
  fakeGraph({
    ...QUIET,
    Comments: commentsPage([commentThread('one', { positionSeconds: 12 })], { count: 3 }),
  });
  show('ar');
  expect(screen.getByRole('heading', { name: '3 تعليقات' })).toBeInTheDocument();
  expect(await screen.findByText('Text of one')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('what cannot be sent stays in the sheet', async () => {
  signIn();
  fakeGraph({ ...QUIET, ViewerComments: commentsPage([]), AddComment: 'unreachable' });
  show();
  await write('Well sung');
  expect(await screen.findByText('Failed to send comment .')).toBeInTheDocument();
  expect(screen.getByText('Well sung')).toBeInTheDocument();
});

test('it is closed by its button and by pulling it down', async () => {
  const log = fakeGraph({ ...QUIET, Comments: commentsPage([]) });
  const onClose = show();
  await waitFor(() => expect(log.length).toBeGreaterThan(0));
  const dialog = screen.getByRole('dialog');
  const handle = dialog.firstElementChild as HTMLElement;
  // jsdom has no pointer events with a place.
  const point = (type: string, clientY: number) =>
    fireEvent(handle, new MouseEvent(type, { bubbles: true, clientY }));
  point('pointerdown', 300);
  point('pointerup', 310);
  expect(onClose).not.toHaveBeenCalled();
  point('pointerdown', 300);
  point('pointerup', 400);
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

import { fireEvent, screen } from '@testing-library/react';

import { fakeMedia, playPlayer, RECORD } from '../../../../../testing/player';

beforeEach(fakeMedia);

const record = {
  ...RECORD,
  chapters: [
    { __typename: 'Chapter' as const, startSeconds: 0, title: 'Arrival' },
    { __typename: 'Chapter' as const, startSeconds: 190, title: 'The song' },
    { __typename: 'Chapter' as const, startSeconds: 900, title: 'After the whistle' },
  ],
};
const press = (key: string, more: object = {}): void =>
  void fireEvent.keyDown(document.body, { key, code: key, ...more });

test('Shift and an arrow go from chapter to chapter and say which one it is', async () => {
  const video = await playPlayer({ record });
  press('ArrowRight', { shiftKey: true });
  expect(video.currentTime).toBe(190);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('The song');
  press('ArrowRight', { shiftKey: true });
  press('ArrowRight', { shiftKey: true });
  expect(video.currentTime).toBe(900);
  video.currentTime = 950;
  press('ArrowLeft', { shiftKey: true });
  expect(video.currentTime).toBe(900);
  press('ArrowLeft', { shiftKey: true });
  expect(video.currentTime).toBe(190);
});

test('in a film without chapters Shift changes nothing: the arrow seeks', async () => {
  const video = await playPlayer();
  press('ArrowRight', { shiftKey: true });
  expect(video.currentTime).toBe(5);
});

test('on a phone the menu leads to the list of chapters below the film', async () => {
  await playPlayer({ record });
  const list = document.createElement('section');
  list.id = 'chapters';
  list.scrollIntoView = jest.fn();
  document.body.append(list);
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Chapters' }));
  expect(list.scrollIntoView).toHaveBeenCalledTimes(1);
  list.remove();
});

test('the keys are in the list of shortcuts', async () => {
  await playPlayer({ record });
  press('?', { shiftKey: true });
  expect(await screen.findByText('Previous or next chapter')).toBeInTheDocument();
});

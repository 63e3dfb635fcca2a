import { act, fireEvent, screen } from '@testing-library/react';

import { renderInPage } from '../../../../../testing/page';
import { Timeline } from './Timeline';

const FILE =
  'WEBVTT\n\n00:00:00.000 --> 00:00:50.000\nstoryboard.jpg#xywh=0,0,160,90\n\n00:00:50.000 --> 00:01:40.000\nstoryboard.jpg#xywh=160,0,160,90\n';
const asked: string[] = [];
const answers = (status: number, text: string): void => {
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return { ok: status === 200, status, text: async () => text };
  }) as never;
};

const shown = (
  storyboard: string | null,
  peeking = false,
  chapters: { startSeconds: number; title: string }[] = [],
) => {
  const props = {
    time: 60,
    range: { start: 0, end: 100 },
    buffered: { length: 0, start: () => 0, end: () => 0 },
    chapters,
    live: false,
    behind: 0,
    onSeek: () => undefined,
    onSeekBy: () => undefined,
    onPeek: () => undefined,
    onDrag: () => undefined,
  };
  renderInPage(<Timeline {...props} storyboard={storyboard} peeking={peeking} />);
  const slider = screen.getByRole('slider');
  slider.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  return slider;
};
/** The pointer events of jsdom have no coordinates. */
const point = (slider: HTMLElement, clientX: number) =>
  fireEvent(slider, new MouseEvent('pointermove', { bubbles: true, clientX }));
const URL = '/media/1-a/abc123/storyboard/storyboard.vtt';

beforeEach(() => {
  asked.length = 0;
});

test('pointing at the timeline shows the time and the picture of that moment', async () => {
  answers(200, FILE);
  const slider = shown(URL);
  expect(asked).toEqual([]);
  point(slider, 120);
  expect(screen.getByText('1:00')).toBeInTheDocument();
  const picture = await screen.findByTestId('storyboard');
  expect(picture.style.getPropertyValue('--place')).toBe('-160px -0px');
  expect(picture.style.getPropertyValue('--image')).toContain('/media/1-a/abc123/storyboard/storyboard.jpg');
  point(slider, 20);
  expect(screen.getByTestId('storyboard').style.getPropertyValue('--place')).toBe('-0px -0px');
  fireEvent.pointerLeave(slider);
  expect(screen.queryByText('0:10')).not.toBeInTheDocument();
  point(slider, 20);
  expect(asked).toEqual([URL]);
});

test('a seek with the keyboard shows the picture of the new position', async () => {
  answers(200, FILE);
  shown(URL, true);
  expect(await screen.findByTestId('storyboard')).toBeInTheDocument();
  expect(screen.getByText('1:00')).toBeInTheDocument();
});

test('a film that has no pictures yet shows the time alone', async () => {
  answers(404, '{"code":"NOT_FOUND"}');
  const slider = shown(URL);
  await act(async () => void point(slider, 120));
  expect(screen.getByText('1:00')).toBeInTheDocument();
  expect(screen.queryByTestId('storyboard')).not.toBeInTheDocument();
});

test('live asks for none', () => {
  answers(200, FILE);
  point(shown(null), 120);
  expect(asked).toEqual([]);
});

test('the chapter at the pointer is named under the time', () => {
  const slider = shown(null, false, [
    { startSeconds: 0, title: 'Arrival' },
    { startSeconds: 50, title: 'The song' },
  ]);
  point(slider, 120);
  expect(screen.getByText('The song')).toBeInTheDocument();
  point(slider, 20);
  expect(screen.getByText('Arrival')).toBeInTheDocument();
  expect(screen.queryByText('The song')).not.toBeInTheDocument();
});

test('a name with signs in the Arabic title of a chapter is not mirrored', () => {
  const slider = shown(null, false, [{ startSeconds: 0, title: 'تعلّم C++ معنا' }]);
  point(slider, 120);
  expect(screen.getByText('C++')).toHaveAttribute('dir', 'ltr');
});

import { fireEvent, screen } from '@testing-library/react';

import { renderInPage } from '../../../../../testing/page';
import { Timeline } from './Timeline';

const NOTHING = { length: 0, start: () => 0, end: () => 0 };

const shown = (
  locale: 'en' | 'ar',
  changes: Partial<Parameters<typeof Timeline>[0]> = {},
): { slider: HTMLElement; sought: number[] } => {
  const sought: number[] = [];
  renderInPage(
    <Timeline
      time={250}
      range={{ start: 0, end: 2590 }}
      buffered={NOTHING}
      chapters={[]}
      live={false}
      behind={0}
      onSeek={(second) => sought.push(second)}
      onSeekBy={(seconds) => sought.push(250 + seconds)}
      storyboard={null}
      peeking={false}
      onPeek={() => undefined}
      onDrag={() => undefined}
      {...changes}
    />,
    locale,
  );
  return { slider: screen.getByRole('slider'), sought };
};

test('the timeline says where it is in words of the language', () => {
  expect(shown('en').slider).toHaveAttribute(
    'aria-valuetext',
    '4 minutes and 10 seconds of 43 minutes and 10 seconds',
  );
});

test('… and in Arabic with its own plurals', () => {
  expect(shown('ar').slider).toHaveAttribute('aria-valuetext', '4 دقائق و10 ثوان، والمدة 43 دقيقة و10 ثوان');
});

test.each(['en', 'ar'] as const)('in %s the right arrow goes forward and the left one back', (locale) => {
  const { slider, sought } = shown(locale);
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  fireEvent.keyDown(slider, { key: 'Home' });
  fireEvent.keyDown(slider, { key: 'End' });
  expect(sought).toEqual([255, 245, 0, 2590]);
});

test('what assistive technology sets is sought at once', () => {
  const { slider, sought } = shown('en');
  fireEvent.change(slider, { target: { value: '1000' } });
  expect(sought).toEqual([1000]);
});

test('a second finger neither ends the drag of the first nor begins one of its own', () => {
  const dragged: boolean[] = [];
  const { slider, sought } = shown('en', { onDrag: (on) => dragged.push(on) });
  slider.setPointerCapture = () => undefined;
  const touch = (type: string, pointerId: number): void =>
    void fireEvent(slider, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerId }));
  touch('pointerdown', 4);
  fireEvent.change(slider, { target: { value: '1000' } });
  touch('pointerdown', 7);
  touch('pointerup', 7);
  expect([sought, dragged]).toEqual([[], [true]]);
  fireEvent.change(slider, { target: { value: '1200' } });
  touch('pointerup', 4);
  expect([sought, dragged]).toEqual([[1200], [true, false]]);
});

test('live says how far behind it is, or that it is not', () => {
  expect(shown('en', { live: true, behind: 25 }).slider).toHaveAttribute(
    'aria-valuetext',
    '25 seconds behind live',
  );
});

test('live at its edge says so', () => {
  expect(shown('ar', { live: true }).slider).toHaveAttribute('aria-valuetext', 'على الهواء');
});

const chapters = [
  { startSeconds: 0, title: 'Arrival' },
  { startSeconds: 259, title: 'The song' },
  { startSeconds: 1295, title: 'After the whistle' },
];

test('chapters cut the timeline where they begin, and the screen reader hears the one that runs', () => {
  const { slider } = shown('en', { chapters, time: 300 });
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    '5 minutes of 43 minutes and 10 seconds, chapter: The song',
  );
  const gaps = screen.getByTestId('rail').style.getPropertyValue('--gaps');
  expect(gaps).toMatch(/^linear-gradient\(to right, /);
  expect([...gaps.matchAll(/#0000 0 calc\((.+?)% \+/g)].map(([, percent]) => Number(percent))).toEqual([
    10, 50,
  ]);
});

test('in Arabic too, in its own words', () => {
  expect(shown('ar', { chapters, time: 300 }).slider).toHaveAttribute(
    'aria-valuetext',
    '5 دقائق، والمدة 43 دقيقة و10 ثوان، الفصل: The song',
  );
});

test.each(['en', 'ar'] as const)('in %s Shift and an arrow lead from chapter to chapter', (locale) => {
  const { slider, sought } = shown(locale, { chapters, time: 300 });
  fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(slider, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(sought).toEqual([1295, 259, 255]);
});

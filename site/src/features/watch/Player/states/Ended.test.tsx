import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';

import { videoCard } from '../../../../../testing/catalogue';
import { renderInPage, wrapInPage } from '../../../../../testing/page';
import { hasAutoplayRequest, takeAutoplayRequest } from '../../../../shared/playback/autoplay-request';
import { updatePlayerPreferences } from '../preferences/player-preferences';
import { Ended } from './Ended';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const NEXT = videoCard('next01', { title: 'Part two' });

const pass = (seconds: number): void => act(() => jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockClear();
});
afterEach(() => jest.useRealTimers());

test('the seconds to the next video are counted down, then it opens', () => {
  renderInPage(<Ended next={NEXT} onReplay={() => undefined} />, 'ar');
  expect(screen.getByText('10')).toBeVisible();
  pass(3);
  expect(screen.getByText('7')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
  pass(7);
  expect(navigate).toHaveBeenCalledWith('/ar/watch/next01');
});

test('cancelled, the countdown goes and nothing opens by itself', () => {
  renderInPage(<Ended next={NEXT} onReplay={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Part two starts in 10 seconds.');
  pass(4);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  pass(60);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Watch again' })).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalled();
});

const ENDED = <Ended next={NEXT} onReplay={() => undefined} />;
const isCounting = (): boolean => screen.queryByRole('button', { name: 'Cancel' }) !== null;

test('nobody who writes is taken away, also one who begins to write during the countdown', () => {
  const page = (hasEnded: boolean) =>
    wrapInPage(
      <>
        <textarea aria-label="Your comment" />
        {hasEnded && ENDED}
      </>,
    );
  const { rerender } = render(<>{page(false)}</>);
  const field = screen.getByRole('textbox', { name: 'Your comment' });
  act(() => field.focus());
  rerender(<>{page(true)}</>);
  expect(isCounting()).toBe(false);
  expect(field).toHaveFocus();
  act(() => field.blur());
  rerender(<>{page(false)}</>);
  rerender(<>{page(true)}</>);
  expect(isCounting()).toBe(true);
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'Well' } });
  expect(isCounting()).toBe(false);
  expect(field).toHaveFocus();
  pass(60);
  expect(navigate).not.toHaveBeenCalled();
});

test('nothing counts down out of sight, and the focus stays where the viewer reads', () => {
  const stageAt = (top: number, bottom: number): void => {
    Element.prototype.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
  };
  const { getBoundingClientRect } = Element.prototype;
  stageAt(-900, -300);
  const { unmount } = renderInPage(<div data-stage="">{ENDED}</div>);
  expect(isCounting()).toBe(false);
  expect(document.body).toHaveFocus();
  unmount();
  stageAt(-100, 500);
  renderInPage(<div data-stage="">{ENDED}</div>);
  expect(isCounting()).toBe(true);
  // The viewer scrolls on to the comments, and back.
  for (const [top, bottom] of [
    [-900, -300],
    [-100, 500],
  ] as const) {
    stageAt(top, bottom);
    fireEvent.scroll(window);
    expect(isCounting()).toBe(false);
  }
  pass(60);
  expect(navigate).not.toHaveBeenCalled();
  Element.prototype.getBoundingClientRect = getBoundingClientRect;
});

test('with “Play next” off nothing counts down, and the next video is one press away', () => {
  updatePlayerPreferences({ playNext: false });
  renderInPage(<Ended next={NEXT} onReplay={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Part two/ })).toHaveAttribute('href', '/en/watch/next01');
  expect(screen.getByRole('button', { name: 'Watch again' })).toBeInTheDocument();
  act(() => updatePlayerPreferences({ playNext: true }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});

test('a short that follows opens among the shorts', () => {
  const short = videoCard('x3uk4p6c', { kind: 'SHORT' });
  renderInPage(<Ended next={short} onReplay={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(navigate).toHaveBeenCalledWith('/en/shorts?c=x3uk4p6c');
});

describe('what follows plays on arrival, and a short, which takes no mark, leaves none', () => {
  const EPISODE = videoCard('epi234', { title: 'Part three' });
  const SHORT = videoCard('x3uk4p6c', { title: 'Part three', kind: 'SHORT' });
  const press = (next: typeof NEXT, find: () => HTMLElement): void => {
    const { unmount } = renderInPage(<Ended next={next} onReplay={() => undefined} />);
    const pressed = find();
    Object.assign(window, { ___navigate: jest.fn() });
    fireEvent.click(pressed);
    unmount();
  };

  test.each([
    ['at the countdown', true, () => screen.getByRole('button', { name: 'Play now' })],
    ['at the link', false, () => screen.getByRole('link', { name: /Part three/ })],
  ])('%s', (_place, playNext, find) => {
    updatePlayerPreferences({ playNext });
    press(SHORT, find);
    expect(hasAutoplayRequest(SHORT.code)).toBe(false);
    press(EPISODE, find);
    expect(takeAutoplayRequest(EPISODE.code)).toBe(true);
    updatePlayerPreferences({ playNext: true });
  });
});

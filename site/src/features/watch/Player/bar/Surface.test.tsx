import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';

import { Surface } from './Surface';

const WIDTH = 300;
const LEFT = 20;
const MIDDLE = 150;
const RIGHT = 280;

interface Seek {
  seconds: number;
  together: number;
}

/** Shows a surface 300 pixels wide. Time passes only when the test says so. */
const show = (startsShown = false) => {
  const sought: Seek[] = [];
  const toggle = jest.fn();
  const full = jest.fn();
  const Picture = () => {
    const [shown, setShown] = useState(startsShown);
    return (
      <Surface
        shown={shown}
        menuOpen={false}
        onToggle={toggle}
        onFull={full}
        onShow={setShown}
        onSeekBy={(seconds, together) => sought.push({ seconds, together })}
      />
    );
  };
  const { container } = render(<Picture />);
  const surface = container.firstElementChild as HTMLElement;
  surface.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 169);
  let now = 1000;
  const press = (pointerType: string, clientX: number, after: number, detail = 1): void => {
    now += after;
    fireEvent.pointerDown(surface, { pointerType });
    const click = new MouseEvent('click', { bubbles: true, clientX, detail });
    Object.defineProperty(click, 'timeStamp', { value: now });
    act(() => void surface.dispatchEvent(click));
  };
  return {
    sought,
    toggle,
    full,
    tap: (clientX: number, after = 1000) => press('touch', clientX, after),
    click: (detail: number) => press('mouse', MIDDLE, 100, detail),
    isShown: () => surface.dataset['shown'] === 'true',
  };
};

// jsdom has no pointer events: React reads the type from the event itself.
beforeAll(() => {
  Object.assign(window, {
    PointerEvent: class extends MouseEvent {
      readonly pointerType: string;
      constructor(type: string, init: PointerEventInit = {}) {
        super(type, init);
        this.pointerType = init.pointerType ?? '';
      }
    },
  });
});

test('each tap shows or hides the controls, wherever it is, and never plays or seeks', () => {
  const { tap, isShown, sought, toggle } = show();
  const seen = [LEFT, MIDDLE, RIGHT, RIGHT].map((place) => {
    tap(place);
    return isShown();
  });
  expect(seen).toEqual([true, false, true, false]);
  expect(sought).toEqual([]);
  expect(toggle).not.toHaveBeenCalled();
});

test.each([
  ['back', LEFT, -10],
  ['forward', RIGHT, 10],
])(
  'a double tap at a side goes ten seconds %s, further taps add up, and the controls stay as they were',
  (...args) => {
    const [, side, seconds] = args;
    const { tap, isShown, sought } = show();
    tap(side);
    tap(side, 250);
    expect(isShown()).toBe(false);
    tap(side, 500);
    tap(side, 700);
    expect(sought).toEqual([1, 2, 3].map((taps) => ({ seconds, together: seconds * taps })));
    // The run is over.
    tap(side, 900);
    expect(sought).toHaveLength(3);
    expect(isShown()).toBe(true);
  },
);

test.each([
  ['later than a double tap', LEFT, LEFT, 400],
  ['at the other side', LEFT, RIGHT, 200],
  ['in the middle', MIDDLE, MIDDLE, 200],
])('an impatient second tap hides the controls and seeks nothing: %s', (_, first, second, after) => {
  const { tap, isShown, sought } = show();
  tap(first);
  expect(isShown()).toBe(true);
  tap(second, after);
  expect(isShown()).toBe(false);
  expect(sought).toEqual([]);
});

test('a mouse plays and pauses, and its double click is for the full screen', () => {
  const { click, toggle, full } = show();
  click(1);
  expect(toggle).toHaveBeenCalledTimes(1);
  expect(full).not.toHaveBeenCalled();
  click(2);
  expect(toggle).toHaveBeenCalledTimes(2);
  expect(full).toHaveBeenCalledTimes(1);
});

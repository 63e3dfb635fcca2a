import { render, screen } from '@testing-library/react';

import { FirstPaint } from './FirstPaint';
import { takeFirstPaintUse } from './first-paint-use';

const STAR = '<div data-player><button>Play</button></div>';

const show = (served: string) => {
  document.body.innerHTML = `<div id="first-paint">${served}</div>`;
  const { unmount } = render(<FirstPaint template="" hero={false} />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  document.getElementById('first-paint')?.remove();
  return unmount;
};

afterEach(() => document.body.replaceChildren());

test('what is pressed in it until it is taken out is remembered, once', () => {
  const unmount = show(STAR);
  screen.getByRole('button').setAttribute('data-pressed', '');
  unmount();
  expect(takeFirstPaintUse()).toEqual({ pressed: true, focused: false });
  expect(takeFirstPaintUse()).toEqual({ pressed: false, focused: false });
});

test('so is the focus that would be lost with it', () => {
  const unmount = show(STAR);
  screen.getByRole('button').focus();
  unmount();
  expect(takeFirstPaintUse()).toEqual({ pressed: false, focused: true });
});

test('what nobody touched leaves nothing', () => {
  show(STAR)();
  expect(takeFirstPaintUse()).toEqual({ pressed: false, focused: false });
});

test('the focus of anything else is none of the star’s', () => {
  const unmount = show(`${STAR}<a href="#faq">Questions</a>`);
  screen.getByRole('link').focus();
  unmount();
  expect(takeFirstPaintUse()).toEqual({ pressed: false, focused: false });
});

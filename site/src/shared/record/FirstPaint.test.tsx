import { render, screen } from '@testing-library/react';

import { FirstPaint } from './FirstPaint';
import { takeFirstPaintUse } from './first-paint-use';

const show = (star: string) => {
  document.body.innerHTML = `<div id="first-paint">${star}</div>`;
  const { unmount } = render(<FirstPaint template="" hero={false} />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  document.getElementById('first-paint')?.remove();
  return unmount;
};

afterEach(() => document.body.replaceChildren());

test('what is pressed in it until it is taken out is remembered, once', () => {
  const unmount = show('<button>Play</button>');
  screen.getByRole('button').setAttribute('data-pressed', '');
  unmount();
  expect(takeFirstPaintUse()).toEqual({ pressed: true, focused: false });
  expect(takeFirstPaintUse()).toEqual({ pressed: false, focused: false });
});

test('so is the focus that would be lost with it', () => {
  const unmount = show('<button>Play</button>');
  screen.getByRole('button').focus();
  unmount();
  expect(takeFirstPaintUse()).toEqual({ pressed: false, focused: true });
});

test('what nobody touched leaves nothing', () => {
  show('<button>Play</button>')();
  expect(takeFirstPaintUse()).toEqual({ pressed: false, focused: false });
});

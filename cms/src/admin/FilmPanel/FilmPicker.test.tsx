/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';

import { InAdmin } from '../testing/in-admin';
import { FILM_MESSAGES } from './film-messages';
import { FilmPicker } from './FilmPicker';

const FILM = new File(['x'], 'harbour.mp4', { type: 'video/mp4' });
const dataTransfer = { types: ['Files'], files: [FILM] };
const onFile = jest.fn<undefined, [File]>();

const show = (): HTMLElement => {
  render(
    <InAdmin locale="en" messages={FILM_MESSAGES.en}>
      <FilmPicker replaces={false} onFile={onFile} />
    </InAdmin>,
  );
  return screen.getByText('Drop a video or sound file here, or choose one.');
};
const isMarked = (): boolean => document.querySelector('[data-over]') !== null;

beforeEach(() => onFile.mockClear());

test('a film that is held above the place is marked, and taken when it is dropped', () => {
  const place = show();
  expect(fireEvent.dragOver(place, { dataTransfer })).toBe(false);
  expect(isMarked()).toBe(true);
  expect(fireEvent.drop(place, { dataTransfer })).toBe(false);
  expect(isMarked()).toBe(false);
  expect(onFile.mock.calls).toEqual([[FILM]]);
});

test('a film is taken in Strapi’s form too, which prevents the default of every drop', () => {
  const prevent = (event: Event): void => event.preventDefault();
  window.addEventListener('drop', prevent, true);
  fireEvent.drop(show(), { dataTransfer });
  window.removeEventListener('drop', prevent, true);
  expect(onFile.mock.calls).toEqual([[FILM]]);
});

test('a film that is held away again is not taken, nor is a text', () => {
  const place = show();
  fireEvent.dragOver(place, { dataTransfer });
  fireEvent.dragLeave(place, { dataTransfer, relatedTarget: document.body });
  expect(isMarked()).toBe(false);
  fireEvent.drop(place, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(onFile).not.toHaveBeenCalled();
});

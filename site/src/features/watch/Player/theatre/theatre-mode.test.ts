import { parsePlayerPreferences } from '../preferences/player-preferences';
import { THEATRE_ATTRIBUTE, THEATRE_SCRIPT, toggleTheatre } from './theatre-mode';

const root = document.documentElement;

test('the mode is kept, and set again before the next page is painted', () => {
  globalThis.eval(THEATRE_SCRIPT);
  expect(root.hasAttribute(THEATRE_ATTRIBUTE)).toBe(false);
  toggleTheatre();
  expect(root.hasAttribute(THEATRE_ATTRIBUTE)).toBe(true);
  expect(parsePlayerPreferences(localStorage.getItem('sahra.player')).theatre).toBe(true);

  root.removeAttribute(THEATRE_ATTRIBUTE);
  globalThis.eval(THEATRE_SCRIPT);
  expect(root.hasAttribute(THEATRE_ATTRIBUTE)).toBe(true);
  toggleTheatre();
  expect(root.hasAttribute(THEATRE_ATTRIBUTE)).toBe(false);
});

test('what is no preference sets nothing', () => {
  localStorage.setItem('sahra.player', 'no json');
  globalThis.eval(THEATRE_SCRIPT);
  expect(root.hasAttribute(THEATRE_ATTRIBUTE)).toBe(false);
});

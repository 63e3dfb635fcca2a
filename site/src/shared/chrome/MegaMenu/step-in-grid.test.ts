/** @jest-environment node */
import { stepInGrid } from './step-in-grid';

const at = (index: number, key: string, rtl = false) =>
  stepInGrid({ key, index, count: 12, columns: 5, rtl });

test('left and right follow the eye in both directions of writing', () => {
  expect(at(3, 'ArrowRight')).toBe(4);
  expect(at(3, 'ArrowLeft')).toBe(2);
  expect(at(3, 'ArrowRight', true)).toBe(2);
  expect(at(3, 'ArrowLeft', true)).toBe(4);
});

test('up and down change the row and keep the column', () => {
  expect(at(3, 'ArrowDown')).toBe(8);
  expect(at(8, 'ArrowUp')).toBe(3);
});

test('down leads from the button to the first cell', () => {
  expect(at(-1, 'ArrowDown')).toBe(0);
  expect(at(-1, 'ArrowUp')).toBeNull();
});

test('Home and End lead to the ends, and nothing leads out of the grid', () => {
  expect(at(7, 'Home')).toBe(0);
  expect(at(7, 'End')).toBe(11);
  expect(at(11, 'ArrowRight')).toBeNull();
  expect(at(9, 'ArrowDown')).toBeNull();
  expect(at(2, 'ArrowUp')).toBeNull();
  expect(at(2, 'a')).toBeNull();
});

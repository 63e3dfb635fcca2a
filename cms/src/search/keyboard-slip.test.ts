import { otherKeyboard } from './keyboard-slip';

describe('otherKeyboard', () => {
  it.each([
    ['hgl', 'الم'],
    ['sivm', 'سهرة'],
    ['f-x', null],
    ['lgul', 'ملعم'],
  ])('reads the Latin keys %s as %s', (typed, meant) => {
    expect(otherKeyboard(typed)).toBe(meant);
  });

  it.each([
    ['ساخصس', 'shows'],
    ['لاخذ', 'bo`'],
  ])('reads the Arabic keys %s as %s', (typed, meant) => {
    expect(otherKeyboard(typed)).toBe(meant);
  });

  it('keeps spaces and digits', () => {
    expect(otherKeyboard('hgl 7')).toBe('الم 7');
  });

  it('knows nothing of what is on one keyboard only', () => {
    expect(otherKeyboard('été')).toBeNull();
  });
});

import { swapKeyboardLayout } from './swap-keyboard-layout';

describe('otherKeyboard', () => {
  it.each([
    ['hgl', 'الم'],
    ['sivm', 'سهرة'],
    ['f-x', null],
    ['lgul', 'ملعم'],
  ])('reads the Latin keys %s as %s', (typed, meant) => {
    expect(swapKeyboardLayout(typed)).toBe(meant);
  });

  it.each([
    ['ساخصس', 'shows'],
    ['لاخذ', 'bo`'],
  ])('reads the Arabic keys %s as %s', (typed, meant) => {
    expect(swapKeyboardLayout(typed)).toBe(meant);
  });

  it('keeps spaces and digits', () => {
    expect(swapKeyboardLayout('hgl 7')).toBe('الم 7');
  });

  it('knows nothing of what is on one keyboard only', () => {
    expect(swapKeyboardLayout('été')).toBeNull();
  });
});

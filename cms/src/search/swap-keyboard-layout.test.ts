import { swapKeyboardLayout } from './swap-keyboard-layout';

describe('a word of the other keyboard', () => {
  it.each([
    ['hgl', 'الم'],
    ['sivm', 'سهرة'],
    ['lgul', 'ملعم'],
    ['kh;g', 'ناكل'],
    ["'vdr", 'طريق'],
    ['[]d]', 'جديد'],
    ['gdgm?', 'ليلة؟'],
    ['v,~h]', 'روّاد'],
    ['bhf', 'لااب'],
    ['TN', 'لإآ'],
    ['a,d7', 'شوي7'],
  ])('reads the Latin keys %s as %s', (typed, meant) => {
    expect(swapKeyboardLayout(typed)[0]).toBe(meant);
  });

  it('reads a capital letter as an accident, too', () => {
    expect(swapKeyboardLayout('Hgl')).toEqual(['ألم', 'الم']);
  });

  it.each([
    ['ساخصس', ['shows']],
    ['لاخذ', ['bo`', 'gho`']],
    ['ىهلاف', ['nibt', 'night']],
    ['لإاث', ['The', 'gYhe']],
    ['لا ف', ['b t', 'gh t']],
  ])('reads the Arabic keys %s as %j', (typed, meant) => {
    expect(swapKeyboardLayout(typed)).toEqual(meant);
  });

  it('reads no more than a few of the letters that are one key or two in both ways', () => {
    expect(swapKeyboardLayout('لا'.repeat(20))).toHaveLength(16);
  });

  it('knows nothing of what is on one keyboard only', () => {
    expect(swapKeyboardLayout('été')).toEqual([]);
  });
});

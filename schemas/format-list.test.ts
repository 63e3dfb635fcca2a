import { formatList } from './format-list';

test('words stand beside each other with the comma of the language', () => {
  expect(formatList(['bell', 'alarm', 'call'], 'en')).toBe('bell, alarm, call');
  expect(formatList(['جرس', 'منبه'], 'ar')).toBe('جرس، منبه');
  expect(formatList(['جرس'], 'ar')).toBe('جرس');
  expect(formatList([], 'en')).toBe('');
});

import { dateFormat, numberFormat } from './intl-formats';

test('a formatter is made once for each language and each set of options', () => {
  const gulf = dateFormat('en-GB', { hour: '2-digit', timeZone: 'Asia/Dubai' });
  expect(dateFormat('en-GB', { hour: '2-digit', timeZone: 'Asia/Dubai' })).toBe(gulf);
  const midday = Date.UTC(2026, 10, 26, 12);
  expect(gulf.format(midday)).toBe('16');
  expect(dateFormat('en-GB', { hour: '2-digit', timeZone: 'UTC' }).format(midday)).toBe('12');
  expect([numberFormat('en').format(1234), numberFormat('de').format(1234)]).toEqual(['1,234', '1.234']);
});

test('a time zone that does not exist is refused each time', () => {
  const ask = (): Intl.DateTimeFormat => dateFormat('en', { timeZone: 'Mars/Olympus' });
  expect(ask).toThrow(RangeError);
  expect(ask).toThrow(RangeError);
});

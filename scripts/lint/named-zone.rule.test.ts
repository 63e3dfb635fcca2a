import { Linter } from 'eslint';

import { namedZone } from './named-zone.rule.mjs';

const complaintsAbout = (code: string): string[] =>
  new Linter()
    .verify(code, {
      plugins: { sahra: { rules: { rule: namedZone } } },
      rules: { 'sahra/rule': 'error' },
    })
    .map(({ messageId }) => messageId ?? '');

test.each([
  ["new Intl.DateTimeFormat('en', { dateStyle: 'long' })", 'format'],
  ['Intl.DateTimeFormat()', 'format'],
  ["dateFormat('ar', { weekday: 'long' })", 'format'],
  ['new Intl.DateTimeFormat().resolvedOptions().timeZone', 'device'],
  ['new Date(0).toLocaleTimeString()', 'local'],
  ['now.getHours()', 'local'],
  ['start.setDate(1)', 'local'],
  ['new Date().toDateString()', 'local'],
])('refuses %s', (code, message) => {
  expect(complaintsAbout(code)).toContain(message);
});

test.each([
  ["new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })"],
  ["dateFormat('ar', { weekday: 'long', timeZone })"],
  ['now.getUTCHours()'],
  ['map.getDate'],
  ['count.toString()'],
])('lets pass %s', (code) => {
  expect(complaintsAbout(code)).toEqual([]);
});

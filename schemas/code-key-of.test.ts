import { codeKeyOf } from './code-key-of';

test.each([
  [' eid-2026 ', 'EID2026'],
  ['EID ٢٠٢٦', 'EID2026'],
  ['ＥＩＤ２０２６', 'EID2026'],
  ['e\u200Bi\u200Fd–2026', 'EID2026'],
  ['\u200F١٢\u00A034\u202C', '1234'],
  ['\u200E\u3164\uFE0F', ''],
  ['', ''],
  [undefined, ''],
  [['EID'], ''],
])('%p is %p', (typed, key) => {
  expect(codeKeyOf(typed)).toBe(key);
});

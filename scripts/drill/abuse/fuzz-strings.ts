import fc from 'fast-check';

/** Strings that commonly break servers: inherited keys, NUL, lone surrogates, paths, queries, very long ones. */
const HOSTILE = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e',
  '../../../etc/passwd',
  '%00',
  "' OR 1=1 --",
  '${7*7}',
  '<script>alert(1)</script>',
  '[object Object]',
  'NaN',
  '-1',
  '9999999999999999999999',
  'ا'.repeat(300),
  'a'.repeat(20_000),
  '',
] as const;

/** Generates a hostile string or any Unicode string, well-formed or not. */
export const hostileString = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
);

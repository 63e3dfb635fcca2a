import type { Locale } from '@sahra/schemas/constants';

import { normalizeCaptions } from './normalize-captions';

const normalize = (text: string, locale: Locale = 'en') => normalizeCaptions(Buffer.from(text), locale);

describe('normalizeCaptions', () => {
  it('turns SRT into WebVTT without markup', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}<i>Tea & dates</i>\r\n\r\n2\r\n00:00:03,0 --> 00:00:04,000\r\n<font color="#fff">Later</font>\r\n';
    expect(normalize(srt).vtt).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500 line:0\nTea &amp; dates\n\n00:00:03.000 --> 00:00:04.000\nLater\n',
    );
  });

  it('reads WebVTT with notes, styles and settings', () => {
    const vtt =
      'WEBVTT - made elsewhere\n\nNOTE a --> b\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start\n<v Huda>Hello\n';
    expect(normalize(vtt).vtt).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n');
  });

  it('breaks a long line in two of about the same length', () => {
    const long = 'The harbour was quiet when the last boat of the evening came in';
    const { vtt } = normalize(`00:01.000 --> 00:04.000\n${long}`);
    const lines = (vtt ?? '').trim().split('\n').slice(-2);
    expect(lines.join(' ')).toBe(long);
    expect(lines.map((line) => line.length <= 42)).toEqual([true, true]);
  });

  it('divides a text of many words into as few lines as fit, and says where', () => {
    const long = 'word '.repeat(30).trim();
    const srt = `\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nShort\r\n\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n<i>\r\n${long}`;
    const { vtt, warnings } = normalize(srt);
    const lines = (vtt ?? '').trim().split('\n').slice(-4);
    expect(lines.join(' ')).toBe(long);
    expect(lines.map((line) => line.length)).toEqual([39, 39, 39, 29]);
    expect(warnings).toEqual([{ kind: 'wrapped', line: 8, count: 1 }]);
  });

  it('keeps the lines of two speakers apart when one is long', () => {
    const { vtt } = normalize(`00:01.000 --> 00:04.000\n- ${'word '.repeat(10)}\n- Yes.`);
    expect(vtt?.trim().split('\n').slice(-1)).toEqual(['- Yes.']);
  });

  it('cuts a small overlap and keeps two speakers at once', () => {
    const pair = (end: string): string => `00:01.000 --> 00:0${end}\nOne\n\n00:03.000 --> 00:05.000\nTwo`;
    expect(normalize(pair('3.400')).vtt).toContain('00:00:01.000 --> 00:00:03.000');
    expect(normalize(pair('3.400')).warnings).toEqual([{ kind: 'shortened', line: 1, count: 1 }]);
    expect(normalize(pair('4.000')).vtt).toContain('00:00:01.000 --> 00:00:04.000');
  });

  it('refuses a file without captions and a caption that ends before it begins', () => {
    expect(normalize('no captions here').problems).toEqual([{ kind: 'empty' }]);
    expect(normalize('00:05.000 --> 00:04.000\nOne').problems).toEqual([
      { kind: 'backwards', at: 5, line: 1 },
    ]);
  });

  it.each([
    ['ar', 'Sahra تبدأ الآن.', '\u200FSahra تبدأ الآن.'],
    ['ar', 'مرحبا بكم', 'مرحبا بكم'],
    ['ar', 'I will always love you.', 'I will always love you.'],
    ['ar', '"Yes."', '"Yes."'],
    ['ar', '\u202BOK.\u202C', 'OK.'],
    ['ar', '…', '\u200F…'],
    ['ar', 'قال \u2068C++\u2069 صعبة', 'قال \u2068C++\u2069 صعبة'],
    ['ar', 'قال \u2067أحمد', 'قال \u2067أحمد\u2069'],
    ['ar', '\u200EOK تمام', '\u200EOK تمام'],
    ['en', 'محمد صلاح scored twice.', '\u200Eمحمد صلاح scored twice.'],
    ['en', '- أحمد.', '\u200E- أحمد.'],
    ['en', 'قال لي إنه لن يعود أبدا.', 'قال لي إنه لن يعود أبدا.'],
    ['en', 'He said "شكرا".', 'He said "شكرا".'],
  ] as const)('in %s the line %s keeps its direction', (locale, line, stored) => {
    expect(normalize(`00:01.000 --> 00:04.000\n${line}`, locale).vtt).toBe(
      `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n${stored}\n`,
    );
  });

  it('does not count the marks of Arabic vowels as characters', () => {
    const line = 'مُ'.repeat(42);
    expect(normalize(`00:01.000 --> 00:04.000\n${line}`, 'ar').problems).toEqual([]);
  });

  it('reads Arabic files of old programs', () => {
    const old = Buffer.concat([
      Buffer.from('00:01.000 --> 00:02.000\n'),
      Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]),
    ]);
    expect(normalizeCaptions(old, 'ar').vtt).toContain('مرحبا');
  });

  it('reads UTF-16', () => {
    const file = Buffer.from('\uFEFF00:01.000 --> 00:02.000\nمرحبا', 'utf16le');
    expect(normalizeCaptions(file, 'ar').vtt).toContain('مرحبا');
  });
});

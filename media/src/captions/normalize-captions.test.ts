import type { Locale } from '@sahra/schemas/constants';

import { captionProblemText } from './caption-problems';
import { normalizeCaptions } from './normalize-captions';

const normalize = (text: string, locale: Locale = 'en') => normalizeCaptions(Buffer.from(text), locale);

describe('normalizeCaptions', () => {
  it('turns SRT into WebVTT without markup', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}<i>Tea & dates</i>\r\n\r\n2\r\n00:00:03,0 --> 00:00:04,000\r\n<font color="#fff">Later</font>\r\n';
    expect(normalize(srt).vtt).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nTea &amp; dates\n\n00:00:03.000 --> 00:00:04.000\nLater\n',
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

  it('refuses a line that does not fit into two', () => {
    const { problems } = normalize(`00:01:01.000 --> 00:01:04.000\n${'word '.repeat(30)}`);
    expect(problems.map((problem) => captionProblemText(problem, 'en'))).toEqual([
      'Line 2, at 00:01:01: the line has 149 characters, and 42 is the most.',
    ]);
  });

  it('names the line of the file, whatever its line ends and empty lines', () => {
    const long = 'word '.repeat(30);
    const srt = `\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nShort\r\n\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n<i>\r\nShort\r\n${long}`;
    expect(normalize(srt).problems).toEqual([{ kind: 'long', at: 3, line: 11, characters: 149 }]);
  });

  it('cuts a small overlap and refuses a large one', () => {
    const pair = (end: string): string => `00:01.000 --> 00:0${end}\nOne\n\n00:03.000 --> 00:05.000\nTwo`;
    expect(normalize(pair('3.400')).vtt).toContain('00:00:01.000 --> 00:00:03.000');
    expect(normalize(pair('4.000')).problems).toEqual([{ kind: 'overlap', at: 3, line: 4 }]);
  });

  it('refuses a file without captions and a caption that ends before it begins', () => {
    expect(normalize('no captions here').problems).toEqual([{ kind: 'empty' }]);
    expect(normalize('00:05.000 --> 00:04.000\nOne').problems).toEqual([
      { kind: 'backwards', at: 5, line: 1 },
    ]);
  });

  it('runs every Arabic line from the right', () => {
    const { vtt } = normalize('00:01.000 --> 00:04.000\nSahra تبدأ الآن.\nمرحبا بكم', 'ar');
    expect(vtt).toContain('\n\u200FSahra تبدأ الآن.\nمرحبا بكم\n');
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

  it.each(['en', 'ar'] as const)('describes every problem in %s', (locale) => {
    const texts = [
      captionProblemText({ kind: 'empty' }, locale),
      captionProblemText({ kind: 'backwards', at: 3, line: 7 }, locale),
      captionProblemText({ kind: 'overlap', at: 3, line: 7 }, locale),
      captionProblemText({ kind: 'long', at: 3, line: 7, characters: 60 }, locale),
    ];
    expect(new Set(texts).size).toBe(4);
    expect(texts.every((text) => /\p{Script=Arabic}/u.test(text) === (locale === 'ar'))).toBe(true);
  });
});

import type { Locale } from '@sahra/schemas/constants';

import { captionProblemText } from '../caption-problems';
import { normalizeCaptions } from '../normalize-captions';
import type { Meant } from './write-formats';

const cues = (...lines: string[][]): Meant[] => [
  { from: 1, to: 3.5, lines: lines[0] ?? [] },
  { from: 4, to: 6.04, lines: lines[1] ?? [], isTop: true },
  { from: 7.2, to: 9, lines: lines[2] ?? [] },
];

/** Captions that tests write in every format, encoding and habit: usual ones, short ones, and two speakers. */
export const MEANT: readonly { name: string; locale: Locale; cues: Meant[] }[] = [
  {
    name: 'Arabic',
    locale: 'ar',
    cues: cues(
      ['مرحبًا بكم في سهرة!'],
      ['هل شاهدتم مباراة Al-Hilal أمس؟', 'نعم، كانت رائعة.'],
      ['انتهت الحلقة، شكرًا لكم.'],
    ),
  },
  {
    name: 'short Arabic',
    locale: 'ar',
    cues: cues(['لا.'], ['حقًا؟'], ['أين أنت يا أحمد؟', 'أنا هنا.']),
  },
  {
    name: 'Arabic dialogue',
    locale: 'ar',
    cues: cues(['- من أنت؟', '- صديق.'], ['5 أهداف في 10 دقائق'], ['سنلتقي غدًا في تمام الساعة 10:30']),
  },
  {
    name: 'English with accents',
    locale: 'en',
    cues: cues(
      ['Café – “naïve” déjà vu…'],
      ["It's 5 o'clock.", 'Tea & dates'],
      ['Señor Müller paid £5 for a crème brûlée.'],
    ),
  },
  { name: 'plain English', locale: 'en', cues: cues(['Plain words.'], ['- Who?', '- Me.'], ['1984']) },
];

const secondsOf = (stamp: string): number =>
  stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const wordsOf = (line: string): string =>
  line
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[\u200E\u200F]/gu, '');

/** Reads a file as the product does; the sentences of the problems when it is refused. */
export const readBack = (file: Uint8Array | string, locale: Locale): Meant[] | string[] => {
  const { vtt, problems } = normalizeCaptions(Buffer.from(file), locale);
  if (vtt === null) return problems.map((problem) => captionProblemText(problem, 'en'));
  return vtt
    .split('\n\n')
    .slice(1)
    .map((block): Meant => {
      const [head = '', ...lines] = block.trim().split('\n');
      const [, from = '', to = '', settings = ''] = /^(\S+) --> (\S+)(.*)$/u.exec(head) ?? [];
      const isTop = settings === ' line:0';
      return { from: secondsOf(from), to: secondsOf(to), lines: lines.map(wordsOf), ...(isTop && { isTop }) };
    });
};

/** The same captions with times that may differ by less than a frame. */
export const closely = (meant: readonly Meant[]): unknown[] =>
  meant.map(({ from, to, ...cue }) => ({
    ...cue,
    from: expect.closeTo(from, 1) as unknown,
    to: expect.closeTo(to, 1) as unknown,
  }));

/** Captions whose words are changed, for an encoding that has not all letters. */
export const withWords = (meant: readonly Meant[], change: (line: string) => string): Meant[] =>
  meant.map((cue) => ({ ...cue, lines: cue.lines.map(change) }));

/** Captions that all stand at the bottom, for a format that has no other place. */
export const atBottom = (meant: readonly Meant[]): Meant[] =>
  meant.map(({ from, to, lines }) => ({ from, to, lines }));

import type { Locale } from '@sahra/schemas/constants';

/** A caption that a test means. Times in seconds. */
export interface Meant {
  from: number;
  to: number;
  lines: string[];
  isTop?: boolean;
}

const pad = (value: number, length = 2): string => String(Math.floor(value)).padStart(length, '0');

/** Writes a time with signs of one's own: `00:00:01,000` by `::,`. */
export const clock = (
  seconds: number,
  [first = ':', second = ':', third = ','] = '::,',
  digits = 3,
): string => {
  const ms = Math.round(seconds * 1000);
  const part = third === '' ? '' : third + pad((ms % 1000) / 10 ** (3 - digits), digits);
  return pad(ms / 3_600_000) + first + pad((ms / 60_000) % 60) + second + pad((ms / 1000) % 60) + part;
};

/** How a person or a program writes SRT. */
export interface Habit {
  time?: (seconds: number) => string;
  arrow?: string;
  number?: (count: number) => string;
  blank?: string;
  lineEnd?: string;
  before?: string;
  line?: (text: string) => string;
}

export const writeSrt = (cues: readonly Meant[], habit: Habit = {}): string => {
  const {
    time = (seconds) => clock(seconds),
    arrow = ' --> ',
    number = String,
    blank = '\n',
    lineEnd = '\n',
  } = habit;
  const { before = '', line = (text) => text } = habit;
  const text = cues
    .map(({ from, to, lines, isTop }, index) => {
      const code = isTop === true ? '{\\an8}' : '';
      const head = number(index + 1);
      return [...(head === '' ? [] : [head]), time(from) + arrow + time(to), code + lines.join('\n')]
        .map(line)
        .join('\n');
    })
    .join(`\n${blank}`);
  return `${before}${text}\n`.replaceAll('\n', lineEnd);
};

const vtt = (cues: readonly Meant[]): string =>
  `WEBVTT - made elsewhere\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE\n00:00:09.000 --> 00:00:10.000\nno caption\n\n${cues
    .map(({ from, to, lines, isTop }, index) => {
      const settings = isTop === true ? ' line:10% align:start' : ' align:center';
      return `cue-${index}\n${clock(from, '::.')} --> ${clock(to, '::.')}${settings}\n<v Huda><i>${lines.join('</i>\n')}\n`;
    })
    .join('\n')}`;

const ass = (cues: readonly Meant[], isSsa: boolean): string =>
  `[Script Info]\nScriptType: v4.00${isSsa ? '' : '+'}\nPlayResY: 360\n\n[V4${isSsa ? '' : '+'} Styles]\nFormat: Name, Fontname, Alignment, Encoding\nStyle: Default,Arial,2,1\nStyle: Up,Arial,${isSsa ? 6 : 8},1\n\n[Events]\nFormat: ${isSsa ? 'Marked' : 'Layer'}, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nComment: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,no caption\nDialogue: 0,0:00:01.00,0:00:09.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100{\\p0}\n${cues
    .map(
      ({ from, to, lines, isTop }) =>
        `Dialogue: 0,${clock(from, '::.', 2).slice(1)},${clock(to, '::.', 2).slice(1)},${isTop === true ? 'Up' : 'Default'},,0,0,0,,{\\i1}${lines.join('{\\i0}{a note}\\N')}`,
    )
    .join('\n')}\n`;

const ttml = (
  cues: readonly Meant[],
  locale: Locale,
  time: (seconds: number) => string,
  root: string,
  prefix = '',
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${prefix}tt ${root} xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="${locale}">\n<${prefix}head><${prefix}styling><${prefix}style xml:id="s" tts:displayAlign="before"/></${prefix}styling><${prefix}layout><${prefix}region xml:id="up" style="s" tts:origin="10% 5%" tts:extent="80% 20%"/><${prefix}region xml:id="low" tts:origin="10% 70%" tts:extent="80% 20%"/></${prefix}layout></${prefix}head>\n<${prefix}body><${prefix}div>\n${cues
    .map(
      ({ from, to, lines, isTop }) =>
        `<${prefix}p begin="${time(from)}" end="${time(to)}" region="${isTop === true ? 'up' : 'low'}">\n  <${prefix}span>${lines.map((line) => line.replace('&', '&amp;')).join(`<${prefix}br/>`)}</${prefix}span>\n</${prefix}p>`,
    )
    .join('\n')}\n</${prefix}div></${prefix}body></${prefix}tt>\n`;

const sami = (cues: readonly Meant[]): string =>
  `<SAMI>\n<HEAD><TITLE>A film</TITLE>\n<STYLE TYPE="text/css">\n<!--\nP {margin-left: 8pt;}\n.ENCC {Name: English; lang: en-US; SAMIType: CC;}\n.ARCC {Name: Arabic; lang: ar-SA;}\n-->\n</STYLE></HEAD>\n<BODY>\n${cues
    .map(
      ({ from, to, lines }) =>
        `<SYNC Start=${from * 1000}><P Class=MINE>${lines.join('<br>')}\n<P Class=OTHER>Other / أخرى\n<SYNC Start=${to * 1000}><P Class=MINE>&nbsp;<P Class=OTHER>&nbsp;`,
    )
    .join('\n')}\n</BODY></SAMI>\n`;

/** Writes captions in every text format. */
export const FORMATS: Readonly<Record<string, (cues: readonly Meant[], locale: Locale) => string>> = {
  srt: (cues) => writeSrt(cues),
  vtt,
  sbv: (cues) =>
    cues
      .map(
        ({ from, to, lines }) =>
          `${clock(from, '::.').slice(1)},${clock(to, '::.').slice(1)}\n${lines.join('\n')}\n`,
      )
      .join('\n'),
  subViewer: (cues) =>
    `[INFORMATION]\n[TITLE]A film\n[END INFORMATION]\n[SUBTITLE]\n[COLF]&HFFFFFF,[STYLE]no,[SIZE]18,[FONT]Arial\n${cues
      .map(
        ({ from, to, lines }) => `${clock(from, '::.', 2)},${clock(to, '::.', 2)}\n${lines.join('[br]')}\n`,
      )
      .join('\n')}`,
  ass: (cues) => ass(cues, false),
  ssa: (cues) => ass(cues, true),
  microDvd: (cues) =>
    `{1}{1}23.976\n${cues.map(({ from, to, lines }) => `{${Math.round(from * 23.976)}}{${Math.round(to * 23.976)}}{y:i}${lines.join('|')}`).join('\n')}\n`,
  mpl2: (cues) =>
    cues
      .map(({ from, to, lines }) => `[${Math.round(from * 10)}][${Math.round(to * 10)}]${lines.join('|/')}`)
      .join('\n'),
  lrc: (cues) =>
    `[ar:Someone]\n[length: 01:00]\n${cues
      .map(
        ({ from, to, lines }) =>
          `[${clock(from, '::.', 2).slice(3)}]${lines.join(' ')}\n[${clock(to, '::.', 2).slice(3)}]`,
      )
      .join('\n')}\n`,
  samiOfTwo: (cues, locale) => {
    const [mine, other] = locale === 'ar' ? ['ARCC', 'ENCC'] : ['ENCC', 'ARCC'];
    return sami(cues).replaceAll('MINE', mine).replaceAll('OTHER', other);
  },
  ttmlClock: (cues, locale) =>
    ttml(cues, locale, (seconds) => clock(seconds, '::.'), 'xmlns="http://www.w3.org/ns/ttml"'),
  ttmlTicks: (cues, locale) =>
    ttml(
      cues,
      locale,
      (seconds) => `${seconds * 10_000_000}t`,
      'xmlns="http://www.w3.org/2006/10/ttaf1" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:tickRate="10000000"',
    ),
  ttmlFrames: (cues, locale) =>
    ttml(
      cues,
      locale,
      (seconds) => `${clock(seconds).slice(0, 8)}:${pad((seconds % 1) * 25)}`,
      'xmlns:tt="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25"',
      'tt:',
    ),
};

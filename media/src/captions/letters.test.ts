import iconv from 'iconv-lite';

import { decodeBytes, type ByteEncoding } from './letters/encodings';
import { normalizeCaptions } from './normalize-captions';
import { MEANT, readBack, withWords } from './testing/meant-captions';
import { writeSrt } from './testing/write-formats';

/** Writes in an encoding by the table that is also read; iconv has none of Mac OS Arabic. */
const encode = (text: string, encoding: ByteEncoding): Buffer => {
  const bytes = new Map(
    Array.from({ length: 0x80 }, (_, place) => place + 0x80)
      .toReversed()
      .map((byte) => [decodeBytes(Uint8Array.of(byte), encoding), byte]),
  );
  return Buffer.from(
    Array.from(text, (letter) => (letter < '\u0080' ? letter.charCodeAt(0) : (bytes.get(letter) ?? 0))),
  );
};

/** What each encoding has no letters for. */
const WITHOUT: Readonly<Partial<Record<ByteEncoding, RegExp>>> = {
  'iso-8859-6': /[\u064B-\u0652]/gu,
  'iso-8859-15': /[“”–…]/gu,
  cp720: /[؟،]/gu,
  cp850: /[“”–…]/gu,
};
const ARABIC = ['windows-1256', 'iso-8859-6', 'cp720'] as const;
const LATIN = ['windows-1252', 'iso-8859-15', 'macintosh', 'cp850'] as const;

test.each(
  MEANT.flatMap(({ name, locale, cues }) =>
    (locale === 'ar' ? ARABIC : LATIN).map((encoding) => {
      const without = WITHOUT[encoding];
      const meant = without
        ? withWords(cues, (line) => line.replace(without, '').replace(/ +/gu, ' ').trim())
        : cues;
      return [encoding, name, { locale, meant }] as const;
    }),
  ),
)('%s, %s', (encoding, _name, { locale, meant }) => {
  expect(readBack(encode(writeSrt(meant), encoding), locale)).toEqual(meant);
});

describe.each(MEANT)('$name', ({ locale, cues }) => {
  const text = writeSrt(cues);
  const utf8 = Buffer.from(text);

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE', Buffer.from(text, 'utf16le')],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE', iconv.encode(text, 'utf16-be')],
    ['UTF-16 BE with a mark', iconv.encode(`\uFEFF${text}`, 'utf16-be')],
  ] as const)('%s', (_name, file) => expect(readBack(file, locale)).toEqual(cues));

  const once = utf8.toString('latin1');
  test.each([
    ['ISO 8859-1', once],
    ['windows-1256', decodeBytes(utf8, 'windows-1256')],
    ['Mac OS Roman', decodeBytes(utf8, 'macintosh')],
    ['ISO 8859-1, twice', Buffer.from(once).toString('latin1')],
  ] as const)('UTF-8 that a program read as %s and saved', (_name, spoilt) => {
    expect(readBack(spoilt, locale)).toEqual(cues);
    expect(readBack(Buffer.from(`\uFEFF${spoilt}`, 'utf16le'), locale)).toEqual(cues);
  });
});

test('windows-1256 that a program read as windows-1252 and saved is repaired, and the editor is told', () => {
  const file = decodeBytes(encode(writeSrt(MEANT[0]?.cues ?? []), 'windows-1256'), 'windows-1252');
  expect(readBack(file, 'ar')).toEqual(MEANT[0]?.cues);
  expect(normalizeCaptions(Buffer.from(file), 'ar').warnings).toEqual([
    { kind: 'repaired', line: 3, count: 4 },
  ]);
});

test('a file of two encodings is read line by line, and the editor is told', () => {
  const lines = writeSrt(MEANT[0]?.cues ?? []).split(/(?<=\n)/u);
  const file = Buffer.concat(
    lines.map((line, index) => (index < 5 ? Buffer.from(line) : encode(line, 'windows-1256'))),
  );
  expect(readBack(file, 'ar')).toEqual(MEANT[0]?.cues);
  expect(normalizeCaptions(file, 'ar').warnings).toEqual([{ kind: 'mixed', line: 7, count: 3 }]);
});

const RUSSIAN = writeSrt([
  { from: 1, to: 2, lines: ['Добрый вечер, дорогие друзья!'] },
  { from: 3, to: 4, lines: ['Мы начинаем нашу передачу.'] },
]);
const GREEK = writeSrt([
  { from: 1, to: 2, lines: ['Καλησπέρα, αγαπητοί φίλοι!'] },
  { from: 3, to: 4, lines: ['Αρχίζουμε την εκπομπή μας.'] },
]);
const CHINESE = writeSrt([
  { from: 1, to: 2, lines: ['晚上好，亲爱的朋友们！'] },
  { from: 3, to: 4, lines: ['我们开始节目。'] },
]);
test.each([
  ['Russian in KOI8-R', iconv.encode(RUSSIAN, 'koi8-r'), 'letters', 3],
  ['Russian in windows-1251', iconv.encode(RUSSIAN, 'windows-1251'), 'letters', 3],
  ['Russian in cp866', iconv.encode(RUSSIAN, 'cp866'), 'letters', 3],
  ['Greek', iconv.encode(GREEK, 'windows-1253'), 'letters', 3],
  ['Chinese', iconv.encode(CHINESE, 'gbk'), 'letters', 3],
  ['damaged UTF-8', Buffer.from(writeSrt(MEANT[0]?.cues ?? [])).subarray(0, -3), 'lost', 12],
  [
    'letters that were already lost',
    Buffer.from(writeSrt([{ from: 1, to: 2, lines: ['مر\uFFFDبا'] }])),
    'lost',
    3,
  ],
  [
    'question marks for letters',
    Buffer.from(writeSrt(withWords(MEANT[0]?.cues ?? [], () => '????? ??'))),
    'lost',
    3,
  ],
] as const)('%s: refused with the line', (_name, file, kind, line) => {
  const { vtt, problems } = normalizeCaptions(file, 'ar');
  expect(vtt).toBeNull();
  expect(problems[0]).toMatchObject({ kind, line });
});

test('letters of other scripts, signs and emoji in UTF-8 are no reason to refuse', () => {
  const lines = ['♪ مرحبًا ♪', 'Привет', '東京 😀 Nguyễn Văn Đạt', 'Ağrı Dağı', 'گفت: «پنج»'];
  const cues = lines.map((line, index) => ({ from: index, to: index + 1, lines: [line] }));
  expect(readBack(writeSrt(cues), 'ar')).toEqual(cues);
});

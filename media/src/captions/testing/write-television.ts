import { clock, type Meant } from './write-formats';

/** Sets the highest bit so that the number of bits is odd, as SCC sends a byte. */
const odd = (byte: number): number => {
  let bits = 0;
  for (let rest = byte; rest > 0; rest >>= 1) bits += rest & 1;
  return bits % 2 === 0 ? byte | 0x80 : byte;
};
const pair = (first: number, second: number): string =>
  [first, second].map((byte) => odd(byte).toString(16).padStart(2, '0')).join('');

/** Codes that put the cursor at the beginning of rows 1, 2, 14 and 15. */
const ROWS = [
  [0x11, 0x40],
  [0x11, 0x60],
  [0x14, 0x40],
  [0x14, 0x60],
] as const;

const rowCode = (row: number): string => {
  const [first, second] = ROWS[row] ?? ROWS[3];
  return pair(first, second);
};

const wordCodes = (line: string): string[] => {
  const bytes = Array.from(line, (letter) => letter.charCodeAt(0));
  if (bytes.length % 2 === 1) bytes.push(0);
  return bytes.flatMap((byte, place) => (place % 2 === 0 ? [pair(byte, bytes[place + 1] ?? 0)] : []));
};

const twice = (code: string): string[] => [code, code];

/** Returns the time code of a second: without numbers left out, or with them (`;`). */
const timeCode = (seconds: number, isDropped: boolean): string => {
  let frame = Math.round((seconds * 30_000) / 1001);
  if (isDropped) {
    const tens = Math.floor(frame / 17_982);
    const rest = frame % 17_982;
    frame += 18 * tens + (rest > 1 ? 2 * Math.floor((rest - 2) / 1798) : 0);
  }
  const parts = [frame / 108_000, (frame / 1800) % 60, (frame / 30) % 60, frame % 30];
  const [hours = '', minutes = '', whole = '', frames = ''] = parts.map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${hours}:${minutes}:${whole}${isDropped ? ';' : ':'}${frames}`;
};

/** Writes SCC: each caption is loaded before its time, shown by one code and wiped by another. */
export const writeScc = (cues: readonly Meant[], isDropped = false): string =>
  `Scenarist_SCC V1.0\n\n${cues
    .map(({ from, to, lines, isTop }) => {
      const first = isTop === true ? 0 : 4 - lines.length;
      const codes = [
        ...twice(pair(0x14, 0x20)),
        ...twice(pair(0x14, 0x2e)),
        ...lines.flatMap((line, index) => [...twice(rowCode(first + index)), ...wordCodes(line)]),
        ...twice(pair(0x14, 0x2f)),
      ];
      const sent = from - ((codes.length - 2) * 1001) / 30_000;
      return `${timeCode(sent, isDropped)}\t${codes.join(' ')}\n\n${timeCode(to, isDropped)}\t${twice(pair(0x14, 0x2c)).join(' ')}\n`;
    })
    .join('\n')}`;

/** Writes EBU STL. `encode` gives the bytes of a line in the table of letters. */
export const writeStl = (
  cues: readonly Meant[],
  table: string,
  encode: (line: string) => Uint8Array,
  start = 0,
): Buffer => {
  const stamp = (seconds: number): number[] => {
    const frames = Math.round(seconds * 25);
    return [frames / 90_000, (frames / 1500) % 60, (frames / 25) % 60, frames % 25].map(Math.floor);
  };
  const head = Buffer.alloc(1024, ' ');
  head.write('850STL25.011', 0, 'latin1');
  head.write(table, 12, 'latin1');
  head.write('23', 253, 'latin1');
  head.write(`${clock(start).replace(/\D/gu, '').slice(0, 6)}00`, 256, 'latin1');
  const blocks = cues.map(({ from, to, lines, isTop }, index) => {
    const block = Buffer.alloc(128, 0x8f);
    block.set(
      [0, index % 256, Math.floor(index / 256), 0xff, 0, ...stamp(from + start), ...stamp(to + start)],
      0,
    );
    block.set([isTop === true ? 2 : 20, 2, 0], 13);
    const words = lines.flatMap((line, place) => [...(place > 0 ? [0x8a] : []), 0x0d, ...encode(line)]);
    block.set(words.slice(0, 112), 16);
    return block;
  });
  return Buffer.concat([head, ...blocks]);
};

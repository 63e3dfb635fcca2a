const EXTENSION = 0x21;
const IMAGE = 0x2c;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const TRAILER = Buffer.from([0x3b]);

/** Applications whose block says how often a GIF plays: that and nothing else is kept of them. */
const LOOPS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/u;
const LOOP_LENGTH = 14 + 4;

/** Bytes of a table of colours, by the byte that says whether there is one. */
const tableLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const afterBlocks = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
};

/** GIF89a: keeps the frames, their times and the loop; not comments, XMP, texts, and what follows the end. */
export const strippedGif = (bytes: Buffer): Buffer => {
  let at = 13 + tableLength(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const label = bytes[at + 1];
    let end: number;
    if (bytes[at] === IMAGE) {
      end = afterBlocks(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0));
      kept.push(bytes.subarray(at, end));
    } else if (bytes[at] === EXTENSION) {
      end = afterBlocks(bytes, at + 2);
      if (label === CONTROL) kept.push(bytes.subarray(at, end));
      if (label === APPLICATION && LOOPS.test(bytes.toString('latin1', at + 3, at + 14)))
        kept.push(bytes.subarray(at, at + LOOP_LENGTH), Buffer.from([0]));
    } else break;
    at = end;
  }
  return Buffer.concat([...kept, TRAILER]);
};

interface Box {
  readonly name: string;
  readonly content: Buffer;
}

/** Boxes beside each other (ISO/IEC 14496-12); a name of none for bytes that are no box. */
const boxesOf = (bytes: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 0;
    // Also a length of 64 bits, and a last box without one.
    if (length < 8 || at + length > bytes.length) return [...boxes, { name: '', content: Buffer.alloc(0) }];
    const name = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ name, content: bytes.subarray(at + 8, at + length) });
    at += length;
  }
  return boxes;
};

const inside = (boxes: readonly Box[], name: string, head = 0): Box[] =>
  boxes.filter((box) => box.name === name).flatMap(({ content }) => boxesOf(content.subarray(head)));
const areOnly = (boxes: readonly Box[], allowed: RegExp): boolean =>
  boxes.every(({ name }) => allowed.test(name));

/** Version and flags before the content of some boxes. */
const FULL = 4;
const FULL_AND_COUNT = 6;

const FILE = /^(?:ftyp|meta|mdat)$/u;
const META = /^(?:hdlr|pitm|iloc|iinf|iref|iprp)$/u;
const PROPERTIES = /^(?:ispe|pixi|av1C|colr|auxC|irot|imir|pasp|clap|clli|mdcv|a1op|a1lx|lsel)$/u;
/** An entry of version 2: number, protection, and the kind of the item, which is a coded picture or a grid of them. */
const isPicture = ({ name, content }: Box): boolean =>
  name === 'infe' && content[0] === 2 && /^(?:av01|grid)$/u.test(content.toString('latin1', 8, 12));

/**
 * Whether an AVIF (ISO/IEC 23000-22) has nothing but a still picture: no box of a maker (`uuid` with C2PA or XMP, `mpvd`
 * with a film), no item of metadata, and no bytes after its end.
 */
export const isBareAvif = (bytes: Buffer): boolean => {
  const file = boxesOf(bytes);
  const meta = inside(file, 'meta', FULL);
  const properties = inside(inside(meta, 'iprp'), 'ipco');
  return (
    areOnly(file, FILE) &&
    areOnly(meta, META) &&
    areOnly(properties, PROPERTIES) &&
    inside(meta, 'iinf', FULL_AND_COUNT).every(isPicture)
  );
};

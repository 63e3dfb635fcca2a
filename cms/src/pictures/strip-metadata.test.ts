/** @jest-environment node */
import sharp from 'sharp';

import type { PictureFormat } from './picture-format';
import { stripMetadata } from './strip-metadata';

const XMP =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="SECRET"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' };
const RED: readonly number[] = [208, 40, 64];
const BLUE: readonly number[] = [16, 40, 200];

/** A red picture with one blue corner, at its top left when it is upright. */
const photo = async (format: PictureFormat, orientation = 1): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = BLUE;
  const corner = await sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d02840' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer();
  // What a camera stores that was held so: its turning, undone. Sharp mirrors before it turns.
  const held: Record<number, (one: sharp.Sharp) => sharp.Sharp> = {
    1: (one) => one,
    2: (one) => one.flop(),
    3: (one) => one.rotate(180),
    4: (one) => one.flip(),
    5: (one) => one.flop().rotate(270),
    6: (one) => one.rotate(270),
    7: (one) => one.flop().rotate(90),
    8: (one) => one.rotate(90),
  };
  const turned = await (held[orientation] ?? ((one) => one))(sharp(upright)).png().toBuffer();
  return sharp(turned)
    .withExif({ IFD0: { Artist: 'SECRET', Copyright: 'SECRET' }, IFD3: GPS })
    .withXmp(XMP)
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: 'SECRET', Copyright: 'SECRET' }, IFD3: GPS })
    .toFormat(format)
    .toBuffer();
};

const colourAt = async (picture: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, place) => Math.abs(value - (other[place] ?? 0)) < 24);

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (format) => {
  test('keeps nothing of its camera, its place and its author', async () => {
    const original = await photo(format);
    expect(original.includes('SECRET')).toBe(true);
    const stripped = await stripMetadata(original, format);
    const { exif, xmp, iptc, orientation = 1, width, height } = await sharp(stripped).metadata();
    expect([exif, xmp, iptc, orientation, width, height]).toEqual([
      undefined,
      undefined,
      undefined,
      1,
      300,
      200,
    ]);
    expect(stripped.includes('SECRET')).toBe(false);
    expect(await stripMetadata(stripped, format)).toEqual(stripped);
  });
});

test.each([2, 3, 4, 5, 6, 7, 8])('a JPEG held like %d is stored upright', async (orientation) => {
  const stripped = await stripMetadata(await photo('jpeg', orientation), 'jpeg');
  const { width, height, orientation: turned = 1 } = await sharp(stripped).metadata();
  expect([width, height, turned]).toEqual([300, 200, 1]);
  expect(isNear(await colourAt(stripped, 20, 20), BLUE)).toBe(true);
  expect(isNear(await colourAt(stripped, 280, 20), RED)).toBe(true);
  expect(isNear(await colourAt(stripped, 20, 180), RED)).toBe(true);
  expect(stripped.includes('SECRET')).toBe(false);
});

test('a JPEG that is upright keeps its pixels and its colour profile, not what follows its end', async () => {
  const original = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#d02840' } })
    .withIccProfile('p3')
    .jpeg({ progressive: true })
    .toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), Buffer.from('SECRET')]);
  const film = Buffer.from('SECRET film of the phone \xff\xd9', 'latin1');
  const sent = Buffer.concat([original.subarray(0, 2), comment, original.subarray(2), film]);
  expect(await stripMetadata(sent, 'jpeg')).toEqual(original);
  expect((await sharp(await stripMetadata(sent, 'jpeg')).metadata()).icc).toBeDefined();
});

test('texts of a PNG go, its pixels and its animation stay', async () => {
  const original = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#d0284080' } })
    .png()
    .toBuffer();
  const chunk = (name: string, content: string): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, Buffer.from(content, 'latin1'), Buffer.alloc(4)]);
  };
  const afterHead = 8 + 25;
  const [start, rest] = [original.subarray(0, afterHead), original.subarray(afterHead)];
  const animated = chunk('acTL', '\0\0\0\x01\0\0\0\0');
  const secret = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'caBX', 'prVt'].map((name) =>
    chunk(name, 'SECRET'),
  );
  const sent = Buffer.concat([start, animated, ...secret, rest, Buffer.from('SECRET')]);
  expect(await stripMetadata(sent, 'png').catch(() => null)).toEqual(Buffer.concat([start, animated, rest]));
});

test('the four inks of a print become colours of a screen', async () => {
  const print = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#d02840' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  expect((await sharp(print).metadata()).space).toBe('cmyk');
  expect((await sharp(await stripMetadata(print, 'jpeg')).metadata()).space).toBe('srgb');
});

import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { fields, startTestCms, type TestCms } from '../testing/test-cms';
import { textLike } from '../testing/matching';
import { stripStoredPictures } from './strip-stored-pictures';

interface Rendition {
  url: string;
  width: number;
  height: number;
  type: string;
}
interface Picture extends Omit<Rendition, 'type'> {
  renditions: Rendition[];
  tint: string | null;
}
interface UploadService {
  upload(input: { data: object; files: object }): Promise<{ id: number }[]>;
  replace(id: number, input: { data: object; file: object }): Promise<unknown>;
  findOne(id: number): Promise<{ id: number }>;
  remove(file: { id: number }): Promise<unknown>;
}

const NIGHT = { r: 16, g: 40, b: 64 };
/** What an upload with its six files may cost, compared with one middle AVIF at sharp's default effort. */
const PEER_TIMES = 2;
/** Processor time of `work` in this process, in milliseconds, with its result. */
const measured = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> => {
  const began = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(began);
  return { result, ms: (user + system) / 1000 };
};

let cms: TestCms;
let folder: string;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  folder = await mkdtemp(join(tmpdir(), 'sahra-pictures-'));
});
afterAll(async () => {
  await cms.close();
  await rm(folder, { recursive: true });
});

const uploads = (): UploadService => cms.strapi.plugin('upload').service('upload');
const uploadsFolder = (): string => join(cms.strapi.dirs.static.public, 'uploads');

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: NIGHT,
      noise: { type: 'gaussian', mean: 60, sigma: 20 },
    },
  });

const onDisk = async (name: string, content: Buffer | string, mimetype: string) => {
  const filepath = join(folder, name);
  await writeFile(filepath, content);
  return { filepath, originalFilename: name, mimetype, size: Buffer.byteLength(content) };
};

const uploaded = async (name: string, content: Buffer | string, mimetype: string): Promise<number> => {
  const files = await onDisk(name, content, mimetype);
  const [file] = await uploads().upload({ data: { fileInfo: { name } }, files });
  return file?.id ?? 0;
};

let shows = 0;
const pictureOfShow = async (id: number): Promise<Picture> => {
  const slug = `pictured-${String((shows += 1))}`;
  const { documentId } = await cms.strapi
    .documents('api::show.show')
    .create({ data: fields({ slug, poster: id }) });
  const words = cms.strapi.documents('api::show.show-text');
  await words.update({
    documentId,
    locale: 'en',
    data: fields({ title: 't', description: 'd', posterAlt: 'a' }),
  });
  await words.publish({ documentId, locale: 'en' });
  const { body } = await cms.get(`/api/shows/${slug}`);
  return (body as { data: { poster_picture: Picture } }).data.poster_picture;
};

const sizesOf = ({ renditions }: Picture): string[] =>
  renditions.map(({ width, height, type }) => `${type.replace('image/', '')} ${width}×${height}`);

test('a picture that an editor uploads is answered as AVIF and WebP in three widths with its tint, quickly', async () => {
  const original = await photo(1280, 720).jpeg().toBuffer();
  const { result: picture, ms } = await measured(async () =>
    pictureOfShow(await uploaded('a.jpg', original, 'image/jpeg')),
  );
  // The peer in the same run: one AVIF of half the width, as sharp encodes it by default.
  const peer = await measured(() => sharp(original).resize(640).avif().toBuffer());
  expect(ms).toBeLessThan(peer.ms * PEER_TIMES);
  expect(sizesOf(picture)).toEqual([
    'avif 320×180',
    'webp 320×180',
    'avif 640×360',
    'webp 640×360',
    'avif 1280×720',
    'webp 1280×720',
  ]);
  expect(picture).toMatchObject({
    url: textLike(/\.webp$/),
    width: 1280,
    height: 720,
    tint: textLike(/^#[0-9a-f]{6}$/),
  });
  for (const { url, width, type } of picture.renditions) {
    const stored = await sharp(join(uploadsFolder(), url.replace('/uploads/', ''))).metadata();
    expect([stored.width, `image/${stored.compression === 'av1' ? 'avif' : stored.format}`]).toEqual([
      width,
      type,
    ]);
  }
});

test('what is small is never made larger, what is huge is cut down to the widest page', async () => {
  const small = await pictureOfShow(
    await uploaded('s.png', await photo(200, 300).png().toBuffer(), 'image/png'),
  );
  expect(sizesOf(small)).toEqual(['avif 200×300', 'webp 200×300']);
  const huge = await pictureOfShow(
    await uploaded('h.jpg', await photo(3200, 1600).jpeg().toBuffer(), 'image/jpeg'),
  );
  expect(huge.width).toBe(2880);
  expect(Math.max(...huge.renditions.map(({ width }) => width))).toBe(2880);
});

test('a picture that lies on its side is stored upright', async () => {
  const turned = await photo(400, 600)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'SECRET' } })
    .jpeg()
    .toBuffer();
  const id = await uploaded('t.jpg', turned, 'image/jpeg');
  const picture = await pictureOfShow(id);
  expect([picture.width, picture.height]).toEqual([600, 400]);
  const file = cms.strapi.db.query('plugin::upload.file');
  const stored = (await file.findOne({ where: { id } })) as { url: string; width: number; height: number };
  expect([stored.width, stored.height]).toEqual([600, 400]);
  const path = join(uploadsFolder(), stored.url.replace('/uploads/', ''));
  expect((await readFile(path)).includes('SECRET')).toBe(false);

  // One that was uploaded before uploads were stripped.
  await writeFile(path, turned);
  await file.update({ where: { id }, data: { width: 400, height: 600 } });
  const before = await readFile(path);
  await stripStoredPictures(cms.strapi);
  expect(await readFile(path)).toEqual(before);
  await cms.strapi.store({ type: 'plugin', name: 'upload' }).delete({ key: 'sahra-metadata-stripped-2' });
  await stripStoredPictures(cms.strapi);
  expect((await readFile(path)).includes('SECRET')).toBe(false);
  expect(await file.findOne({ where: { id } })).toMatchObject({ width: 600, height: 400 });
});

test('a WebP that is small enough as it is, is not stored twice', async () => {
  const lean = await photo(400, 400).webp({ quality: 20 }).toBuffer();
  const picture = await pictureOfShow(await uploaded('lean.webp', lean, 'image/webp'));
  expect(sizesOf(picture)).toEqual(['avif 200×200', 'webp 200×200', 'avif 400×400', 'webp 400×400']);
  expect(new Set(picture.renditions.map(({ url }) => url)).size).toBe(4);
  const stored = (await readdir(uploadsFolder())).filter((file) => file.includes('lean'));
  expect(stored).toHaveLength(4);
});

test('the tint is the dark colour of the picture, and dark when it has none', async () => {
  const night = sharp({ create: { width: 300, height: 300, channels: 3, background: NIGHT } });
  const dark = await pictureOfShow(await uploaded('n.png', await night.png().toBuffer(), 'image/png'));
  expect(dark.tint).toBe('#102840');
  const cream = sharp({ create: { width: 300, height: 300, channels: 3, background: '#fdf3e1' } });
  const light = await pictureOfShow(await uploaded('c.png', await cream.png().toBuffer(), 'image/png'));
  expect(parseInt(light.tint?.slice(1, 3) ?? 'ff', 16)).toBeLessThan(0x80);
});

test('replacing a picture replaces its renditions, removing it removes every file', async () => {
  const id = await uploaded('r.png', await photo(640, 360).png().toBuffer(), 'image/png');
  const file = await onDisk('r2.png', await photo(480, 640).png().toBuffer(), 'image/png');
  await uploads().replace(id, { data: { fileInfo: {} }, file });
  const picture = await pictureOfShow(id);
  expect(sizesOf(picture)).toEqual([
    'avif 120×160',
    'webp 120×160',
    'avif 240×320',
    'webp 240×320',
    'avif 480×640',
    'webp 480×640',
  ]);
  const kept = picture.renditions.map(({ url }) => url.replace('/uploads/', ''));
  await Promise.all(kept.map((name) => access(join(uploadsFolder(), name))));
  await uploads().remove(await uploads().findOne(id));
  const left = await readdir(uploadsFolder());
  expect(left.filter((name) => /(^|_)r_/.test(name))).toEqual([]);
});

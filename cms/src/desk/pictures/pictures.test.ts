import { LOCALES } from '@sahra/schemas/constants';
import sharp from 'sharp';

import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../../testing/admin-user';
import { SHOW, SHOW_TEXT, WORDS_OF } from '../../testing/published-records';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { fields, startTestCms, type TestCms, type TestResponse } from '../../testing/test-cms';
import { PICTURES_SIZE, type PictureDetail, type PicturesPage } from './library-picture';

const MANIFESTO = 'api::manifesto.manifesto-page';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
let owner: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
  owner = await signInAs(cms, SUPER_ADMIN, 'ar');
});
afterAll(() => cms.close());

const formOf = async (name: string, [width, height]: readonly [number, number] = [320, 180]) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#102840' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('files', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return form;
};
const upload = async (name: string, as = owner): Promise<number> => {
  const { body } = await as.ask('POST', '/upload', await formOf(name));
  return (body as { id: number }[])[0]?.id ?? 0;
};
const page = async (query: Record<string, string> = {}, as = owner): Promise<PicturesPage> => {
  const { body } = await as.ask('GET', `/desk/pictures?${new URLSearchParams(query).toString()}`);
  return (body as { data: PicturesPage }).data;
};
const idsOf = ({ pictures }: PicturesPage): number[] => pictures.map(({ id }) => id);
const detail = async (id: number, as = owner): Promise<PictureDetail> =>
  ((await as.ask('GET', `/desk/pictures/${id}`)).body as { data: PictureDetail }).data;
const sentenceOf = ({ status, body }: TestResponse) => [
  status,
  (body as { error: { message: string } }).error.message,
];
let shows = 0;
/** Creates a published show with this poster. */
const showPicture = async (poster: number): Promise<string> => {
  const slug = `show-of-a-picture-${String((shows += 1))}`;
  const { documentId } = await cms.strapi.documents(SHOW).create({ data: fields({ slug, poster }) });
  const words = cms.strapi.documents(SHOW_TEXT);
  for (const locale of LOCALES) {
    const data = fields({ ...WORDS_OF[SHOW_TEXT]?.[locale], posterAlt: 'a' });
    await words.update({ documentId, locale, data });
  }
  await words.publish({ documentId, locale: '*' });
  return documentId;
};

test('the newest pictures come first, and a page begins where the one before ended', async () => {
  const first = await upload('first.png');
  const copies = PICTURES_SIZE + 1;
  await cms.strapi.db.query('plugin::upload.file').createMany({
    data: Array.from({ length: copies }, (_, place) => ({
      ...{ name: `copy ${place}`, hash: `copy${place}`, ext: '.png', mime: 'image/png', size: 1 },
      ...{ url: `/uploads/copy${place}.png`, provider: 'local', folderPath: '/' },
    })),
  });
  const newest = await upload('newest.png');
  const start = await page();
  expect([start.pictures.length, start.total, start.pictures[0]?.id]).toEqual([
    PICTURES_SIZE,
    copies + 2,
    newest,
  ]);
  const rest = await page({ before: String(idsOf(start).at(-1)) });
  expect([rest.pictures.length, rest.total, idsOf(rest).at(-1)]).toEqual([3, copies + 2, first]);
  await cms.strapi.db.query('plugin::upload.file').deleteMany({ where: { name: { $startsWith: 'copy' } } });
});

test('a picture is found by its folded name, and by the titles of the records that show it', async () => {
  const named = await upload('Théâtre-du-Caire_01.png');
  const arabic = await upload('أبو-الهول.png');
  const titled = await upload('dsc0001.png');
  const documentId = await showPicture(titled);
  const words = cms.strapi.documents(SHOW_TEXT);
  await words.update({ documentId, locale: 'ar', data: fields({ title: 'كُشري أصيل' }) });
  expect(idsOf(await page({ q: 'caire theatre' }))).toEqual([named]);
  expect(idsOf(await page({ q: 'ابو الهول' }))).toEqual([arabic]);
  expect(idsOf(await page({ q: 'والكشري' }))).toEqual([titled]);
  expect(await page({ q: 'nothing of it' })).toMatchObject({ pictures: [], total: 0 });
});

test('a picture is used by facts, by drafts of words and by components; the others are found by a filter', async () => {
  const [shown, drafted, unused] = [await upload('s.png'), await upload('d.png'), await upload('u.png')];
  const show = await showPicture(shown);
  await cms.strapi.documents(MANIFESTO).create({
    locale: 'en',
    data: fields({ sections: [{ topic: 'podcasts', title: 'P', text: 'T', picture: drafted }] }),
  });
  expect(await detail(shown)).toMatchObject({
    ...{ uses: 1, live: 1, name: 's.png', width: 320, height: 180, mime: 'image/png' },
    used: [
      { type: 'show', total: 1, records: [{ documentId: show, titles: { en: 'A show', ar: 'برنامج' } }] },
    ],
  });
  expect(await detail(drafted)).toMatchObject({ uses: 1, live: 0, used: [{ type: 'manifesto', total: 1 }] });
  expect(await detail(unused)).toMatchObject({ uses: 0, live: 0, used: [] });
  const ids = idsOf(await page({ unused: 'true' }));
  expect([shown, drafted, unused].map((id) => ids.includes(id))).toEqual([false, false, true]);
});

test('name and focal point are changed, and what cannot be stored is refused in the user’s language', async () => {
  const id = await upload('plain.png');
  const put = (change: object) => owner.ask('PUT', `/desk/pictures/${id}`, change);
  expect((await put({ name: ' ليلة القاهرة ', focalPoint: { x: 20, y: 75, was: null } })).status).toBe(200);
  expect(await detail(id)).toMatchObject({ name: 'ليلة القاهرة', focalPoint: { x: 20, y: 75 } });
  for (const change of [{ name: ' ' }, { name: 'a'.repeat(121) }, { name: 7 }])
    expect(sentenceOf(await put(change))).toEqual([400, 'للاسم حرف واحد على الأقل و120 على الأكثر.']);
  const was = { x: 20, y: 75 };
  for (const focalPoint of [null, { x: 101, y: 0, was }, { x: '1', y: 0, was }, { x: 1, y: 0 }])
    expect((await put({ focalPoint })).status).toBe(400);
  expect(await detail(id)).toMatchObject({ name: 'ليلة القاهرة', focalPoint: { x: 20, y: 75 } });
  for (const unknown of ['999999', '0', 'x', '99999999999'])
    expect((await owner.ask('PUT', `/desk/pictures/${unknown}`, { name: 'n' })).status).toBe(404);
});

test('a focal point that somebody else has moved meanwhile is not replaced unless it is named', async () => {
  const id = await upload('focus.png');
  const put = (x: number, was: object | null) =>
    owner.ask('PUT', `/desk/pictures/${id}`, { focalPoint: { x, y: 5, was } });
  expect((await put(10, null)).status).toBe(200);
  const refused = await put(20, null);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { data: { id, focalPoint: { x: 10, y: 5 } }, error: { message: expect.stringContaining('شخص آخر') } },
  ]);
  expect(await detail(id)).toMatchObject({ focalPoint: { x: 10, y: 5 } });
  expect((await put(20, { x: 10, y: 5 })).status).toBe(200);
  expect(await detail(id)).toMatchObject({ focalPoint: { x: 20, y: 5 } });
});

test('a replaced file keeps the picture’s id, name, focal point and uses', async () => {
  const id = await upload('before.png');
  const show = await showPicture(id);
  await owner.ask('PUT', `/desk/pictures/${id}`, { name: 'kept', focalPoint: { x: 10, y: 10, was: null } });
  const { version } = await detail(id);
  const form = await formOf('after.png', [400, 600]);
  form.append('fileInfo', JSON.stringify({ name: 'kept', focalPoint: { x: 10, y: 10 } }));
  expect((await owner.ask('POST', `/upload?id=${id}`, form)).status).toBe(200);
  const after = await detail(id);
  expect(after).toMatchObject({ name: 'kept', width: 400, height: 600, focalPoint: { x: 10, y: 10 } });
  expect(after.used[0]?.records[0]?.documentId).toBe(show);
  expect(after.version).not.toBe(version);
});

test.each([
  ['sahra-editor-en', { upload: true, change: [true, false], delete: false }],
  ['sahra-editor-ar', { upload: true, change: [true, false], delete: false }],
  ['sahra-publisher', { upload: true, change: [true, true], delete: true }],
  ['sahra-moderator', { upload: false, change: [false, false], delete: false }],
  ['sahra-support', { upload: false, change: [false, false], delete: false }],
])('%s sees all pictures, and changes and deletes what the role allows', async (code, may) => {
  const desk = deskOf(code);
  const theirs = await upload('theirs.png');
  const own = may.upload ? await upload('own.png', desk) : theirs;
  expect((await page({}, desk)).mayUpload).toBe(may.upload);
  const put = async (id: number) => (await desk.ask('PUT', `/desk/pictures/${id}`, { name: 'n' })).status;
  expect((await detail(own, desk)).may).toEqual({ change: may.change[0], delete: may.delete });
  expect([await put(own), await put(theirs)]).toEqual(may.change.map((yes) => (yes ? 200 : 403)));
  const files = { fileIds: [theirs], folderIds: [] };
  const asked = [
    await desk.ask('DELETE', `/desk/pictures/${own}`),
    await desk.ask('DELETE', `/upload/files/${await upload('x.png', may.upload ? desk : owner)}`),
    await desk.ask('POST', '/upload/actions/bulk-delete', files),
  ];
  expect(asked.map(({ status }) => status)).toEqual(Array(3).fill(may.delete ? 200 : 403));
  expect((await owner.ask('GET', `/desk/pictures/${theirs}`)).status).toBe(may.delete ? 404 : 200);
});

test('nobody who is not signed in reads the library', async () => {
  for (const path of ['/desk/pictures', '/desk/pictures/1'])
    expect((await fetch(`${cms.origin}${path}`)).status).toBe(401);
});

test('a picture that published records show is deleted only when confirmed, and the records are named', async () => {
  const publisher = deskOf('sahra-publisher');
  const id = await upload('needed.png');
  const documentId = await showPicture(id);
  const refused = await publisher.ask('DELETE', `/desk/pictures/${id}`);
  expect(sentenceOf(refused)).toEqual([409, expect.stringContaining('Published records show this picture.')]);
  expect(refused.body).toMatchObject({ data: { live: 1, used: [{ records: [{ documentId }] }] } });
  expect((await publisher.ask('DELETE', `/desk/pictures/${id}?confirm=true`)).body).toEqual({ data: { id } });
  expect((await publisher.ask('DELETE', `/desk/pictures/${id}?confirm=true`)).status).toBe(404);
  const show = await cms.strapi.documents(SHOW).findOne({ documentId, populate: ['poster'] });
  expect(show).toMatchObject({ poster: null });
});

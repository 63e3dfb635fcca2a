import type { Core } from '@strapi/strapi';

import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../../testing/admin-user';
import { countLockWaits } from '../../testing/count-lock-waits';
import { publishedShow, SHOW_TEXT } from '../../testing/published-records';
import { detailIn, recordDesk } from '../../testing/record-desk';
import { startTestCms, type TestCms, type TestResponse } from '../../testing/test-cms';
import type { Point } from '../pictures/set-focal-point';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

let cms: TestCms;
let publisher: AdminUser;
let owner: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  publisher = await signInAs(cms, 'sahra-publisher', 'en');
  owner = await signInAs(cms, SUPER_ADMIN, 'ar');
});
afterAll(() => cms.close());

const desk = (editor = publisher) => recordDesk(editor);

test('a save whose focal point another editor has moved stores nothing, not even the facts', async () => {
  const id = await publishedShow(cms);
  const file = { name: 'wide.png', hash: 'wide', ext: '.png', mime: 'image/png', size: 1, provider: 'local' };
  const place = { url: '/uploads/wide.png', width: 320, height: 180, folderPath: '/' };
  const { id: picture } = await cms.strapi.db
    .query('plugin::upload.file')
    .create({ data: { ...file, ...place } });
  const before = (await desk().read('show', id)).facts?.version ?? '';
  const { facts } = detailIn(
    await desk().put('show', id, { facts: { version: before, values: { wide: { id: picture } } } }),
  );
  const move = (x: number, was: Point | null, more: object = {}): Promise<TestResponse> =>
    desk(owner).put('show', id, { focalPoints: [{ id: picture, x, y: 5, was }], ...more });
  expect((await move(11, null)).status).toBe(200);
  const year = { facts: { version: facts?.version ?? '', values: { year: 1987 } } };
  const refused = await move(12, null, year);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: { conflicts: [{ isFocalPoint: true, field: String(picture), theirs: { x: 11, y: 5 } }] } },
  ]);
  expect((await desk().read('show', id)).facts?.values).toMatchObject({
    ...{ year: facts?.values['year'], wide: { focalPoint: { x: 11, y: 5 } } },
  });
  expect((await move(12, { x: 11, y: 5 }, year)).status).toBe(200);
  expect((await desk().read('show', id)).facts?.values['year']).toBe(1987);
});

test('a record is not created at all when one of its languages cannot be stored', async () => {
  const slug = 'half-a-show';
  const words = { en: { title: 'Half' }, ar: { title: 'نصف' } };
  const documents = cms.strapi.documents(SHOW_TEXT);
  // The database is what fails: every other fault is found before the first write.
  await cms.strapi.db.connection.raw(`
    CREATE FUNCTION refuse_half() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.title = 'نصف' THEN RAISE EXCEPTION 'half'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER refuse_half BEFORE INSERT OR UPDATE ON show_texts FOR EACH ROW EXECUTE FUNCTION refuse_half()`);
  const create = () => owner.ask('POST', '/desk/record', { type: 'show', facts: { slug }, words });
  expect((await create()).status).toBe(500);
  await cms.strapi.db.connection.raw('DROP FUNCTION refuse_half CASCADE');
  const filters = { title: { $eq: 'Half' } };
  expect(await documents.findMany({ locale: 'en', filters })).toEqual([]);
  expect((await create()).status).toBe(200);
});

test('a publish of a text that the editor has not in view is refused, and publishes nothing', async () => {
  const id = await publishedShow(cms);
  const { words } = await desk().read('show', id);
  const seen = words?.ar.version ?? '';
  const values = { title: 'عنوان زميلة' };
  expect((await desk().put('show', id, { words: { ar: { version: seen, values } } })).status).toBe(200);
  const body = { type: 'show', documentId: id, language: 'ar' };
  const refused = await owner.ask('POST', '/desk/record/publish', { ...body, version: seen });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: { message: 'غيّر شخص آخر هذا النص في هذه الأثناء. اقرأه ثم أعد النشر.' } },
  ]);
  const now = await desk().read('show', id);
  expect(now.record.states.ar).toBe('draft');
  const version = now.words?.ar.version;
  const published = await owner.ask('POST', '/desk/record/publish', { ...body, version });
  expect(detailIn(published).record.states.ar).toBe('live');
});

describe('at the same moment', () => {
  /**
   * Sends both saves while the texts of the record are locked, and lets go of them when both wait: whoever has read the
   * record by then has read it before the other one wrote.
   */
  const atOnce = async (
    id: string,
    saves: readonly (() => Promise<TestResponse>)[],
  ): Promise<TestResponse[]> => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isLocked = (): void => undefined;
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const holding = cms.strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
      const lock = 'SELECT id FROM show_texts WHERE document_id = ? FOR UPDATE';
      await cms.strapi.db.connection.raw(lock, [id]).transacting(trx);
      isLocked();
      await held;
    });
    await locked;
    const responses = Promise.all(saves.map((save) => save()));
    while ((await countLockWaits(cms)) < saves.length);
    letGo();
    await holding;
    return responses;
  };

  const saveBoth = async (id: string, fields: readonly (readonly [name: string, value: string])[]) => {
    const version = (await desk().read('show', id)).words?.en.version ?? '';
    const saves = fields.map(
      ([name, value]) =>
        () =>
          desk().put('show', id, { words: { en: { version, values: { [name]: value } } } }),
    );
    const statuses = (await atOnce(id, saves)).map(({ status }) => status);
    const { words } = await desk().read('show', id);
    return { statuses, stored: words?.en.values };
  };

  test('of two saves of one field at the same moment one is stored, and the other is told of it', async () => {
    const { statuses, stored } = await saveBoth(await publishedShow(cms), [
      ['title', 'The first'],
      ['title', 'The second'],
    ]);
    expect([...statuses].sort()).toEqual([200, 409]);
    expect(stored).toMatchObject({ title: statuses[0] === 200 ? 'The first' : 'The second' });
  });

  test('two saves of different fields at the same moment are both stored', async () => {
    const { statuses, stored } = await saveBoth(await publishedShow(cms), [
      ['title', 'Another title'],
      ['description', 'Another description.'],
    ]);
    expect(statuses).toEqual([200, 200]);
    expect(stored).toMatchObject({ title: 'Another title', description: 'Another description.' });
  });
});

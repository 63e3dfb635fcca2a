import type { Core } from '@strapi/strapi';

import type { AdminUser } from '../../testing/admin-user';
import { countLockWaits } from '../../testing/count-lock-waits';
import { ARABIC, plannedShows, within } from '../../testing/planned-shows';
import { publishedShow, SHOW_TEXT } from '../../testing/published-records';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import { PlanWorker } from './plan-worker';
import { END_PLAN } from './plans.sql';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
});
afterAll(() => cms.close());

const { draft, plan, plansOf, isLive, comeDue } = plannedShows(
  () => cms,
  (code) => deskOf(code),
);

test.each([
  ['gave way to another transaction', "RAISE EXCEPTION 'gave way' USING ERRCODE = '40P01'"],
  ['lost its connection', 'PERFORM pg_terminate_backend(pg_backend_pid())'],
])('a plan that %s is carried out after all', async (_what, failure) => {
  const id = await draft(ARABIC);
  await plan(id, {});
  const { connection } = cms.strapi.db;
  await connection.raw(`
    CREATE SEQUENCE tries;
    CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') = 1 THEN ${failure}; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER fail_once BEFORE INSERT ON show_texts FOR EACH ROW EXECUTE FUNCTION fail_once()`);
  await comeDue(id);
  await within(() => isLive(id, 'ar'));
  const { rows } = await connection.raw<{ rows: object[] }>(
    'SELECT last_value::int > 1 AS failed FROM tries',
  );
  await connection.raw('DROP FUNCTION fail_once() CASCADE; DROP SEQUENCE tries');
  expect([rows, await plansOf(id)]).toEqual([[{ failed: true }], []]);
});

test('several processes carry out each plan once', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => draft(ARABIC)));
  const published: string[] = [];
  cms.strapi.documents.use((context, next) => {
    const { documentId } = context.params as { documentId?: string };
    if (context.action === 'publish' && documentId !== undefined) published.push(documentId);
    return next();
  });
  for (const id of ids) await plan(id, {});
  await comeDue(...ids);
  const others = [1, 2, 3].map(() => new PlanWorker(cms.strapi));
  await within(async () => {
    await Promise.all(others.map((worker) => worker.carryOutDue()));
    return published.length >= ids.length && (await isLive(ids.at(-1) ?? '', 'ar'));
  });
  await within(async () => (await Promise.all(ids.map((id) => isLive(id, 'ar')))).every(Boolean));
  expect([...published].sort()).toEqual([...ids].sort());
});

test('a plan whose process ended in the middle is carried out by the next one', async () => {
  const id = await publishedShow(cms);
  await plan(id, { act: 'unpublish' });
  // The row of the process that ended is locked until its connection is gone.
  await cms.strapi.db
    .transaction(async ({ trx }: { trx: Transaction }) => {
      await cms.strapi.db.connection
        .raw('SELECT id FROM desk.plans WHERE document = ? FOR UPDATE', [id])
        .transacting(trx);
      await cms.strapi.documents(SHOW_TEXT).unpublish({ documentId: id, locale: 'ar' });
      throw new Error('killed');
    })
    .catch(() => undefined);
  expect(await isLive(id, 'ar')).toBe(true);
  await comeDue(id);
  await within(async () => !(await isLive(id, 'ar')));
  expect(await plansOf(id)).toEqual([]);
});

test('a plan that is being carried out is not given another time', async () => {
  const id = await draft(ARABIC);
  await plan(id, {});
  const [own] = await plansOf(id);
  const { connection } = cms.strapi.db;
  const moved = await cms.strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    await connection.raw(END_PLAN, [own?.id]).transacting(trx);
    const response = plan(id, { replaces: own?.id });
    while ((await countLockWaits(cms)) === 0);
    return { response };
  });
  expect((await moved.response).status).toBe(404);
  expect(await plansOf(id)).toEqual([]);
});

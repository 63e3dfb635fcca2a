import { createTestDatabase, type TestDatabase } from '@sahra/scripts/database/create-test-database';
import { sql } from 'kysely';

import { openDatabase, type Database } from '../database';
import { migrateToLatest } from '../migrate-to-latest';
import { emailKeysMigration } from './0033-email-keys.migration';

const UNICODE = 'Sara@مثال.إختبار';
const FORMER_KEY = 'sara@مثال.إختبار';
const PUNYCODE = 'sara@xn--mgbh0fb.xn--kgbechtv';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, () => undefined);
  await migrateToLatest(database);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  await database.queries.deleteFrom('viewers').execute();
  await database.queries.deleteFrom('newsletter_subscriptions').execute();
  await database.queries.deleteFrom('messages').execute();
  await sql`alter table messages drop column email_key`.execute(database.queries);
});

const migrate = () => emailKeysMigration.up(database.queries);
const keys = async () => {
  const viewers = await database.queries
    .selectFrom('viewers')
    .select(['name', 'email_key'])
    .orderBy('name')
    .execute();
  return Object.fromEntries(viewers.map(({ name, email_key }) => [name, email_key]));
};
const addViewer = (name: string, email: string, key: string, verifiedAt: Date | null) =>
  database.queries
    .insertInto('viewers')
    .values({
      ...{ name, email, email_key: key, password_hash: null, registration_key: null },
      ...{ terms_accepted_at: null, verified_at: verifiedAt },
    })
    .execute();

test('a Unicode domain gets the key of its Punycode, an address in ASCII keeps its own', async () => {
  await addViewer('Sara', UNICODE, FORMER_KEY, null);
  await addViewer('Ali', 'Ali@mail.example', 'ali@mail.example', null);
  await migrate();
  expect(await keys()).toEqual({ Ali: 'ali@mail.example', Sara: PUNYCODE });
});

test.each([
  ['by the one that is proven', new Date(), null, { Ascii: FORMER_KEY, Unicode: PUNYCODE }],
  ['by the other one, if that is proven', null, new Date(), { Ascii: PUNYCODE, Unicode: FORMER_KEY }],
  ['by the older one, if none is', null, null, { Ascii: PUNYCODE, Unicode: FORMER_KEY }],
])('of two accounts the key is kept %s, and both stay', async (_case, unicode, ascii, expected) => {
  await addViewer('Ascii', PUNYCODE, PUNYCODE, ascii);
  await addViewer('Unicode', UNICODE, FORMER_KEY, unicode);
  await migrate();
  expect(await keys()).toEqual(expected);
});

test('of two newsletters the running one stays, and the links of both end it', async () => {
  const { queries } = database;
  const subscribed = { locale: 'ar', welcomed_at: null } as const;
  await queries
    .insertInto('newsletter_subscriptions')
    .values([
      { ...subscribed, email: UNICODE, email_key: FORMER_KEY, categories: ['sports'], ended_at: null },
      { ...subscribed, email: PUNYCODE, email_key: PUNYCODE, categories: ['all'], ended_at: new Date() },
    ])
    .execute();
  await queries
    .insertInto('newsletter_tokens')
    .values(
      [FORMER_KEY, PUNYCODE].map((key) => ({
        ...{ token_hash: Buffer.from(key), email_key: key, created_at: new Date() },
      })),
    )
    .execute();
  await migrate();
  expect(
    await queries
      .selectFrom('newsletter_subscriptions')
      .select(['email_key', 'categories', 'ended_at'])
      .execute(),
  ).toEqual([{ email_key: PUNYCODE, categories: ['sports'], ended_at: null }]);
  expect(await queries.selectFrom('newsletter_tokens').select('email_key').execute()).toEqual([
    { email_key: PUNYCODE },
    { email_key: PUNYCODE },
  ]);
});

test('messages get the key of their address', async () => {
  await sql`insert into messages (kind, email, content, locale, created_at) values
    ('feedback', ${UNICODE}, 'one', 'ar', now()), ('feedback', 'Ali@mail.example', 'two', 'ar', now()),
    ('feedback', null, 'three', 'ar', now())`.execute(database.queries);
  await migrate();
  const rows = await database.queries.selectFrom('messages').select('email_key').orderBy('number').execute();
  expect(rows.map(({ email_key }) => email_key)).toEqual([PUNYCODE, 'ali@mail.example', null]);
});

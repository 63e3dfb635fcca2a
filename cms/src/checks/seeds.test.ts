import { LOCALES } from '@sahra/schemas/constants';

import { startTestCms, type TestCms } from '../testing/test-cms';
import { isLocalized } from '../words/is-localized';
import { readStoredWords } from './read-stored-words';
import { recordProblems } from './record-problems';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

test('every seed could be published by an editor', async () => {
  const { strapi } = cms;
  const types = Object.keys(strapi.contentTypes).filter(
    (uid) => uid.startsWith('api::') && isLocalized(strapi, uid),
  );
  const problems: string[] = [];
  let read = 0;
  for (const uid of types)
    for (const words of await readStoredWords(strapi, uid, { locales: LOCALES, published: true })) {
      const { documentId, locale, values } = words;
      read += 1;
      for (const { path, sentence } of await recordProblems(strapi, uid, documentId, [words])) {
        const name = values['title'] ?? values['name'] ?? values['question'] ?? values['label'];
        problems.push(`${uid} “${String(name)}” ${locale} ${path.join('.')}: ${sentence.en}`);
      }
    }
  expect(read).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

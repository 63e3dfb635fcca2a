import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { factProblem } from '../facts/fact-rules';
import { ADMIN_ROLES } from '../roles/admin-roles';
import { jargonIn } from '../testing/jargon';

const SOURCE = path.join(__dirname, '..');

/** Texts of a content type or a component that Strapi's screens show the owner. */
const shownBy = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) =>
        typeof part === 'string' && ['displayName', 'description', 'label'].includes(name)
          ? [part]
          : shownBy(part),
      )
    : [];

const schemas = ['api', 'components'].flatMap((folder) =>
  readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder, file)),
);

test('types, their fields and their descriptions speak of what the owner sees', () => {
  const texts = schemas.flatMap((file) =>
    shownBy(JSON.parse(readFileSync(path.join(SOURCE, file), 'utf8')) as unknown),
  );
  expect(texts).toEqual(expect.arrayContaining(['Video: shared', 'Video: texts']));
  expect(jargonIn(texts)).toEqual([]);
});

test('roles speak of what editors see', () => {
  expect(jargonIn(ADMIN_ROLES.map(({ description }) => description))).toEqual([]);
});

test.each([
  ['show', 'Not an address'],
  ['channel', 'faq'],
  ['page', 'faq'],
  ['delete-reason', 'Not an address'],
] as const)('what is wrong with the address of a %s is said as editors see it: %s', (type, slug) => {
  const { en = '' } = factProblem(type, { slug, key: slug })?.sentence ?? {};
  expect(en).toContain(slug);
  expect(jargonIn([en])).toEqual([]);
});

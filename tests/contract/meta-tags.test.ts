import table from '@sahra/schemas/routes.json';

import { META_TAGS } from '../../cms/seeds/meta-tags';
import { SHOWS } from '../../cms/seeds/shows';

/** Pages of a single record take their metadata from that record. */
const records = new Set(SHOWS.map(({ slug }) => slug));

test('every built page with words of its own has metadata in the seeds, and no other address has', () => {
  const wanted = table.routes
    .filter(({ built, kind }) => built && kind === 'static')
    .flatMap(({ metaCode }) => metaCode ?? [])
    .filter((code) => !records.has(code));
  expect(META_TAGS.map(({ code }) => code).sort()).toEqual(wanted.sort());
});

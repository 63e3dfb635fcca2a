import type { ReadContext } from '../../rest/define-route';
import { readSinglePage } from '../page/single-page.query';
import type { LegalPage } from './legal.schema';

const VIEWS = {
  'terms-and-conditions': 'terms_pages',
  'privacy-policy': 'privacy_pages',
} as const satisfies Record<LegalPage['slug'], string>;

/** Creates the reader of one legal text. It throws 404 when no requested language is published. */
export const legalPage =
  (slug: LegalPage['slug']) =>
  async (reading: ReadContext): Promise<LegalPage> => ({
    slug,
    // Selected as text: a day has no time zone, but the driver would add one.
    ...(await readSinglePage<Omit<LegalPage, 'slug'>>(
      reading,
      `SELECT w.title, to_char(w.changed_on, 'YYYY-MM-DD') AS changed_on, w.body, w.locale FROM content.${VIEWS[slug]} w`,
    )),
  });

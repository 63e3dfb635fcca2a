import type { ReadContext } from '../../rest/define-route';
import { readSinglePage } from '../page/single-page.query';
import { phonesFrom, phonesOf, type StoredPhone } from '../settings/phones';
import type { ContactPage } from './contact.schema';

type ContactRow = Omit<ContactPage, 'slug' | 'phones'> & { phones: StoredPhone[] };

/** Both words and contact data have a single row, so the join needs no key. */
const SELECT = `
  SELECT w.title, w.lead, w.form_title, w.form_hint, w.phones_title, w.locale, c.email, ${phonesOf('c')} AS phones
  FROM content.contact_pages w
  JOIN content.contacts c ON true`;

/** Reads the copy of the contact page. Throws 404 when no requested language is published. */
export const contactPage = async (reading: ReadContext): Promise<ContactPage> => {
  const { phones, ...words } = await readSinglePage<ContactRow>(reading, SELECT);
  return { slug: 'contact-us', ...words, phones: phonesFrom(phones, words.locale) };
};

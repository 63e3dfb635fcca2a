import { expect, type APIRequestContext } from '@playwright/test';

import { ownerSession, type RequestMaker } from './desk-session';

/**
 * Editors' admin, used through the same HTTP calls as its pages. A type is a Strapi uid, e.g. `api::faq.faq-entry`.
 */
export interface Desk {
  /** Saves a draft in one locale. */
  write(type: string, id: string, locale: string, fields: Record<string, unknown>): Promise<void>;
  /** Publishes one locale. */
  publish(type: string, id: string, locale: string): Promise<void>;
  /** Creates a draft in one locale; returns its document id. */
  create(type: string, locale: string, fields: Record<string, unknown>): Promise<string>;
  /** Returns the stored document in one locale, drafts first. */
  read(type: string, id: string, locale: string): Promise<Record<string, unknown>>;
  /** Returns the id of the document whose `code` this is. */
  findByCode(type: string, code: string): Promise<string>;
  /** Deletes a document in every locale. */
  remove(type: string, id: string): Promise<void>;
}

/** Creates the admin client for the user who is signed in to `desk`. */
export const deskOf = (desk: APIRequestContext): Desk => {
  const address = (type: string, rest = ''): string => `/content-manager/collection-types/${type}${rest}`;
  return {
    async write(type, id, locale, fields) {
      const response = await desk.put(address(type, `/${id}?locale=${locale}`), { data: fields });
      expect(response.status(), await response.text()).toBe(200);
    },
    async publish(type, id, locale) {
      const response = await desk.post(address(type, `/${id}/actions/publish?locale=${locale}`), {
        data: {},
      });
      expect(response.status(), await response.text()).toBe(200);
    },
    async create(type, locale, fields) {
      const response = await desk.post(address(type, `?locale=${locale}`), { data: fields });
      expect(response.ok(), await response.text()).toBe(true);
      return ((await response.json()) as { data: { documentId: string } }).data.documentId;
    },
    async read(type, id, locale) {
      // Retries, because the admin may close the keep-alive connection between two reads.
      const response = await desk.get(address(type, `/${id}?locale=${locale}`), { maxRetries: 2 });
      expect(response.status(), await response.text()).toBe(200);
      return ((await response.json()) as { data: Record<string, unknown> }).data;
    },
    async findByCode(type, code) {
      const response = await desk.get(address(type, `?filters[code][$eq]=${code}`), { maxRetries: 2 });
      expect(response.status(), await response.text()).toBe(200);
      const { results } = (await response.json()) as { results: { documentId: string }[] };
      const [found] = results;
      if (!found) throw new Error(`The cms has no ${type} with the code ${code}.`);
      return found.documentId;
    },
    async remove(type, id) {
      const response = await desk.delete(address(type, `/${id}?locale=*`));
      expect(response.ok(), await response.text()).toBe(true);
    },
  };
};

/** Opens the admin as its owner. */
export const openDesk = async (maker: RequestMaker): Promise<Desk> => deskOf(await ownerSession(maker));

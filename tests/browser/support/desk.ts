import { expect, type APIRequestContext } from '@playwright/test';

/** The editors' desk, driven over the same HTTP calls that its pages make. A type is Strapi's, e.g. `api::faq.faq-entry`. */
export interface Desk {
  /** Saves a draft of one language; answers nothing. */
  write(type: string, id: string, locale: string, fields: Record<string, unknown>): Promise<void>;
  /** Publishes one language. */
  publish(type: string, id: string, locale: string): Promise<void>;
  /** Creates a draft in one language; answers its document id. */
  create(type: string, locale: string, fields: Record<string, unknown>): Promise<string>;
  /** Deletes a document in every language. */
  remove(type: string, id: string): Promise<void>;
}

const CMS_URL = process.env['CMS_URL'] ?? 'http://localhost:1337';

interface RequestMaker {
  request: {
    newContext(options: {
      baseURL: string;
      extraHTTPHeaders?: Record<string, string>;
    }): Promise<APIRequestContext>;
  };
}

/** Logs in as the administrator of the first run (ADMIN_EMAIL, ADMIN_PASSWORD). */
export const openDesk = async ({ request }: RequestMaker): Promise<Desk> => {
  const door = await request.newContext({ baseURL: CMS_URL });
  const login = await door.post('/admin/login', {
    data: { email: process.env['ADMIN_EMAIL'], password: process.env['ADMIN_PASSWORD'] },
  });
  expect(login.status()).toBe(200);
  const { data } = (await login.json()) as { data: { token: string } };
  const desk = await request.newContext({
    baseURL: CMS_URL,
    extraHTTPHeaders: { authorization: `Bearer ${data.token}` },
  });

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
    async remove(type, id) {
      const response = await desk.delete(address(type, `/${id}?locale=*`));
      expect(response.ok(), await response.text()).toBe(true);
    },
  };
};

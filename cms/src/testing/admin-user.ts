import { issueAdminToken } from '../strapi/services/admin-sessions';
import { createAdminUser } from '../strapi/services/admin-users';
import type { TestCms, TestResponse } from './test-cms';

/** Signed-in user of the admin panel, with the requests of its pages. */
export interface AdminUser {
  /** `Authorization` header that the admin panel sends. */
  authorization: string;
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object | FormData,
  ): Promise<TestResponse>;
}

const userWith = (cms: TestCms, token: string): AdminUser => {
  const authorization = `Bearer ${token}`;
  return {
    authorization,
    ask: async (method, path, body) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(`${cms.origin}${path}`, {
        method,
        headers: {
          authorization,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
    },
  };
};

/**
 * Creates a user with one role, who is signed in. `language` is the user's language in the admin panel. The user has no
 * password: hashing and checking one takes a fifth of a second of processor time.
 */
export const signInAs = async (
  cms: TestCms,
  roleCode: string,
  language?: 'en' | 'ar',
): Promise<AdminUser> => {
  const id = await createAdminUser(cms.strapi, {
    email: `${roleCode}${language ?? ''}@sahra.example`,
    firstname: roleCode,
    role: roleCode,
    ...(language && { language }),
  });
  return userWith(cms, await issueAdminToken(cms.strapi, id));
};

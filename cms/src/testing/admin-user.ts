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

const PASSWORD = 'Desk-of-the-tests-1';

const signedIn = async (cms: TestCms, email: string, password: string): Promise<AdminUser> => {
  const login = await fetch(`${cms.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (login.status !== 200) throw new Error(`The desk refused ${email}: ${await login.text()}`);
  const { data } = (await login.json()) as { data: { token: string } };
  const authorization = `Bearer ${data.token}`;
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

/** Creates a user with one role and signs in. `language` is the user's language in the admin panel. */
export const signInAs = async (
  cms: TestCms,
  roleCode: string,
  language?: 'en' | 'ar',
): Promise<AdminUser> => {
  const email = `${roleCode}${language ?? ''}@sahra.example`;
  await createAdminUser(cms.strapi, {
    email,
    firstname: roleCode,
    password: PASSWORD,
    role: roleCode,
    ...(language && { language }),
  });
  return signedIn(cms, email, PASSWORD);
};

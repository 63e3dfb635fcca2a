import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';
import { SIGNED_IN_COOKIE } from '@sahra/schemas/constants';

import { REGISTERED_PASSWORD } from './register';

const REGISTER = /* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      session {
        token
        viewer {
          id
        }
      }
      errors {
        code
      }
    }
  }
`;

interface Answer {
  data: { register: { session: { token: string; viewer: { id: string } } | null; errors: object[] } };
}

/**
 * Registers a viewer through the public graph and signs the browser in, without opening a page. The form does the
 * same in `journey.spec.ts`; the stored fields are those of docs/product/rules.md R14.
 */
export const registerViewer = async (page: Page, lang: 'en' | 'ar') => {
  const viewer = {
    name: lang === 'en' ? 'Nour Adel' : 'نور عادل',
    email: `viewer-${lang}-${randomUUID()}@sahra.example`,
    password: REGISTERED_PASSWORD,
  };
  const response = await page.request.post('/graphql', {
    data: { query: REGISTER, variables: { input: { ...viewer, termsAccepted: true } } },
  });
  const { session, errors } = ((await response.json()) as Answer).data.register;
  expect(errors).toEqual([]);
  const auth = {
    token: session?.token,
    id: session?.viewer.id,
    has_subscription: false,
    subscription_type: null,
    with_ads: true,
    subscription_payment_method: null,
  };
  const { origin } = new URL(response.url());
  const context = page.context();
  await context.addCookies([{ name: SIGNED_IN_COOKIE, value: 'true', url: origin }]);
  const { cookies } = await context.storageState();
  const localStorage = [{ name: 'sahra.auth', value: JSON.stringify(auth) }];
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] });
  return viewer;
};

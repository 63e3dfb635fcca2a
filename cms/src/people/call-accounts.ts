import { HEADERS } from '@sahra/schemas/headers';

import { signDeskToken } from './sign-desk-token';
import type { CurrentEditor } from '../strapi/services/current-editor';
import type { PeopleRoute } from './people-routes';

/** Where accounts is, and the secret of the desk's tokens. */
export interface AccountsTarget {
  url: string;
  deskSecret: string;
}

/** What accounts responded; null when it is unavailable. */
export type AccountsReply = { status: number; body: unknown } | null;

interface Call {
  editor: CurrentEditor;
  route: PeopleRoute;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

const DEADLINE_MS = 8000;
const NO_CONTENT = 204;
const SERVER_ERROR = 500;

const addressOf = (url: string, { route, params, query }: Call): URL => {
  const values = new Map(Object.entries(params));
  const path = route.path.replaceAll(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const address = new URL(`/api/admin${path}`, url);
  const asked = new Map(Object.entries(query));
  for (const name of route.query ?? []) {
    const value = asked.get(name);
    if (typeof value === 'string') address.searchParams.set(name, value);
  }
  return address;
};

/** Makes one call to accounts in the editor's name, with a token for the scope of the route and no other. */
export const callAccounts = async (
  { url, deskSecret }: AccountsTarget,
  call: Call,
): Promise<AccountsReply> => {
  const { editor, route, body } = call;
  const hasBody = route.method === 'POST' || route.method === 'PUT';
  const token = signDeskToken({
    ...{ secret: deskSecret, email: editor.email, scopes: [route.scope] },
    nowMs: Date.now(),
  });
  try {
    const reply = await fetch(addressOf(url, call), {
      method: route.method,
      headers: {
        authorization: `Bearer ${token}`,
        [HEADERS.localization]: editor.language,
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const { status } = reply;
    // A token that accounts does not take is a fault between the services, and not of the editor's session.
    if (status >= SERVER_ERROR || status === 401) return null;
    return { status, body: status === NO_CONTENT ? { data: null } : await reply.json() };
  } catch {
    return null;
  }
};

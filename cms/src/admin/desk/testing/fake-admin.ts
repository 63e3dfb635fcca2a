/** Request of the admin, as a route of the server gets it. */
export interface AdminRequest {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** Responds with data, or throws what Strapi's client rejects with. */
type Route = (request: AdminRequest) => unknown;

/** The server behind the desk. */
export const fakeAdmin = {
  routes: new Map<string, Route>(),
  asked: [] as AdminRequest[],
  /** What Strapi knows of who is signed in. */
  user: 'known' as 'loading' | 'failed' | 'known',
  /** Role of the editor who is signed in. */
  role: 'sahra-publisher',
  /** What the role may do with videos and meta-tags. */
  verbs: ['create', 'publish'],
  /** What notifications said, oldest first. */
  notices: [] as string[],
};

/** What Strapi's client rejects with when the server refuses. */
export const refusal = (status: number, error: object, data: object | null = null): Error =>
  Object.assign(new Error('refused'), { status, response: { data: { data, error } } });

/** Routes of Strapi's own, which respond without `data`. */
const STRAPI = /^\/upload(?:\/|$)/;

const ask = async (method: AdminRequest['method'], address: string, body?: unknown): Promise<unknown> => {
  const [path = '', search = ''] = address.split('?');
  const request = { method, path, query: new URLSearchParams(search), body };
  fakeAdmin.asked.push(request);
  const route = fakeAdmin.routes.get(`${method} ${path}`);
  if (!route) throw refusal(404, { message: 'unknown' });
  const response = await route(request);
  return { data: STRAPI.test(path) ? response : { data: response } };
};

const client = {
  get: async (path: string) => ask('GET', path),
  put: async (path: string, body: unknown) => ask('PUT', path, body),
  post: async (path: string, body: unknown) => ask('POST', path, body),
  del: async (path: string) => ask('DELETE', path),
};
const SUBJECTS = [
  { facts: 'api::video.video', words: 'api::video.video-text' },
  { facts: 'api::meta-tags.meta-tag', words: 'api::meta-tags.meta-tag-text' },
];
const auth = {
  get user() {
    if (fakeAdmin.user !== 'known') return undefined;
    const roles = [{ code: fakeAdmin.role, name: 'Publisher' }];
    return { id: 7, firstname: 'Laila', email: 'laila@sahra.example', preferedLanguage: 'en', roles };
  },
  get permissions() {
    return fakeAdmin.verbs.flatMap((verb) =>
      SUBJECTS.map(({ facts, words }) => ({
        ...{ action: `plugin::content-manager.explorer.${verb}`, properties: {} },
        subject: verb === 'publish' ? words : facts,
      })),
    );
  },
  get isLoading() {
    return fakeAdmin.user === 'loading';
  },
  logout: () => undefined,
};

/** Takes the place of `@strapi/strapi/admin`. */
export const strapiAdmin = {
  useFetchClient: () => client,
  useNotification: () => ({
    toggleNotification: ({ message = '' }: { message?: string }) => void fakeAdmin.notices.push(message),
  }),
  useAuth: (_name: string, select: (state: object) => unknown) => select(auth),
};

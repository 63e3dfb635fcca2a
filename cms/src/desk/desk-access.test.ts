import { PEOPLE_ROUTES } from '../people/people-routes';
import { ADMIN_ROLES } from '../roles/admin-roles';
import { SUPER_ADMIN } from '../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../testing/admin-user';
import { publishedShow } from '../testing/published-records';
import { signInAllRoles } from '../testing/sign-in-all-roles';
import { startTestCms, type TestCms } from '../testing/test-cms';

const EDITOR_EN = 'sahra-editor-en';
const EDITOR_AR = 'sahra-editor-ar';
const PUBLISHER = 'sahra-publisher';
const ALL = [SUPER_ADMIN, ...ADMIN_ROLES.map(({ code }) => code)];
const FACTS = [SUPER_ADMIN, PUBLISHER];
const ENGLISH = [...FACTS, EDITOR_EN];
const ARABIC = [...FACTS, EDITOR_AR];
const PEOPLE = [SUPER_ADMIN, 'sahra-moderator', 'sahra-support'];

interface Call {
  /** Roles that are not refused. */
  roles: readonly string[];
  query?: (id: string) => string;
  body?: (id: string) => object;
}

const ofShow = (id: string): string => `?type=show&documentId=${id}`;
const inLanguage = (language: string) => (id: string) => ({ type: 'show', documentId: id, language });
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const TERM = { texts: { en: 'penalty', ar: 'ركلة جزاء' }, avoid: { en: [], ar: [] } };

/** All routes of the desk but those of people, each with a request that is refused for its role alone. */
const CALLS: ReadonlyMap<string, readonly Call[]> = new Map([
  ['GET /film-desk/:documentId', [{ roles: ALL }]],
  ['POST /film-desk/:documentId/retry', [{ roles: FACTS }]],
  ['GET /desk/records', [{ roles: ALL, query: () => '?type=show' }]],
  ['GET /desk/translations', [{ roles: ALL }]],
  ['GET /desk/on-air', [{ roles: ALL }]],
  ['GET /desk/films', [{ roles: ALL }]],
  [
    'POST /desk/still-holds',
    [
      { roles: ENGLISH, body: inLanguage('en') },
      { roles: ARABIC, body: inLanguage('ar') },
    ],
  ],
  ['GET /desk/plans', [{ roles: ALL }]],
  [
    'POST /desk/plans',
    ['publish', 'unpublish'].flatMap((act) => [
      { roles: ENGLISH, body: (id: string) => ({ ...inLanguage('en')(id), act, at: TOMORROW }) },
      { roles: ARABIC, body: (id: string) => ({ ...inLanguage('ar')(id), act, at: TOMORROW }) },
    ]),
  ],
  ['DELETE /desk/plans', [{ roles: ALL, query: () => '?id=404' }]],
  ['GET /desk/planner', [{ roles: ALL, query: () => '?from=2026-12-01&to=2026-12-08' }]],
  ['PUT /desk/planner', [{ roles: FACTS, body: () => ({ creates: [], changes: [], deletes: [] }) }]],
  ['GET /desk/first-steps', [{ roles: [SUPER_ADMIN] }]],
  ['GET /desk/glossary', [{ roles: ALL }]],
  ['POST /desk/glossary', [{ roles: FACTS, body: () => TERM }]],
  ['PUT /desk/glossary/:id', [{ roles: FACTS, body: () => ({ ...TERM, version: '1' }) }]],
  ['DELETE /desk/glossary/:id', [{ roles: FACTS }]],
  ['GET /desk/record', [{ roles: ALL, query: ofShow }]],
  ['GET /desk/record/used-in', [{ roles: ALL, query: ofShow }]],
  ['GET /desk/record/history', [{ roles: ALL, query: ofShow }]],
  ['GET /desk/record/live', [{ roles: ALL, query: (id) => `${ofShow(id)}&language=en` }]],
  ['GET /desk/record/new', [{ roles: FACTS, query: () => '?type=show' }]],
  [
    'POST /desk/record',
    [{ roles: FACTS, body: () => ({ type: 'show', facts: { slug: 'Not an address' } }) }],
  ],
  ['DELETE /desk/record', [{ roles: FACTS, query: () => '?type=show&documentId=nothing' }]],
  [
    'PUT /desk/record',
    [
      { roles: ENGLISH, body: (id) => saved(id, { words: { en: { version: '', values: { title: '' } } } }) },
      { roles: ARABIC, body: (id) => saved(id, { words: { ar: { version: '', values: { title: '' } } } }) },
      { roles: FACTS, body: (id) => saved(id, { facts: { version: '', values: { original: true } } }) },
    ],
  ],
  ['POST /desk/record/restore', [{ roles: ALL, body: () => ({ id: '404' }) }]],
  ...(['publish', 'unpublish'] as const).map((act): [string, readonly Call[]] => [
    `POST /desk/record/${act}`,
    [
      { roles: ENGLISH, body: inLanguage('en') },
      { roles: ARABIC, body: inLanguage('ar') },
    ],
  ]),
  ['GET /desk/filters', [{ roles: ALL }]],
  ['POST /desk/filters', [{ roles: ALL, body: () => ({ list: 'shows', name: 'Mine', query: 'q=x' }) }]],
  ['DELETE /desk/filters/:id', [{ roles: ALL }]],
  ['POST /desk/preview', [{ roles: ALL }]],
  ['GET /desk/pictures', [{ roles: ALL }]],
  // A picture that is not there; who may change one that is: pictures.test.ts.
  ['GET /desk/pictures/:id', [{ roles: ALL }]],
  ['PUT /desk/pictures/:id', [{ roles: ALL }]],
  ['DELETE /desk/pictures/:id', [{ roles: ALL }]],
  ['GET /desk/people/videos', [{ roles: PEOPLE, query: () => '?codes=a' }]],
]);

const saved = (id: string, save: object): object => ({ type: 'show', documentId: id, ...save });

let cms: TestCms;
let id: string;
const users = new Map<string, AdminUser>();
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  const deskOf = await signInAllRoles(cms);
  for (const { code } of ADMIN_ROLES) users.set(code, deskOf(code));
  users.set(SUPER_ADMIN, await signInAs(cms, SUPER_ADMIN));
  id = await publishedShow(cms);
});
afterAll(() => cms.close());

const methodOf = (name: string) => name.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
const addressOf = (name: string, { query }: Call): string =>
  `${name.split(' ')[1] ?? ''}${query?.(id) ?? ''}`.replace(':documentId', id).replace(':id', '404');

test('every route of the desk has its roles here, or among the routes of people', () => {
  const ours = /^\/(?:desk|film-desk)\//u;
  const listed: readonly { path: unknown; methods: readonly string[] }[] = cms.strapi.server.listRoutes();
  const routes = listed.flatMap(({ path, methods }) =>
    methods
      .filter((method) => method !== 'HEAD' && ours.test(String(path)))
      .map((method) => `${method} ${String(path)}`),
  );
  const people = PEOPLE_ROUTES.map(({ method, path }) => `${method} /desk/people${path}`);
  expect(routes.toSorted()).toEqual([...CALLS.keys(), ...people].toSorted());
});

test.each([...CALLS].flatMap(([name, calls]) => calls.map((call, place) => [name, place, call] as const)))(
  '%s (%i) refuses other roles, and strangers',
  async (name, _place, call) => {
    const statuses = await Promise.all(
      [...users].map(async ([role, user]) => {
        const { status } = await user.ask(methodOf(name), addressOf(name, call), call.body?.(id));
        return { role, status };
      }),
    );
    expect(
      statuses
        .filter(({ status }) => status === 403)
        .map(({ role }) => role)
        .toSorted(),
    ).toEqual(ALL.filter((role) => !call.roles.includes(role)).toSorted());
    expect(statuses.filter(({ status }) => status === 401 || status >= 500)).toEqual([]);
    const stranger = await fetch(`${cms.origin}${addressOf(name, call)}`, { method: methodOf(name) });
    expect(stranger.status).toBe(401);
  },
);

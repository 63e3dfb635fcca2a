import type { Route } from '../rest/define-route';
import type { TestCms } from './test-cms';

const DAY_MS = 24 * 60 * 60_000;

const firstOf = async (cms: TestCms, path: string): Promise<Record<string, unknown>> => {
  const { body } = await cms.get(path);
  const [first] = (body as { data: Record<string, unknown>[] }).data;
  if (!first) throw new Error(`${path} answers nothing.`);
  return first;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const window = (): string =>
  `from=${new Date().toISOString()}&to=${new Date(Date.now() + DAY_MS).toISOString()}`;

const firstEntry = async (cms: TestCms): Promise<string> =>
  text((await firstOf(cms, `/api/schedule?${window()}`))['id']);

/** Example requests with a result in the seeds, for routes that need more than their path. */
const EXAMPLES: Readonly<Record<string, readonly string[] | ((cms: TestCms) => Promise<readonly string[]>)>> =
  {
    getCategories: ['/api/categories?type=channels'],
    getChannel: ['/api/channels/padel'],
    getVideoByCode: ['/api/getVideoByCode?code=gp4hgfx7', '/api/getVideoByCode?code=th5g4y9j'],
    getVideoCodes: ['/api/video_codes?codes=gp4hgfx7,nothing1'],
    getVideoPoster: ['/api/video_poster?code=gp4hgfx7'],
    getVideosOfEach: ['/api/videos_of_each?shows=respawn,the-slow-road&each=3'],
    getShow: ['/api/shows/respawn'],
    getShowsOfEach: ['/api/shows_of_each?channels=padel,travel&each=3'],
    getSport: ['/api/sports/padel'],
    getRelated: ['/api/related?code=gp4hgfx7'],
    getRelatedOfEach: ['/api/related_of_each?codes=gp4hgfx7,th5g4y9j&limit=3'],
    getNext: ['/api/next?code=th5g4y9j'],
    getNextOfEach: ['/api/next_of_each?codes=gp4hgfx7,th5g4y9j'],
    getMetaTags: ['/api/meta_tags/home', '/api/meta_tags/login'],
    getPage: [
      ...['landing', 'home', 'faq', 'manifesto', 'business', 'terms-and-conditions', 'privacy-policy'],
      ...['contact-us', 'where-to-watch'],
    ].map((slug) => `/api/pages/${slug}`),
    getSchedule: async () => [`/api/schedule?${window()}`],
    getScheduleOfEach: async () => [`/api/schedule_of_each?${window()}&channels=padel,travel&each=3`],
    getScheduleEntry: async (cms) => [`/api/schedule/${await firstEntry(cms)}`],
    getScheduleEntries: async (cms) => [`/api/schedule_entries?ids=${await firstEntry(cms)}`],
    search: ['/api/search?q=harbour', '/api/search?q=harbuor'],
    suggest: ['/api/suggest?q=har'],
    getChanges: async (cms) => {
      const { body } = await cms.get('/api/changes?after=0');
      return [`/api/changes?after=${(body as { meta: { last: number } }).meta.last - 1}`];
    },
  };

const requiredOf = ({ required = [] }: { required?: readonly string[] }): readonly string[] => required;

const needsMore = ({ schema }: Route): boolean =>
  schema.path.includes('{') || requiredOf(schema.query).length > 0;

/** Returns requests of a route that have a result in the seeds; none when required parameters have no example. */
export const exampleRequests = async (cms: TestCms, route: Route): Promise<readonly string[]> => {
  const { operationId, path } = route.schema;
  const examples = EXAMPLES[operationId];
  if (examples) return typeof examples === 'function' ? examples(cms) : examples;
  return needsMore(route) ? [] : [path];
};

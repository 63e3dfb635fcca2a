import type { ModeratedComment } from '../../../people/people-types';

/** Accounts behind the cms, and who is signed in. */
export const moderation = {
  comments: [] as ModeratedComment[],
  words: [] as string[],
  failing: null as string | null,
  sent: [] as string[],
  /** Notifications that were shown. */
  notes: [] as string[],
  /** A decision is answered after this. */
  answer: Promise.resolve(),
  refusing: false,
  roles: [{ code: 'sahra-moderator', name: 'Moderator' }],
};

const refused = (message: string, fields = {}) =>
  Object.assign(new Error(message), { response: { data: { error: { message, fields } } } });
const dataOf = (path: string): unknown => {
  const { comments, words } = moderation;
  const waiting = comments.filter(({ status }) => status === 'pending');
  if (path.endsWith('/counts')) return { pending: waiting.length, reported: 0 };
  if (path.includes('?list=pending')) return waiting;
  if (path.includes('?list=')) return comments.filter(({ status }) => status !== 'pending');
  if (path.includes('/videos')) {
    const titles = { en: 'The lift operator', ar: 'عامل المصعد' };
    return [{ code: 'code01', titles, picture: null, page: 'https://sahra.example/en/watch/code01' }];
  }
  if (path.endsWith('/watched_words')) return words.map((word) => ({ folded: word, word }));
  const comment = comments.find(({ id }) => path.endsWith(id));
  const author = { id: 'v1', name: 'سيف', registered_at: '2026-03-01T10:00:00Z', comments: 41, hidden: 2 };
  return { comment, around: comment ? [comment] : [], author, earlier: [] };
};
const decide = (path: string, status: ModeratedComment['status']) => {
  moderation.comments = moderation.comments.map((comment) =>
    path.includes(comment.id) ? { ...comment, status } : comment,
  );
  return { data: { data: { status } } };
};
const client = {
  get: async (path: string) => {
    if (moderation.failing !== null) throw refused(moderation.failing);
    return Promise.resolve({ data: { data: path.startsWith('/desk/people') ? dataOf(path) : [] } });
  },
  put: async (
    path: string,
    { verdict, version }: { verdict: ModeratedComment['status']; version: number },
  ) => {
    moderation.sent.push(`${verdict} ${path}`);
    await moderation.answer;
    if (moderation.refusing) throw refused('Not now.');
    if (moderation.comments.some((comment) => path.includes(comment.id) && comment.version !== version))
      throw refused('Its author has changed this comment.');
    return decide(path, verdict);
  },
  del: async (path: string) => {
    moderation.sent.push(`back ${path}`);
    return Promise.resolve(decide(path, 'pending'));
  },
  post: async (_path: string, { word }: { word: string }) => {
    if (word === '!!') throw refused('Write a word.', { word: ['Write a word.'] });
    moderation.words.push(word);
    return Promise.resolve({ data: { data: {} } });
  },
};

/** Takes the place of `@strapi/strapi/admin`. */
export const strapiAdmin = {
  useFetchClient: () => client,
  useNotification: () => ({
    toggleNotification: ({ message }: { message: string }) => moderation.notes.push(message),
  }),
  useQueryParams: () => [{ query: {} }],
  useAuth: (_name: string, select: (auth: object) => unknown) =>
    select({
      user: { firstname: 'Mona', preferedLanguage: 'en', roles: moderation.roles },
      permissions: [],
      logout: () => undefined,
    }),
};

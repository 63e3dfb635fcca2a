/**
 * Scopes that an API key of a partner app can have, and the fields that each one allows. They cover public content
 * only: a viewer's own data requires the viewer's access token.
 */
export const SCOPES = {
  'catalogue:read': 'Channels, shows, seasons, videos, sports, rows and share metadata.',
  'search:read': 'Search and suggestions.',
  'pages:read': 'Texts of pages, questions and answers, menus, promotions and settings of the site.',
  'schedule:read': 'What is on now and next, and the schedule of live events.',
  'plans:read': 'Plans and their prices.',
  'comments:read': 'Published comments and the counts of a video.',
  'playback:read': 'Signed addresses to play what is free to watch.',
} as const satisfies Record<string, string>;

export type Scope = keyof typeof SCOPES;

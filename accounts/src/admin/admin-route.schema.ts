import type { DeskScope } from '@sahra/schemas/desk-access';

/** What the routes of the admin side have in common: `scope` is named where the document is read. */
export const adminRoute = (scope: DeskScope, summary: string, description = '') => ({
  tags: ['admin'],
  summary,
  description: `Scope \`${scope}\`. ${description}`.trim(),
  security: [{ desk: [scope] }],
});

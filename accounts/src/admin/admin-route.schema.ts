import type { DeskScope } from '@sahra/schemas/desk-access';

/** Returns the schema parts that all admin routes share; `scope` also appears in the OpenAPI document. */
export const adminRoute = (scope: DeskScope, summary: string, description = '') => ({
  tags: ['admin'],
  summary,
  description: `Scope \`${scope}\`. ${description}`.trim(),
  security: [{ desk: [scope] }],
});

import { Type } from 'typebox';

import { EXPORT_PARTS } from './export-parts';

const parts = Object.keys(EXPORT_PARTS).map((name) => `\`${name}\``);

/**
 * Document of GET /api/export. It is for people to keep and read, so new parts can be added without a new version.
 */
export const DataExportSchema = Type.Object(
  {
    exported_at: Type.String({
      format: 'date-time',
      description: 'Instant (ISO 8601, UTC) at which everything stood so.',
    }),
  },
  {
    $id: 'DataExport',
    additionalProperties: true,
    description: `Everything that is kept about a viewer, by subject: ${parts.join(', ')}. No password, code or token, not even hashed.`,
  },
);

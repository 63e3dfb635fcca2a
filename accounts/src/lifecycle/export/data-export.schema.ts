import { Type } from 'typebox';

import { EXPORT_PARTS } from './export-parts';

const parts = Object.keys(EXPORT_PARTS).map((name) => `\`${name}\``);

/** The document of GET /api/export: for people to keep and read, so that its subjects may grow without a new version. */
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

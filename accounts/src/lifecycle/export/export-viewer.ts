import type { Database } from '../../platform/database/database';
import type { ExportedViewer, ExportPart } from './export-part';
import { EXPORT_PARTS } from './export-parts';

/** Exports the stored data of a viewer from one database snapshot: all parts, unless `parts` selects some. */
export const exportViewer = (
  { queries }: Database,
  viewer: ExportedViewer,
  now: Date,
  parts: Readonly<Record<string, ExportPart>> = EXPORT_PARTS,
): Promise<{ exported_at: string; [part: string]: unknown }> =>
  queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const data = new Map<string, unknown>();
      for (const [name, part] of Object.entries(parts)) data.set(name, await part.read(trx, viewer));
      return { exported_at: now.toISOString(), ...Object.fromEntries(data) };
    });

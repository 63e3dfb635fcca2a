import type { Database } from '../database/database';
import type { ExportedViewer } from './export-part';
import { EXPORT_PARTS } from './export-parts';

/** All that is kept about a viewer, as it stood at one moment. */
export const exportViewer = (
  { queries }: Database,
  viewer: ExportedViewer,
  now: Date,
): Promise<{ exported_at: string; [part: string]: unknown }> =>
  queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const data: { exported_at: string; [part: string]: unknown } = { exported_at: now.toISOString() };
      for (const [name, part] of Object.entries(EXPORT_PARTS)) data[name] = await part.read(trx, viewer);
      return data;
    });

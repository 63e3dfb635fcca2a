import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** Whose data are read. */
export interface ExportedViewer {
  id: string;
  email: string;
}

/** What one subject knows about a viewer. */
export interface ExportPart {
  /** Tables it reads. A test finds each table of viewers here, or among those that are left out. */
  tables: readonly (keyof Tables)[];
  /** Rows as people read them: no hashes, no ids of other people. Fields are snake_case, as everywhere in REST. */
  read(queries: Queries, viewer: ExportedViewer): Promise<unknown>;
}

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** Viewer whose data is exported. */
export interface ExportedViewer {
  id: string;
}

/** One part of a viewer's data export. */
export interface ExportPart {
  /** Tables that it reads. A test requires every table with viewer data here or in the list of excluded tables. */
  tables: readonly (keyof Tables)[];
  /** Returns rows for people: no hashes, no ids of other people. Fields are snake_case, as everywhere in REST. */
  read(queries: Queries, viewer: ExportedViewer): Promise<unknown>;
}

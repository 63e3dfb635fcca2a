import type { ColumnType, Selectable } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { GeneratedAt } from './column-types';

interface ChangesTable {
  number: ColumnType<string, number, number>;
  type: string;
  document: string;
  locale: Locale | null;
  at: GeneratedAt;
}

/** Tables of accounts after all migrations. Every module declares its own in a file `*.tables.ts`. */
export interface Tables {
  changes: ChangesTable;
}

export type ChangeRow = Selectable<ChangesTable>;

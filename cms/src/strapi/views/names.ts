import type { StoredAttribute } from './stored-model';

/** Returns the name of a column of ours: `durationSeconds` → `duration_seconds`, `video-text` → `video_text`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`).replaceAll('-', '_');

/** Whether an attribute is stored in a column of its record and may be read. */
export const isColumn = ({ type, columnName }: StoredAttribute): boolean =>
  columnName !== undefined && type !== 'password';

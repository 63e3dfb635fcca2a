import type { Tables } from '../../platform/database/tables';
import { ACCOUNT_PARTS } from './account.parts';
import type { ExportPart } from './export-part';
import { MESSAGES_PARTS } from './messages.parts';
import { MONEY_PARTS } from './money.parts';
import { WATCHING_PARTS } from './watching.parts';

/** Everything about a viewer, by the name it has in the document. A new subject of viewers adds its part. */
export const EXPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  ...ACCOUNT_PARTS,
  ...WATCHING_PARTS,
  ...MESSAGES_PARTS,
  ...MONEY_PARTS,
};

/** What support reads in a viewer's file. What somebody watches and saves is nobody's business but theirs. */
export const SUPPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  ...ACCOUNT_PARTS,
  ...MESSAGES_PARTS,
  ...MONEY_PARTS,
};

/** Tables of viewers that tell nothing about them, each with the reason. */
export const NOT_EXPORTED: Partial<Record<keyof Tables, string>> = {
  mailed_codes: 'Only a hash of four digits that were mailed, and gone a day later.',
  sandbox_purchases: 'What the stores of the sandbox remember; real stores answer for themselves.',
  one_time_tokens: 'Only a hash of a token that was handed out, and gone when it ran out.',
};

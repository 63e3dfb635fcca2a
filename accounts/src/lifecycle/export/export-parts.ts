import type { Tables } from '../../platform/database/tables';
import { ACCOUNT_PARTS } from './account.parts';
import type { ExportPart } from './export-part';
import { MESSAGES_PARTS } from './messages.parts';
import { MONEY_PARTS } from './money.parts';
import { WATCHING_PARTS } from './watching.parts';

/** All data about a viewer, by its key in the document. A new feature with viewer data adds its part. */
export const EXPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  ...ACCOUNT_PARTS,
  ...WATCHING_PARTS,
  ...MESSAGES_PARTS,
  ...MONEY_PARTS,
};

/** Parts that support reads in a viewer's file. What a viewer watches and saves is private. */
export const SUPPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  ...ACCOUNT_PARTS,
  ...MESSAGES_PARTS,
  ...MONEY_PARTS,
};

/** Viewer tables without information about the viewer, each with the reason for its exclusion. */
export const NOT_EXPORTED: Partial<Record<keyof Tables, string>> = {
  mailed_codes:
    'A hash of four digits that were mailed, with the address that is not yet confirmed; gone a day later.',
  sandbox_purchases: 'What the stores of the sandbox remember; real stores answer for themselves.',
  one_time_tokens: 'Only a hash of a token that was handed out, and gone when it ran out.',
};

import type { Locale } from '@sahra/schemas/constants';

import {
  normalizeCaptions,
  type CaptionOptions,
  type NormalizedCaptions,
} from '../captions/normalize-captions';
import { keptFacts } from './caption-facts';
import { withCaptions } from './film-captions';
import type { Films } from './films';

/** Captions of one language for a version of a film. */
export interface NewCaptions extends CaptionOptions {
  code: string;
  version: string;
  locale: Locale;
  file: Uint8Array;
  /** Number of the stream of the film's file that they were in; null when an editor sent them. */
  inner: number | null;
}

/** Key in the storage of captions that were inside the file of the film with this key. */
export const innerKey = (film: string, inner: number): string => `${film}/inner/${inner}.txt`;

/** Stores captions in the place of those that the film has, or returns why they are refused. */
export const putCaptions = async (
  { storage, records }: Pick<Films, 'storage' | 'records'>,
  { code, version, locale, file, inner, ...options }: NewCaptions,
): Promise<NormalizedCaptions> => {
  const normalized = normalizeCaptions(file, locale, options);
  if (normalized.vtt === null) return normalized;
  await storage.putFile(`${code}/${version}/captions/${locale}.vtt`, normalized.vtt);
  const facts = keptFacts(normalized.cues, normalized.warnings, inner);
  await records.update(code, (record) => withCaptions(record, version, locale, 'sent', facts));
  return normalized;
};

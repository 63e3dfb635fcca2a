import type { Locale } from '@sahra/schemas/constants';
import { createContext, useMemo } from 'react';

import type { Glossary } from '../../../desk/glossary/glossary';
import { glossaryIndex, type GlossaryIndex } from '../../../desk/glossary/glossary-hints';
import { useDeskData } from '../use-desk-data';

export type GlossaryIndexes = Readonly<Record<Locale, GlossaryIndex>>;

/** Terms of the glossary for the fields of a record; null until they are read, and where there are no hints. */
export const GlossaryContext = createContext<GlossaryIndexes | null>(null);

/** Reads the glossary once, for all fields of a screen. */
export const useGlossary = (): GlossaryIndexes | null => {
  const { data } = useDeskData<Glossary>('/desk/glossary');
  return useMemo(
    () => (data ? { en: glossaryIndex(data.terms, 'en'), ar: glossaryIndex(data.terms, 'ar') } : null),
    [data],
  );
};

import { Link } from 'react-router-dom';

import { FACT_TYPES } from '../../facts/fact-types';

interface PanelContext {
  model: string;
  documentId?: string;
}

const LANGUAGES = [
  { locale: 'en', name: 'Words in English' },
  { locale: 'ar', name: 'Words in Arabic' },
] as const;

const editorOf = (uid: string, documentId: string, locale?: string): string =>
  `/content-manager/collection-types/${uid}/${documentId}${locale ? `?plugins[i18n][locale]=${locale}` : ''}`;

const linksOf = (model: string, documentId: string): { to: string; name: string }[] => {
  const facts = FACT_TYPES.find((type) => type.facts === model);
  if (facts)
    return LANGUAGES.map(({ locale, name }) => ({ to: editorOf(facts.words, documentId, locale), name }));
  const words = FACT_TYPES.find((type) => type.words === model);
  return words ? [{ to: editorOf(words.facts, documentId), name: 'Facts that both languages share' }] : [];
};

/** Side panel that links the facts of a record to its words and back, because the two are saved separately. */
export const TwinPanel = ({ model, documentId }: PanelContext) => {
  const links = documentId === undefined ? [] : linksOf(model, documentId);
  if (links.length === 0) return null;
  return {
    title: 'Same record',
    content: (
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    ),
  };
};

import { useQueryParams } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import styles from './frame.module.css';
import { lastList } from './last-list';
import { factsAddress, wordsAddress } from './record-address';
import { recordPlace, type RecordPlace } from './record-place';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** Parts of one record: its facts, and its words in both languages. */
const RecordParts = ({ place: { type, documentId, facts } }: { place: RecordPlace }) => {
  const { text, locales } = useDeskLanguage();
  const [{ query }] = useQueryParams<Query>();
  if (documentId === null && !type.single) return null;
  const id = documentId ?? '';
  const factsTo = factsAddress(type, id);
  const shown = facts ? 'facts' : query.plugins?.i18n?.locale;
  const links = [
    ...(factsTo === null ? [] : [{ part: 'facts', to: factsTo, name: text('facts') }]),
    ...locales.flatMap((locale) => {
      const to = wordsAddress(type, id, locale);
      return to === null ? [] : [{ part: locale, to, name: text(`words.${locale}`) }];
    }),
  ];
  if (links.length < 2) return null;
  return (
    <ul aria-label={text('sameRecord')}>
      {links.map(({ part, to, name }) => (
        <li key={part}>
          <Link
            className={controls['pill']}
            to={to}
            {...(part === shown && { 'aria-current': 'page' as const })}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** A screen of Strapi inside the desk, below the way back. */
export const StrapiPage = ({ children }: { children: ReactNode }) => {
  const { text } = useDeskLanguage();
  const place = recordPlace(useLocation().pathname);
  const own = place && { address: `/desk/${place.type.list}`, name: text(`list.${place.type.list}`) };
  const back = (place && lastList()) ?? own ?? { address: '/', name: text('today') };
  return (
    <div className={styles['strapi']} data-desk-strapi>
      <div className={styles['bar']}>
        <Link className={[parts['button'], parts['small']].join(' ')} to={back.address}>
          <Icon name="back" className={styles['flip']} />
          {text('back', { list: back.name })}
        </Link>
        {place && <RecordParts place={place} />}
      </div>
      <div className={styles['strapiBody']}>{children}</div>
    </div>
  );
};

import { DIRECTION, type Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import { useState } from 'react';

import type { PictureValue } from '../../../desk/record/record-detail';
import { textOf } from '../fields/control-props';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import { useOpenRecord, type OpenRecord } from './record-context';
import { shownValue } from './record-state';
import panel from './panel.module.css';
import styles from './record.module.css';

const TITLES = ['metaTitle', 'seoTitle', 'shareTitle', 'title', 'name', 'question'];
const DESCRIPTIONS = ['metaDescription', 'seoDescription', 'shareDescription', 'description'];

interface Shared {
  title: string;
  description: string;
  picture: string | null;
  address: string;
}

const shared = ({ state }: OpenRecord, locale: Locale): Shared => {
  const { detail } = state;
  const first = (names: readonly string[]): string =>
    names.map((name) => textOf(shownValue(state, locale, name))).find((text) => text !== '') ?? '';
  const paragraphs = detail.form.words.flatMap(({ kind, name }) => (kind === 'paragraph' ? [name] : []));
  const fields = detail.form.facts.filter(({ kind }) => kind === 'picture');
  const picture = fields
    .map(({ name }) => shownValue(state, 'facts', name) as PictureValue | null | undefined)
    .find((value) => value);
  return {
    title: first(TITLES) || (ownValue(detail.record.titles, locale) ?? ''),
    description: first([...DESCRIPTIONS, ...paragraphs]),
    picture: picture?.small ?? detail.record.picture,
    address: detail.siteUrl.replace(/^https?:\/\//, '') + (detail.addresses?.[locale] ?? ''),
  };
};

/** How the page of the record looks where it is shared and found; it follows the typing. */
export const AsShared = () => {
  const { text, locale, locales } = useDeskLanguage();
  const open = useOpenRecord();
  const [shown, setShown] = useState(locale);
  if (!open.state.detail.addresses) return <p className={styles['quiet']}>{text('panel.noPage')}</p>;
  const card = shared(open, shown);
  return (
    <>
      <div className={panel['cardHead']}>
        <h3>{text('panel.card')}</h3>
        <span className={controls['pills']}>
          {locales.map((each) => (
            <button
              key={each}
              type="button"
              className={controls['pill']}
              aria-label={text(each)}
              {...(each === shown && { 'aria-current': 'true' as const })}
              onClick={() => setShown(each)}
            >
              {each === 'en' ? 'EN' : 'ع'}
            </button>
          ))}
        </span>
      </div>
      <div className={panel['card']} lang={shown} dir={DIRECTION[shown]}>
        {card.picture !== null && <img src={card.picture} alt="" />}
        <small dir="ltr">{card.address.split('/')[0]}</small>
        <b>{card.title}</b>
        <p>{card.description}</p>
      </div>
      <h3>{text('panel.search')}</h3>
      {locales.map((each) => {
        const { title, description, address } = shared(open, each);
        return (
          <div key={each} className={panel['result']} lang={each} dir={DIRECTION[each]}>
            <small dir="ltr">{address.split('/').join(' › ')}</small>
            <b>{title}</b>
            <p>{description}</p>
          </div>
        );
      })}
    </>
  );
};

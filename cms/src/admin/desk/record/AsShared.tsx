import { DIRECTION } from '@sahra/schemas/constants';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { deskTypeOf } from '../../../desk/desk-types';
import { newHeadPath, recordPath } from '../frame/record-address';
import { useEditor } from '../frame/use-editor';
import { LANGUAGE_MARK } from '../language/language-mark';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { headOfRecord } from './page-head';
import { useOpenRecord } from './record-context';
import panel from './panel.module.css';
import styles from './record.module.css';

/** Link to the record in which editors write a page's own title for search, or to a new one. */
const WrittenLink = () => {
  const { text } = useDeskLanguage();
  const { mayCreate } = useEditor();
  const { written } = useOpenRecord().state.detail.head ?? {};
  const type = deskTypeOf('meta-tags');
  if (!written || !type || (written.documentId === null && !mayCreate(type))) return null;
  const { code, documentId } = written;
  return (
    <Link
      className={parts['link']}
      to={documentId === null ? newHeadPath(code) : recordPath('meta-tags', documentId)}
    >
      {text(documentId === null ? 'panel.write' : 'panel.written')}
    </Link>
  );
};

/** How the page of the record looks where it is shared and found; it follows the typing. */
export const AsShared = () => {
  const { text, locale, locales } = useDeskLanguage();
  const { state } = useOpenRecord();
  const [shown, setShown] = useState(locale);
  const { addresses, siteUrl } = state.detail;
  const card = headOfRecord(state, shown);
  if (!addresses || !card) return <p className={styles['quiet']}>{text('panel.noPage')}</p>;
  const host = siteUrl.replace(/^https?:\/\//, '');
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
              {LANGUAGE_MARK[each]}
            </button>
          ))}
        </span>
      </div>
      <div className={panel['card']} lang={shown} dir={DIRECTION[shown]} data-card>
        {card.picture !== null && <img src={card.picture} alt="" />}
        <small dir="ltr">{host}</small>
        <b>{card.title}</b>
        <p>{card.description}</p>
      </div>
      {card.picture === null && <p className={styles['quiet']}>{text('panel.sitePicture')}</p>}
      <h3>{text('panel.search')}</h3>
      {locales.map((each) => {
        const found = headOfRecord(state, each);
        return (
          <div key={each} className={panel['result']} lang={each} dir={DIRECTION[each]} data-result>
            <small dir="ltr">{(host + addresses[each]).split('/').join(' › ')}</small>
            <b>{found?.title}</b>
            <p>{found?.description}</p>
          </div>
        );
      })}
      <WrittenLink />
    </>
  );
};

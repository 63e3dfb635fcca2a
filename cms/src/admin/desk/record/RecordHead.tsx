import { deskTypeOf } from '../../../desk/desk-types';
import { DIRECTION } from '@sahra/schemas/constants';
import { Link } from 'react-router-dom';

import frame from '../frame/frame.module.css';
import { lastList } from '../frame/last-list';
import { LANGUAGE_MARK } from '../language/language-mark';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { StateStar } from '../parts/StateStar';
import { MoreActs } from './MoreActs';
import { NextEpisode } from './NextEpisode';
import { useOpenRecord } from './record-context';
import { titleOf } from './record-title';
import styles from './head.module.css';
import { SavingState } from './SavingState';

interface Props {
  onPanel: () => void;
  isPanelOpen: boolean;
  onPreview: () => void;
  isPreviewOpen: boolean;
}

/** Way back, both titles, the state of each language, and whether everything is saved. */
export const RecordHead = ({ onPanel, isPanelOpen, onPreview, isPreviewOpen }: Props) => {
  const language = useDeskLanguage();
  const { text, locale, other, locales, typeName, kindName } = language;
  const { state } = useOpenRecord();
  const { detail } = state;
  const { type, titles, owner, kind, states } = detail.record;
  const own = {
    address: `/desk/${deskTypeOf(type)?.list ?? 'all'}`,
    name: text(`list.${deskTypeOf(type)?.list ?? 'all'}`),
  };
  const back = lastList() ?? own;
  const title = titleOf(detail, language);
  const echo = titles[other];
  const about = [
    typeName(type),
    ...(kind ? [kindName(kind) ?? ''] : []),
    ...(owner ? [owner[locale] ?? owner[other] ?? ''] : []),
  ].filter((each) => each !== '');
  return (
    <>
      <Link
        className={[parts['button'], styles['back']].join(' ')}
        to={back.address}
        aria-label={text('rec.back', { list: back.name })}
      >
        <Icon name="back" className={frame['flip']} />
      </Link>
      <div className={styles['name']}>
        <p>{about.join(' · ')}</p>
        <h1>
          <bdi>{title}</bdi>{' '}
          {echo && echo !== title && (
            <small lang={other} dir={DIRECTION[other]}>
              {echo}
            </small>
          )}
        </h1>
      </div>
      <div className={frame['end']}>
        {locales.map(
          (each) =>
            states[each] !== null && (
              <span key={each} className={styles['state']}>
                <span aria-hidden="true">{LANGUAGE_MARK[each]}</span>
                <StateStar state={states[each]} locale={each} />
              </span>
            ),
        )}
        <SavingState />
        <NextEpisode />
        {detail.addresses && (
          <button
            type="button"
            className={parts['button']}
            aria-pressed={isPreviewOpen}
            aria-keyshortcuts="Control+P"
            onClick={onPreview}
          >
            <Icon name="eye" />
            {text('preview.name')}
          </button>
        )}
        <button
          type="button"
          className={[parts['button'], styles['panelButton']].join(' ')}
          aria-expanded={isPanelOpen}
          onClick={onPanel}
        >
          <Icon name="history" />
          {text('panel.name')}
        </button>
        <MoreActs />
      </div>
    </>
  );
};

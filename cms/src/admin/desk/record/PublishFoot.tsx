import type { Locale } from '@sahra/schemas/constants';
import type { ReactNode } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { PlanPublish } from '../planner/PlanPublish';
import { Star } from '../parts/StateStar';
import { FilmQuestion } from './FilmQuestion';
import { useOpenRecord } from './record-context';
import columns from './columns.module.css';
import styles from './record.module.css';

const SECOND_MS = 1000;

/** What happened to the language last, in a sentence, with the way to its page. */
const Said = ({ locale }: { locale: Locale }) => {
  const { text, number } = useDeskLanguage();
  const { state, publisher } = useOpenRecord();
  const publication = publisher.of(locale);
  const { addresses, siteUrl } = state.detail;
  const page = addresses && (
    <a className={parts['link']} href={siteUrl + addresses[locale]} target="_blank" rel="noreferrer">
      {text('pub.open')}
      <Icon name="outside" />
    </a>
  );
  const done = (sentence: string): ReactNode => (
    <>
      <span className={columns['done']}>
        <Star shape="live" /> {sentence}
      </span>
      {page}
    </>
  );
  switch (publication.phase) {
    case 'live': {
      const time = number(Math.max(0.1, Math.round(publication.afterMs / (SECOND_MS / 10)) / 10));
      return done(text('pub.live', { time: text('pub.seconds', { n: time }) }));
    }
    case 'done':
    case 'shown':
      return done(text(`pub.${publication.phase}`));
    case 'unseen':
      return (
        <>
          <span className={styles['quiet']}>{text('pub.unseen')}</span>
          <button type="button" className={parts['link']} onClick={() => void publisher.look(locale)}>
            {text('again')}
          </button>
          {page}
        </>
      );
    case 'failed':
      return (
        <span className={styles['coral']}>
          <Icon name="warning" /> {text('pub.failed')} {publication.sentence}
        </span>
      );
    case 'unsaved':
    case 'taken':
    case 'slow':
    case 'arriving':
      return <span className={styles['quiet']}>{text(`pub.${publication.phase}`)}</span>;
    case 'rest':
    case 'asking':
    case 'publishing':
      return state.detail.words?.[locale].state === 'live' ? page : null;
  }
};

const labelOf = (
  phase: string,
  state: string | undefined,
  hasEdits: boolean,
): 'doing' | 'again' | 'rest' | 'empty' | 'do' => {
  if (phase === 'publishing') return 'doing';
  if (phase === 'failed' || phase === 'unsaved') return 'again';
  if (hasEdits || state === 'draft' || state === 'outdated') return 'do';
  return state === 'missing' ? 'empty' : 'rest';
};

/** Publishes one language and says when viewers see it. */
export const PublishFoot = ({ locale, isPrimary }: { locale: Locale; isPrimary: boolean }) => {
  const { text } = useDeskLanguage();
  const { state, publisher, flush, reload } = useOpenRecord();
  const words = state.detail.words?.[locale];
  const hasEdits = [...state.edits.values(), ...state.sent.values()].some(({ part }) => part === locale);
  const { phase } = publisher.of(locale);
  const label = labelOf(phase, words?.state, hasEdits);
  const texts = {
    doing: text('pub.doing'),
    again: text('again'),
    rest: text(`pub.rest.${locale}`),
    empty: text(`pub.empty.${locale}`),
    do: text(`pub.do.${locale}`),
  };
  const isResting = label === 'rest' || label === 'empty' || label === 'doing';
  if (!words?.may.publish)
    return (
      <div className={columns['publish']}>
        <p className={styles['quiet']}>{text('rec.noPublish')}</p>
      </div>
    );
  if (phase === 'asking')
    return (
      <div className={columns['publish']}>
        <FilmQuestion onAnswer={(isYes) => publisher.answer(locale, isYes)} />
      </div>
    );
  return (
    <div className={columns['publish']}>
      <span className={columns['said']} role="status">
        <Said locale={locale} />
      </span>
      <div className={columns['acts']}>
        <button
          type="button"
          className={[parts['button'], isPrimary && !isResting ? parts['primary'] : ''].join(' ')}
          aria-disabled={isResting}
          aria-keyshortcuts="Control+Enter"
          onClick={() => {
            if (!isResting) void publisher.publish(locale);
          }}
        >
          {texts[label]}
        </button>
        <PlanPublish
          type={state.detail.record.type}
          documentId={state.detail.record.documentId}
          language={locale}
          onChanged={() => void flush().then((isSaved) => (isSaved ? reload() : undefined))}
        />
      </div>
    </div>
  );
};

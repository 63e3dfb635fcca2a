import { useTranslation } from 'react-i18next';

import type { ProgrammeState } from '../../../shared/catalogue/programme-state';
import { formatTimeLeft } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Star } from '../../../shared/ui/Star/Star';
import type { PageEntry } from './EntryPage';
import * as styles from './EntryPage.module.css';

interface Props {
  entry: PageEntry;
  /** Null until the viewer's clock is known. */
  state: ProgrammeState | null;
  now: number | null;
}

/** Says in words where a programme stands. */
export const EntryState = ({ entry, state, now }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  if (state === null || now === null) return <p className={styles.state} />;
  if (state === 'on')
    return (
      <p className={`${styles.state} ${styles.live}`}>
        <Star motion="beat" />
        {t(entry.live ? 'tonight.liveNow' : 'tonight.onNow')}
      </p>
    );
  return (
    <p className={`${styles.state} ${styles[state]}`}>
      {state === 'ended'
        ? t('video.ended')
        : t('schedule-entry.beginsIn', { time: formatTimeLeft(Date.parse(entry.startsAt) - now, locale) })}
    </p>
  );
};

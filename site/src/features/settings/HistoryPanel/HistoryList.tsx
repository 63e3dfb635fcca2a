import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { videoAddress } from '../../../shared/address/video-address';
import { formatDate } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { minutesLeft } from '../../../shared/progress/progress-state';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './HistoryPanel.module.css';
import { watchedDays } from './watched-days';
import type { WatchedVideo } from './watched-days';

interface Props {
  videos: readonly WatchedVideo[];
  /** Takes the focus when the pressed button leaves with its video. */
  list: RefObject<HTMLDivElement>;
  onRemove: (video: WatchedVideo) => void;
}

/** What was watched, by day: title, show, what is left, and a button to remove it. */
export const HistoryList = ({ videos, list, onRemove }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <div ref={list} className={styles.days} tabIndex={-1} role="group" aria-label={t('account.history')}>
      {watchedDays(videos).map(({ moment, videos: ofDay }) => (
        <div key={moment}>
          <h3 className={styles.day}>{formatDate(moment, locale)}</h3>
          <ul>
            {ofDay.map((video) => {
              const { node, progress } = video;
              return (
                <li key={node.code} className={styles.video}>
                  <div className={styles.words}>
                    <LocaleLink to={videoAddress(node)} className={styles.title}>
                      <bdi {...languageProps(node.language, locale)}>
                        <Words language={node.language}>{node.title}</Words>
                      </bdi>
                    </LocaleLink>
                    <p className={styles.facts}>
                      {node.show && (
                        <bdi {...languageProps(node.show.language, locale)}>
                          <Words language={node.show.language}>{node.show.title}</Words>
                        </bdi>
                      )}
                      {node.episodeNumber !== null && (
                        <span>{t('show.episode', { number: node.episodeNumber })}</span>
                      )}
                      <span>
                        {progress.state === 'FINISHED'
                          ? t('account.historyWatched')
                          : t('watched.minutesLeft', { count: minutesLeft(progress) })}
                      </span>
                    </p>
                  </div>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('account.historyRemove', { title: node.title })}
                    onClick={() => onRemove(video)}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
};

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useStore } from '../../../shared/store/use-store';
import { Switch } from '../../../shared/ui/Switch/Switch';
import { useWatchedParts } from '../follows/use-watched-parts';
import type { WhatFollows } from '../follows/what-follows';
import { playerPreferences, updatePlayerPreferences } from '../Player/preferences/player-preferences';
import { UpNextCard } from './UpNextCard';
import * as styles from './UpNext.module.css';

interface Props {
  /** Code of the video that is shown. */
  code: string;
  follows: WhatFollows;
}

/** List beside a video: its season in order, then what comes after it, and the switch whether the next one plays. */
export const UpNext = ({ code, follows: { season, after, next } }: Props) => {
  const { t } = useTranslation();
  const { playNext } = useStore(playerPreferences, playerPreferences.get());
  const parts = useWatchedParts(code);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const running = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    // Only the list: the page stays where it is.
    if (list.current && running) list.current.scrollTop = running.offsetTop - running.offsetHeight;
  }, [code]);
  const rest = after.length > 0 && (
    <ul className={styles.list}>
      {after.map((video) => (
        <UpNextCard key={video.code} video={video} place={video.code === next?.code ? 'next' : 'other'} />
      ))}
    </ul>
  );
  return (
    <aside aria-labelledby="up-next">
      <div className={styles.head}>
        <h2 id="up-next" className={styles.heading}>
          {t(season.length > 0 ? 'watch.thisSeason' : 'watch.afterThis')}
        </h2>
        {next && (
          <Switch
            label={t('watch.playNext')}
            checked={playNext}
            onChange={(wanted) => updatePlayerPreferences({ playNext: wanted })}
          />
        )}
      </div>
      {season.length > 0 && (
        <ul className={`${styles.list} ${styles.season}`} ref={list}>
          {season.map((video) => (
            <UpNextCard
              key={video.code}
              video={video}
              ofShow
              place={video.code === code ? 'playing' : video.code === next?.code ? 'next' : 'other'}
              watched={parts.get(video.code) ?? 0}
            />
          ))}
        </ul>
      )}
      {season.length > 0 && rest && <h2 className={styles.after}>{t('watch.afterThis')}</h2>}
      {rest}
    </aside>
  );
};

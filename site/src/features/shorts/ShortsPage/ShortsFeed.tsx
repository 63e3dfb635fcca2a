import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { isPrefetchAllowed } from '../../../shared/prefetch/is-prefetch-allowed';
import { SoundButton } from '../../../shared/playback/SoundButton/SoundButton';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { ShortSlide } from '../ShortSlide/ShortSlide';
import * as styles from './ShortsPage.module.css';
import { useActiveShort } from './use-active-short';
import { useShortKeys } from './use-short-keys';
import type { Shorts } from './use-shorts';

interface Props {
  shorts: Shorts;
  builtPaths: readonly string[];
  /** What an empty list says. */
  none: { title: string; text: string };
}

/** Shorts before the end of the list at which more are read. */
const AHEAD = 3;
const CHANNELS = '/channels-list';

const playsByItself = (): boolean =>
  isPrefetchAllowed() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shorts, one below the other: the one in the middle plays, without sound until the viewer asks for it. Where the
 * viewer saves data or wants no motion, each waits for its button.
 */
export const ShortsFeed = ({ shorts, builtPaths, none }: Props) => {
  const { t } = useTranslation();
  const { list, first, hasMore, failed, readMore } = shorts;
  const feed = useRef<HTMLDivElement>(null);
  const { active, go } = useActiveShort(
    feed,
    list.map(({ code }) => code),
    first,
  );
  const [isAuto, setAuto] = useState(false);
  // What the viewer chose counts, also when the press comes before the device was asked.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? isAuto;
  const [talking, setTalking] = useState(false);
  const [muted, setMuted] = useState(true);

  useEffect(() => setAuto(playsByItself()), []);
  useEffect(() => {
    if (hasMore && !failed && active >= list.length - AHEAD) readMore();
  }, [active, list.length, hasMore, failed, readMore]);

  const last = list.length - 1;
  const toggleSound = (): void => setMuted((before) => !before);
  const togglePlay = (): void => setChosen((before) => !(before ?? isAuto));
  useShortKeys({ go, toggleSound, togglePlay, openComments: () => setTalking(true) });

  if (list.length === 0 && !hasMore)
    return (
      <div className={styles.empty}>
        <h1>{t('shorts.title')}</h1>
        <EmptyState
          title={none.title}
          text={none.text}
          action={
            <LocaleLink to={CHANNELS} className={buttonClass('ghost')}>
              {t('shorts.channels')}
            </LocaleLink>
          }
        />
      </div>
    );
  return (
    <>
      <div className={styles.lead}>
        <h1 className={styles.title}>{t('shorts.title')}</h1>
        <p className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('shorts.keysGo')}
        </p>
        <p className={styles.keys}>
          <kbd>M</kbd> {t('shorts.keysSound')}
        </p>
        <p className={styles.keys}>
          <kbd>C</kbd> {t('shorts.keysComments')}
        </p>
        <div className={styles.steps}>
          <button
            type="button"
            className={styles.step}
            aria-label={t('shorts.previous')}
            disabled={active === 0}
            onClick={() => go(-1)}
          >
            <span className={styles.up}>
              <Icon name="chevron" />
            </span>
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={t('shorts.next')}
            disabled={active >= last}
            onClick={() => go(1)}
          >
            <Icon name="chevron" />
          </button>
        </div>
      </div>
      <div ref={feed} className={styles.feed} role="feed" aria-label={t('shorts.title')}>
        {list.map((short, place) => (
          <ShortSlide
            key={short.code}
            short={short}
            place={place}
            total={hasMore ? -1 : list.length}
            active={active}
            playing={playing}
            muted={muted}
            builtPaths={builtPaths}
            talking={talking}
            onTalk={setTalking}
            onToggle={togglePlay}
            onSilenced={() => setMuted(true)}
            onBlocked={() => setChosen(false)}
            sound={<SoundButton muted={muted} onToggle={toggleSound} />}
          />
        ))}
        {(failed || !hasMore) && (
          <article className={styles.end} aria-label={t('shorts.end')}>
            <p>{t(failed ? 'shorts.failed' : 'shorts.end')}</p>
            {failed ? (
              <Button look="ghost" onClick={readMore}>
                {t('watch.retry')}
              </Button>
            ) : (
              <LocaleLink to={CHANNELS} className={buttonClass('ghost')}>
                {t('shorts.channels')}
              </LocaleLink>
            )}
          </article>
        )}
      </div>
      <p className={styles.status} role="status">
        {list[active]?.title}
      </p>
    </>
  );
};

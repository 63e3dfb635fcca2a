import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { formatClockTime } from '../../../shared/clock/format-clock-time';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useStore } from '../../../shared/store/use-store';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { usePresentSecond } from '../../../shared/comments/Composer/use-present-second';
import { chapterAt } from '../Player/chapters/chapter-at';
import { CHAPTERS_PLACE } from '../Player/chapters/chapters-place';
import { openPlayer, playFrom } from '../../../shared/playback/open-player';
import { tileAt, tileStyle } from '../Player/storyboard/storyboard-tiles';
import { useHasPicture } from '../Player/storyboard/use-has-picture';
import { useStoryboard } from '../Player/storyboard/use-storyboard';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import * as styles from './Chapters.module.css';
import { useFreeStoryboard } from './use-free-storyboard';

type Video = NonNullable<WatchPageQuery['video']>;

/** The first frame of a chapter is often still the cut to it. */
const STILL_AFTER_SECONDS = 2;

/** Keeps the running chapter in the row's view; the page itself stays where it is being read. */
const showInRow = (row: HTMLElement, card: HTMLElement): void => {
  const [view, box] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
  if (box.left < view.left || box.right > view.right)
    row.scrollBy({ left: box.left + box.width / 2 - view.left - view.width / 2 });
};

/** Chapters of a recording with stills of the film: one plays from there, and the running one is marked. */
export const Chapters = ({
  video,
}: {
  video: Pick<Video, 'code' | 'chapters' | 'language' | 'durationSeconds' | 'premium' | 'liveState'>;
}) => {
  const { code, chapters, language, durationSeconds } = video;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const row = useRef<HTMLOListElement>(null);
  const player = useStore(openPlayer, null);
  const own = player?.code === code ? player : null;
  const hasPicture = useHasPicture(own?.video ?? null);
  const free = useFreeStoryboard(video, row);
  const tiles = useStoryboard(own ? own.storyboard : free, own ? hasPicture : free !== null);
  const second = usePresentSecond(code);
  const current = second === null ? null : chapterAt(chapters, second);
  // Until the player is open, their place is kept: the film may have stills.
  const hasStills = own?.storyboard !== null;

  useEffect(() => {
    const card = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && card) showInRow(row.current, card);
  }, [current]);

  return (
    <section id={CHAPTERS_PLACE} className={styles.chapters} aria-labelledby={`${CHAPTERS_PLACE}-heading`}>
      <h2 id={`${CHAPTERS_PLACE}-heading`} className={styles.heading}>
        {t('player.chapters')}
      </h2>
      <ol ref={row} className={styles.row}>
        {chapters.map((chapter) => {
          const { startSeconds, title } = chapter;
          const tile = tileAt(tiles, startSeconds + STILL_AFTER_SECONDS);
          return (
            <li key={startSeconds}>
              <button
                type="button"
                className={styles.chapter}
                aria-current={chapter === current ? 'true' : undefined}
                onClick={() => {
                  playFrom(code, startSeconds);
                  document.querySelector('[data-player]')?.scrollIntoView({ block: 'center' });
                }}
              >
                {hasStills && (
                  <span className={styles.still}>
                    {tile ? (
                      <span className={styles.picture} data-testid="still" style={tileStyle(tile)} />
                    ) : (
                      <Icon name="play" />
                    )}
                  </span>
                )}
                <bdi className={styles.time} dir="ltr">
                  {formatClockTime(startSeconds, durationSeconds ?? startSeconds)}
                </bdi>
                <bdi className={styles.title} {...languageProps(language, locale)}>
                  <Words language={language}>{title}</Words>
                </bdi>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

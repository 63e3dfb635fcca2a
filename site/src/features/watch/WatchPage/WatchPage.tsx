import type { Locale } from '@sahra/schemas/constants';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { VideoBadges } from '../../../shared/catalogue/VideoBadges/VideoBadges';
import { formatCount } from '../../../shared/i18n/format';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { AdSlot } from '../../../shared/third-parties/AdSlot/AdSlot';
import { SaveButton } from '../../../shared/watchlist/SaveButton/SaveButton';
import { Chapters } from '../Chapters/Chapters';
import { CommentsSection } from '../Comments/CommentsSection';
import { readJustSeen } from '../follows/just-seen';
import { whatFollows } from '../follows/what-follows';
import { TRANSCRIPT_PLACE } from '../Player/transcript/transcript-place';
import { ShareButton } from '../../../shared/share/ShareButton';
import { Stage } from '../Stage/Stage';
import { UpNext } from '../UpNext/UpNext';
import * as styles from './WatchPage.module.css';
import type { WatchPageQuery } from './watch-page.query.generated';

const TAG: Record<Locale, string> = { en: 'en-GB-u-nu-latn', ar: 'ar-AE-u-nu-latn-ca-gregory' };

/** Formats the day of publication in UTC, so that the served HTML and every viewer show the same day. */
const formatDay = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAG[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  builtPaths: readonly string[];
}

const SECONDS_PER_MINUTE = 60;

/** Page of one video: player, description and the videos to watch next. */
export const WatchPage = ({ video, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { code, title, description, language, show, channel, episodeNumber, publishedAt } = video;
  const words = languageProps(language, locale);
  // Once for each arrival: while it plays, what follows does not change under the viewer's eyes.
  const follows = useMemo(() => whatFollows(video, readJustSeen()), [video]);
  const hasChapters = video.chapters.length > 0 && !video.live;
  const minutes = Math.max(1, Math.round((video.durationSeconds ?? 0) / SECONDS_PER_MINUTE));
  return (
    <article className={styles.page}>
      <div className={styles.main}>
        <Stage key={code} video={video} next={follows.next} builtPaths={builtPaths} />
        {/* Belongs to the player, which fills it when the viewer opens the transcript. */}
        <div id={TRANSCRIPT_PLACE} className={styles.transcript} />
        <div className={styles.text}>
          <h1 className={styles.title} {...words}>
            {title}
          </h1>
          <ul className={styles.meta}>
            {show && (
              <li>
                <LocaleLink to={`/shows/${show.slug}`} className={styles.link}>
                  <bdi {...languageProps(show.language, locale)}>{show.title}</bdi>
                </LocaleLink>
              </li>
            )}
            {episodeNumber !== null && <li>{t('show.episode', { number: episodeNumber })}</li>}
            {channel && (
              <li>
                <LocaleLink to={`/${channel.slug}`} className={styles.link}>
                  <bdi {...languageProps(channel.language, locale)}>{channel.name}</bdi>
                </LocaleLink>
              </li>
            )}
            {video.durationSeconds !== null && <li>{t('video.minutes', { count: minutes })}</li>}
            {video.views !== null && video.views > 0 && (
              <li>{t('watch.views', { count: video.views, number: formatCount(video.views, locale) })}</li>
            )}
            {video.liveState === null && (
              <li>
                <time dateTime={publishedAt}>{formatDay(publishedAt, locale)}</time>
              </li>
            )}
            {video.commentCount !== null && video.commentCount > 0 && (
              <li>
                <a href="#comments" className={styles.link}>
                  {t('comments.count', { count: video.commentCount })}
                </a>
              </li>
            )}
          </ul>
          <div className={styles.actions}>
            <SaveButton item={{ type: 'video', code }} size="small" />
            <ShareButton title={title} />
            <span className={styles.badges}>
              <VideoBadges {...video} />
            </span>
          </div>
          <p className={styles.description} {...words}>
            {description}
          </p>
          {hasChapters && <Chapters key={code} video={video} />}
        </div>
        <CommentsSection key={`comments ${code}`} video={video} builtPaths={builtPaths} />
        <AdSlot key={`ad ${code}`} />
      </div>
      {follows.season.length + follows.after.length > 0 && <UpNext code={code} follows={follows} />}
    </article>
  );
};

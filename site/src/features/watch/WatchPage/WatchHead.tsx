import type { Locale } from '@sahra/schemas/constants';
import { dateFormat } from '@sahra/schemas/intl-formats';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { useDurationText } from '../../../shared/catalogue/Duration/use-duration-text';
import { VideoBadges } from '../../../shared/catalogue/VideoBadges/VideoBadges';
import { formatCount } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { ShareButton } from '../../../shared/share/ShareButton';
import { SaveButton } from '../../../shared/watchlist/SaveButton/SaveButton';
import { COMMENTS_ID } from '../../../shared/comments/comments-id';
import { LinearNow } from '../LinearNow/LinearNow';
import { ShowLine } from './ShowLine';
import * as styles from './WatchHead.module.css';
import type { WatchPageQuery } from './watch-page.query.generated';

const TAG: Record<Locale, string> = { en: 'en-GB-u-nu-latn', ar: 'ar-AE-u-nu-latn-ca-gregory' };

/** Formats the day of publication in UTC, so that the served HTML and every viewer show the same day. */
const formatDay = (iso: string, locale: Locale): string =>
  dateFormat(TAG[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  /** Number of comments to name; 0 names none. */
  comments: number;
  /** Content version of the page. */
  version: number | null;
}

/** Head below a video: title, facts, the show with Follow, and what can be done with it. */
export const WatchHead = ({ video, comments, version }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const durationText = useDurationText();
  const { code, title, language, show, channel, episodeNumber, publishedAt } = video;
  return (
    <div className={styles.head}>
      <h1 className={styles.title} {...languageProps(language, locale)}>
        <Words language={language}>{title}</Words>
      </h1>
      <div className={styles.facts}>
        <VideoBadges {...video} />
        <ul className={styles.meta}>
          {video.views !== null && video.views > 0 && (
            <li>{t('watch.views', { count: video.views, number: formatCount(video.views, locale) })}</li>
          )}
          {episodeNumber !== null && <li>{t('show.episode', { number: episodeNumber })}</li>}
          {video.durationSeconds !== null && <li>{durationText(video.durationSeconds)}</li>}
          {video.liveState === null && (
            <li>
              <time dateTime={publishedAt}>{formatDay(publishedAt, locale)}</time>
            </li>
          )}
          {comments > 0 && (
            <li>
              <a href={`#${COMMENTS_ID}`} className={styles.link}>
                {t('comments.count', { count: comments })}
              </a>
            </li>
          )}
        </ul>
      </div>
      {video.linearChannel && video.liveState === 'LIVE' && <LinearNow video={video} version={version} />}
      <div className={styles.actions}>
        {(show ?? channel) && <ShowLine show={show} channel={channel} />}
        <div className={styles.buttons}>
          <SaveButton item={{ type: 'video', code }} size="small" />
          <ShareButton title={title} />
        </div>
      </div>
    </div>
  );
};

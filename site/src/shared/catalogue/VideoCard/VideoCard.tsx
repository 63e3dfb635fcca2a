import { useTranslation } from 'react-i18next';

import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Picture } from '../../ui/Picture/Picture';
import { SIZES } from '../picture-sizes';
import * as card from '../Card.module.css';
import type { VideoCardFragment } from '../video-card.fragment.generated';
import { VideoBadges } from '../VideoBadges';

const SECONDS_PER_MINUTE = 60;

/** A video in a row: picture, title, what it belongs to, how long it is. */
export const VideoCard = ({ video }: { video: VideoCardFragment }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { code, title, language, poster, show, durationSeconds, episodeNumber } = video;
  const meta = [
    show?.title,
    episodeNumber === null ? null : t('show.episode', { number: episodeNumber }),
    durationSeconds === null
      ? null
      : t('video.minutes', { count: Math.max(1, Math.round(durationSeconds / SECONDS_PER_MINUTE)) }),
  ].filter((part): part is string => Boolean(part));
  return (
    <li className={card.card}>
      <LocaleLink to={`/watch/${code}`} className={card.link}>
        <span className={`${card.art} ${card.wide}`}>
          <Picture picture={poster} sizes={SIZES.wide.grid} className={card.picture} decorative />
          <span className={card.badges}>
            <VideoBadges {...video} />
          </span>
        </span>
        <span className={card.name} {...languageProps(language, locale)}>
          {title}
        </span>
        {meta.length > 0 && (
          <span className={card.meta}>
            {meta.map((part) => (
              <bdi key={part}>{part}</bdi>
            ))}
          </span>
        )}
      </LocaleLink>
    </li>
  );
};

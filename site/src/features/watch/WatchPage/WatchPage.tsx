import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { VideoBadges } from '../../../shared/catalogue/VideoBadges';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Stage } from '../Stage/Stage';
import { relatedVideos } from './related-videos';
import type { WatchPageQuery } from './watch-page.query.generated';
import * as styles from './WatchPage.module.css';

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  builtPaths: readonly string[];
}

/** One video: the player, what it is, and what to watch next. */
export const WatchPage = ({ video, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { code, title, description, language, show, channel } = video;
  const words = languageProps(language, locale);
  const related = relatedVideos(video);
  return (
    <article className={styles.page}>
      <Stage key={code} video={video} builtPaths={builtPaths} />
      <div className={styles.text}>
        <h1 className={styles.title} {...words}>
          {title}
        </h1>
        <p className={styles.meta}>
          <VideoBadges {...video} />
          {show && (
            <LocaleLink to={`/shows/${show.slug}`} className={styles.link}>
              <bdi {...languageProps(show.language, locale)}>{show.title}</bdi>
            </LocaleLink>
          )}
          {channel && (
            <LocaleLink to={`/${channel.slug}`} className={styles.link}>
              <bdi {...languageProps(channel.language, locale)}>{channel.name}</bdi>
            </LocaleLink>
          )}
        </p>
        <p className={styles.description} {...words}>
          {description}
        </p>
      </div>
      {related.length > 0 && (
        <CardGrid title={t('watch.related')} shape="wide">
          {related.map((one) => (
            <VideoCard key={one.code} video={one} />
          ))}
        </CardGrid>
      )}
    </article>
  );
};

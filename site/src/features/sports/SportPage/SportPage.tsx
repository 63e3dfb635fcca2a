import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { DetailsTabs } from '../../../shared/catalogue/DetailsTabs/DetailsTabs';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { VideoGrid } from '../../../shared/catalogue/VideoGrid/VideoGrid';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { MatchBoard } from '../MatchBoard/MatchBoard';
import * as styles from './SportPage.module.css';
import type { SportPageQuery } from './sport-page.query.generated';

type Sport = NonNullable<SportPageQuery['sport']>;

interface Props {
  sport: Sport;
  /** Matches that are, were or will be live. */
  live: NonNullable<SportPageQuery['live']>['nodes'];
  /** Matches that can be watched whole. */
  recorded: readonly VideoCardFragment[];
  builtPaths: readonly string[];
}

const videosOf = (videos: readonly VideoCardFragment[]) => ({
  count: videos.length,
  content: <VideoGrid videos={videos} />,
});

/** Page of one sport: its star and light, its matches by day, and its videos by kind. */
export const SportPage = ({ sport, live, recorded, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { slug, name, description, language, light, icon, shows, episodes, clips, highlights, shorts } =
    sport;
  const named = `\u2068${name}\u2069`;
  const words = languageProps(language, locale);
  const lit: CSSProperties & Partial<Record<'--light', string>> = light ? { '--light': light } : {};
  const [latest] = recorded;
  const cards = shows.nodes.map((show) => <ShowCard key={show.slug} show={show} />);
  return (
    <>
      <section className={styles.head} data-hero="" style={lit}>
        <div className={styles.body}>
          <div className={styles.words}>
            <h1 className={styles.title} {...words}>
              <Words language={language}>{name}</Words>
            </h1>
            {description && (
              <p className={styles.description} {...words}>
                <Words language={language}>{description}</Words>
              </p>
            )}
            <div className={styles.actions}>
              {latest && (
                <LocaleLink to={`/watch/${latest.code}`} plays className={buttonClass('primary')}>
                  <Icon name="play" />
                  {t('sports.latest')}
                </LocaleLink>
              )}
              <LocaleLink to="/sports" className={buttonClass('ghost')}>
                {t('sports.all')}
              </LocaleLink>
            </div>
          </div>
          <div className={styles.frame}>
            <Picture
              picture={icon}
              sizes={SIZES.emblem}
              className={styles.picture}
              loading="lead"
              decorative
            />
          </div>
        </div>
      </section>
      <MatchBoard matches={live} builtPaths={builtPaths} />
      <DetailsTabs
        key={slug}
        label={t('sport.videos', { sport: named })}
        // A viewer who opens a sport wants its matches; episodes about it are one tab away.
        opens="matches"
        groups={{
          matches: videosOf(recorded),
          episodes: videosOf(episodes.nodes),
          clips: videosOf(clips.nodes),
          highlights: videosOf(highlights.nodes),
          shorts: videosOf(shorts.nodes),
          more: { count: cards.length, content: <CardGrid shape="poster">{cards}</CardGrid> },
        }}
        empty={
          <EmptyState
            title={t('show.empty')}
            text={t('show.emptyText')}
            action={
              <LocaleLink to="/sports" className={buttonClass('ghost')}>
                {t('sports.all')}
              </LocaleLink>
            }
          />
        }
        end={
          cards.length > 0 && (
            <Rail title={t('sport.shows', { sport: named })} shape="poster">
              {cards}
            </Rail>
          )
        }
      />
    </>
  );
};

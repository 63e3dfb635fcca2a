import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { DetailsTabs } from '../../../shared/catalogue/DetailsTabs/DetailsTabs';
import { MoreLikeThis } from '../../../shared/catalogue/OtherShows/MoreLikeThis';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { HeroArt } from '../../../shared/catalogue/ShowHero/HeroArt';
import { HeroCopy } from '../../../shared/catalogue/ShowHero/HeroCopy';
import * as hero from '../../../shared/catalogue/ShowHero/ShowHero.module.css';
import { FollowButton } from '../../../shared/follow/FollowButton';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { SaveButton } from '../../../shared/watchlist/SaveButton/SaveButton';
import type { EpisodeRowFragment } from '../EpisodeRow/episode-row.fragment.generated';
import { Episodes } from '../Episodes/Episodes';
import { KindVideos } from '../KindVideos/KindVideos';
import { PlayShow } from '../PlayShow/PlayShow';
import { useShowViewer } from '../show-viewer/use-show-viewer';
import { ShowFacts } from '../ShowFacts/ShowFacts';
import type { ShowDetailsFragment } from './show-details.fragment.generated';
import * as styles from './ShowPage.module.css';
import type { VideoListFragment } from './video-list.fragment.generated';

const countOf = ({ nodes, pageInfo }: VideoListFragment): number | null =>
  pageInfo.hasNextPage ? null : nodes.length;

/** Page of one show: what it is, its videos by kind, who is in it, and shows for the same taste. */
export const ShowPage = ({ show }: { show: ShowDetailsFragment }) => {
  const { slug, episodes, matches, clips, highlights, shorts, related, seasons } = show;
  const { t } = useTranslation();
  const viewer = useShowViewer(slug);

  /** The facts stand beside the first list only: the others are grids, which need the width. */
  const besideFacts = (content: ReactNode) => (
    <div className={styles.columns}>
      <div className={styles.main}>{content}</div>
      <ShowFacts show={show} />
    </div>
  );
  const kindOf = (kind: EpisodeRowFragment['kind'], built: VideoListFragment) => ({
    count: countOf(built),
    content: <KindVideos key={kind} slug={slug} kind={kind} built={built} />,
  });
  const hasEpisodes = episodes.nodes.length > 0;
  const ofMatches = kindOf('MATCH', matches);

  return (
    <>
      <section className={`${hero.hero} ${hero.short}`} data-hero="">
        <HeroArt {...show} eager />
        <div className={hero.body}>
          <HeroCopy show={show} heading="h1" whole>
            <PlayShow show={show} hasSeasons={seasons.length > 1} next={viewer?.next ?? null} />
            <SaveButton item={{ type: 'show', id: show.id }} />
            <FollowButton kind="show" slug={slug} name={show.title} look="ghost" />
          </HeroCopy>
        </div>
      </section>
      <DetailsTabs
        key={slug}
        label={t('show.videos')}
        groups={{
          episodes: {
            count: hasEpisodes ? show.episodeCount : 0,
            content: besideFacts(<Episodes show={show} viewer={viewer} />),
          },
          matches: hasEpisodes ? ofMatches : { ...ofMatches, content: besideFacts(ofMatches.content) },
          clips: kindOf('CLIP', clips),
          highlights: kindOf('HIGHLIGHT', highlights),
          shorts: kindOf('SHORT', shorts),
          more: {
            count: related?.nodes.length ?? 0,
            content: (
              <CardGrid shape="poster">
                {related?.nodes.map((other) => (
                  <ShowCard key={other.slug} show={other} />
                ))}
              </CardGrid>
            ),
          },
        }}
        empty={
          <EmptyState
            title={t('show.empty')}
            text={t('show.emptyText')}
            action={
              <LocaleLink to="/shows" className={buttonClass('ghost')}>
                {t('shows.all')}
              </LocaleLink>
            }
          />
        }
        end={<MoreLikeThis shows={related?.nodes ?? []} />}
      />
    </>
  );
};

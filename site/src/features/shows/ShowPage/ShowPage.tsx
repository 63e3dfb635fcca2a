import { HeroArt } from '../../../shared/catalogue/ShowHero/HeroArt';
import { HeroCopy } from '../../../shared/catalogue/ShowHero/HeroCopy';
import { PlayFirst } from '../../../shared/catalogue/ShowHero/PlayFirst';
import * as hero from '../../../shared/catalogue/ShowHero/ShowHero.module.css';
import { MoreLikeThis } from '../../../shared/catalogue/OtherShows/MoreLikeThis';
import { SaveFirst } from '../SaveFirst/SaveFirst';
import { ShowVideos } from '../ShowVideos/ShowVideos';
import type { ShowPageQuery } from './show-page.query.generated';

/** Page of one show: description, videos by kind, and further shows. */
interface Props {
  show: NonNullable<ShowPageQuery['show']>;
  /** First of all shows, used when the channel has too few. */
  others: NonNullable<ShowPageQuery['shows']>['nodes'];
}

export const ShowPage = ({ show, others }: Props) => {
  const { slug, videos, channel } = show;
  return (
    <>
      <section className={`${hero.hero} ${hero.short}`} data-hero="">
        <HeroArt {...show} eager />
        <div className={hero.body}>
          <HeroCopy show={show} heading="h1" whole>
            <PlayFirst show={show} />
            <SaveFirst show={show} />
          </HeroCopy>
        </div>
      </section>
      <ShowVideos key={slug} videos={videos.nodes} />
      <MoreLikeThis slug={slug} shows={[...(channel?.shows.nodes ?? []), ...others]} />
    </>
  );
};

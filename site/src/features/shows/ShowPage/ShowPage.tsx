import { HeroArt } from '../../../shared/catalogue/ShowHero/HeroArt';
import { HeroCopy } from '../../../shared/catalogue/ShowHero/HeroCopy';
import { PlayFirst } from '../../../shared/catalogue/ShowHero/PlayFirst';
import * as hero from '../../../shared/catalogue/ShowHero/ShowHero.module.css';
import { ChannelShows } from '../../../shared/catalogue/ChannelShows/ChannelShows';
import { ShowVideos } from '../ShowVideos/ShowVideos';
import type { ShowPageQuery } from './show-page.query.generated';

/** One show: what it is about, its videos by kind, and what else its channel has. */
export const ShowPage = ({ show }: { show: NonNullable<ShowPageQuery['show']> }) => {
  const { slug, videos, channel } = show;
  return (
    <>
      <section className={`${hero.hero} ${hero.short}`} data-hero="">
        <HeroArt {...show} eager />
        <div className={hero.body}>
          <HeroCopy show={show} heading="h1" whole>
            <PlayFirst show={show} />
          </HeroCopy>
        </div>
      </section>
      <ShowVideos key={slug} videos={videos.nodes} />
      {channel && <ChannelShows channel={channel} except={slug} title="show.more" />}
    </>
  );
};

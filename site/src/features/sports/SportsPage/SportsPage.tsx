import { useTranslation } from 'react-i18next';

import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { ShortCard } from '../../../shared/catalogue/ShortCard/ShortCard';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { HeroArt } from '../../../shared/catalogue/ShowHero/HeroArt';
import { VideoRail } from '../VideoRail/VideoRail';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { MatchBoard } from '../MatchBoard/MatchBoard';
import { SportLinks } from '../SportLinks/SportLinks';
import * as styles from './SportsPage.module.css';
import { SportsPageOperation } from './sports-page.query.generated';
import type { SportsPageQuery } from './sports-page.query.generated';

interface Props {
  built: SportsPageQuery;
  builtPaths: readonly string[];
}

/** Page of all sports: the live match, matches by day, and what there is to watch. */
export const SportsPage = ({ built, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const data = useFresh(built, SportsPageOperation, {}, locale);
  const { sports, lead, live, recorded, highlights, shows, clips, shorts } = data;
  const [pictured] = lead?.nodes ?? [];
  const [latest] = recorded?.nodes ?? [];
  const isEmpty = [live, recorded, highlights, shows, clips, shorts].every((list) => !list?.nodes.length);
  return (
    <>
      <section className={styles.hero} data-hero="">
        <HeroArt thumbnail={pictured?.thumbnail ?? null} portrait={pictured?.portrait ?? null} eager />
        <div className={styles.body}>
          <h1 className={styles.title}>{t('sports.title')}</h1>
          <p className={styles.lead}>{t('sports.lead')}</p>
          <SportLinks sports={sports?.nodes ?? []} />
          {latest && (
            <p>
              <LocaleLink to={`/watch/${latest.code}`} plays className={buttonClass('primary')}>
                <Icon name="play" />
                {t('sports.latest')}
              </LocaleLink>
            </p>
          )}
        </div>
      </section>
      {isEmpty && (
        <EmptyState
          title={t('sports.none')}
          text={t('sports.noneText')}
          action={
            <LocaleLink to="/shows" className={buttonClass('ghost')}>
              {t('shows.all')}
            </LocaleLink>
          }
        />
      )}
      <MatchBoard matches={live?.nodes ?? []} builtPaths={builtPaths} ofSport />
      <VideoRail title={t('sports.recorded')} videos={recorded?.nodes ?? []} />
      <VideoRail title={t('show.highlights')} videos={highlights?.nodes ?? []} />
      {shows && shows.nodes.length > 0 && (
        <Rail title={t('sports.shows')} shape="poster">
          {shows.nodes.map((show) => (
            <ShowCard key={show.slug} show={show} />
          ))}
        </Rail>
      )}
      <VideoRail title={t('show.clips')} videos={clips?.nodes ?? []} />
      {shorts && shorts.nodes.length > 0 && (
        <Rail title={t('show.shorts')} shape="upright">
          {shorts.nodes.map((video) => (
            <ShortCard key={video.code} video={video} />
          ))}
        </Rail>
      )}
    </>
  );
};

import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import * as intro from '../../../shared/record/RecordIntro.module.css';
import type { ShowPageQuery } from './show-page.query.generated';

const KINDS = [
  { kind: 'EPISODE', title: 'show.episodes' },
  { kind: 'MATCH', title: 'show.matches' },
  { kind: 'CLIP', title: 'show.clips' },
  { kind: 'HIGHLIGHT', title: 'show.highlights' },
  { kind: 'SHORT', title: 'show.shorts' },
] as const;

/** One show: what it is about, and its videos by kind. */
export const ShowPage = ({ show }: { show: NonNullable<ShowPageQuery['show']> }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { title, titleEcho, description, language, poster, channel, videos } = show;
  const words = languageProps(language, locale);
  const kinds = KINDS.map(({ kind, title: heading }) => ({
    heading,
    videos: videos.nodes.filter((video) => video.kind === kind),
  })).filter((group) => group.videos.length > 0);
  return (
    <>
      <div className={intro.intro}>
        <Picture picture={poster} sizes={SIZES.poster.grid} className={intro.poster} eager />
        <div>
          <h1 {...words}>{title}</h1>
          {titleEcho && (
            <p className={intro.echo}>
              <bdi {...languageProps(language === 'AR' ? 'EN' : 'AR', locale)}>{titleEcho}</bdi>
            </p>
          )}
          <p className={intro.description} {...words}>
            {description}
          </p>
          {channel && (
            <LocaleLink to={`/${channel.slug}`} className={buttonClass('text')}>
              {t('show.onChannel', { channel: channel.name })}
            </LocaleLink>
          )}
        </div>
      </div>
      {kinds.length === 0 && <p>{t('show.empty')}</p>}
      {kinds.map(({ heading, videos: group }) => (
        <CardGrid key={heading} title={t(heading)} shape="wide">
          {group.map((video) => (
            <VideoCard key={video.code} video={video} />
          ))}
        </CardGrid>
      ))}
    </>
  );
};

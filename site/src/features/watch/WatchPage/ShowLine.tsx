import { Words } from '../../../shared/direction/Words';
import { ChannelStar } from '../../../shared/chrome/ChannelStar/ChannelStar';
import { FollowButton } from '../../../shared/follow/FollowButton';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import * as styles from './WatchHead.module.css';
import type { WatchPageQuery } from './watch-page.query.generated';

type Video = NonNullable<WatchPageQuery['video']>;

/** Show of a video with its channel, and Follow for the show, or for the channel where there is no show. */
export const ShowLine = ({ show, channel }: Pick<Video, 'show' | 'channel'>) => {
  const { locale } = usePageLocale();
  const names = [
    ...(show ? [{ ...show, to: `/shows/${show.slug}`, name: show.title }] : []),
    ...(channel ? [{ ...channel, to: `/${channel.slug}` }] : []),
  ];
  const followed = show
    ? ({ kind: 'show', slug: show.slug, name: show.title } as const)
    : channel && ({ kind: 'channel', slug: channel.slug, name: channel.name } as const);
  return (
    <div className={styles.show} data-channel="">
      {channel && <ChannelStar light={channel.light} picture={channel.icon} loaded />}
      <div className={styles.names}>
        {names.map(({ to, name, language }) => (
          <LocaleLink key={to} to={to} className={styles.name}>
            <bdi {...languageProps(language, locale)}>
              <Words language={language}>{name}</Words>
            </bdi>
          </LocaleLink>
        ))}
      </div>
      {followed && <FollowButton {...followed} look="ghost" size="small" />}
    </div>
  );
};

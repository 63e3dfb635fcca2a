import type { PictureFragment } from '../../catalogue/picture.fragment.generated';
import type { MegaMenuQuery } from './mega-menu.query.generated';

interface Words {
  text: string;
  language: 'EN' | 'AR';
}

/** Featured item of the menu. */
export interface Featured {
  /** Unprefixed path. */
  to: string;
  title: Words;
  channel: Words | null;
  picture: PictureFragment | null;
  onAir: boolean;
}

const words = (channel: { name: string; language: 'EN' | 'AR' } | null): Words | null =>
  channel && { text: channel.name, language: channel.language };

/** Returns the current live video; else the first show of the home page; null when there is neither. */
export const featuredOf = ({ videos, page }: MegaMenuQuery): Featured | null => {
  const live = videos?.nodes.find(({ liveState }) => liveState === 'LIVE');
  if (live)
    return {
      to: `/watch/${live.code}`,
      title: { text: live.title, language: live.language },
      channel: words(live.channel),
      picture: live.thumbnail,
      onAir: true,
    };
  const show = page?.__typename === 'HomePage' ? page.featured[0] : undefined;
  if (!show) return null;
  return {
    to: `/shows/${show.slug}`,
    title: { text: show.title, language: show.language },
    channel: words(show.channel),
    picture: show.thumbnail,
    onAir: false,
  };
};

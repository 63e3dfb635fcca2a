import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ask } from '../../graph/ask';
import { usePageLocale } from '../../i18n/locale-context';
import { Rail } from '../Rail/Rail';
import { ShowCard } from '../ShowCard/ShowCard';
import type { ShowCardFragment } from '../show-card.fragment.generated';
import { ChannelShowsOperation } from './channel-shows.query.generated';

interface Props {
  channel: { slug: string; name: string };
  /** The show that the page is about. */
  except?: string;
  title: 'show.more' | 'channel.shows';
}

/** The shows of a channel. Asked for when the page is there: a row of help at its end, without which the page is whole. */
export const ChannelShows = ({ channel: { slug, name }, except, title }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [all, setAll] = useState<readonly ShowCardFragment[]>([]);

  useEffect(() => {
    let wanted = true;
    ask(ChannelShowsOperation, {}, locale)
      .then(({ data }) => {
        if (wanted) setAll(data.shows.nodes);
      })
      .catch(() => {
        // Without an answer the row is left out.
      });
    return () => {
      wanted = false;
    };
  }, [locale]);

  const shows = all.filter((show) => show.channel?.slug === slug && show.slug !== except);
  if (shows.length === 0) return null;
  return (
    <Rail title={t(title, { channel: name })} shape="poster">
      {shows.map((show) => (
        <ShowCard key={show.slug} show={show} />
      ))}
    </Rail>
  );
};

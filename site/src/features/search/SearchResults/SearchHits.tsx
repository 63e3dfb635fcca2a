import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import type { SearchKindChoice } from '../search-address';
import type { SearchListQuery } from './search-list.query.generated';

export type SearchHit = NonNullable<SearchListQuery['search']>['nodes'][number];

const SHAPES = { shows: 'poster', videos: 'wide', channels: 'star' } as const;

const Hit = ({ hit }: { hit: SearchHit }) => {
  switch (hit.__typename) {
    case 'Show':
      return <ShowCard show={hit} />;
    case 'Video':
      return <VideoCard video={hit} />;
    case 'Channel':
      return <ChannelCard channel={hit} />;
  }
};

interface Props {
  kind: SearchKindChoice;
  hits: readonly SearchHit[];
  title?: string;
}

/** Grid of hits of one kind. */
export const SearchHits = ({ kind, hits, title }: Props) => (
  <CardGrid shape={SHAPES[kind]} {...(title ? { title } : {})}>
    {hits.map((hit) => (
      <Hit key={hit.__typename === 'Video' ? hit.code : hit.slug} hit={hit} />
    ))}
  </CardGrid>
);

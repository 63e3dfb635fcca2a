import { lazy, memo, Suspense } from 'react';

import type { ContentRowFragment } from '../content-row.fragment.generated';
import { ChannelCard } from '../ChannelCard/ChannelCard';
import { isLinkable } from '../linkable';
import type { BuiltAddresses } from '../linkable';
import { Rail } from '../Rail/Rail';
import { ShortCard } from '../ShortCard/ShortCard';
import { ShowCard } from '../ShowCard/ShowCard';
import { TonightAwaited } from '../Tonight/TonightAwaited/TonightAwaited';
import { VideoCard } from '../VideoCard/VideoCard';

interface Props {
  row: ContentRowFragment;
  /** Frame of the page: with it "See all" is shown only when it leads somewhere. */
  chrome?: BuiltAddresses;
}

/** Most pages have no evening to show. */
const Tonight = lazy(() => import('../Tonight/Tonight').then((module) => ({ default: module.Tonight })));

const RAILS = { POSTER: 'poster', WIDE: 'wide', UPRIGHT: 'upright', STAR: 'star' } as const;

const Row = ({ row: { id, title, shape, path, items }, chrome }: Props) => {
  const all = path !== null && (!chrome || isLinkable(path, chrome)) ? path : null;
  if (shape === 'TONIGHT')
    return (
      <Suspense fallback={<TonightAwaited id={id} title={title} path={all} />}>
        <Tonight id={id} title={title} path={all} />
      </Suspense>
    );
  if (items.length === 0) return null;
  return (
    <Rail id={id} title={title} path={all} shape={RAILS[shape]}>
      {items.map((item) => {
        if (item.__typename === 'Show') return <ShowCard key={item.slug} show={item} />;
        if (item.__typename === 'Channel') return <ChannelCard key={item.slug} channel={item} />;
        return shape === 'UPRIGHT' ? (
          <ShortCard key={item.code} video={item} />
        ) : (
          <VideoCard key={item.code} video={item} />
        );
      })}
    </Rail>
  );
};

/** A row that editors made, drawn as its shape says. Empty ones are not shown. React takes over each one by itself, like an `Island`. */
export const RowView = memo((props: Props) => (
  <Suspense>
    <Row {...props} />
  </Suspense>
));
RowView.displayName = 'RowView';

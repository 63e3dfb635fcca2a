import { memo, Suspense } from 'react';

import type { ContentRowFragment } from '../content-row.fragment.generated';
import { ChannelCard } from '../ChannelCard/ChannelCard';
import { isLinkable } from '../linkable';
import type { BuiltAddresses } from '../linkable';
import { PlainProgramme } from '../PlainProgramme/PlainProgramme';
import type { PlainEntry } from '../PlainProgramme/PlainProgramme';
import { Rail } from '../Rail/Rail';
import { sectionOfRow, viewAllPath } from '../sections/sections';
import { ShortCard } from '../ShortCard/ShortCard';
import { ShowCard } from '../ShowCard/ShowCard';
import { TonightSkeleton } from '../Tonight/TonightSkeleton/TonightSkeleton';
import { VideoCard } from '../VideoCard/VideoCard';
import { lazyPart } from '../../page/lazy-part';

interface Props {
  row: ContentRowFragment;
  /** Frame of the page: with it, "See all" is shown only when its target exists. */
  chrome?: BuiltAddresses;
  /** Programme at the build, for pages without scripts. */
  programme?: readonly PlainEntry[] | undefined;
  /** Heading, where the page has one of its own for this row. */
  heading?: string | undefined;
  /** Sentence under the heading. */
  text?: string | undefined;
  /** Its place among the rows below the first window; see `Rail`. */
  turn?: number;
}

/** Loaded lazily: most pages have no evening schedule. */
const Tonight = lazyPart(async () => (await import('../Tonight/Tonight')).Tonight);

const RAILS = { POSTER: 'poster', THUMBNAIL: 'wide', PORTRAIT: 'upright', ICON: 'star' } as const;

/** Returns the URL of the whole list: the editors' own, else the schedule for tonight and the row's section. */
const allPathOf = (
  { key, path, shape }: ContentRowFragment,
  chrome: BuiltAddresses | undefined,
): string | null => {
  const chosen = path ?? (shape === 'TONIGHT' ? '/schedule' : null);
  if (chosen !== null) return !chrome || isLinkable(chosen, chrome) ? chosen : null;
  const section = sectionOfRow(key);
  return section && chrome && isLinkable('/view-all', chrome) ? viewAllPath(section) : null;
};

const Row = ({ row, chrome, programme, heading, text, turn }: Props) => {
  const { key: id, shape, items } = row;
  const title = heading ?? row.title;
  const all = allPathOf(row, chrome);
  if (shape === 'TONIGHT')
    return (
      <Suspense fallback={<TonightSkeleton id={id} title={title} path={all} />}>
        <Tonight
          id={id}
          title={title}
          path={all}
          withoutScripts={programme && <PlainProgramme entries={programme} />}
        />
      </Suspense>
    );
  if (items.length === 0) return null;
  return (
    <Rail id={id} title={title} path={all} text={text} shape={RAILS[shape]} turn={turn}>
      {items.map((item) => {
        if (item.__typename === 'Show') return <ShowCard key={item.slug} show={item} />;
        if (item.__typename === 'Channel') return <ChannelCard key={item.slug} channel={item} />;
        return shape === 'PORTRAIT' ? (
          <ShortCard key={item.code} video={item} />
        ) : (
          <VideoCard key={item.code} video={item} />
        );
      })}
    </Rail>
  );
};

/**
 * Row that editors created, rendered by its layout. Empty rows are not shown; each row hydrates separately, like an
 * `Island`.
 */
export const RowView = memo((props: Props) => (
  <Suspense>
    <Row {...props} />
  </Suspense>
));
RowView.displayName = 'RowView';

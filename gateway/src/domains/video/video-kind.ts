import type { VideoKind } from '../../graph/resolver-types.generated';
import type { VideoRecord } from '../../upstreams/cms/cms-records';

type RecordKind = VideoRecord['kind'];

const KINDS = {
  episode: 'EPISODE',
  match: 'MATCH',
  clip: 'CLIP',
  highlight: 'HIGHLIGHT',
  short: 'SHORT',
} as const satisfies Record<RecordKind, VideoKind>;

/** Returns the name of a video kind in the graph. */
export const kindName = (kind: RecordKind): VideoKind => KINDS[kind];

const KIND_OF_NAME = {
  EPISODE: 'episode',
  MATCH: 'match',
  CLIP: 'clip',
  HIGHLIGHT: 'highlight',
  SHORT: 'short',
} as const satisfies Record<VideoKind, RecordKind>;

/** Converts a video kind of the graph into the value that the cms uses. */
export const kindOf = (name: VideoKind | null | undefined): RecordKind | undefined =>
  name ? KIND_OF_NAME[name] : undefined;

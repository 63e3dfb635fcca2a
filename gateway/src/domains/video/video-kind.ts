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

/** Name of a kind in the graph. */
export const kindName = (kind: RecordKind): VideoKind => KINDS[kind];

const KIND_OF_NAME = {
  EPISODE: 'episode',
  MATCH: 'match',
  CLIP: 'clip',
  HIGHLIGHT: 'highlight',
  SHORT: 'short',
} as const satisfies Record<VideoKind, RecordKind>;

/** The cms's word for a kind of the graph. */
export const kindOf = (name: VideoKind | null | undefined): RecordKind | undefined =>
  name ? KIND_OF_NAME[name] : undefined;

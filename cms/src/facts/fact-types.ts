/** A type of shared facts, the type of its words, and the key by which the world knows a record. */
export interface FactType {
  /** Name in the change feed. */
  change: 'channel' | 'show' | 'video' | 'meta-tags';
  facts: 'api::channel.channel' | 'api::show.show' | 'api::video.video' | 'api::meta-tags.meta-tag';
  words:
    | 'api::channel.channel-text'
    | 'api::show.show-text'
    | 'api::video.video-text'
    | 'api::meta-tags.meta-tag-text';
  factsTable: string;
  wordsTable: string;
  key: 'slug' | 'code';
  /** What editors call one record. */
  noun: string;
}

/** A record's facts and its words share one document id: see docs/decisions. */
export const FACT_TYPES: readonly FactType[] = [
  {
    change: 'channel',
    facts: 'api::channel.channel',
    words: 'api::channel.channel-text',
    factsTable: 'channels',
    wordsTable: 'channel_texts',
    key: 'slug',
    noun: 'channel',
  },
  {
    change: 'show',
    facts: 'api::show.show',
    words: 'api::show.show-text',
    factsTable: 'shows',
    wordsTable: 'show_texts',
    key: 'slug',
    noun: 'show',
  },
  {
    change: 'video',
    facts: 'api::video.video',
    words: 'api::video.video-text',
    factsTable: 'videos',
    wordsTable: 'video_texts',
    key: 'code',
    noun: 'video',
  },
  {
    change: 'meta-tags',
    facts: 'api::meta-tags.meta-tag',
    words: 'api::meta-tags.meta-tag-text',
    factsTable: 'meta_tags',
    wordsTable: 'meta_tag_texts',
    key: 'code',
    noun: 'page',
  },
];

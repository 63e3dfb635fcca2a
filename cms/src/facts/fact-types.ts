/** A type of shared facts, the type of its words, and the key by which the world knows a record. */
export interface FactType {
  /** Name in the change feed. */
  change: 'channel' | 'show' | 'video' | 'meta-tags' | 'plan' | 'schedule-entry';
  facts:
    | 'api::channel.channel'
    | 'api::show.show'
    | 'api::video.video'
    | 'api::meta-tags.meta-tag'
    | 'api::plan.plan'
    | 'api::schedule.schedule-entry';
  words:
    | 'api::channel.channel-text'
    | 'api::show.show-text'
    | 'api::video.video-text'
    | 'api::meta-tags.meta-tag-text'
    | 'api::plan.plan-text'
    | 'api::schedule.schedule-entry-text';
  factsTable: string;
  wordsTable: string;
  /** Column; an entry of the schedule has no name of its own. */
  key: 'slug' | 'code' | 'document_id';
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
  {
    change: 'plan',
    facts: 'api::plan.plan',
    words: 'api::plan.plan-text',
    factsTable: 'plans',
    wordsTable: 'plan_texts',
    key: 'code',
    noun: 'plan',
  },
  {
    change: 'schedule-entry',
    facts: 'api::schedule.schedule-entry',
    words: 'api::schedule.schedule-entry-text',
    factsTable: 'schedule_entries',
    wordsTable: 'schedule_entry_texts',
    key: 'document_id',
    noun: 'entry',
  },
];

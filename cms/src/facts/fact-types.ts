/** Type of shared facts, the type of its words, and the public key of a record. */
export interface FactType {
  /** Name in the change feed. */
  change:
    | 'channel'
    | 'show'
    | 'video'
    | 'meta-tags'
    | 'plan'
    | 'schedule-entry'
    | 'sport'
    | 'season'
    | 'menu-item'
    | 'modal'
    | 'delete-reason'
    | 'page';
  facts:
    | 'api::channel.channel'
    | 'api::show.show'
    | 'api::video.video'
    | 'api::meta-tags.meta-tag'
    | 'api::plan.plan'
    | 'api::schedule.schedule-entry'
    | 'api::sport.sport'
    | 'api::season.season'
    | 'api::menu.menu-item'
    | 'api::modal.modal'
    | 'api::delete-reason.delete-reason'
    | 'api::generic-page.generic-page';
  words:
    | 'api::channel.channel-text'
    | 'api::show.show-text'
    | 'api::video.video-text'
    | 'api::meta-tags.meta-tag-text'
    | 'api::plan.plan-text'
    | 'api::schedule.schedule-entry-text'
    | 'api::sport.sport-text'
    | 'api::season.season-text'
    | 'api::menu.menu-item-text'
    | 'api::modal.modal-text'
    | 'api::delete-reason.delete-reason-text'
    | 'api::generic-page.generic-page-text';
  /** Public key; a schedule entry has no name, so it uses the document id. */
  key: 'slug' | 'code' | 'document' | 'key';
  /** Word for one record in messages to editors. */
  noun: string;
  /** Name of the unique fields in messages to editors, where they are not the key. */
  identity?: string;
  /** The feed reports its changes as changes of this parent type. */
  toldAs?: 'show';
}

/** Facts and words of a record share one document id: see docs/decisions/0020. */
export const FACT_TYPES: readonly FactType[] = [
  {
    change: 'channel',
    facts: 'api::channel.channel',
    words: 'api::channel.channel-text',
    key: 'slug',
    noun: 'channel',
  },
  {
    change: 'show',
    facts: 'api::show.show',
    words: 'api::show.show-text',
    key: 'slug',
    noun: 'show',
  },
  {
    change: 'video',
    facts: 'api::video.video',
    words: 'api::video.video-text',
    key: 'code',
    noun: 'video',
  },
  {
    change: 'meta-tags',
    facts: 'api::meta-tags.meta-tag',
    words: 'api::meta-tags.meta-tag-text',
    key: 'code',
    noun: 'page',
  },
  {
    change: 'plan',
    facts: 'api::plan.plan',
    words: 'api::plan.plan-text',
    key: 'code',
    noun: 'plan',
  },
  {
    change: 'schedule-entry',
    facts: 'api::schedule.schedule-entry',
    words: 'api::schedule.schedule-entry-text',
    key: 'document',
    noun: 'entry',
  },
  {
    change: 'sport',
    facts: 'api::sport.sport',
    words: 'api::sport.sport-text',
    key: 'slug',
    noun: 'sport',
  },
  {
    change: 'season',
    facts: 'api::season.season',
    words: 'api::season.season-text',
    key: 'document',
    noun: 'season',
    identity: 'show and number',
    toldAs: 'show',
  },
  {
    change: 'menu-item',
    facts: 'api::menu.menu-item',
    words: 'api::menu.menu-item-text',
    key: 'document',
    noun: 'menu entry',
  },
  {
    change: 'modal',
    facts: 'api::modal.modal',
    words: 'api::modal.modal-text',
    key: 'code',
    noun: 'promotion',
  },
  {
    change: 'delete-reason',
    facts: 'api::delete-reason.delete-reason',
    words: 'api::delete-reason.delete-reason-text',
    key: 'key',
    noun: 'reason',
  },
  {
    change: 'page',
    facts: 'api::generic-page.generic-page',
    words: 'api::generic-page.generic-page-text',
    key: 'slug',
    noun: 'page',
  },
];

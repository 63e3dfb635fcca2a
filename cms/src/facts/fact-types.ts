import type { LocalizedMessage } from '../checks/localized-message';

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
  noun: LocalizedMessage;
  /** Field that a message about a second record like it belongs to, and what is the same; the key where it is left out. */
  identity?: { field: string; name: LocalizedMessage };
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
    noun: { en: 'channel', ar: 'قناة' },
  },
  {
    change: 'show',
    facts: 'api::show.show',
    words: 'api::show.show-text',
    key: 'slug',
    noun: { en: 'show', ar: 'برنامج' },
  },
  {
    change: 'video',
    facts: 'api::video.video',
    words: 'api::video.video-text',
    key: 'code',
    noun: { en: 'video', ar: 'فيديو' },
  },
  {
    change: 'meta-tags',
    facts: 'api::meta-tags.meta-tag',
    words: 'api::meta-tags.meta-tag-text',
    key: 'code',
    noun: { en: 'page', ar: 'صفحة' },
  },
  {
    change: 'plan',
    facts: 'api::plan.plan',
    words: 'api::plan.plan-text',
    key: 'code',
    noun: { en: 'plan', ar: 'باقة' },
  },
  {
    change: 'schedule-entry',
    facts: 'api::schedule.schedule-entry',
    words: 'api::schedule.schedule-entry-text',
    key: 'document',
    noun: { en: 'entry', ar: 'فقرة' },
  },
  {
    change: 'sport',
    facts: 'api::sport.sport',
    words: 'api::sport.sport-text',
    key: 'slug',
    noun: { en: 'sport', ar: 'رياضة' },
  },
  {
    change: 'season',
    facts: 'api::season.season',
    words: 'api::season.season-text',
    key: 'document',
    noun: { en: 'season', ar: 'موسم' },
    identity: { field: 'number', name: { en: 'show and number', ar: 'رقم الموسم في البرنامج' } },
    toldAs: 'show',
  },
  {
    change: 'menu-item',
    facts: 'api::menu.menu-item',
    words: 'api::menu.menu-item-text',
    key: 'document',
    noun: { en: 'menu entry', ar: 'بند' },
  },
  {
    change: 'modal',
    facts: 'api::modal.modal',
    words: 'api::modal.modal-text',
    key: 'code',
    noun: { en: 'promotion', ar: 'عرض' },
  },
  {
    change: 'delete-reason',
    facts: 'api::delete-reason.delete-reason',
    words: 'api::delete-reason.delete-reason-text',
    key: 'key',
    noun: { en: 'reason', ar: 'سبب' },
  },
  {
    change: 'page',
    facts: 'api::generic-page.generic-page',
    words: 'api::generic-page.generic-page-text',
    key: 'slug',
    noun: { en: 'page', ar: 'صفحة' },
  },
];

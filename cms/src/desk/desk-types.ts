/** Lists of the desk, in the order of its menu. */
export const DESK_LISTS = ['videos', 'shows', 'channels', 'pages', 'schedule'] as const;
export type DeskList = (typeof DESK_LISTS)[number];

/** A kind of record in the desk: its facts, its words, or both. */
export interface DeskType {
  /** Name of the type in addresses of the desk. */
  type: string;
  list: DeskList;
  /** Content type of what both languages share; null where each language stands alone. */
  facts: `api::${string}` | null;
  /** Content type of the words; null where there are none. */
  words: `api::${string}` | null;
  /** There is one record of it, which cannot be created. */
  single: boolean;
}

const twin = (list: DeskList, type: string, api: string): DeskType => ({
  ...{ type, list, single: false },
  ...{ facts: `api::${api}`, words: `api::${api}-text` },
});

const page = (type: string, uid: `api::${string}`): DeskType => ({
  ...{ type, list: 'pages', single: true, facts: null, words: uid },
});

const plain = (type: string, uid: `api::${string}`, single: boolean): DeskType => ({
  ...{ type, list: 'pages', single, facts: uid, words: null },
});

/** All kinds of records that editors see, in the order in which lists group them. */
export const DESK_TYPES: readonly DeskType[] = [
  twin('videos', 'video', 'video.video'),
  twin('shows', 'show', 'show.show'),
  twin('shows', 'season', 'season.season'),
  twin('channels', 'channel', 'channel.channel'),
  twin('channels', 'sport', 'sport.sport'),
  twin('schedule', 'schedule-entry', 'schedule.schedule-entry'),
  page('home', 'api::home.home'),
  page('landing', 'api::landing.landing'),
  page('manifesto', 'api::manifesto.manifesto-page'),
  page('business', 'api::business.business-page'),
  page('contact', 'api::contact.contact-page'),
  page('where-to-watch', 'api::where-to-watch.where-to-watch-page'),
  page('terms', 'api::legal.terms-page'),
  page('privacy', 'api::legal.privacy-page'),
  page('faq', 'api::faq.faq-page'),
  { ...page('question', 'api::faq.faq-entry'), single: false },
  twin('pages', 'page', 'generic-page.generic-page'),
  twin('pages', 'menu-item', 'menu.menu-item'),
  page('footer', 'api::menu.footer'),
  page('brand', 'api::settings.settings'),
  page('app-banner', 'api::smart-banner.smart-banner'),
  twin('pages', 'promotion', 'modal.modal'),
  twin('pages', 'plan', 'plan.plan'),
  twin('pages', 'meta-tags', 'meta-tags.meta-tag'),
  twin('pages', 'delete-reason', 'delete-reason.delete-reason'),
  plain('featured-shows', 'api::home.home-selection', true),
  plain('contact-details', 'api::settings.contact', true),
  plain('app-stores', 'api::smart-banner.app-store', true),
  plain('spellings', 'api::search-alias.search-alias', false),
];

const BY_NAME: ReadonlyMap<string, DeskType> = new Map(DESK_TYPES.map((each) => [each.type, each]));

export const deskTypeOf = (type: string): DeskType | undefined => BY_NAME.get(type);

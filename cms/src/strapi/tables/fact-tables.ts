import type { FactType } from '../../facts/fact-types';

/** Strapi's tables of a type of facts and of its words. */
interface FactTables {
  facts: string;
  words: string;
}

const TABLES: Readonly<Record<FactType['change'], FactTables>> = {
  channel: { facts: 'channels', words: 'channel_texts' },
  show: { facts: 'shows', words: 'show_texts' },
  video: { facts: 'videos', words: 'video_texts' },
  'meta-tags': { facts: 'meta_tags', words: 'meta_tag_texts' },
  plan: { facts: 'plans', words: 'plan_texts' },
  'schedule-entry': { facts: 'schedule_entries', words: 'schedule_entry_texts' },
  sport: { facts: 'sports', words: 'sport_texts' },
  season: { facts: 'seasons', words: 'season_texts' },
  'menu-item': { facts: 'menu_items', words: 'menu_item_texts' },
  modal: { facts: 'modals', words: 'modal_texts' },
  'delete-reason': { facts: 'delete_reasons', words: 'delete_reason_texts' },
  page: { facts: 'generic_pages', words: 'generic_page_texts' },
};

/** Returns the tables of `type`, and the column with the key of its facts. */
export const factTables = ({ change, key }: FactType): FactTables & { keyColumn: string } => ({
  ...TABLES[change],
  keyColumn: key === 'document' ? 'document_id' : key,
});

import { FACT_TYPES } from '../../facts/fact-types';
import { feedTrigger } from '../../feed/feed.sql';
import { factTables } from './fact-tables';
import { SEASON_FUNCTIONS, seasonTriggers } from './season-triggers.sql';

/**
 * Trigger function; arguments: name in the feed, then the table and key column of the facts, or an empty text and a
 * fixed key (empty: the document id).
 */
const WORDS_FUNCTION = `
  CREATE OR REPLACE FUNCTION feed.record_words() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE words record; document text;
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.published_at IS NOT NULL THEN words := OLD;
    ELSIF TG_OP <> 'DELETE' AND NEW.published_at IS NOT NULL THEN words := NEW;
    ELSE RETURN NULL;
    END IF;
    IF TG_ARGV[1] = '' THEN
      document := coalesce(nullif(TG_ARGV[2], ''), words.document_id);
    ELSE
      EXECUTE format('SELECT %I FROM %I WHERE document_id = $1', TG_ARGV[2], TG_ARGV[1])
        INTO document USING words.document_id;
    END IF;
    IF document IS NOT NULL THEN PERFORM feed.append(TG_ARGV[0], document, words.locale); END IF;
    RETURN NULL;
  END $$;`;

const relatedFacts = FACT_TYPES.map((type) => {
  const { facts, keyColumn } = factTables(type);
  return `IF of_type = '${type.facts}' THEN SELECT ${keyColumn} INTO document FROM ${facts} WHERE id = of_id;
     IF document IS NOT NULL THEN PERFORM feed.append('${type.change}', document, NULL); END IF; END IF;`;
}).join('\n');

/**
 * The hero belongs to the words: each language has its own. A draft's hero is not public, so it makes no
 * change.
 */
const LANDING_OF_PICTURE = `
  IF of_type = 'api::landing.landing' THEN
    PERFORM feed.append('landing', 'landing', locale) FROM landings WHERE id = of_id AND published_at IS NOT NULL;
  END IF;`;

/** Pictures of the manifesto belong to its sections, which have one language and status, like the page. */
const MANIFESTO_OF_PICTURE = `
  IF of_type = 'page.manifesto-section' THEN
    PERFORM feed.append('page', 'manifesto', m.locale)
    FROM manifesto_pages_cmps k JOIN manifesto_pages m ON m.id = k.entity_id
    WHERE k.cmp_id = of_id AND k.field = 'sections' AND m.published_at IS NOT NULL;
  END IF;`;

/** Replacing a picture, or linking or unlinking it, changes the records that show it. */
const PICTURE_FUNCTIONS = `
  CREATE OR REPLACE FUNCTION feed.append_related(of_type text, of_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE document text;
  BEGIN ${relatedFacts} ${LANDING_OF_PICTURE} ${MANIFESTO_OF_PICTURE} END $$;

  CREATE OR REPLACE FUNCTION feed.record_picture_link() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM feed.append_related(OLD.related_type, OLD.related_id); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM feed.append_related(NEW.related_type, NEW.related_id); END IF;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION feed.record_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE link record;
  BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM feed.append('picture', OLD.url, NULL); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM feed.append('picture', NEW.url, NULL); END IF;
    FOR link IN SELECT related_type, related_id FROM files_related_mph
      WHERE file_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END
    LOOP PERFORM feed.append_related(link.related_type, link.related_id); END LOOP;
    RETURN NULL;
  END $$;`;

/** Tables of single pages, with their slugs. */
const ONE_PAGE_TABLES = [
  ['manifesto_pages', 'manifesto'],
  ['business_pages', 'business'],
  ['terms_pages', 'terms-and-conditions'],
  ['privacy_pages', 'privacy-policy'],
  ['contact_pages', 'contact-us'],
  ['where_to_watch_pages', 'where-to-watch'],
] as const;

const triggers = [
  ...FACT_TYPES.filter(({ toldAs }) => toldAs === undefined).flatMap((type) => {
    const { facts, words, keyColumn } = factTables(type);
    return [
      feedTrigger(facts, `feed.record_facts('${type.change}', '${keyColumn}')`),
      feedTrigger(words, `feed.record_words('${type.change}', '${facts}', '${keyColumn}')`),
    ];
  }),
  feedTrigger('faq_entries', "feed.record_words('faq-entry', '', '')"),
  feedTrigger('faq_pages', "feed.record_words('faq-page', '', 'faq')"),
  feedTrigger('landings', "feed.record_words('landing', '', 'landing')"),
  feedTrigger('homes', "feed.record_words('home', '', 'home')"),
  feedTrigger('home_selections', "feed.record_facts('home', '', 'home')"),
  ...ONE_PAGE_TABLES.map(([table, slug]) => feedTrigger(table, `feed.record_words('page', '', '${slug}')`)),
  feedTrigger('settings', "feed.record_words('settings', '', 'settings')"),
  feedTrigger('contacts', "feed.record_facts('settings', '', 'settings')"),
  feedTrigger('footers', "feed.record_words('footer', '', 'footer')"),
  feedTrigger('smart_banners', "feed.record_words('smart-banner', '', 'smart-banner')"),
  feedTrigger('app_stores', "feed.record_facts('smart-banner', '', 'smart-banner')"),
  feedTrigger('search_aliases', "feed.record_facts('search-alias', 'document_id')"),
  ...seasonTriggers.map(([table, call]) => feedTrigger(table, call)),
  feedTrigger('files', 'feed.record_picture()'),
  feedTrigger('files_related_mph', 'feed.record_picture_link()'),
];

/** Returns the SQL of the triggers that append to the change feed; safe to run again. */
export const feedTriggersSql = (): string =>
  [WORDS_FUNCTION, PICTURE_FUNCTIONS, SEASON_FUNCTIONS, ...triggers].join('\n');

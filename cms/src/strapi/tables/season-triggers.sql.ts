/**
 * Trigger functions that report season changes as changes of the show, because a season has no route of its own.
 * Both tables have triggers: the row that links a deleted season to its show is gone at the commit.
 */
export const SEASON_FUNCTIONS = `
  CREATE OR REPLACE FUNCTION feed.append_show_of_season(of_document text, of_locale text) RETURNS void LANGUAGE sql AS $$
    SELECT feed.append('show', s.slug, of_locale) FROM seasons z
      JOIN seasons_show_lnk l ON l.season_id = z.id JOIN shows s ON s.id = l.show_id
      WHERE z.document_id = of_document
  $$;

  CREATE OR REPLACE FUNCTION feed.record_season() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'DELETE' THEN PERFORM feed.append_show_of_season(NEW.document_id, NULL); END IF;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION feed.record_season_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.published_at IS NOT NULL THEN
      PERFORM feed.append_show_of_season(OLD.document_id, OLD.locale);
    ELSIF TG_OP <> 'DELETE' AND NEW.published_at IS NOT NULL THEN
      PERFORM feed.append_show_of_season(NEW.document_id, NEW.locale);
    END IF;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION feed.record_season_link() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM feed.append('show', slug, NULL) FROM shows WHERE id = OLD.show_id;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM feed.append('show', slug, NULL) FROM shows WHERE id = NEW.show_id;
    END IF;
    RETURN NULL;
  END $$;`;

/** Tables that store seasons, with the trigger function of each. */
export const seasonTriggers: readonly (readonly [table: string, call: string])[] = [
  ['seasons', 'feed.record_season()'],
  ['season_texts', 'feed.record_season_words()'],
  ['seasons_show_lnk', 'feed.record_season_link()'],
];

/** What search results and share cards show of a page; a page without a picture is shared with the site's own. */
export interface PageMeta<Picture> {
  title: string;
  description: string;
  picture: Picture | null;
}

/** Text that may be missing. */
export type MaybeText = string | null | undefined;

/** In characters. Share previews cut longer descriptions. */
const DESCRIPTION_LENGTH = 200;

/** Returns a description as long as share previews show it. */
export const metaDescription = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;

/** Joins the parts of a document title that are known. */
export const metaTitle = (...parts: readonly MaybeText[]): string => parts.filter(Boolean).join(' · ');

/** Merges what editors wrote for search engines over a page's own metadata; without a picture the page's own stays. */
export const withWrittenMeta = <Picture, Own extends PageMeta<Picture>>(
  own: Own,
  written: PageMeta<Picture> | null,
): Own => (written ? { ...own, ...written, picture: written.picture ?? own.picture } : own);

/** Returns the metadata of a page without a record of its own: what editors wrote, else its heading and the tagline. */
export const metaOfFixedPage = <Picture>({
  heading,
  brand,
  tagline,
  written,
}: {
  heading: string;
  brand: string;
  tagline: string;
  written: PageMeta<Picture> | null;
}): PageMeta<Picture> =>
  withWrittenMeta<Picture, PageMeta<Picture>>(
    { title: metaTitle(heading, brand), description: tagline, picture: null },
    written,
  );

import arabic from '../../styles/fonts/alexandria-arabic-wght-normal.woff2';
import latin from '../../styles/fonts/alexandria-latin-wght-normal.woff2';

/** URLs of the interface's font that every page of a language needs for its first frame. */
export const FIRST_FONTS = { en: { latin }, ar: { arabic, latin } } as const;

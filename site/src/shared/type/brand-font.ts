import arabic from '../../styles/fonts/alexandria-arabic-wght-normal.woff2';
import latin from '../../styles/fonts/alexandria-latin-wght-normal.woff2';
import type { Script } from './font-descriptors';

/** Addresses of the files of the interface's font. */
export const BRAND_FONT_FILES: Record<Script, string> = { arabic, latin };

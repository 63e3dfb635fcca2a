import { ABOUT } from './about';
import { ACCESSIBILITY } from './accessibility';
import type { GenericPageSeed } from './generic-page-seed';
import { PRESS } from './press';

/** Pages that consist of text only. */
export const GENERIC_PAGES: readonly GenericPageSeed[] = [ABOUT, ACCESSIBILITY, PRESS];

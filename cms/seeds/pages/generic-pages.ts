import { ABOUT } from './about';
import { ACCESSIBILITY } from './accessibility';
import type { GenericPageSeed } from './generic-page-seed';
import { PRESS } from './press';

/** Pages of nothing but text. */
export const GENERIC_PAGES: readonly GenericPageSeed[] = [ABOUT, ACCESSIBILITY, PRESS];

import { MARKS } from '../../src/shared/head/first-paint';
import { headTagHtml } from '../../src/shared/head/head-tag-html';
import { addressTagsOf } from '../../src/shared/head/head-tags';
import type { HeadPlace } from '../../src/shared/head/page-head';

/** Adds the canonical URL and the other language's URL to a shell without a record. */
export const fillShellUrls = (shell: string, place: Omit<HeadPlace, 'index'>): string =>
  shell.replace(MARKS.head, () => addressTagsOf(place).map(headTagHtml).join('')).replace(MARKS.record, '');

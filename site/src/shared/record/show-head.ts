import { headTagHtml } from '../head/head-tag-html';
import { headTagsOf } from '../head/head-tags';
import type { HeadMeta, HeadPlace } from '../head/page-head';

/** Puts the head of a record in place that became known after Gatsby had rendered the page's head. Marked as Gatsby's, so the next page removes it. */
export const showHead = (meta: HeadMeta, place: HeadPlace): void => {
  document.head.insertAdjacentHTML('beforeend', headTagsOf(meta, place).map(headTagHtml).join(''));
};

import { headTagHtml } from '../head/head-tag-html';
import { headTagsOf } from '../head/head-tags';
import type { HeadMeta, HeadPlace } from '../head/page-head';

/**
 * Adds the head tags of a record that loaded after Gatsby rendered the page's head. They have Gatsby's marker, so
 * the next page removes them.
 */
export const insertHeadTags = (meta: HeadMeta, place: HeadPlace): void => {
  document.head.insertAdjacentHTML('beforeend', headTagsOf(meta, place).map(headTagHtml).join(''));
};

import { MARKS } from '../head/first-paint';
import * as intro from './RecordIntro.module.css';

/** First paint of a show or channel shell: the same block as the page, with marks for the record. */
export const introTemplate = (picture: 'poster' | 'square'): string =>
  `<div class="${intro.intro}"><img class="${intro[picture]}" src="${MARKS.poster}" alt="${MARKS.posterAlt}"><div><h1>${MARKS.title}</h1><p class="${intro.description}">${MARKS.description}</p></div></div>`;

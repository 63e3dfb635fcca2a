import { MARKS } from '../../../shared/head/first-paint';
import * as styles from './EntryPage.module.css';

/** First paint of the shell: still, title and description where the page has them. */
export const entryTemplate = `<article class="${styles.page}"><div class="${styles.art}"><picture>${MARKS.sources}<img class="${styles.picture}" src="${MARKS.poster}" alt="${MARKS.posterAlt}" fetchpriority="high"></picture></div><div class="${styles.text}"><p class="${styles.state}"></p><h1 class="${styles.title}">${MARKS.title}</h1><p class="${styles.description}">${MARKS.description}</p></div></article>`;

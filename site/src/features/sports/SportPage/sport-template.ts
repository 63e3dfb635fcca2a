import { MARKS } from '../../../shared/head/first-paint';
import * as styles from './SportPage.module.css';

/** First paint of the sport shell: the same head as on the page, with placeholders for the record. */
export const sportTemplate = `<div class="${styles.head}" data-hero=""><div class="${styles.body}"><div class="${styles.words}"><h1 class="${styles.title}">${MARKS.title}</h1><p class="${styles.description}">${MARKS.description}</p><div class="${styles.actions}"></div></div><div class="${styles.frame}"><picture>${MARKS.sources}<img class="${styles.picture}" src="${MARKS.poster}" alt="" fetchpriority="high"></picture></div></div></div>`;

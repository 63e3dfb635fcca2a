import { MARKS } from '../../../shared/head/first-paint';
import * as stage from '../Stage/Stage.module.css';
import * as styles from './WatchPage.module.css';

/** First paint of a watch page: poster, title and text where the page will have them. */
export const watchTemplate = `<article class="${styles.page}"><div class="${styles.main}"><div class="${stage.stage}"><picture>${MARKS.sources}<img class="${stage.poster}" src="${MARKS.poster}" alt="${MARKS.posterAlt}" fetchpriority="high"></picture></div><div class="${styles.text}"><h1 class="${styles.title}">${MARKS.title}</h1><p class="${styles.description}">${MARKS.description}</p></div></div></article>`;

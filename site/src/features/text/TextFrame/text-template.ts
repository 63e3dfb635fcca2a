import { MARKS } from '../../../shared/head/first-paint';
import * as styles from './TextFrame.module.css';

/** First paint of a page of text in a shell: title and lead at their final positions. */
export const textTemplate = `<div class="${styles.page}"><h1 class="${styles.title}">${MARKS.title}</h1><p class="${styles.lead}">${MARKS.intro}</p></div>`;

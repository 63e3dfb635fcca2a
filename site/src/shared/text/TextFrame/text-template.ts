import { MARKS } from '../../head/first-paint';
import * as styles from './TextFrame.module.css';

/** First paint of a page of text in a shell: title and lead at their final positions. */
export const textTemplate = `<div class="${styles.page}"><div class="${styles.head}"><h1>${MARKS.title}</h1></div><p class="${styles.lead}">${MARKS.intro}</p></div>`;

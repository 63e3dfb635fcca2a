import { MARKS } from '../../../shared/head/first-paint';
import * as styles from './ChannelHero.module.css';

/** First paint of the channel shell: the same head as on the page, with placeholders for the record. */
export const channelTemplate = `<div class="${styles.head}" data-hero=""><div class="${styles.rays}"></div><div class="${styles.body}"><div class="${styles.words}"><h1 class="${styles.title}">${MARKS.title}</h1><p class="${styles.description}">${MARKS.description}</p></div><div class="${styles.frame}"><picture>${MARKS.sources}<img class="${styles.picture}" src="${MARKS.poster}" alt="" fetchpriority="high"></picture></div></div></div>`;

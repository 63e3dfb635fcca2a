import * as hero from '../../../shared/catalogue/ShowHero/ShowHero.module.css';
import { MARKS, partFor } from '../../../shared/head/first-paint';
import * as styles from './ChannelVideoPage.module.css';

const template = `<div class="${hero.hero} ${hero.short}" data-hero=""><div class="${hero.art}"><picture>${MARKS.sources}<img class="${hero.picture}" src="${MARKS.poster}" alt="" fetchpriority="high"></picture></div><div class="${hero.body}"><div class="${hero.copy}"><h1 class="${hero.title} ${styles.title}">${MARKS.title}</h1><div class="${hero.facts} ${styles.facts}"></div><p class="${hero.lead} ${hero.whole}">${MARKS.description}</p><div class="${hero.actions}"></div></div></div></div>`;

/** First paint of a video below `/channel`, whether its code or the channel's slug was asked for. */
export const channelVideoTemplate = partFor('video', template) + partFor('channel', template);

import * as hero from '../../../shared/catalogue/ShowHero/ShowHero.module.css';
import { MARKS } from '../../../shared/head/first-paint';

/** First paint of the show shell: the same hero as on the page, with placeholders for the record. */
export const showTemplate = `<div class="${hero.hero} ${hero.short}" data-hero=""><div class="${hero.art}"><picture>${MARKS.sources}<img class="${hero.picture}" src="${MARKS.poster}" alt="" fetchpriority="high"></picture></div><div class="${hero.body}"><div class="${hero.copy}"><h1 class="${hero.title} ${hero.long}">${MARKS.title}</h1><p class="${hero.lead} ${hero.whole}">${MARKS.description}</p></div></div></div>`;

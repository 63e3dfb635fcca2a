import escapeHtml from 'escape-html';

import { MARKS } from '../../../shared/head/first-paint';
import * as icon from '../../../shared/ui/Icon/Icon.module.css';
import { iconPaths } from '../../../shared/ui/Icon/icon-paths';
import * as play from '../../../shared/ui/PlayButton/PlayButton.module.css';
import * as skeleton from '../../../shared/ui/Skeleton/Skeleton.module.css';
import * as start from '../Player/states/StartStar.module.css';
import * as stage from '../Stage/Stage.module.css';
import * as upNext from '../UpNext/UpNext.module.css';
import * as head from './WatchHead.module.css';
import * as styles from './WatchPage.module.css';

/** Rows of the list beside the video that a first screen shows. */
const ROWS = 5;

/** HTML of the star, the same as in `StartStar`. */
const star = (label: string): string =>
  `<div class="${start.start}" data-player ${MARKS.beginning}><button type="button" class="${play.play} ${start.star}" aria-label="${escapeHtml(label)}"><span class="${play.star}"></span><span class="${play.sign}"><svg class="${icon.icon} ${icon.shape}" viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths.play}"></path></svg></span></button></div>`;

/** Placeholders of the facts, and of the show with the buttons. */
const facts = `<div class="${head.metaWaiting}" aria-hidden="true"><div class="${skeleton.line}"></div></div><div class="${head.actionsWaiting}" aria-hidden="true"><div class="${skeleton.skeleton} ${skeleton.star} ${head.starWaiting}"></div><div class="${head.namesWaiting}"><div class="${skeleton.line}"></div><div class="${skeleton.line}"></div></div></div>`;

/** Placeholder of the list of what follows. */
const list = `<div class="${upNext.waiting}" aria-hidden="true">${`<div class="${upNext.card}"><div class="${skeleton.skeleton} ${skeleton.wide}"></div><div><div class="${skeleton.line}"></div><div class="${skeleton.line}"></div></div></div>`.repeat(ROWS)}</div>`;

/**
 * First paint of a watch page: poster, play button, title and text at their final positions, and the places of what
 * the page's script adds, so that it moves nothing.
 */
export const watchTemplate = (playLabel: string, needsScripts: string): string =>
  `<article class="${styles.page}"><div class="${styles.main}"><div class="${stage.stage}"><picture>${MARKS.sources}<img class="${stage.poster}" src="${MARKS.poster}" alt="${MARKS.posterAlt}" fetchpriority="high"></picture>${star(playLabel)}</div><div class="${head.head}"><h1 class="${head.title}">${MARKS.title}</h1><noscript><p class="${styles.description}">${escapeHtml(needsScripts)}</p></noscript>${facts}</div><div class="${styles.tabsWaiting}"></div><div class="${styles.details} ${styles.detailsWaiting}"><p class="${styles.description}">${MARKS.description}</p></div></div>${list}</article>`;

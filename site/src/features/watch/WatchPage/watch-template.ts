import escapeHtml from 'escape-html';

import { MARKS } from '../../../shared/head/first-paint';
import * as icon from '../../../shared/ui/Icon/Icon.module.css';
import { iconPaths } from '../../../shared/ui/Icon/icon-paths';
import * as play from '../../../shared/ui/PlayButton/PlayButton.module.css';
import * as start from '../Player/states/StartStar.module.css';
import * as stage from '../Stage/Stage.module.css';
import * as styles from './WatchPage.module.css';

/** HTML of the star, the same as in `StartStar`. */
const star = (label: string): string =>
  `<div class="${start.start}" data-player ${MARKS.beginning}><button type="button" class="${play.play} ${start.star}" aria-label="${escapeHtml(label)}"><span class="${play.star}"></span><span class="${play.sign}"><svg class="${icon.icon} ${icon.shape}" viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths.play}"></path></svg></span></button></div>`;

/** First paint of a watch page: poster, play button, title and text at their final positions. */
export const watchTemplate = (playLabel: string): string =>
  `<article class="${styles.page}"><div class="${styles.main}"><div class="${stage.stage}"><picture>${MARKS.sources}<img class="${stage.poster}" src="${MARKS.poster}" alt="${MARKS.posterAlt}" fetchpriority="high"></picture>${star(playLabel)}</div><div class="${styles.text}"><h1 class="${styles.title}">${MARKS.title}</h1><p class="${styles.description}">${MARKS.description}</p></div></div></article>`;

/** How long the scripts of a page wait for its main picture at most, in milliseconds. */
const PICTURE_WAIT_MS = 2_000;

/** How long they wait for a frame, which a busy machine may not draw for a second, in milliseconds. */
const FRAME_WAIT_MS = 200;

/**
 * Inline script at the end of the body of every page: loads the page's scripts once its main picture has come and the
 * frame with it is drawn, so that they do not share a slow line with what a viewer looks at first. A page without such
 * a picture waits for the first frame alone. A hidden tab draws no frames and does not wait.
 */
export const lateScripts = (sources: readonly string[]): string =>
  [
    '(function(d,s,i){',
    'function load(){while(s.length)d.body.appendChild(d.createElement("script")).src=s.shift()}',
    `function drawn(){requestAnimationFrame(function(){setTimeout(load)});setTimeout(load,${FRAME_WAIT_MS})}`,
    'if(d.hidden)return load();',
    `setTimeout(load,${PICTURE_WAIT_MS});`,
    'if(!i||i.complete)return drawn();',
    'i.addEventListener("load",drawn);i.addEventListener("error",drawn)',
    `})(document,${JSON.stringify(sources)},document.querySelector("img[fetchpriority=high]"))`,
  ].join('');

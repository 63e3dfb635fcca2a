/** Key in the tab's storage: code of the video that starts by itself on the next page. */
export const AUTOPLAY_KEY = 'sahra.play';

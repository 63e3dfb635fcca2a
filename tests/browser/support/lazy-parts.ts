/**
 * What a viewer learns when the script of a module does not come: a part of the page says so and is tried again, a
 * press is told, or nobody misses it.
 */
export type Missing = { part: PartName } | { told: string } | { quiet: string };

/** Parts that missing-scripts.spec.ts goes through one by one. */
export const PART_NAMES = [
  'the suggestions of the search',
  'the panel of channels',
  'the phone’s menu',
  'the popup that shares',
  'the player',
  'the comments',
  'the comments of a short',
  'the film of a short',
  'the reminder of an event',
  'the programmes of tonight',
  'the form of the newsletter',
  'the farewell to a deleted account',
] as const;
export type PartName = (typeof PART_NAMES)[number];

const PRESS = 'a toast after the press, and the button turns back';
const EXTRA = 'the page is whole without it';

/** Every module of the site that an `import()` loads, by its path in `site/src`; lazy-parts.test.ts compares. */
export const LAZY_PARTS: Readonly<Record<string, Missing>> = {
  'shared/search/SuggestionList/SuggestionList': { part: 'the suggestions of the search' },
  'shared/chrome/MegaPanel/MegaPanel': { part: 'the panel of channels' },
  'shared/chrome/MobileMenu/MobileSheet/MobileSheet': { part: 'the phone’s menu' },
  'shared/share/SharePopup': { part: 'the popup that shares' },
  'features/watch/Player/PlayerEntry': { part: 'the player' },
  'shared/comments/Comments': { part: 'the comments' },
  'features/shorts/ShortComments/ShortComments': { part: 'the comments of a short' },
  'features/shorts/ShortVideo/ShortVideoEntry': { part: 'the film of a short' },
  'shared/reminder/EventReminder/EventReminder': { part: 'the reminder of an event' },
  'shared/catalogue/Tonight/Tonight': { part: 'the programmes of tonight' },
  'shared/newsletter/NewsletterForm/NewsletterForm': { part: 'the form of the newsletter' },
  'features/landing/Farewell/FarewellDialog': { part: 'the farewell to a deleted account' },

  'features/home/BecauseRow/BecauseRow': { told: 'in its place, on the home page of a viewer' },
  'features/home/FollowedRow/FollowedRow': { told: 'in its place, on the home page of a viewer' },
  'features/home/ContinueRow/load-watched': { told: 'the row says that it did not load, with a button' },
  'features/watch/Player/next/NextCountdown': { told: 'in its place, within the player' },
  'hls.js': { told: 'the player says that the connection was lost, with a button' },
  'features/text/TextPage/TextPage': { told: 'in its place, for a text that is younger than the build' },
  'shared/third-parties/ConsentBar/ConsentBar': { told: 'a toast, with a button' },
  'shared/page/ErrorText/ErrorText': { told: 'a sentence of the page itself' },
  'shared/auth/sign-out': { told: PRESS },
  'shared/auth/refresh-session': { told: 'a toast: the service cannot be reached' },
  'shared/reminder/reminder-calls': { told: PRESS },
  'shared/watchlist/watchlist-calls': { told: PRESS },
  'shared/watchlist/toggle-saved': { told: PRESS },
  'shared/follow/following-calls': { told: PRESS },
  '@sahra/schemas/messages/en.json': { told: 'the general message, which comes with the page' },
  '@sahra/schemas/messages/ar.json': { told: 'the general message, which comes with the page' },

  'shared/promotions/Promotions/Promotions': { quiet: 'nobody asked for it (0191)' },
  'features/home/Greeting/Greeting': { quiet: 'nobody asked for it (0191)' },
  'shared/third-parties/run-third-parties': { quiet: 'nobody asked for them (0191)' },
  'shared/auth/load-viewer': { quiet: 'only logged (R16 of the rules): the next page reads it' },
  'shared/live/live-updates': { quiet: 'the page keeps what it was built from' },
  'shared/ui/Toasts/ToastMessage/let-toast-leave': { quiet: 'the message stays and has a button' },
  'shared/progress/merge-guest-progress': { quiet: 'the next page tries again' },
  'shared/watchlist/load-saved-codes': { quiet: 'the button still saves' },
  'shared/search/recent-searches': { quiet: 'the search goes on and is not remembered' },
  'shared/preferences/load-preferred-channels': { quiet: 'the channels keep the editors’ order' },
  'shared/catalogue/VideoCounts/fetch-counts': { quiet: EXTRA },
  'features/watch/follows/load-watched-parts': { quiet: EXTRA },
  'features/watch/Chapters/load-storyboard-url': { quiet: EXTRA },
  'features/shows/show-viewer/fetch-show-viewer': { quiet: EXTRA },
};

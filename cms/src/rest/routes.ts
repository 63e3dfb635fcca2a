import { changesRoute } from '../api/changes/changes.route';
import { categoriesRoute } from '../api/channel/categories.route';
import { channelRoute } from '../api/channel/channel.route';
import { channelsRoute } from '../api/channel/channels.route';
import { deleteReasonsRoute } from '../api/delete-reason/delete-reasons.route';
import { faqRoute } from '../api/faq/faq.route';
import { genericPagesRoute } from '../api/generic-page/generic-pages.route';
import { menuRoute } from '../api/menu/menu.route';
import { metaTagsRoute } from '../api/meta-tags/meta-tags.route';
import { modalsRoute } from '../api/modal/modals.route';
import { pageRoute } from '../api/page/page.route';
import { plansCopyRoute } from '../api/plan/plans-copy.route';
import { nextOfEachRoute } from '../api/related/next-of-each.route';
import { nextRoute } from '../api/related/next.route';
import { relatedOfEachRoute } from '../api/related/related-of-each.route';
import { relatedRoute } from '../api/related/related.route';
import { linearChannelsRoute } from '../api/schedule/linear-channels.route';
import { scheduleEntriesRoute } from '../api/schedule/schedule-entries.route';
import { scheduleEntryRoute } from '../api/schedule/schedule-entry.route';
import { scheduleOfEachRoute } from '../api/schedule/schedule-of-each.route';
import { scheduleRoute } from '../api/schedule/schedule.route';
import { searchRoute } from '../api/search/search.route';
import { suggestRoute } from '../api/search/suggest.route';
import { settingsRoute } from '../api/settings/settings.route';
import { showRoute } from '../api/show/show.route';
import { showsRoute } from '../api/show/shows.route';
import { showsOfEachRoute } from '../api/show/shows-of-each.route';
import { sportRoute } from '../api/sport/sport.route';
import { sportsRoute } from '../api/sport/sports.route';
import { smartBannerRoute } from '../api/smart-banner/smart-banner.route';
import { videoByCodeRoute } from '../api/video/video-by-code.route';
import { videoCodesRoute } from '../api/video/video-codes.route';
import { videoPosterRoute } from '../api/video/video-poster.route';
import { videosOfEachRoute } from '../api/video/videos-of-each.route';
import { videosRoute } from '../api/video/videos.route';
import type { Route } from './define-route';

/**
 * All routes under `/api`; no other path exists there. Each route validates its own input, so one list can
 * hold all types.
 */
export const ROUTES = [
  categoriesRoute,
  channelsRoute,
  channelRoute,
  videoByCodeRoute,
  videosRoute,
  videosOfEachRoute,
  videoCodesRoute,
  videoPosterRoute,
  showsRoute,
  showRoute,
  showsOfEachRoute,
  sportsRoute,
  sportRoute,
  relatedRoute,
  relatedOfEachRoute,
  nextRoute,
  nextOfEachRoute,
  metaTagsRoute,
  faqRoute,
  pageRoute,
  genericPagesRoute,
  plansCopyRoute,
  scheduleRoute,
  scheduleOfEachRoute,
  scheduleEntryRoute,
  scheduleEntriesRoute,
  linearChannelsRoute,
  settingsRoute,
  menuRoute,
  smartBannerRoute,
  modalsRoute,
  deleteReasonsRoute,
  searchRoute,
  suggestRoute,
  changesRoute,
] as unknown as readonly Route[];

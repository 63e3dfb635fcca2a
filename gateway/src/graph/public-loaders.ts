import { createPublicLoader } from '../content/public-loader';
import type { PublicScope } from '../content/public-loader';
import { channelSource, channelsSource } from '../domains/channel/channel.source';
import { liveVideosSource } from '../domains/channel/live-videos.source';
import { commentMomentsSource } from '../domains/comment/comment-moments.source';
import { commentSource, commentsSource, repliesSource } from '../domains/comment/comments.source';
import { genericPagesSource } from '../domains/genericPage/generic-pages.source';
import { deleteReasonsSource } from '../domains/deleteReason/delete-reasons.source';
import { menusSource } from '../domains/menu/menus.source';
import { metaTagsSource } from '../domains/metaTags/meta-tags.source';
import { faqSource, pageSource } from '../domains/page/page.source';
import { planTextsSource } from '../domains/plan/plan-texts.source';
import { plansSource } from '../domains/plan/plans.source';
import { modalsSource } from '../domains/promotion/modals.source';
import { smartBannerSource } from '../domains/promotion/smart-banner.source';
import { nextSource, relatedSource } from '../domains/related/related.source';
import { scheduleEntrySource, scheduleSource } from '../domains/schedule/schedule.source';
import { showSource } from '../domains/show/show.source';
import { showsSource } from '../domains/show/shows.source';
import { searchSource, suggestionsSource } from '../domains/search/search.source';
import { siteSettingsSource } from '../domains/site/site-settings.source';
import { sportSource, sportsSource } from '../domains/sport/sport.source';
import { videoSource } from '../domains/video/video.source';
import { videoCountsSource } from '../domains/views/video-counts.source';
import { videosSource } from '../domains/video/videos.source';
import type { AccountsClient } from '../upstreams/accounts/accounts.client';
import type { CmsClient } from '../upstreams/cms/cms.client';

/** Creates the sources of all public data, once per process. */
export const createPublicSources = (cms: CmsClient, accounts: AccountsClient, now: () => number) => ({
  channel: channelSource(cms),
  channels: channelsSource(cms),
  liveVideos: liveVideosSource(cms),
  show: showSource(cms),
  shows: showsSource(cms),
  video: videoSource(cms),
  videos: videosSource(cms),
  related: relatedSource(cms),
  next: nextSource(cms),
  sport: sportSource(cms),
  sports: sportsSource(cms),
  metaTags: metaTagsSource(cms),
  page: pageSource(cms),
  genericPages: genericPagesSource(cms),
  faq: faqSource(cms),
  siteSettings: siteSettingsSource(cms),
  menus: menusSource(cms),
  smartBanner: smartBannerSource(cms),
  modals: modalsSource(cms),
  deleteReasons: deleteReasonsSource(cms),
  schedule: scheduleSource(cms),
  scheduleEntry: scheduleEntrySource(cms),
  planTexts: planTextsSource(cms),
  search: searchSource(cms, now),
  suggestions: suggestionsSource(cms, now),
  plans: plansSource(accounts),
  comments: commentsSource(accounts),
  comment: commentSource(accounts),
  commentMoments: commentMomentsSource(accounts),
  replies: repliesSource(accounts),
  videoCounts: videoCountsSource(accounts),
});

export type PublicSources = ReturnType<typeof createPublicSources>;

/** Creates the loaders of one request over the shared cache. */
export const createPublicLoaders = (sources: PublicSources, scope: PublicScope) => ({
  channel: createPublicLoader(sources.channel, scope),
  channels: createPublicLoader(sources.channels, scope),
  liveVideos: createPublicLoader(sources.liveVideos, scope),
  show: createPublicLoader(sources.show, scope),
  shows: createPublicLoader(sources.shows, scope),
  video: createPublicLoader(sources.video, scope),
  videos: createPublicLoader(sources.videos, scope),
  related: createPublicLoader(sources.related, scope),
  next: createPublicLoader(sources.next, scope),
  sport: createPublicLoader(sources.sport, scope),
  sports: createPublicLoader(sources.sports, scope),
  metaTags: createPublicLoader(sources.metaTags, scope),
  page: createPublicLoader(sources.page, scope),
  genericPages: createPublicLoader(sources.genericPages, scope),
  faq: createPublicLoader(sources.faq, scope),
  siteSettings: createPublicLoader(sources.siteSettings, scope),
  menus: createPublicLoader(sources.menus, scope),
  smartBanner: createPublicLoader(sources.smartBanner, scope),
  modals: createPublicLoader(sources.modals, scope),
  deleteReasons: createPublicLoader(sources.deleteReasons, scope),
  schedule: createPublicLoader(sources.schedule, scope),
  scheduleEntry: createPublicLoader(sources.scheduleEntry, scope),
  planTexts: createPublicLoader(sources.planTexts, scope),
  search: createPublicLoader(sources.search, scope),
  suggestions: createPublicLoader(sources.suggestions, scope),
  plans: createPublicLoader(sources.plans, scope),
  comments: createPublicLoader(sources.comments, scope),
  comment: createPublicLoader(sources.comment, scope),
  commentMoments: createPublicLoader(sources.commentMoments, scope),
  replies: createPublicLoader(sources.replies, scope),
  videoCounts: createPublicLoader(sources.videoCounts, scope),
});

export type PublicLoaders = ReturnType<typeof createPublicLoaders>;

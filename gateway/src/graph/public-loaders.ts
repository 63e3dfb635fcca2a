import { createPublicLoader } from '../content/public-loader';
import type { PublicScope } from '../content/public-loader';
import { channelSource, channelsSource } from '../domains/channel/channel.source';
import { metaTagsSource } from '../domains/metaTags/meta-tags.source';
import { faqSource, pageSource } from '../domains/page/page.source';
import { plansCopySource } from '../domains/plan/plans-copy.source';
import { plansSource } from '../domains/plan/plans.source';
import { scheduleSource } from '../domains/schedule/schedule.source';
import { showSource, showsSource } from '../domains/show/show.source';
import { siteSettingsSource } from '../domains/site/site-settings.source';
import { videoSource } from '../domains/video/video.source';
import { videosSource } from '../domains/video/videos.source';
import type { AccountsClient } from '../upstreams/accounts/accounts.client';
import type { CmsClient } from '../upstreams/cms/cms.client';

/** Sources of everything that is the same for everybody; made once. */
export const createPublicSources = (cms: CmsClient, accounts: AccountsClient) => ({
  channel: channelSource(cms),
  channels: channelsSource(cms),
  show: showSource(cms),
  shows: showsSource(cms),
  video: videoSource(cms),
  videos: videosSource(cms),
  metaTags: metaTagsSource(cms),
  page: pageSource(cms),
  faq: faqSource(cms),
  siteSettings: siteSettingsSource(cms),
  schedule: scheduleSource(cms),
  plansCopy: plansCopySource(cms),
  plans: plansSource(accounts),
});

export type PublicSources = ReturnType<typeof createPublicSources>;

/** Loaders of one request over the shared cache. */
export const createPublicLoaders = (sources: PublicSources, scope: PublicScope) => ({
  channel: createPublicLoader(sources.channel, scope),
  channels: createPublicLoader(sources.channels, scope),
  show: createPublicLoader(sources.show, scope),
  shows: createPublicLoader(sources.shows, scope),
  video: createPublicLoader(sources.video, scope),
  videos: createPublicLoader(sources.videos, scope),
  metaTags: createPublicLoader(sources.metaTags, scope),
  page: createPublicLoader(sources.page, scope),
  faq: createPublicLoader(sources.faq, scope),
  siteSettings: createPublicLoader(sources.siteSettings, scope),
  schedule: createPublicLoader(sources.schedule, scope),
  plansCopy: createPublicLoader(sources.plansCopy, scope),
  plans: createPublicLoader(sources.plans, scope),
});

export type PublicLoaders = ReturnType<typeof createPublicLoaders>;

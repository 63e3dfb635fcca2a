import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';

import { businessResolvers } from '../domains/business/business.resolvers';
import { channelResolvers } from '../domains/channel/channel.resolvers';
import { codeResolvers } from '../domains/code/code.resolvers';
import { commentResolvers } from '../domains/comment/comment.resolvers';
import { contactResolvers } from '../domains/contact/contact.resolvers';
import { contentVersionResolvers } from '../domains/content/content-version.resolvers';
import { deletionResolvers } from '../domains/deletion/deletion.resolvers';
import { deleteReasonResolvers } from '../domains/deleteReason/delete-reason.resolvers';
import { menuResolvers } from '../domains/menu/menu.resolvers';
import { deviceResolvers } from '../domains/device/device.resolvers';
import { exportResolvers } from '../domains/export/export.resolvers';
import { genericPageResolvers } from '../domains/genericPage/generic-page.resolvers';
import { legalResolvers } from '../domains/legal/legal.resolvers';
import { manifestoResolvers } from '../domains/manifesto/manifesto.resolvers';
import { metaTagsResolvers } from '../domains/metaTags/meta-tags.resolvers';
import { messageResolvers } from '../domains/message/message.resolvers';
import { newsletterResolvers } from '../domains/newsletter/newsletter.resolvers';
import { pageResolvers } from '../domains/page/page.resolvers';
import { planResolvers } from '../domains/plan/plan.resolvers';
import { playResolvers } from '../domains/play/play.resolvers';
import { passwordResolvers } from '../domains/password/password.resolvers';
import { profileResolvers } from '../domains/profile/profile.resolvers';
import { promotionResolvers } from '../domains/promotion/promotion.resolvers';
import { relatedResolvers } from '../domains/related/related.resolvers';
import { rowResolvers } from '../domains/row/row.resolvers';
import { scheduleResolvers } from '../domains/schedule/schedule.resolvers';
import { searchResolvers } from '../domains/search/search.resolvers';
import { sessionResolvers } from '../domains/session/session.resolvers';
import { showResolvers } from '../domains/show/show.resolvers';
import { siteSettingsResolvers } from '../domains/site/site-settings.resolvers';
import { sportResolvers } from '../domains/sport/sport.resolvers';
import { videoResolvers } from '../domains/video/video.resolvers';
import { preferencesResolvers } from '../domains/preferences/preferences.resolvers';
import { progressResolvers } from '../domains/progress/progress.resolvers';
import { reminderResolvers } from '../domains/reminder/reminder.resolvers';
import { viewsResolvers } from '../domains/views/views.resolvers';
import { paymentResolvers } from '../domains/payment/payment.resolvers';
import { subscriptionResolvers } from '../domains/subscription/subscription.resolvers';
import { watchlistResolvers } from '../domains/watchlist/watchlist.resolvers';
import { viewerResolvers } from '../domains/viewer/viewer.resolvers';
import { whereToWatchResolvers } from '../domains/whereToWatch/where-to-watch.resolvers';
import { guardFields } from './access/guard-fields';
import { dateTimeScalar } from './date-time.scalar';
import type { GraphContext } from './graph-context';
import { readContract } from './read-contract';

const RESOLVERS = [
  contentVersionResolvers,
  channelResolvers,
  showResolvers,
  videoResolvers,
  sportResolvers,
  relatedResolvers,
  metaTagsResolvers,
  pageResolvers,
  manifestoResolvers,
  businessResolvers,
  legalResolvers,
  contactResolvers,
  whereToWatchResolvers,
  genericPageResolvers,
  rowResolvers,
  scheduleResolvers,
  searchResolvers,
  planResolvers,
  newsletterResolvers,
  commentResolvers,
  messageResolvers,
  codeResolvers,
  siteSettingsResolvers,
  menuResolvers,
  promotionResolvers,
  deleteReasonResolvers,
  deletionResolvers,
  exportResolvers,
  viewerResolvers,
  sessionResolvers,
  passwordResolvers,
  profileResolvers,
  deviceResolvers,
  playResolvers,
  watchlistResolvers,
  progressResolvers,
  viewsResolvers,
  preferencesResolvers,
  reminderResolvers,
  subscriptionResolvers,
  paymentResolvers,
];

/** The graph: the printed contract with its resolvers, and its fields guarded as their directives say. A check keeps the contract equal to the SDL beside them. */
export const createGraphSchema = (): GraphQLSchema =>
  guardFields(
    makeExecutableSchema<GraphContext>({
      typeDefs: readContract('gateway.graphql'),
      resolvers: [{ DateTime: dateTimeScalar }, ...RESOLVERS],
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );

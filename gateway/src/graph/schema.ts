import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';

import { businessResolvers } from '../domains/business/business.resolvers';
import { channelResolvers } from '../domains/channel/channel.resolvers';
import { codeResolvers } from '../domains/code/code.resolvers';
import { commentChangesResolvers } from '../domains/comment/comment-changes.resolvers';
import { commentResolvers } from '../domains/comment/comment.resolvers';
import { contactResolvers } from '../domains/contact/contact.resolvers';
import { contentVersionResolvers } from '../domains/content/content-version.resolvers';
import { pictureResolvers } from '../domains/content/picture.resolvers';
import { deleteReasonResolvers } from '../domains/deleteReason/delete-reason.resolvers';
import { deletionResolvers } from '../domains/deletion/deletion.resolvers';
import { deviceResolvers } from '../domains/device/device.resolvers';
import { exportResolvers } from '../domains/export/export.resolvers';
import { genericPageResolvers } from '../domains/genericPage/generic-page.resolvers';
import { legalResolvers } from '../domains/legal/legal.resolvers';
import { liveResolvers } from '../domains/live/live.resolvers';
import { manifestoResolvers } from '../domains/manifesto/manifesto.resolvers';
import { menuResolvers } from '../domains/menu/menu.resolvers';
import { messageResolvers } from '../domains/message/message.resolvers';
import { metaTagsResolvers } from '../domains/metaTags/meta-tags.resolvers';
import { newsletterResolvers } from '../domains/newsletter/newsletter.resolvers';
import { nodeResolvers } from '../domains/node/node.resolvers';
import { pageResolvers } from '../domains/page/page.resolvers';
import { emailResolvers } from '../domains/email/email.resolvers';
import { passwordResolvers } from '../domains/password/password.resolvers';
import { paymentResolvers } from '../domains/payment/payment.resolvers';
import { planResolvers } from '../domains/plan/plan.resolvers';
import { playbackResolvers } from '../domains/playback/playback.resolvers';
import { preferencesResolvers } from '../domains/preferences/preferences.resolvers';
import { profileResolvers } from '../domains/profile/profile.resolvers';
import { progressResolvers } from '../domains/progress/progress.resolvers';
import { promotionResolvers } from '../domains/promotion/promotion.resolvers';
import { recommendationResolvers } from '../domains/recommendation/recommendation.resolvers';
import { relatedResolvers } from '../domains/related/related.resolvers';
import { reminderResolvers } from '../domains/reminder/reminder.resolvers';
import { rowResolvers } from '../domains/row/row.resolvers';
import { scheduleResolvers } from '../domains/schedule/schedule.resolvers';
import { searchResolvers } from '../domains/search/search.resolvers';
import { sessionResolvers } from '../domains/session/session.resolvers';
import { showResolvers } from '../domains/show/show.resolvers';
import { siteSettingsResolvers } from '../domains/site/site-settings.resolvers';
import { sportResolvers } from '../domains/sport/sport.resolvers';
import { paymentMethodChangeResolvers } from '../domains/subscription/payment-method-change.resolvers';
import { planChangeResolvers } from '../domains/subscription/plan-change.resolvers';
import { subscriptionResolvers } from '../domains/subscription/subscription.resolvers';
import { videoOfViewerResolvers } from '../domains/video/video-of-viewer.resolvers';
import { videoResolvers } from '../domains/video/video.resolvers';
import { viewerResolvers } from '../domains/viewer/viewer.resolvers';
import { filmResolvers } from '../domains/film/film.resolvers';
import { viewsResolvers } from '../domains/views/views.resolvers';
import { watchlistShowsResolvers } from '../domains/watchlist/watchlist-shows.resolvers';
import { watchlistResolvers } from '../domains/watchlist/watchlist.resolvers';
import { whereToWatchResolvers } from '../domains/whereToWatch/where-to-watch.resolvers';
import { guardFields } from './access/guard-fields';
import type { GraphContext } from './graph-context';
import { guardErrorCodes } from './guard-error-codes';
import { readSchemaFile } from './read-schema-file';
import { SCALARS } from './scalars';

const RESOLVERS = [
  contentVersionResolvers,
  nodeResolvers,
  pictureResolvers,
  channelResolvers,
  showResolvers,
  videoResolvers,
  videoOfViewerResolvers,
  sportResolvers,
  recommendationResolvers,
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
  commentChangesResolvers,
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
  emailResolvers,
  passwordResolvers,
  profileResolvers,
  deviceResolvers,
  playbackResolvers,
  watchlistResolvers,
  watchlistShowsResolvers,
  progressResolvers,
  viewsResolvers,
  filmResolvers,
  preferencesResolvers,
  reminderResolvers,
  subscriptionResolvers,
  paymentMethodChangeResolvers,
  planChangeResolvers,
  paymentResolvers,
  liveResolvers,
];

/**
 * Creates the schema from the printed contract and the resolvers, and guards its fields as their directives
 * require. A check keeps the contract equal to the SDL files beside the resolvers.
 */
export const createGraphSchema = (): GraphQLSchema =>
  guardErrorCodes(
    guardFields(
      makeExecutableSchema<GraphContext>({
        typeDefs: readSchemaFile('gateway.graphql'),
        resolvers: [SCALARS, ...RESOLVERS],
        resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
      }),
    ),
  );

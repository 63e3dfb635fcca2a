import { messageOf } from '@sahra/schemas/messages';

import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import type { Resolvers } from '../../graph/resolver-types.generated';

/** Awaits the call that sends a message and returns the mutation's result. */
const sent = async ({ locale }: GraphContext, sending: Promise<void>) => {
  try {
    await sending;
    return { sent: true, message: messageOf('MESSAGE_SENT', locale), errors: [] };
  } catch (error) {
    return { sent: false, message: null, errors: formErrorsOf(error, locale) };
  }
};

export const messageResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: (_root, { input }, context) =>
      sent(context, context.services.accounts.sendContactMessage(context.caller, input)),
    sendFeedback: (_root, { input: { comment, email = null } }, context) =>
      sent(context, context.services.accounts.sendFeedback(context.caller, { comment, email })),
    reportProblem: (_root, { input: { comment, email = null, videoCode = null } }, context) => {
      const report = { comment, email, video_code: videoCode };
      return sent(context, context.services.accounts.reportProblem(context.caller, report));
    },
  },
};

import { Type } from 'typebox';

import { COMMENT_LENGTH, CONTACT_NAME_LENGTH, EMAIL_MAX, MESSAGE_LENGTH } from '@sahra/schemas/constants';

const Email = Type.String({ maxLength: EMAIL_MAX, description: 'Refusals: EMAIL_REQUIRED, EMAIL_INVALID.' });

const OptionalEmail = Type.Optional(
  Type.Union([Type.String({ maxLength: EMAIL_MAX }), Type.Null()], {
    description: 'Where an answer goes; without one there is none. Refusal: EMAIL_INVALID.',
  }),
);

const Comment = Type.String({
  minLength: COMMENT_LENGTH.min,
  description: `Up to ${COMMENT_LENGTH.max} code points. Refusals: MESSAGE_REQUIRED, COMMENT_LENGTH.`,
});

/** Body of POST /api/contact. The schema describes the rules; `checkContactMessage` applies all of them at once. */
export const ContactMessageSchema = Type.Object(
  {
    name: Type.String({
      minLength: CONTACT_NAME_LENGTH.min,
      description: `${CONTACT_NAME_LENGTH.min} to ${CONTACT_NAME_LENGTH.max} code points in NFC: letters and marks of any script with their joiners, apostrophes, hyphens and middle dots; space, full stop. Refusals: NAME_REQUIRED, NAME_LENGTH, NAME_CHARACTERS.`,
    }),
    email: Email,
    content: Type.String({
      minLength: MESSAGE_LENGTH.min,
      description: `${MESSAGE_LENGTH.min} to ${MESSAGE_LENGTH.max} code points. Refusals: MESSAGE_REQUIRED, MESSAGE_LENGTH.`,
    }),
  },
  { $id: 'ContactMessage', description: 'A message to the people of the product.' },
);

/** Body of POST /api/feedback; `checkRemark` applies all rules at once. */
export const FeedbackSchema = Type.Object(
  { comment: Comment, email: OptionalEmail },
  { $id: 'Feedback', description: 'What somebody thinks of the product.' },
);

/** Body of POST /api/report; `checkRemark` applies all rules at once. */
export const ProblemReportSchema = Type.Object(
  {
    comment: Comment,
    email: OptionalEmail,
    video_code: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'Code of the video that the problem is with. Refusal of what cannot be one: NOT_FOUND.',
      }),
    ),
  },
  { $id: 'ProblemReport', description: 'A problem with the product or with one of its videos.' },
);

/** Response to a message that was stored. */
export const MessageReceiptSchema = Type.Object(
  {
    code: Type.Literal('MESSAGE_SENT', { description: 'Stable code, a key of schemas/messages.' }),
    message: Type.String({ description: 'Text to show, in the language of `X-localization`.' }),
  },
  { $id: 'MessageReceipt', description: 'A message has arrived.' },
);

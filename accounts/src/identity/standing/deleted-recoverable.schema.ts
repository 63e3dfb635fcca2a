import { Type } from 'typebox';

/** Token that recovers a deleted account, and whose account it is. */
export const RecoveryOfferSchema = Type.Object(
  {
    recover_until: Type.String({
      format: 'date-time',
      description: 'Instant (ISO 8601, UTC) until which the account can be recovered.',
    }),
    recovery_token: Type.String({
      description:
        'For POST /api/recover_account: good for one recovery within the hour, in the browser that holds the recovery cookie; the newest alone counts.',
    }),
    name: Type.String({ description: 'Full name of the viewer.' }),
    email: Type.String({ description: 'E-mail address, all but its first character hidden before the @.' }),
  },
  { $id: 'RecoveryOffer', description: 'What has a deleted account back, and whose it is.' },
);

/** Response to a sign-in with the right e-mail and password to an account that its viewer deleted. */
export const DeletedRecoverableSchema = Type.Object(
  {
    message: Type.String({ description: 'Text to show, in the language of `X-localization`.' }),
    code: Type.Literal('DELETED_RECOVERABLE'),
    meta: Type.Object(RecoveryOfferSchema.properties),
  },
  {
    $id: 'DeletedRecoverable',
    description:
      'The account was deleted and can be recovered: DELETED_RECOVERABLE. Nobody is signed in; the recovery cookie is set.',
  },
);

import { Type } from 'typebox';

/**
 * Body of POST /api/delete_account. The schema describes the rules; `checkDeletion` and `proofFailures` apply all
 * of them at once.
 */
export const AccountDeletionSchema = Type.Object(
  {
    password: Type.Optional(
      Type.String({ description: 'Password, never trimmed. Refusal: DELETE_PASSWORD_WRONG.' }),
    ),
    code: Type.Optional(
      Type.String({
        description:
          'From POST /api/delete_account/code; in place of the password for viewers who have none. Refusals: CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED.',
      }),
    ),
    reason_id: Type.String({
      description: 'Key of one of the delete reasons of the cms. Refusal: REASON_REQUIRED.',
    }),
  },
  {
    $id: 'AccountDeletion',
    description: 'How a viewer confirms that the account is to be deleted, and why.',
  },
);

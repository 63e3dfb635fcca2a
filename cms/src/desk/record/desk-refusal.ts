import type { Core } from '@strapi/strapi';

import { localizeForUser, type LocalizedMessage } from '../../checks/localized-message';
import { currentUser } from '../../strapi/services/current-user';
import type { AdminRequest } from '../../strapi/services/user-may';
import type { FoundProblem } from './found-problem';
import type { SaveConflict, UsedIn } from './record-detail';

/** More than a sentence that a refused request responds with. */
interface RefusalDetails {
  problems?: readonly FoundProblem[];
  conflicts?: readonly SaveConflict[];
  usedIn?: readonly UsedIn[];
}

/** Request of the desk that is refused, with a sentence for the editor. */
export class DeskRefusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    readonly sentence: LocalizedMessage,
    readonly details: RefusalDetails = {},
  ) {
    super(sentence.en);
  }
}

interface StrapiError {
  message: string;
  details?: { errors?: readonly { path: readonly string[]; message: string }[] };
}

const STATUS_OF: ReadonlyMap<string, 400 | 403> = new Map([
  ['ValidationError', 400],
  ['PolicyError', 403],
]);

/** Responds to `context` with why `error` was thrown, in the user's language. Throws what is not a refusal. */
export const respondRefused = (strapi: Core.Strapi, context: AdminRequest, error: unknown): void => {
  if (error instanceof DeskRefusal) {
    const { status, sentence, details } = error;
    const editor = currentUser(strapi)?.language ?? 'en';
    const { problems, ...others } = details;
    context.status = status;
    context.body = {
      data: null,
      error: {
        ...{ status, message: localizeForUser(strapi, sentence), ...others },
        ...(problems && {
          problems: problems.map(({ label, ...each }) => ({
            ...each,
            sentence: each.sentence[editor],
            ...(label && { label: label[editor] }),
          })),
        }),
      },
    };
    return;
  }
  const status = error instanceof Error ? STATUS_OF.get(error.name) : undefined;
  if (status === undefined) throw error;
  // Middlewares of the document service have put their sentences into the user's language.
  const { message, details } = error as StrapiError;
  const problems = (details?.errors ?? []).map((each) => ({
    ...{ language: null, path: each.path, sentence: each.message },
  }));
  context.status = status;
  context.body = { data: null, error: { status, message, problems } };
};

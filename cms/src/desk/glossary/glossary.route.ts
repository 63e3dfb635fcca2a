import { LOCALES } from '@sahra/schemas/constants';
import { fold } from '@sahra/schemas/fold';
import type { Core } from '@strapi/strapi';

import { localizeForUser, type LocalizedMessage } from '../../checks/localized-message';
import { createRefuse } from '../../requests/create-refuse';
import { wordPermissions } from '../../roles/word-permissions';
import { addAdminRoutes } from '../../strapi/services/add-admin-routes';
import { currentUser } from '../../strapi/services/current-user';
import type { AdminRequest } from '../../strapi/services/user-may';
import { TERMS_MAX, type Glossary, type GlossaryTerm } from './glossary';
import { ADD_TERM, CHANGE_TERM, READ_GLOSSARY, REMOVE_TERM, TERM_EXISTS } from './glossary.sql';
import { readTerm, type TermInput, type TermProblems } from './read-term';

/** Who publishes these words in both languages changes the glossary. */
const WORDS = 'api::video.video-text';

const NOT_ALLOWED: LocalizedMessage = {
  en: 'Only those who publish both languages change the glossary.',
  ar: 'لا يغيّر المسرد إلا من ينشر باللغتين.',
};
const WRONG: LocalizedMessage = {
  en: 'The term was not saved: something is not right yet.',
  ar: 'لم يُحفظ المصطلح: فيه ما لم يصحّ بعد.',
};
const TAKEN: LocalizedMessage = { en: 'This term is in the glossary already.', ar: 'هذا المصطلح في المسرد.' };
const FULL: LocalizedMessage = {
  en: `The glossary holds ${TERMS_MAX} terms already. Remove one first.`,
  ar: `بلغ عدد مصطلحات المسرد ${TERMS_MAX}. احذف واحدًا أولًا.`,
};
const CHANGED: LocalizedMessage = {
  en: 'Somebody else has changed this term meanwhile. Here is what it says now; your text is kept in the form.',
  ar: 'غيّر شخص آخر هذا المصطلح في هذه الأثناء. ها هو كما صار، ونصّك باقٍ في النموذج.',
};
const GONE: LocalizedMessage = {
  en: 'This term is not in the glossary any more.',
  ar: 'لم يعد هذا المصطلح في المسرد.',
};

/** Field of a term by the constraint of the table that holds it only once. */
const FIELD_OF_CONSTRAINT: ReadonlyMap<unknown, string> = new Map(
  LOCALES.map((locale) => [`glossary_${locale}`, locale]),
);

const rowOf = ({ texts, avoid }: TermInput) => ({
  ...{ en: texts.en, ar: texts.ar, folded_en: fold(texts.en), folded_ar: fold(texts.ar) },
  ...{ avoid_en: avoid.en, avoid_ar: avoid.ar },
});

/**
 * Adds the routes of the glossary, for signed-in users of the admin; the changes are for those who publish both languages,
 * others get 403.
 *
 * - `GET /desk/glossary`: `{ data: Glossary }`.
 * - `POST /desk/glossary` and `PUT /desk/glossary/:id` with `{ texts, avoid }`, a change with the `version` that was read:
 *   `{ data: GlossaryTerm }`. 400 with `fields` (`en`, `ar`, `avoid_en`, `avoid_ar`) and their sentences, 404, 409 where
 *   somebody else has changed the term or the glossary is full.
 * - `DELETE /desk/glossary/:id`: `{ data: { id } }`; 404.
 */
export const addGlossary = (strapi: Core.Strapi): void => {
  const refuse = createRefuse(strapi);
  const query = async (sql: string, values: object = {}): Promise<GlossaryTerm[]> =>
    (await strapi.db.connection.raw<{ rows: GlossaryTerm[] }>(sql, values as never)).rows;
  const idIn = (context: AdminRequest): string =>
    (context as AdminRequest & { params: { id: string } }).params.id;

  const mayChange = async (): Promise<boolean> => {
    const user = currentUser(strapi);
    if (user === null) return false;
    const may = await wordPermissions(strapi, user, WORDS);
    return LOCALES.every((locale) => may('publish', locale));
  };

  const read = async (context: AdminRequest): Promise<void> => {
    const glossary: Glossary = { terms: await query(READ_GLOSSARY), mayChange: await mayChange() };
    context.body = { data: glossary };
  };

  const refuseFields = (context: AdminRequest, problems: TermProblems): void => {
    const fields = Object.fromEntries(
      [...problems].map(([field, sentence]) => [field, [localizeForUser(strapi, sentence)]]),
    );
    context.status = 400;
    context.body = { data: null, error: { status: 400, message: localizeForUser(strapi, WRONG), fields } };
  };

  /** Saves what the request holds with `act`, which returns nothing after a refusal of its own. */
  const save = async (
    context: AdminRequest,
    act: (row: ReturnType<typeof rowOf>, body: object) => Promise<GlossaryTerm | undefined>,
  ): Promise<void> => {
    if (!(await mayChange())) {
      refuse(context, 403, NOT_ALLOWED);
      return;
    }
    const { body } = context.request as { body?: object };
    const { term, problems } = readTerm(body);
    if (problems.size > 0) {
      refuseFields(context, problems);
      return;
    }
    try {
      const saved = await act(rowOf(term), body ?? {});
      if (saved) context.body = { data: saved };
    } catch (error) {
      const field = FIELD_OF_CONSTRAINT.get((error as { constraint?: unknown }).constraint);
      if (field === undefined) throw error;
      refuseFields(context, new Map([[field, TAKEN]]));
    }
  };

  const add = async (context: AdminRequest): Promise<void> =>
    save(context, async (row) => {
      const [added] = await query(ADD_TERM, { ...row, most: TERMS_MAX });
      if (!added) refuse(context, 409, FULL);
      return added;
    });

  const change = async (context: AdminRequest): Promise<void> =>
    save(context, async (row, body) => {
      const { version } = body as { version?: unknown };
      const id = idIn(context);
      const [changed] = await query(CHANGE_TERM, { ...row, id, version: String(version) });
      if (!changed) {
        const exists = (await query(TERM_EXISTS, { id })).length > 0;
        refuse(context, exists ? 409 : 404, exists ? CHANGED : GONE);
      }
      return changed;
    });

  const remove = async (context: AdminRequest): Promise<void> => {
    const id = idIn(context);
    if (!(await mayChange())) refuse(context, 403, NOT_ALLOWED);
    else if ((await query(REMOVE_TERM, { id })).length > 0) context.body = { data: { id } };
    else refuse(context, 404, GONE);
  };

  addAdminRoutes(strapi, [
    { method: 'GET', path: '/desk/glossary', handler: read },
    { method: 'POST', path: '/desk/glossary', handler: add },
    { method: 'PUT', path: '/desk/glossary/:id', handler: change },
    { method: 'DELETE', path: '/desk/glossary/:id', handler: remove },
  ]);
};

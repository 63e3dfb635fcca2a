import {
  addWatchedWord,
  listWatchedWords,
  removeWatchedWord,
  type WatchedWord,
} from '../../community/community.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import {
  ADD_WATCHED_WORD_SCHEMA,
  REMOVE_WATCHED_WORD_SCHEMA,
  WATCHED_WORDS_SCHEMA,
} from './watched-word.schema';

const written = ({ folded, word, created_by, created_at }: WatchedWord) => ({
  folded,
  word,
  created_by,
  created_at: created_at.toISOString(),
});

export const watchedWordsRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const onRequest = desk.allow('comments:moderate');
  const { queries } = database;

  app.get('/api/admin/watched_words', { schema: WATCHED_WORDS_SCHEMA, onRequest }, async () => ({
    data: (await listWatchedWords(queries)).map(written),
  }));

  app.post('/api/admin/watched_words', { schema: ADD_WATCHED_WORD_SCHEMA, onRequest }, (request) => {
    const [actor, now] = [desk.actor(request), clock()];
    return queries.transaction().execute(async (trx) => {
      const added = await addWatchedWord(trx, { word: request.body.word, actor: actor.email, now });
      if (!added) throw invalidFields([{ field: 'word', code: 'WORD_EMPTY' }]);
      const subject = `watched_word:${added.folded}`;
      await appendAudit(trx, { actor, request, now, action: 'watched_word.add', subject });
      return { data: written(added) };
    });
  });

  app.delete(
    '/api/admin/watched_words/:folded',
    { schema: REMOVE_WATCHED_WORD_SCHEMA, onRequest },
    (request) => {
      const [actor, now] = [desk.actor(request), clock()];
      return queries.transaction().execute(async (trx) => {
        const removed = await removeWatchedWord(trx, request.params.folded);
        if (!removed) throw new Refusal(404, 'NOT_FOUND');
        const subject = `watched_word:${removed.folded}`;
        await appendAudit(trx, { actor, request, now, action: 'watched_word.remove', subject });
        return { data: written(removed) };
      });
    },
  );
};

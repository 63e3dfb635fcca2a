import { Type } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { defineRoute } from '../../rest/define-route';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import { joinPictureSql, joinWordsSql, wordsParameters } from '../../rest/join-words.sql';
import { ModalSchema, type Modal, type ModalAction } from './modal.schema';

interface ModalRow {
  code: Modal['code'];
  title: string;
  text: string;
  watch_label: string | null;
  watch_target: string | null;
  subscribe_label: string | null;
  subscribe_target: string | null;
  picture_alt: string | null;
  picture: PictureFile | null;
  starts_at: Date | null;
  ends_at: Date | null;
  locale: Locale;
}

const SELECT = `
  SELECT m.code, m.starts_at, m.ends_at, m.watch_target, m.subscribe_target,
    t.title, t.text, t.watch_label, t.subscribe_label, t.picture_alt, t.locale, p.file AS picture
  FROM content.modals m
  JOIN ${joinWordsSql('modal_texts', 'm', 't', ['title', 'text', 'watch_label', 'subscribe_label', 'picture_alt'])}
  ${joinPictureSql('modals_picture', 'modal_id', 'm', 'p')}
  WHERE m.active
  ORDER BY m.code`;

/** Editors enter the code of a video, or the address of any other target. */
const actionOf = (label: string | null, target: string | null): ModalAction | null =>
  label && target ? { label, path: VIDEO_CODE_PATTERN.test(target) ? `/watch/${target}` : target } : null;

const modalFrom = (row: ModalRow): Modal => ({
  code: row.code,
  title: row.title,
  text: row.text,
  watch: actionOf(row.watch_label, row.watch_target),
  subscribe: actionOf(row.subscribe_label, row.subscribe_target),
  picture: pictureFromFile(row.picture, row.picture_alt),
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  locale: row.locale,
});

export const modalsRoute = defineRoute({
  schema: {
    operationId: 'getModals',
    path: '/api/modals',
    summary: 'Promotions',
    description:
      'Promotions that are switched on, with the times between which they are shown: whether one is on now is for the reader to decide.',
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({ data: Type.Array(ModalSchema) }),
    localized: true,
  },
  handle: async ({ reading }) => ({
    data: (await reading.database.rows<ModalRow>(SELECT, wordsParameters(reading))).map(modalFrom),
  }),
});

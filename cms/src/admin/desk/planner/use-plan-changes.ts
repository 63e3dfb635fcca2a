import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import { deskTypeOf } from '../../../desk/desk-types';
import type { Plan } from '../../../desk/plans/plan';
import { useEditor } from '../frame/use-editor';
import { useDeskLanguage } from '../language/use-desk-language';
import { refusalOf } from '../parts/refusal-of';

interface PlanChanges {
  mayChange: (plan: Plan) => boolean;
  /** Gives a plan another time; returns what the server refuses it with, else an empty text. */
  moveTo: (plan: Plan, at: string) => Promise<string>;
  /** Takes a plan back; returns what the server refuses it with, else an empty text. */
  takeBack: (plan: Plan) => Promise<string>;
  /** What was done last, or why it was not. */
  told: string;
}

/**
 * Moves plans and takes them back. `onChanged` gets the id of the plan at its new time, or null. A refusal may mean that
 * the plans on the screen are out of date: `onRefused` reads them again.
 */
export const usePlanChanges = (
  onChanged: (moved: string | null) => void,
  onRefused: () => void,
): PlanChanges => {
  const { text, day, time } = useDeskLanguage();
  const { mayPublish } = useEditor();
  const { post, del } = useFetchClient();
  const [told, setTold] = useState('');
  const send = async (request: Promise<string | null>, done: string): Promise<string> => {
    let moved: string | null;
    try {
      moved = await request;
    } catch (error) {
      const refused = refusalOf(error).message || text('people.notSaved');
      setTold(refused);
      onRefused();
      return refused;
    }
    setTold(done);
    onChanged(moved);
    return '';
  };
  return {
    told,
    mayChange: ({ type, language }) => {
      const known = deskTypeOf(type);
      return known !== undefined && mayPublish(known, language);
    },
    moveTo: ({ id, type, documentId, language, act }, at) => {
      const moved = post<{ data: { id: string } }>('/desk/plans', {
        ...{ type, documentId, language, act, at },
        replaces: id,
      });
      return send(
        moved.then(({ data }) => data.data.id),
        text('plan.moved', { day: day(at), time: time(at) }),
      );
    },
    takeBack: ({ id }) =>
      send(
        del(`/desk/plans?id=${id}`).then(() => null),
        '',
      ),
  };
};

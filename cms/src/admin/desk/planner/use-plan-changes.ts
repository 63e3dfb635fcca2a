import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import { deskTypeOf } from '../../../desk/desk-types';
import type { Plan } from '../../../desk/plans/plan';
import { useEditor } from '../frame/use-editor';
import { useDeskLanguage } from '../language/use-desk-language';
import { isGivenUp, refusalOf } from '../parts/refusal-of';
import { usePlanLocks } from './use-plan-locks';

/** Status of a plan that was carried out or taken back. */
const GONE = 404;

interface PlanChanges {
  mayChange: (plan: Plan) => boolean;
  /** A change of the plan is under way. */
  isLocked: (plan: Plan) => boolean;
  /** Gives a plan another time; returns what the server refuses it with, else an empty text. */
  moveTo: (plan: Plan, at: string) => Promise<string>;
  /** Takes a plan back; returns what the server refuses it with, else an empty text. */
  takeBack: (plan: Plan) => Promise<string>;
  /** What was done last, or why it was not. */
  told: string;
}

/**
 * Moves plans and takes them back, one change of a plan at a time. `onChanged` gets the id of the plan at its new time,
 * or null. A refusal may mean that the plans on the screen are out of date: `onRefused` reads them again, and gets the
 * plan that stands in the place of the changed one, null when none does, or undefined when the server does not say.
 */
export const usePlanChanges = (
  onChanged: (former: Plan, now: string | null) => void,
  onRefused: (plan: Plan, standing: Plan | null | undefined) => void,
): PlanChanges => {
  const { text, day, time } = useDeskLanguage();
  const { mayPublish } = useEditor();
  const { post, del } = useFetchClient();
  const { isLocked, lockWhile } = usePlanLocks();
  const [told, setTold] = useState('');
  const send = async (plan: Plan, request: () => Promise<string | null>, done: string): Promise<string> => {
    let response: { now: string | null } | null;
    try {
      response = await lockWhile(plan.id, async () => ({ now: await request() }));
    } catch (error) {
      if (isGivenUp(error)) return '';
      const { message, standing, status } = refusalOf(error);
      const refused = message || text('people.notSaved');
      setTold(refused);
      onRefused(plan, (standing as Plan | null) ?? (status === GONE ? null : undefined));
      return refused;
    }
    if (!response) return '';
    setTold(done);
    onChanged(plan, response.now);
    return '';
  };
  return {
    told,
    isLocked: ({ id }) => isLocked(id),
    mayChange: ({ type, language }) => {
      const known = deskTypeOf(type);
      return known !== undefined && mayPublish(known, language);
    },
    moveTo: (plan, at) => {
      const { id, type, documentId, language, act } = plan;
      const move = async (): Promise<string> => {
        const { data } = await post<{ data: { id: string } }>('/desk/plans', {
          ...{ type, documentId, language, act, at },
          replaces: id,
        });
        return data.data.id;
      };
      return send(plan, move, text('plan.moved', { day: day(at), time: time(at) }));
    },
    takeBack: (plan) => {
      const drop = async (): Promise<null> => {
        await del(`/desk/plans?id=${plan.id}`);
        return null;
      };
      return send(plan, drop, '');
    },
  };
};

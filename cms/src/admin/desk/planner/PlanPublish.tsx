import type { Locale } from '@sahra/schemas/constants';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { FilmDesk } from '../../../films/film-desk.route';
import { lacksFilm } from '../../FilmPanel/lacks-film';
import { filmDeskAddress, VIDEO } from '../../FilmPanel/use-film-desk';
import type { Plan, PlanAct } from '../../../desk/plans/plan';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { isGivenUp, refusalOf } from '../parts/refusal-of';
import { Failed } from '../records/ListState';
import { useDeskData } from '../use-desk-data';
import { useIsShown } from '../use-is-shown';
import { InstantInput } from './InstantInput';
import { PlanLine } from './PlanLine';
import { DialogActs, PlannerDialog } from './PlannerDialog';
import styles from './dialog.module.css';
import plansStyles from './plans.module.css';
import { usePlanLocks } from './use-plan-locks';

const ACTS: readonly PlanAct[] = ['publish', 'unpublish'];

interface Props {
  /** Type of the record in the desk. */
  type: string;
  documentId: string;
  language: Locale;
  /** A plan was made or taken back, or may have been. */
  onChanged?: () => void;
}

interface DialogProps extends Props {
  /** That of the button: the dialog may be closed while a plan is on its way. */
  client: Pick<ReturnType<typeof useFetchClient>, 'post' | 'del'>;
  onClose: () => void;
}

const LanguagePlansDialog = ({
  type,
  documentId,
  language,
  client: { post, del },
  onChanged,
  onClose,
}: DialogProps) => {
  const { text } = useDeskLanguage();
  const { data, failed, reading, reload } = useDeskData<Plan[]>(
    `/desk/plans?type=${type}&documentId=${documentId}`,
  );
  const film = useDeskData<FilmDesk>(type === 'video' ? filmDeskAddress(VIDEO, documentId) : null).data?.film;
  const [act, setAct] = useState<PlanAct>('publish');
  const [at, setAt] = useState<string | null>(null);
  const [refused, setRefused] = useState('');
  const { toggleNotification } = useNotification();
  const isShown = useIsShown();
  const { isLocked, lockWhile } = usePlanLocks();
  const [isPlanning, setPlanning] = useState(false);
  const plans = (data ?? []).filter((plan) => plan.language === language);
  const standing = plans.find((plan) => plan.act === act && plan.state === 'waiting');
  const isBusy = isPlanning || (standing !== undefined && isLocked(standing.id));
  const send = async (request: () => Promise<unknown>): Promise<void> => {
    try {
      await request();
      setRefused('');
      reload();
    } catch (error) {
      if (isGivenUp(error)) return;
      // Another editor may have planned meanwhile.
      reload();
      const sentence = refusalOf(error).message || text('people.notSaved');
      if (isShown.current) setRefused(sentence);
      else toggleNotification({ type: 'danger', message: sentence });
    }
    onChanged?.();
  };
  const plan = async (): Promise<void> => {
    if (at === null || isBusy) return;
    const body = { type, documentId, language, act, at };
    setPlanning(true);
    await send(() =>
      standing
        ? lockWhile(standing.id, () => post('/desk/plans', { ...body, replaces: standing.id }))
        : post('/desk/plans', body),
    );
    setPlanning(false);
  };
  return (
    <PlannerDialog name={text(`plan.of.${language}`)} onClose={onClose}>
      <ul className={plansStyles['lines']}>
        {plans.map((each) => (
          <PlanLine
            key={each.id}
            plan={each}
            isLocked={isLocked(each.id)}
            onTakeBack={({ id }) => void send(() => lockWhile(id, () => del(`/desk/plans?id=${id}`)))}
          />
        ))}
      </ul>
      {failed && <Failed onRetry={reload} isReading={reading} />}
      <form
        aria-busy={isPlanning}
        onSubmit={(event) => {
          event.preventDefault();
          void plan();
        }}
      >
        <fieldset className={styles['acts']}>
          <legend className={parts['hidden']}>{text('plan.act')}</legend>
          {ACTS.map((each) => (
            <label key={each}>
              <input type="radio" name="act" checked={act === each} onChange={() => setAct(each)} />
              {text(`plan.will.${each}`)}
            </label>
          ))}
        </fieldset>
        {act === 'publish' && film && lacksFilm(film) && <p role="status">{text('pub.planNoFilm')}</p>}
        <InstantInput label={text('plan.when')} onRead={setAt} />
        {standing && (
          <p role="status">{text('plan.standing', { by: standing.by ?? text('conflict.nobody') })}</p>
        )}
        {refused !== '' && (
          <p role="alert" className={styles['wrong']}>
            {refused}
          </p>
        )}
        <DialogActs>
          <button
            type="submit"
            className={[parts['button'], parts['primary']].join(' ')}
            disabled={at === null}
            aria-disabled={isBusy}
          >
            {text(standing ? 'plan.replace' : 'plan.make')}
          </button>
        </DialogActs>
      </form>
    </PlannerDialog>
  );
};

/** Button that plans when a language of a record goes live or is taken off, and shows what is planned. */
export const PlanPublish = (props: Props) => {
  const { text } = useDeskLanguage();
  const client = useFetchClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={[parts['button'], styles['clock']].join(' ')}
        aria-label={text(`plan.of.${props.language}`)}
        title={text(`plan.of.${props.language}`)}
        onClick={() => setOpen(true)}
      >
        <Icon name="clock" />
      </button>
      {isOpen && <LanguagePlansDialog {...props} client={client} onClose={() => setOpen(false)} />}
    </>
  );
};

import { useFetchClient } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { DeskType } from '../../../desk/desk-types';
import type { NewRecord, RecordDetail } from '../../../desk/record/record-detail';
import { FieldBox } from '../fields/FieldBox';
import { DeskPage } from '../frame/DeskPage';
import { NotForRole } from '../frame/NotForRole';
import { recordPath } from '../frame/record-address';
import { useEditor } from '../frame/use-editor';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Failed, LoadingRows } from '../records/ListState';
import { useDeskData } from '../use-desk-data';
import { askedFields, begunValues, keyOf, proposedSlug, SLUG, type Asked } from './asked-fields';
import { deskError } from './desk-error';
import type { RecordProblem } from './record-state';
import styles from './new-record.module.css';
import record from './record.module.css';
import { savedValues } from './save-body';

const NewRecordForm = ({ type, first }: { type: DeskType; first: NewRecord }) => {
  const { form } = first;
  const { text, locales } = useDeskLanguage();
  const { mayPublish } = useEditor();
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const [values, setValues] = useState<ReadonlyMap<string, unknown>>(() => begunValues(first, locales));
  const [hasOwnSlug, setHasOwnSlug] = useState(false);
  const [problems, setProblems] = useState<readonly RecordProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const asked = askedFields(first, locales);

  const valuesOf = (part: Asked['part']): Readonly<Record<string, unknown>> => {
    const ofPart = asked.filter((each) => each.part === part && values.has(keyOf(each)));
    const typed = Object.fromEntries(ofPart.map((each) => [each.field.name, values.get(keyOf(each))]));
    return savedValues(part === 'facts' ? form.facts : form.words, typed);
  };
  const change = (each: Asked, value: unknown): void => {
    const { part, field } = each;
    const key = keyOf(each);
    if (key === SLUG) setHasOwnSlug(true);
    const proposed = part === 'en' && !hasOwnSlug && asked.some((other) => keyOf(other) === SLUG);
    setValues((former) => {
      const next = new Map(former).set(key, value);
      return proposed ? next.set(SLUG, proposedSlug(value)) : next;
    });
    setProblems((former) =>
      former.filter(
        ({ language, path }) => language !== (part === 'facts' ? null : part) || path[0] !== field.name,
      ),
    );
  };
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      const written = locales.filter((each) => Object.keys(valuesOf(each)).length > 0);
      const { data } = await post<{ data: RecordDetail }>('/desk/record', {
        type: type.type,
        facts: valuesOf('facts'),
        words: Object.fromEntries(written.map((each) => [each, valuesOf(each)])),
      });
      navigate(recordPath(type.type, data.data.record.documentId), { replace: true });
    } catch (reason) {
      const refused = deskError(reason);
      setProblems(refused.problems);
      setFailure(refused.problems.length > 0 ? null : (refused.sentence ?? text('new.failed')));
      setIsSending(false);
    }
  };

  return (
    <form className={styles['new']} onSubmit={(event) => void create(event)} noValidate>
      <p className={record['quiet']}>{text('new.hint')}</p>
      {asked.map((each) => {
        const { part, field } = each;
        const locale = part === 'facts' ? null : part;
        const named = locale === null ? field : { ...field, label: `${field.label} · ${text(locale)}` };
        return (
          <FieldBox
            key={keyOf(each)}
            id={`new-${part}-${field.name}`}
            field={named}
            value={values.get(keyOf(each))}
            onChange={(value) => change(each, value)}
            locale={locale}
            disabled={locale !== null && !mayPublish(type, locale)}
            problems={problems
              .filter(({ language, path }) => language === locale && path[0] === field.name)
              .map((problem) => ({ ...problem, path: problem.path.slice(1) }))}
          />
        );
      })}
      {problems
        .filter(
          ({ language, path }) =>
            !asked.some(({ part, field }) => part === (language ?? 'facts') && field.name === path[0]),
        )
        .map(({ sentence }) => (
          <p key={sentence} role="alert">
            {sentence}
          </p>
        ))}
      {failure !== null && <p role="alert">{failure}</p>}
      <button
        type="submit"
        className={[parts['button'], parts['primary']].join(' ')}
        aria-disabled={isSending}
      >
        {text('new.create')}
      </button>
    </form>
  );
};

const NewRecordScreen = ({ type }: { type: DeskType }) => {
  const { text, newName } = useDeskLanguage();
  const address = new URLSearchParams(useLocation().search);
  const begun = ['show', 'code'].flatMap((name) => {
    const value = address.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams([['type', type.type], ...begun]);
  const { data, failed, loading, reading, reload } = useDeskData<NewRecord>(
    `/desk/record/new?${query.toString()}`,
  );
  return (
    <DeskPage name={newName(type.type)} keys={[]}>
      <section className={parts['sheet']}>
        {data && !failed && !loading ? (
          <NewRecordForm key={query.toString()} type={type} first={data} />
        ) : failed ? (
          <Failed onRetry={reload} isReading={reading}>
            {text('rec.failed')}
          </Failed>
        ) : (
          <LoadingRows />
        )}
      </section>
    </DeskPage>
  );
};

/** Screen of a new record: only what it cannot be without. */
export const NewRecordPage = ({ type }: { type: DeskType }) => {
  const { newName } = useDeskLanguage();
  const { mayCreate } = useEditor();
  return mayCreate(type) ? <NewRecordScreen type={type} /> : <NotForRole name={newName(type.type)} />;
};

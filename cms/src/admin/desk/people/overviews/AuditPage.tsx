import { Link, useLocation, useSearchParams } from 'react-router-dom';

import type { AuditEntry } from '../../../../people/people-types';
import { DeskPage, type PageKeys } from '../../frame/DeskPage';
import { useEditor } from '../../frame/use-editor';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Ago } from '../Ago';
import { ListBody } from '../ListBody';
import people from '../people.module.css';
import tables from '../../parts/tables.module.css';
import { usePeopleList } from '../use-people-list';
import { actionKey, detailKey, stateKey, subjectText, viewerOfSubject } from './audit-actions';

const KEYS: PageKeys = [['Ctrl K', 'keys.find']];
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const COLUMNS = ['when', 'who', 'what', 'subject', 'details'] as const;

/** Details as pairs; a list of ids as its length. */
const Details = ({ details }: Pick<AuditEntry, 'details'>) => {
  const { text, counted, number, day } = useDeskLanguage();
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return counted('audit.entries', value.length);
    if (typeof value === 'number') return number(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    const state = stateKey(value);
    if (state) return text(state);
    return INSTANT.test(value) ? day(value) : value;
  };
  const named = (name: string) => {
    const key = detailKey(name);
    return key ? text(key) : <bdi className={people['code']}>{name}</bdi>;
  };
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => (
      <span key={name} className={people['pair']}>
        {named(name)}: <bdi>{shown(value)}</bdi>
      </span>
    ));
};

const Subject = ({ subject }: { subject: string }) => {
  const { text } = useDeskLanguage();
  const { scopes } = useEditor();
  const viewer = viewerOfSubject(subject);
  const known = subjectText(subject);
  if (!known) return <bdi className={people['code']}>{subject}</bdi>;
  if (viewer === null || !scopes.includes('viewers:read'))
    return (
      <>
        {text(known.key)} <bdi className={people['code']}>{known.name}</bdi>
      </>
    );
  return <Link to={`/desk/viewers?id=${encodeURIComponent(viewer)}`}>{text('messages.viewer')}</Link>;
};

/** What was done at the desk to viewers, their comments and messages, codes and keys, newest first. */
export const AuditPage = () => {
  const { text } = useDeskLanguage();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const subject = parameters.get('subject');
  const query = subject === null ? '' : `?subject=${encodeURIComponent(subject)}`;
  const list = usePeopleList<AuditEntry>(`/desk/people/audit${query}`);
  return (
    <DeskPage name={text('audit')} keys={KEYS}>
      {subject !== null && (
        <p className={people['filtered']}>
          {text('audit.of', { subject: viewerOfSubject(subject) === null ? subject : text('audit.viewer') })}
          <Link className={parts['button']} to={pathname}>
            {text('audit.all')}
          </Link>
        </p>
      )}
      <section className={parts['sheet']}>
        <ListBody list={list} empty={text('audit.empty')}>
          {(entries) => (
            <table className={tables['table']}>
              <thead>
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {text(`audit.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => {
                  const key = actionKey(entry.action);
                  return (
                    <tr key={entry.request_id + entry.action + entry.at}>
                      <td>
                        <Ago instant={entry.at} />
                      </td>
                      <td>
                        <bdi>{entry.actor}</bdi>
                      </td>
                      <th scope="row">
                        {key ? text(key) : <bdi className={people['code']}>{entry.action}</bdi>}
                      </th>
                      <td>
                        <Subject subject={entry.subject} />
                      </td>
                      <td>
                        <Details details={entry.details} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
        </ListBody>
      </section>
    </DeskPage>
  );
};

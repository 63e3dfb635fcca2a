import type { ReactNode } from 'react';

import { formatMoney } from '@sahra/schemas/format-money';
import { Link } from 'react-router-dom';

import type { LedgerEntry, ViewerFile } from '../../../../people/people-types';
import { useEditor } from '../../frame/use-editor';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Failed, LoadingRows } from '../../records/ListState';
import { useDeskData } from '../../use-desk-data';
import { Ago } from '../Ago';
import { ConfirmButton } from '../../parts/ConfirmButton';
import { TypedWords } from '../../parts/TypedWords';
import { ListBody } from '../ListBody';
import { auditOfViewer } from '../overviews/audit-actions';
import people from '../people.module.css';
import tables from '../../parts/tables.module.css';
import { useAct } from '../use-act';
import { usePeopleList } from '../use-people-list';
import { usePlans } from '../use-plans';
import { Subscriptions } from './Subscriptions';

const Part = ({ name, end, children }: { name: string; end?: ReactNode; children: ReactNode }) => (
  <section className={parts['sheet']} aria-label={name}>
    <header className={parts['heading']}>
      <h2>{name}</h2>
      {end}
    </header>
    <div className={people['part']}>{children}</div>
  </section>
);

/** What is kept about a viewer; each reading is in the audit log of accounts. */
export const ViewerPane = ({ id }: { id: string }) => {
  const { text, day, locale } = useDeskLanguage();
  const { scopes } = useEditor();
  const act = useAct();
  const plans = usePlans();
  const { data: file, failed, reading, reload } = useDeskData<ViewerFile>(`/desk/people/viewers/${id}`);
  const ledger = usePeopleList<LedgerEntry>(
    scopes.includes('ledger:read') ? `/desk/people/viewers/${id}/ledger` : null,
  );
  const endSessions = async (): Promise<void> => {
    const outcome = await act('del', `/viewers/${id}/sessions`);
    if (outcome && !outcome.refusal) reload();
  };
  if (failed)
    return (
      <Failed onRetry={reload} isReading={reading}>
        {text('people.failed')}
      </Failed>
    );
  if (!file) return <LoadingRows />;
  const { profile, sessions, messages, comments, subscriptions } = file;
  const none = <p className={parts['quiet']}>{text('viewers.nothing')}</p>;
  return (
    <div className={people['stack']}>
      <Part name={profile.name}>
        <dl className={people['facts']}>
          <dt>{text('viewers.email')}</dt>
          <dd>
            <bdi>{profile.email}</bdi>
            {profile.verified_at === null && <small>{text('viewers.notVerified')}</small>}
          </dd>
          <dt>{text('viewers.joined')}</dt>
          <dd>{day(profile.created_at)}</dd>
          <dt>{text('viewers.language')}</dt>
          <dd>{text(profile.locale)}</dd>
        </dl>
        <p className={people['audit']}>
          {text('viewers.audit')}{' '}
          {scopes.includes('audit:read') && (
            <Link className={parts['link']} to={auditOfViewer(id)}>
              {text('audit.toViewer')}
            </Link>
          )}
        </p>
      </Part>
      <Part name={text('viewers.subscriptions')}>
        {subscriptions.length === 0 ? none : <Subscriptions subscriptions={subscriptions} plans={plans} />}
      </Part>
      <Part name={text('viewers.ledger')}>
        <ListBody list={ledger} empty={text('viewers.nothing')}>
          {(entries) => (
            <table className={tables['table']}>
              <tbody>
                {entries.map((entry) => (
                  <tr key={entry.number}>
                    <th scope="row">{text(`ledger.${entry.kind}`)}</th>
                    <td className={tables['whole']}>{formatMoney(entry, locale)}</td>
                    <td className={tables['whole']}>{day(entry.at)}</td>
                    <td className={tables['broken']}>
                      <bdi>{plans.get(entry.plan_id) ?? entry.plan_id}</bdi>
                      <small>
                        <bdi>{[entry.provider, entry.provider_ref].filter((part) => part).join(' ')}</bdi>
                      </small>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </ListBody>
      </Part>
      <Part
        name={text('viewers.devices')}
        end={
          scopes.includes('viewers:write') &&
          sessions.length > 0 && (
            <ConfirmButton
              label={text('viewers.endSessions')}
              subject={profile.name}
              onConfirm={() => void endSessions()}
            />
          )
        }
      >
        {sessions.length === 0 && none}
        <ul>
          {sessions.map((session) => (
            <li key={session.created_at + session.device_name}>
              <bdi>{session.device_name}</bdi> <Ago instant={session.last_seen_at} />
            </li>
          ))}
        </ul>
      </Part>
      <Part name={text('messages')}>
        {messages.length === 0 && none}
        <ul>
          {messages.map((message) => (
            <li key={message.created_at}>
              <TypedWords>{message.content}</TypedWords>
              <small className={parts['quiet']}>
                {text(`messages.kind.${message.kind}`)} · {text(`messages.is.${message.status}`)} ·{' '}
                <Ago instant={message.created_at} />
              </small>
            </li>
          ))}
        </ul>
      </Part>
      <Part name={text('comments')}>
        {comments.length === 0 && none}
        <ul>
          {comments.map((comment) => (
            <li key={comment.id}>
              <TypedWords>{comment.comment ?? text('comments.deletedText')}</TypedWords>
              <small className={parts['quiet']}>
                {text(`comments.status.${comment.status}`)} · <Ago instant={comment.created_at} />
              </small>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
};

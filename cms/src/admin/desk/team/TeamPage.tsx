import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { NotForRole } from '../frame/NotForRole';
import { useEditor } from '../frame/use-editor';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { refusalOf } from '../parts/refusal-of';
import tables from '../parts/tables.module.css';
import { Failed, LoadingRows } from '../records/ListState';
import { InviteForm } from './InviteForm';
import { MemberRow } from './MemberRow';
import { TeamLink } from './TeamLink';
import { useTeam } from './use-team';

const KEYS: PageKeys = [['Ctrl K', 'keys.find']];
const COLUMNS = ['name', 'role', 'state'] as const;

const Team = () => {
  const { text } = useDeskLanguage();
  const { email: own } = useEditor();
  const { toggleNotification } = useNotification();
  const team = useTeam();
  const [invited, setInvited] = useState<{ email: string; link: string } | null>(null);
  const { members } = team;

  const act = (change: () => Promise<void>): void =>
    void change()
      .catch((error: unknown) =>
        toggleNotification({
          type: 'danger',
          message: refusalOf(error).message || text('people.notSaved'),
        }),
      )
      .finally(team.reload);

  return (
    <DeskPage name={text('team')} keys={KEYS}>
      <div className={tables['columns']}>
        <section className={parts['sheet']} aria-label={text('team')}>
          {invited && <TeamLink key={invited.email} {...invited} onClose={() => setInvited(null)} />}
          {team.failed ? (
            <Failed onRetry={team.reload} isReading={team.reading} />
          ) : !members ? (
            <LoadingRows />
          ) : (
            <table className={tables['table']}>
              <thead>
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {text(`team.${column}`)}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {members.map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    roles={team.roles}
                    isSelf={member.email === own}
                    onRole={(id) => act(() => team.update(member.id, { roles: [id] }))}
                    onActive={(isActive) => act(() => team.update(member.id, { isActive }))}
                    onRemove={() => act(() => team.remove(member.id))}
                  />
                ))}
              </tbody>
            </table>
          )}
        </section>
        <InviteForm
          roles={team.roles}
          members={members ?? []}
          onInvited={(email, link) => {
            setInvited({ email, link });
            team.reload();
          }}
        />
      </div>
    </DeskPage>
  );
};

/** Who works at the desk: the owner invites members, gives them roles and keeps them out. */
export const TeamPage = () => {
  const { text } = useDeskLanguage();
  const { isOwner } = useEditor();
  return isOwner ? <Team /> : <NotForRole name={text('team')} />;
};

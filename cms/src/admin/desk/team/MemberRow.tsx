import { useDeskLanguage } from '../language/use-desk-language';
import { ConfirmButton } from '../parts/ConfirmButton';
import forms from '../parts/forms.module.css';
import parts from '../parts/parts.module.css';
import tables from '../parts/tables.module.css';
import { Mark } from '../people/Mark';
import type { Member, TeamRole } from './use-team';

interface Props {
  member: Member;
  roles: readonly TeamRole[];
  /** The owner changes nothing of their own account here. */
  isSelf: boolean;
  onRole: (id: number) => void;
  onActive: (isActive: boolean) => void;
  onRemove: () => void;
}

const SMALL = [parts['button'], parts['small']].join(' ');

/** A member with role, state and what the owner may change. */
export const MemberRow = ({ member, roles, isSelf, onRole, onActive, onRemove }: Props) => {
  const { text, roleName } = useDeskLanguage();
  const name = [member.firstname, member.lastname].filter(Boolean).join(' ') || member.email;
  const [role, ...more] = member.roles;
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        <small>
          <bdi>{member.email}</bdi>
        </small>
      </th>
      <td>
        {isSelf || more.length > 0 ? (
          member.roles.map(roleName).join(' · ')
        ) : (
          <span className={[forms['field'], tables['choice']].join(' ')}>
            <select
              aria-label={text('team.roleOf', { name })}
              value={role?.id ?? ''}
              onChange={({ target }) => onRole(Number(target.value))}
            >
              {roles.map((each) => (
                <option key={each.id} value={each.id}>
                  {roleName(each)}
                </option>
              ))}
            </select>
          </span>
        )}
      </td>
      <td>
        <Mark kind={member.isActive ? 'live' : 'draft'}>
          {text(member.isActive ? 'team.active' : 'team.inactive')}
        </Mark>
      </td>
      <td>
        {isSelf ? (
          text('team.you')
        ) : (
          <span className={forms['buttons']}>
            {member.isActive ? (
              <ConfirmButton label={text('team.off')} subject={name} onConfirm={() => onActive(false)} />
            ) : (
              <button type="button" className={SMALL} onClick={() => onActive(true)}>
                {text('team.on')}
                <span className={parts['hidden']}>: {name}</span>
              </button>
            )}
            <ConfirmButton label={text('team.remove')} subject={name} onConfirm={onRemove} />
          </span>
        )}
      </td>
    </tr>
  );
};

import { useState } from 'react';

import type { PartnerKey } from '../../../../people/people-types';
import { useDeskNow } from '../../../desk-clock';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { ConfirmButton } from '../../parts/ConfirmButton';
import { ListBody } from '../ListBody';
import { Mark } from '../Mark';
import forms from '../../parts/forms.module.css';
import people from '../people.module.css';
import tables from '../../parts/tables.module.css';
import { ShownOnce } from '../ShownOnce';
import { useAct } from '../use-act';
import { usePeopleList } from '../use-people-list';
import { KeyUse } from './KeyUse';
import { NewPartnerKey } from './NewPartnerKey';

const stateAt = (now: number, { revoked_at: revoked, expires_at: expires }: PartnerKey) => {
  if (revoked !== null) return 'revoked';
  if (expires === null) return 'valid';
  return Date.parse(expires) > now ? 'ending' : 'over';
};

/** All keys of partner apps with their use, and the form for a new one. */
export const PartnerKeys = () => {
  const { text, day } = useDeskLanguage();
  const list = usePeopleList<PartnerKey>('/desk/people/partner_keys');
  const act = useAct();
  const now = useDeskNow();
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  const show = (name: string, key: string): void => {
    setMade({ name, key });
    list.reload();
  };
  const rotate = async ({ id, name }: PartnerKey): Promise<void> => {
    const outcome = await act<{ key: string }>('post', `/partner_keys/${id}/rotate`);
    if (outcome && !outcome.refusal) show(name, outcome.data.key);
  };
  const revoke = async ({ id }: PartnerKey): Promise<void> => {
    const outcome = await act('del', `/partner_keys/${id}`);
    if (outcome && !outcome.refusal) list.reload();
  };
  return (
    <div className={tables['columns']}>
      <section className={parts['sheet']}>
        {made && <ShownOnce secrets={[made.key]} name={made.name} onClose={() => setMade(null)} />}
        <ListBody list={list} empty={text('partner.empty')}>
          {(keys) => (
            <table className={tables['table']}>
              <thead>
                <tr>
                  {(['name', 'key', 'opens', 'use', 'state'] as const).map((column) => (
                    <th key={column} scope="col">
                      {text(`partner.${column}`)}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {keys.map((key) => (
                  <tr key={key.id}>
                    <th scope="row">
                      <bdi>{key.name}</bdi>
                      <small>
                        {day(key.created_at)} · <bdi>{key.created_by}</bdi>
                      </small>
                    </th>
                    <td>
                      <bdi className={people['code']}>{key.prefix}…</bdi>
                      <small>{text(`partner.kind.${key.kind}`)}</small>
                    </td>
                    <td>
                      <bdi>{key.scopes.join(', ')}</bdi>
                      {key.origins.length > 0 && (
                        <small>
                          <bdi>{key.origins.join(', ')}</bdi>
                        </small>
                      )}
                    </td>
                    <td>
                      <KeyUse days={key.days} last_used_at={key.last_used_at} />
                    </td>
                    <td>
                      <Mark kind={stateAt(now, key) === 'valid' ? 'live' : 'draft'}>
                        {text(`partner.is.${stateAt(now, key)}`, {
                          day: day(key.expires_at ?? key.created_at),
                        })}
                      </Mark>
                    </td>
                    <td>
                      <span className={forms['buttons']}>
                        {stateAt(now, key) === 'valid' && (
                          <ConfirmButton
                            label={text('partner.rotate')}
                            subject={key.name}
                            onConfirm={() => void rotate(key)}
                          />
                        )}
                        {(stateAt(now, key) === 'valid' || stateAt(now, key) === 'ending') && (
                          <ConfirmButton
                            label={text('partner.revoke')}
                            subject={key.name}
                            onConfirm={() => void revoke(key)}
                          />
                        )}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </ListBody>
      </section>
      <NewPartnerKey onMade={show} />
    </div>
  );
};

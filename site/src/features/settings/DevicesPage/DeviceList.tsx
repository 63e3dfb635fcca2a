import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSignOut } from '../../../shared/auth/use-sign-out';
import { useNow } from '../../../shared/clock/use-now';
import { isolate } from '../../../shared/i18n/isolate';
import { showToast } from '../../../shared/messages/toasts';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import { Button } from '../../../shared/ui/Button/Button';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog/ConfirmDialog';
import { DeviceRow } from './DeviceRow';
import type { Device } from './DeviceRow';
import * as styles from './DeviceList.module.css';
import { useSignOutDevices } from './use-sign-out-devices';

/** Action that waits for confirmation. */
type Asked = { kind: 'one'; device: Device } | { kind: 'others' } | { kind: 'everywhere' };

/** List of the devices, the current one first, with buttons to sign out one, all others or all. */
export const DeviceList = ({ devices }: { devices: readonly Device[] }) => {
  const { t } = useTranslation();
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const { busy, signOutOne, signOutOthers } = useSignOutDevices();
  const { signingOut, signOut } = useSignOut();
  const ordered = [...devices].sort((one, other) => Number(other.current) - Number(one.current));
  const others = devices.length > 1;

  const ask = (what: Asked): void => {
    setAsked(what);
    setOpen(true);
  };

  const confirm = async (): Promise<void> => {
    const done = asked?.kind === 'one' ? await signOutOne(asked.device.id) : await signOutOthers();
    if (!done) return;
    if (asked?.kind === 'everywhere') {
      await signOut();
      return;
    }
    setOpen(false);
    showToast('done', t(asked?.kind === 'one' ? 'settings-devices.signedOut' : 'settings-devices.othersOut'));
    // The pressed button is unmounted with its device.
    list.current?.focus();
  };

  const kind = asked?.kind ?? 'one';
  const named = asked?.kind === 'one' ? asked.device.name : null;
  const name = named === null ? t('settings-devices.unnamed') : isolate(named);
  return (
    <>
      <Panel>
        <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t('settings.devices')}>
          {ordered.map((device) => (
            <li key={device.id}>
              <DeviceRow device={device} now={now} onSignOut={() => ask({ kind: 'one', device })} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('settings-devices.all')}>
        {others && (
          <PanelRow
            icon={<SettingsIcon name="devices" />}
            title={t('settings-devices.others')}
            text={t('settings-devices.othersText')}
            action={
              <Button look="ghost" size="small" onClick={() => ask({ kind: 'others' })}>
                {t('settings-devices.signOut')}
              </Button>
            }
          />
        )}
        <PanelRow
          icon={<SettingsIcon name="leave" directed />}
          title={t('settings-devices.everywhere')}
          text={t('settings-devices.everywhereText')}
          action={
            <Button look="ghost" size="small" onClick={() => ask({ kind: 'everywhere' })}>
              {t('settings-devices.signOut')}
            </Button>
          }
        />
      </Panel>
      <ConfirmDialog
        open={open}
        title={t(`settings-devices.ask.${kind}`, { name })}
        confirmLabel={t('settings-devices.signOut')}
        cancelLabel={t('settings-devices.keep')}
        busy={busy || signingOut}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <p>{t(`settings-devices.askText.${kind}`)}</p>
      </ConfirmDialog>
    </>
  );
};

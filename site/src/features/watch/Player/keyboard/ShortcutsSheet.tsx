import { useTranslation } from 'react-i18next';

import { useStore } from '../../../../shared/store/use-store';
import { Dialog } from '../../../../shared/ui/Dialog/Dialog';
import { playerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';
import * as styles from './ShortcutsSheet.module.css';

interface Props {
  open: boolean;
  live: boolean;
  onClose: () => void;
}

const ROWS = [
  { keys: ['Space', 'K'], words: 'player.keysToggle' },
  { keys: ['J', 'L'], words: 'player.keysSeek10' },
  { keys: ['←', '→'], words: 'player.keysSeek5' },
  { keys: ['Shift', '←', '→'], words: 'player.keysChapters' },
  { keys: ['0', '…', '9'], words: 'player.keysJump' },
  { keys: ['↑', '↓'], words: 'player.keysVolume' },
  { keys: ['M'], words: 'player.keysMute' },
  { keys: ['C'], words: 'player.keysCaptions' },
  { keys: ['<', '>'], words: 'player.keysSpeed' },
  { keys: ['F'], words: 'player.keysFull' },
  { keys: ['T'], words: 'player.keysTheatre' },
  { keys: ['P'], words: 'player.keysPicture' },
  { keys: ['N'], words: 'player.keysNext' },
  { keys: ['?'], words: 'player.keysHelp' },
] as const;

/** Shortcuts that a live stream has no use for. */
const RECORDED: readonly string[] = ['player.keysSpeed', 'player.keysChapters'];

/** Sheet with the keyboard shortcuts, and the switch that limits them to the focused player. */
export const ShortcutsSheet = ({ open, live, onClose }: Props) => {
  const { t } = useTranslation();
  const { keysEverywhere } = useStore(playerPreferences, playerPreferences.get());
  return (
    <Dialog open={open} onClose={onClose} title={t('player.shortcuts')}>
      <dl className={styles.list}>
        {ROWS.filter(({ words }) => !live || !RECORDED.includes(words)).map(({ keys, words }) => (
          <div key={words} className={styles.row}>
            <dt className={styles.keys} dir="ltr">
              {keys.map((key) => (
                <kbd key={key} className={key === '…' ? styles.range : styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.everywhere}>
        <input
          type="checkbox"
          className={styles.box}
          checked={keysEverywhere}
          onChange={({ target }) => updatePlayerPreferences({ keysEverywhere: target.checked })}
        />
        {t('player.keysEverywhere')}
      </label>
    </Dialog>
  );
};

import { Words } from '../../../shared/direction/Words';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { linkTarget } from '../../../shared/markdown/link-target';
import type { SiteAddresses } from '../../../shared/markdown/link-target';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './PlatformRow.module.css';

interface Props {
  platform: { name: string; note: string | null; url: string | null };
  site: SiteAddresses;
}

/** A device or an app; a link when it has an address. */
export const PlatformRow = ({ platform: { name, note, url }, site }: Props) => {
  const target = url ? linkTarget(url, site) : null;
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>
        <bdi>
          <Words>{name}</Words>
        </bdi>
      </span>
      {note && (
        <span className={styles.note}>
          <Words>{note}</Words>
        </span>
      )}
    </span>
  );
  if (!target)
    return (
      <li className={styles.row}>
        <span className={styles.line}>{words}</span>
      </li>
    );
  const inside = (
    <>
      {words}
      <Icon name="next" directed />
    </>
  );
  return (
    <li className={styles.row}>
      {target.kind === 'page' ? (
        <LocaleLink to={target.href} className={`${styles.line} ${styles.link}`}>
          {inside}
        </LocaleLink>
      ) : (
        <a href={target.href} className={`${styles.line} ${styles.link}`} rel="noopener noreferrer">
          {inside}
        </a>
      )}
    </li>
  );
};

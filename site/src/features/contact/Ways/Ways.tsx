import { Words } from '../../../shared/direction/Words';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './Ways.module.css';

interface Props {
  ways: readonly { to: string; title: string; text: string }[];
}

/** Other pages that may help sooner, each with a sentence. */
export const Ways = ({ ways }: Props) => (
  <ul>
    {ways.map(({ to, title, text }) => (
      <li key={to} className={styles.way}>
        <LocaleLink to={to} className={styles.link}>
          <span>
            <b className={styles.title}>
              <Words>{title}</Words>
            </b>
            <span className={styles.text}>
              <Words>{text}</Words>
            </span>
          </span>
          <Icon name="next" directed />
        </LocaleLink>
      </li>
    ))}
  </ul>
);

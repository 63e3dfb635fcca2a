import * as styles from './Flash.module.css';

/** Short message about the last shortcut, because the controls may be hidden; screen readers announce it. */
export const Flash = ({ text }: { text: string }) => (
  <p role="status" className={styles.flash} data-shown={text !== ''}>
    <bdi>{text}</bdi>
  </p>
);

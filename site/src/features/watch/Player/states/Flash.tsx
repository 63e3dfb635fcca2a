import * as styles from './Flash.module.css';

/** What a key just did, for a moment, while the controls may be hidden; also said to readers. */
export const Flash = ({ text }: { text: string }) => (
  <p role="status" className={styles.flash} data-shown={text !== ''}>
    <bdi>{text}</bdi>
  </p>
);

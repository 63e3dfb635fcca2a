import type { ReactNode } from 'react';

import { Panel } from '../../../shared/settings/Panel/Panel';
import * as styles from './FormPanel.module.css';

/** A panel that is a form: no wider than its fields are read with ease. */
export const FormPanel = ({ children }: { children: ReactNode }) => (
  <Panel>
    <div className={styles.form}>{children}</div>
  </Panel>
);

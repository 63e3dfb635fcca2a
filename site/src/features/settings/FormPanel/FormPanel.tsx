import type { ReactNode } from 'react';

import { Panel } from '../../../shared/settings/Panel/Panel';
import * as styles from './FormPanel.module.css';

/** Panel of a form, as narrow as its fields need to be readable. */
export const FormPanel = ({ children }: { children: ReactNode }) => (
  <Panel>
    <div className={styles.form}>{children}</div>
  </Panel>
);

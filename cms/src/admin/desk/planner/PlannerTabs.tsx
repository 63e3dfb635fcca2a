import { NavLink } from 'react-router-dom';

import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import styles from './planner.module.css';

/** The two sides of planning: programmes of an evening, and publications. */
export const PlannerTabs = () => {
  const { text } = useDeskLanguage();
  return (
    <div className={styles['tabs']} role="group" aria-label={text('planner')}>
      <NavLink className={controls['pill'] ?? ''} to="/desk/planner">
        {text('planner.evening')}
      </NavLink>
      <NavLink className={controls['pill'] ?? ''} to="/desk/publishing">
        {text('plan.tab')}
      </NavLink>
    </div>
  );
};

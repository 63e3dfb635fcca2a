import { useEditorContext } from '@graphiql/react';
import { useEffect, useState } from 'react';

import type { Example, ExampleTask } from './example';
import type { Locale } from '@sahra/schemas/constants';

import { WORDS } from './words';

const OPERATION = /^(?:query|mutation|subscription) (\w+)/m;

interface ExamplesPanelProps {
  tasks: readonly ExampleTask[];
  locale: Locale;
}

/** Examples by task. An example opens in a tab of its own, or in the tab that still holds it unchanged. */
export const ExamplesPanel = ({ tasks, locale }: ExamplesPanelProps) => {
  const { tabs, activeTabIndex, addTab, changeTab, queryEditor, variableEditor, setOperationName } =
    useEditorContext({ nonNull: true });
  const [opening, setOpening] = useState<{ example: Example; tab: number } | null>(null);

  const open = (example: Example): void => {
    const at = tabs.findIndex(({ query }) => query === example.query);
    if (at >= 0) changeTab(at);
    else {
      addTab();
      setOpening({ example, tab: tabs.length });
    }
  };

  // The editors belong to the new tab only after it has become the active one.
  useEffect(() => {
    if (!opening || activeTabIndex !== opening.tab) return;
    queryEditor?.setValue(opening.example.query);
    variableEditor?.setValue(opening.example.variables ?? '');
    // The editor finds the name by itself only after a pause, and would run the one of the tab before.
    const [, name] = OPERATION.exec(opening.example.query) ?? [];
    if (name !== undefined) setOperationName(name);
    setOpening(null);
  }, [opening, activeTabIndex, queryEditor, variableEditor, setOperationName]);

  return (
    <nav lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} className="examples" aria-labelledby="examples">
      <h2 id="examples">{WORDS[locale].examples}</h2>
      {tasks.map(({ task, examples }) => (
        <section key={task.en}>
          <h3>{task[locale]}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <button
                  type="button"
                  aria-current={tabs[activeTabIndex]?.query === example.query ? 'true' : undefined}
                  onClick={() => open(example)}
                >
                  <span>{example.title[locale]}</span>
                  <small>{example.about[locale]}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};

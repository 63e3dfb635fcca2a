import { useEditorContext } from '@graphiql/react';
import { useEffect, useRef } from 'react';

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

  // The editors are loaded after the page.
  const isReady = Boolean(queryEditor && variableEditor);

  const wanted = useRef<{ example: Example; tabCount: number } | null>(null);

  const open = (example: Example): void => {
    const at = tabs.findIndex(({ query }) => query === example.query);
    if (at >= 0) {
      changeTab(at);
      return;
    }
    wanted.current = { example, tabCount: tabs.length };
    // addTab reads and writes the editor that all tabs share. Within the press React would run it twice when an
    // update of a tab is waiting, and the second run takes the example for the text of the tab before.
    window.setTimeout(addTab);
  };

  useEffect(() => {
    if (!wanted.current || tabs.length <= wanted.current.tabCount) return;
    const { example } = wanted.current;
    wanted.current = null;
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(example.variables ?? '');
    // The editor finds the name by itself only after a pause, and would run the one of the tab before.
    const [, name] = OPERATION.exec(example.query) ?? [];
    if (name !== undefined) setOperationName(name);
  }, [tabs, queryEditor, variableEditor, setOperationName]);

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
                  disabled={!isReady}
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

import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN, HistoryContextProvider } from '@graphiql/plugin-history';
import { GraphiQLInterface, GraphiQLProvider } from 'graphiql';
import type { GraphiQLProps } from 'graphiql';
import { useCallback, useRef, useState } from 'react';

import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import { CostMeter } from './CostMeter';
import { ExamplesPanel } from './ExamplesPanel';
import type { PlaygroundData } from './playground-data';
import { RequestBar } from './RequestBar';
import type { RequestSettings } from './RequestBar';
import { isSubscription, openSubscription, sendOperation } from './send-operation';
import type { Cost, Operation } from './send-operation';

const INTROSPECTION = 'IntrospectionQuery';
const PLUGINS = [DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN];
/** Where the editor keeps its tabs between visits. */
const TABS_KEY = 'graphiql:tabState';

const headersOf = ({ locale, apiKey, bearer }: RequestSettings): Record<string, string> => ({
  [HEADERS.localization]: locale,
  ...(apiKey === '' ? {} : { [HEADERS.apiKey]: apiKey }),
  ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
});

/** The page: settings of the requests, the editor, and the examples beside it. */
export const PlaygroundPage = ({ tasks, viewers }: PlaygroundData) => {
  const [settings, setSettings] = useState<RequestSettings>({
    locale: DEFAULT_LOCALE,
    apiKey: '',
    bearer: null,
  });
  const [cost, setCost] = useState<Cost | null>(null);
  // On a first visit the editor shows the first example; later it brings its own tabs back.
  const [firstTab] = useState(() =>
    localStorage.getItem(TABS_KEY) === null ? tasks[0]?.examples[0] : undefined,
  );
  const current = useRef(settings);
  current.current = settings;

  // A new fetcher would make the editor read the whole schema again, so it stays the same.
  const send = useCallback<GraphiQLProps['fetcher']>(async (params, options) => {
    const operation: Operation = params;
    const headers = { ...headersOf(current.current), ...options?.headers };
    if (isSubscription(options?.documentAST, operation.operationName))
      return openSubscription(operation, headers);
    const answer = await sendOperation(operation, headers);
    if (operation.operationName !== INTROSPECTION) setCost(answer.extensions?.cost ?? null);
    return answer;
  }, []);

  const { locale } = settings;
  return (
    <>
      <RequestBar
        settings={settings}
        viewers={viewers}
        onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
      >
        <CostMeter cost={cost} locale={locale} />
      </RequestBar>
      <GraphiQLProvider
        fetcher={send}
        plugins={PLUGINS}
        referencePlugin={DOC_EXPLORER_PLUGIN}
        shouldPersistHeaders={false}
        {...(firstTab && { query: firstTab.query, variables: firstTab.variables ?? '' })}
      >
        <HistoryContextProvider>
          <DocExplorerContextProvider>
            <div className="workplace">
              <ExamplesPanel tasks={tasks} locale={locale} />
              <GraphiQLInterface defaultEditorToolsVisibility="variables" />
            </div>
          </DocExplorerContextProvider>
        </HistoryContextProvider>
      </GraphiQLProvider>
    </>
  );
};

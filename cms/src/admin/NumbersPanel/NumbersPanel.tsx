import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { NumberFinding } from '../../checks/number-report';

const listed = (numbers: readonly string[]): string => (numbers.length > 0 ? numbers.join(', ') : '–');

/** One finding in a line: which field, and the numbers that only one language has. */
const findingText = ({ field, en, ar }: NumberFinding): string =>
  `${field}: English ${listed(en)}, Arabic ${listed(ar)}`;

/** Answer of `GET /checks/numbers`, asked anew when `address` changes; undefined until it is there. */
const useNumberReport = (address: string): readonly NumberFinding[] | undefined => {
  const { get } = useFetchClient();
  const [findings, setFindings] = useState<readonly NumberFinding[]>();
  useEffect(() => {
    let current = true;
    get<{ data: readonly NumberFinding[] }>(address).then(
      ({ data }) => {
        if (current) setFindings(data.data);
      },
      // Without the report an editor loses a hint and nothing else.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [address, get]);
  return findings;
};

interface PanelContext {
  model: string;
  documentId?: string;
}

/** Beside a record: numbers that its two languages do not share. They may differ on purpose, so nothing is refused. */
export const NumbersPanel = ({ model, documentId }: PanelContext) => {
  const findings = useNumberReport(`/checks/numbers?type=${model}&documentId=${documentId ?? 'none'}`);
  if (!findings || findings.length === 0) return null;
  return {
    title: 'Numbers differ',
    content: (
      <ul>
        {findings.map((finding) => (
          <li key={finding.field}>{findingText(finding)}</li>
        ))}
      </ul>
    ),
  };
};

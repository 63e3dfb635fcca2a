import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { NumberFinding } from '../../checks/number-report';

const listed = (numbers: readonly string[]): string => (numbers.length > 0 ? numbers.join(', ') : '–');

/** Formats one finding as a line: the field, and the numbers that only one language has. */
const findingText = ({ field, en, ar }: NumberFinding): string =>
  `${field}: English ${listed(en)}, Arabic ${listed(ar)}`;

/** Reads `GET /checks/numbers` whenever `address` changes; undefined while it loads. */
const useNumberReport = (address: string): readonly NumberFinding[] | undefined => {
  const { get } = useFetchClient();
  const [findings, setFindings] = useState<readonly NumberFinding[]>();
  useEffect(() => {
    let current = true;
    get<{ data: readonly NumberFinding[] }>(address).then(
      ({ data }) => {
        if (current) setFindings(data.data);
      },
      // The report is only a hint, so a failed request is ignored.
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

/**
 * Side panel with the numbers that differ between the two languages of a record. Only a hint: they may
 * differ on purpose.
 */
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

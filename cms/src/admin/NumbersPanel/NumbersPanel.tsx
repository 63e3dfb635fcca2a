import { findingText } from './finding-text';
import { useNumberReport } from './use-number-report';

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

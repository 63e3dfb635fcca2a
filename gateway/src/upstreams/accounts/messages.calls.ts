import type { AccountsCalls } from './accounts-calls';
import type { ContactMessage, Feedback, ProblemReport } from './accounts-records';
import type { CallerReading } from './caller';

/** Messages to the product: the viewer's when somebody is signed in, a visitor's otherwise. */
export const createMessagesCalls = ({ call, callAsViewer }: AccountsCalls) => {
  const send = async (caller: CallerReading, path: string, json: object): Promise<void> => {
    const request = { method: 'POST', path, json } as const;
    await (caller.bearer === null ? call(caller, request) : callAsViewer(caller, request));
  };
  return {
    sendContactMessage: (caller: CallerReading, message: ContactMessage) =>
      send(caller, '/api/contact', message),
    sendFeedback: (caller: CallerReading, feedback: Feedback) => send(caller, '/api/feedback', feedback),
    reportProblem: (caller: CallerReading, report: ProblemReport) => send(caller, '/api/report', report),
  };
};

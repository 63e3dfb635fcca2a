import type { AccountsCalls } from './accounts-calls';
import type {
  AccountDeletion,
  AccountRecoveryRecord,
  CodeSentRecord,
  DataExportRecord,
  SessionRecord,
} from './accounts-records';
import type { CallerContext } from './caller-context';

interface Envelope<Data> {
  data: Data;
}

/**
 * Creates the calls to delete an account, recover it and export its data. `cookie`
 * contains the browser's auth cookies.
 */
export const createDeletionCalls = ({ call, callAsViewer }: AccountsCalls) => ({
  exportData: async (caller: CallerContext): Promise<DataExportRecord> =>
    (await callAsViewer<Envelope<DataExportRecord>>(caller, { path: '/api/export' })).body.data,
  deleteAccount: (caller: CallerContext, cookie: string | undefined, deletion: AccountDeletion) =>
    callAsViewer<Envelope<{ recover_until: string }>>(caller, {
      method: 'POST',
      path: '/api/delete_account',
      json: deletion,
      headers: { cookie },
    }),
  requestDeleteCode: async (caller: CallerContext): Promise<CodeSentRecord> => {
    const request = { method: 'POST', path: '/api/delete_account/code', json: {} } as const;
    return (await callAsViewer<Envelope<CodeSentRecord>>(caller, request)).body.data;
  },
  recoveryOffer: (caller: CallerContext, cookie: string | undefined) =>
    call<Envelope<AccountRecoveryRecord | null>>(caller, {
      path: '/api/recover_account',
      headers: { cookie },
    }),
  recoverAccount: (caller: CallerContext, cookie: string | undefined, recoveryToken: string) =>
    call<Envelope<SessionRecord>>(caller, {
      method: 'POST',
      path: '/api/recover_account',
      json: { recovery_token: recoveryToken },
      headers: { cookie },
    }),
});

import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { NumberFinding } from '../../checks/number-report';

/** Answer of `GET /checks/numbers`, asked anew when `address` changes; undefined until it is there. */
export const useNumberReport = (address: string): readonly NumberFinding[] | undefined => {
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

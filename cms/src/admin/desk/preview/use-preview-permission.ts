import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { PreviewPermission } from '../../../desk/preview/preview.route';

/** A new permission is asked for so long before the last one expires. */
const RENEWED_BEFORE_SECONDS = 60;

/** After a failure, the next attempt: an expired permission would leave the page as it was. */
const RETRY_SECONDS = 10;

interface Preview {
  /** null until the first one has come. */
  permission: PreviewPermission | null;
  failed: boolean;
  retry: () => void;
}

/** Asks for the permission to show drafts, and renews it while the preview is open. */
export const usePreviewPermission = (): Preview => {
  const { post } = useFetchClient();
  const [permission, setPermission] = useState<PreviewPermission | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((former) => former + 1), []);
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    post<{ data: PreviewPermission }>('/desk/preview', {}).then(
      ({ data: { data } }) => {
        if (!isOpen) return;
        setFailed(false);
        setPermission(data);
        timer = setTimeout(retry, (data.seconds - RENEWED_BEFORE_SECONDS) * 1000);
      },
      () => {
        if (!isOpen) return;
        setFailed(true);
        timer = setTimeout(retry, RETRY_SECONDS * 1000);
      },
    );
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [post, retry, turn]);
  return { permission, failed, retry };
};

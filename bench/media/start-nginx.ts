import { createHash } from 'node:crypto';

import { runNginx } from '../http/run-nginx';
import type { RunningServer } from '../http/run-server';
import type { Subject } from './make-library';

const SECRET = 'secret-of-nginx';

/** The secure_link module in front of files. */
const locations = (library: string): string => `
    location ~ "^/media/(?<expires>[0-9]+)-(?<signature>[A-Za-z0-9_-]+)/(?<clip>[a-z]+)/(?<file>.+)$" {
      secure_link $signature,$expires;
      secure_link_md5 "$expires/$clip ${SECRET}";
      if ($secure_link = "") { return 403; }
      if ($secure_link = "0") { return 410; }
      add_header Cache-Control "private, max-age=7200, immutable";
      alias ${library}/clips/$clip/$file;
    }
`;

/** Returns the path of a file with nginx's own signature. */
export const nginxPath = ({ clip }: Subject, file: string, expiry: number): string => {
  const signature = createHash('md5').update(`${expiry}/${clip} ${SECRET}`).digest('base64url');
  return `/media/${expiry}-${signature}/${clip}/${file}`;
};

/** Starts nginx with one worker on the clips of `library`. */
export const startNginx = (folder: string, library: string): Promise<RunningServer> =>
  runNginx(folder, locations(library));

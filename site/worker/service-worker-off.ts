import { deleteCaches } from './offline-worker';
import { workerScope } from './worker-scope';

// Replaces a service worker that does harm: it deletes what was kept and unregisters itself.
workerScope.addEventListener('install', () => void workerScope.skipWaiting());
workerScope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(caches).then(() => workerScope.registration.unregister()));
});

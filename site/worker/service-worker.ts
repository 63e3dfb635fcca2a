import { createOfflineWorker } from './offline-worker';
import { workerScope } from './worker-scope';

/** Set by the build. */
declare const BUILD_VERSION: string;

const worker = createOfflineWorker({
  caches,
  fetch: (request) => fetch(request),
  origin: location.origin,
  version: BUILD_VERSION,
  languages: navigator.languages,
});

workerScope.addEventListener('install', (event) => {
  // It keeps nothing that open pages depend on, so the new one takes over at once.
  void workerScope.skipWaiting();
  event.waitUntil(worker.install());
});

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      worker.activate(),
      // The browser asks for the page while the worker starts.
      workerScope.registration.navigationPreload?.enable(),
      workerScope.clients.claim(),
    ]),
  );
});

workerScope.addEventListener('fetch', (event) => {
  const response = worker.respond(event.request, (work) => event.waitUntil(work), event.preloadResponse);
  if (response) event.respondWith(response);
});

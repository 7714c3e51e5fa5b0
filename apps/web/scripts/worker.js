// Keeps two things and nothing else: our own page for when there is no network, and files whose name is the hash of what they hold.
// Pages and answers of the api are a person's: they are never kept (decision 0094).
var PREFIX = __PREFIX__;
var CACHE = PREFIX + __VERSION__;
var OFFLINE = __OFFLINE__;
var POLICY = __POLICY__;

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    // A preload would send every visit of an address of the api twice, also a sign-in that works once. The setting outlives a version.
    await self.registration.navigationPreload?.disable();
  };
  event.waitUntil(clean());
});

const offlinePage = () =>
  new Response(OFFLINE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });

/** The network's page, whatever it says; ours only when there is no network. */
async function openPage(event) {
  try {
    return await fetch(event.request);
  } catch (cause) {
    console.warn('This page could not be reached', cause);
    return offlinePage();
  }
}

async function readFile(event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(event.request);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === 'basic')
    // A full disk is no reason to keep the file from the page.
    event.waitUntil(cache.put(event.request, answer.clone()).catch(console.warn));
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|trpc|game)(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/') && !request.headers.has('range'))
    event.respondWith(readFile(event));
});

// Where a hidden frame or a confirmation window comes back from the identity provider: hands its address to the page
// that opened it, in the form oidc-client-ts listens for. It stands outside the bundle so that it loads at once.
(() => {
  const message = { source: 'oidc-client', url: location.href, keepOpen: false };
  const starter = window.opener ?? (window.parent === window ? null : window.parent);
  if (starter !== null) {
    starter.postMessage(message, location.origin);
    return;
  }
  // A provider that isolates its pages cuts the window off from its opener: the state names a channel they share.
  const state = new URLSearchParams(location.search).get('state');
  if (state === null) return;
  const channel = new BroadcastChannel(`oidc-client-popup-${state}`);
  channel.postMessage(message);
  channel.close();
  window.close();
})();

/** Devices of the browser that no page of ours asks for, nor any that is put inside one. */
export const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((device) => `${device}=()`)
  .join(', ');

/** The page where a window that asked who one is comes back to. */
export const RETURN_PATH = '/callback.html';

/**
 * Value of the header `cross-origin-opener-policy`. A page shares nothing with those of others but the windows that it opens, since the one that asks who one is shows the sign-in of
 * another origin. The page that closes it says nothing: with a policy of its own it would be cut from the page that waits for it.
 */
export const openerPolicy = (path: string): string =>
  path === RETURN_PATH ? 'unsafe-none' : 'same-origin-allow-popups';

/** Where the public calculator lies: all that it loads is below. */
export const CALCOLA_PATH = '/calcola/';

/** Content security policy of the calculator alone: any site may show it inside a page of its own, and it sends nothing anywhere. */
export const CALCOLA_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

/** Devices of the browser that no page of ours asks for, nor any that is put inside one. */
export const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((device) => `${device}=()`)
  .join(', ');

/** The page where a window that asked who one is comes back to. */
export const RETURN_PATH = '/callback.html';

/**
 * Value of the header `cross-origin-opener-policy`. A page shares nothing with those of others but the windows that it opens, since the one that asks who one is may show the sign-in of
 * another origin. A window that goes from a policy to another is cut from the page that waits for it, which takes it for closed: the page that ends the sign-in says nothing after
 * pages of another origin, and what all say after those of this one.
 */
export const openerPolicy = (path: string, signInElsewhere = true): string =>
  path === RETURN_PATH && signInElsewhere ? 'unsafe-none' : 'same-origin-allow-popups';

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

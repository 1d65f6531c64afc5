/** Devices of the browser that no page of ours asks for, nor any that is put inside one. */
export const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((device) => `${device}=()`)
  .join(', ');

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

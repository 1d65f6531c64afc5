/** Devices of the browser that no page of ours asks for, nor any that is put inside one. */
export const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((device) => `${device}=()`)
  .join(', ');

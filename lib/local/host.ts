/** True of the names that this machine has for itself, on any port: a page on another name that leads here is not ours. */
export const isOfThisMachine = (host: string | undefined): boolean =>
  host !== undefined && /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host);

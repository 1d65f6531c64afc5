import { createHash, timingSafeEqual } from 'node:crypto';

/** What CloudFront adds to every request for the APIs, in place of whatever the caller wrote there. */
export const ORIGIN_HEADER = 'x-origin-verify';

/** A shorter secret is a mistake of the deployment, not a secret. */
const MINIMO = 32;

/** The secrets of the setting, separated by commas: none on one machine, where nothing stands before the APIs; two while they change. */
export const originSecrets = (setting: string | undefined): readonly Buffer[] => {
  if (setting === undefined || setting === '') return [];
  const secrets = setting.split(',');
  if (secrets.some((secret) => secret.length < MINIMO)) throw new Error('An origin secret is too short');
  return secrets.map(digest);
};

/** True when the request came through CloudFront, so that what stands before it (a WAF) has seen it. */
export const cameThrough = (secrets: readonly Buffer[], header: string | undefined): boolean =>
  secrets.length === 0 || secrets.some((secret) => timingSafeEqual(secret, digest(header ?? '')));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

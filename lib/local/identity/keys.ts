import { createHash, createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { IdentityStore } from './store.ts';

/** The private RS256 key that signs the ID tokens, made at the first start and kept. */
export async function signingKey(store: IdentityStore): Promise<JWK> {
  const pem = await store.secret('chiave-firma', async () => {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  });
  const publicBytes = createPublicKey(pem).export({ format: 'der', type: 'spki' });
  const kid = createHash('sha256').update(publicBytes).digest('base64url');
  return { ...createPrivateKey(pem).export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
}

/** The key that signs the provider's cookies, made at the first start and kept. */
export function cookieKey(store: IdentityStore): Promise<string> {
  return store.secret('chiave-cookie', async () => randomBytes(32).toString('base64url'));
}

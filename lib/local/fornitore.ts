import type { ClaimPersona } from '#platform/caller/persona-certificata.ts';
import { LOCAL_POOL } from './identity/amministrazione.ts';
import { clientId } from './identity/provider.ts';
import { LOCAL_USERS } from './settings.ts';

/** An issuer of elsewhere, as the settings of a deployment name it. */
export interface Fornitore {
  readonly issuer: string;
  readonly clientId: string;
  readonly persona?: ClaimPersona;
}

/** The settings of the pages and of the functions of this machine about the issuer of the tokens: its own provider, at an address, or one of elsewhere, which makes the accounts itself. */
export const emittenteDi = (esterno: Fornitore | undefined, proprio: string) =>
  esterno === undefined
    ? {
        pagine: { issuer: proprio, clientId, invitoInAccesso: true },
        ambiente: {
          USER_POOL_ID: LOCAL_POOL,
          OIDC_ISSUER: proprio,
          OIDC_USERS: LOCAL_USERS,
          OIDC_CLIENT_ID: clientId,
          OIDC_PERSONA: '',
        },
      }
    : {
        pagine: { issuer: esterno.issuer, clientId: esterno.clientId, invitoInAccesso: false },
        ambiente: {
          USER_POOL_ID: '',
          OIDC_ISSUER: esterno.issuer,
          OIDC_USERS: '',
          OIDC_CLIENT_ID: esterno.clientId,
          OIDC_PERSONA: esterno.persona ? JSON.stringify(esterno.persona) : '',
        },
      };

import * as z from 'zod';

/** What the application must know of where it runs: read from `/config.json`, never decided when it is built. */
export const AppConfig = z.object({
  issuer: z.url(),
  clientId: z.string().min(1),
  region: z.string(),
  version: z.string(),
  /** The token the server checks; the ID token unless the installation says otherwise. */
  tokenUse: z.enum(['id', 'access']).default('id'),
  /** Where the office asks for help; without it the menu has no such entry. */
  supporto: z.url({ protocol: /^https?$/ }).optional(),
  /** How credentials are asked for again: in a window, or by signing out where the provider would let in whoever is signed in. */
  conferma: z.enum(['finestra', 'uscita']).default('finestra'),
  /** How the copies of this machine stand: nobody chose their place, three were missed, or all is well. Absent in the cloud. */
  copie: z.enum(['DA_SCEGLIERE', 'MANCANTI', 'IN_ORDINE']).optional(),
  /** True if the sign-in page takes the code of an invitation, and lets its holder choose the password. */
  invitoInAccesso: z.boolean().default(false),
});
export type AppConfig = z.infer<typeof AppConfig>;

let loaded: Promise<AppConfig> | null = null;

/** The configuration, fetched once. Throws when it cannot be had, and tries again at the next call. */
export function loadConfig(): Promise<AppConfig> {
  loaded ??= fetchConfig().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function fetchConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return AppConfig.parse(await response.json());
}

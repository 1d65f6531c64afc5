import { randomBytes } from 'node:crypto';
import {
  registro,
  type Invito,
  type LicenzaScuola,
  type ScuolaRegistrata,
} from '../../functions/archivio/accesso/registro.ts';
import { personeRepository } from '../../functions/archivio/persone/persone-repository.ts';
import { archivioDi } from '../../functions/platform/data/archivio.ts';
import type { Store } from '../../functions/platform/data/dynamo.ts';
import { sendOperazioni, type Operazione } from '../../functions/platform/data/modifica.ts';
import { readSession, rewrittenSession } from '../../functions/platform/http/sessione.ts';
import { licenze as codiciLicenza, hasLicenza } from '../../shared/domain/accesso/licenze.ts';
import { codiceFiscale } from '../../shared/domain/campi.ts';

const GIORNI_INVITO = 14;

const loadScuola = async (store: Store, codmin: string): Promise<ScuolaRegistrata> => {
  const scuola = await registro(store).getScuola(codmin);
  if (!scuola) throw new Error(`La scuola ${codmin} non è registrata: crearla prima con "scuola".`);
  return scuola;
};

/** Registers a school, or changes its public data. */
export const saveScuola = async (
  store: Store,
  dati: Pick<ScuolaRegistrata, 'codmin' | 'desScuola' | 'citta' | 'regione' | 'provincia' | 'setupType'>,
  adesso: Date,
): Promise<void> => {
  const prima = await registro(store).getScuola(dati.codmin);
  await sendOperazioni(store, [
    registro(store).putScuola(prima, {
      licenze: [],
      inManutenzione: false,
      creata: adesso.toISOString(),
      versione: 0,
      ...prima,
      ...dati,
    }),
  ]);
};

/** Grants or changes a licence; details that are not given stay as they were. The sessions of the school follow. */
export const saveLicenza = async (
  store: Store,
  codmin: string,
  licenza: Omit<LicenzaScuola, 'tenancy'>,
  oggi: string,
): Promise<void> => {
  const prima = await loadScuola(store, codmin);
  const attuale = prima.licenze.find((una) => una.licenza === licenza.licenza);
  const dopo = {
    ...prima,
    licenze: [...prima.licenze.filter((una) => una !== attuale), { ...attuale, ...licenza, tenancy: codmin }],
  };
  await sendOperazioni(store, [registro(store).putScuola(prima, dopo)]);
  await refreshSessions(store, dopo, oggi);
};

/** Puts a school in maintenance or out of it; who is working is sent to the maintenance page at the next call. */
export const setManutenzione = async (
  store: Store,
  codmin: string,
  inManutenzione: boolean,
  oggi: string,
): Promise<void> => {
  const prima = await loadScuola(store, codmin);
  const dopo = { ...prima, inManutenzione };
  await sendOperazioni(store, [registro(store).putScuola(prima, dopo)]);
  await refreshSessions(store, dopo, oggi);
};

/** A one-use invitation that links who signs in to a school, its roles and, if given, their own record. @returns the code, shown once */
export const createInvito = async (store: Store, invito: Omit<Invito, 'scade'>, adesso: Date): Promise<string> => {
  await loadScuola(store, invito.codmin);
  const persona =
    invito.uidSubAnagrafe === null
      ? undefined
      : await personeRepository(archivioDi(store, invito.codmin)).resolve(invito.uidSubAnagrafe);
  const cf = persona?.desCf ?? (invito.cf === null ? null : readCf(invito.cf));
  const codice = randomBytes(24).toString('base64url');
  await sendOperazioni(store, [
    registro(store).putInvito(codice, {
      ...invito,
      cf,
      scade: Math.floor(adesso.getTime() / 1000) + GIORNI_INVITO * 86_400,
    }),
  ]);
  return codice;
};

const readCf = (cf: string): string => {
  const letto = codiceFiscale().safeParse(cf.trim().toUpperCase());
  if (!letto.success) throw new Error(`Il codice fiscale ${cf} non è valido.`);
  return letto.data;
};

const refreshSessions = async (store: Store, scuola: ScuolaRegistrata, oggi: string): Promise<void> => {
  for (const chiave of await registro(store).sessionsOfScuola(scuola.codmin)) {
    const item = await store.get(chiave);
    if (item === undefined) continue;
    const sessione = readSession(item);
    const rewritten: Operazione = {
      tipo: 'put',
      chiave,
      item: rewrittenSession(item, {
        inManutenzione: scuola.inManutenzione,
        licenze: codiciLicenza.filter((licenza) => hasLicenza(scuola.licenze, licenza, scuola.codmin, oggi)),
      }),
      condizione: { expression: 'attribute_exists(pk) AND utente = :utente', values: { ':utente': sessione.utente } },
    };
    await sendOperazioni(store, [rewritten]);
  }
};

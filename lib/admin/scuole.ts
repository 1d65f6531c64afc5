import { randomBytes } from 'node:crypto';
import { registro, type Invito, type LicenzaScuola, type ScuolaRegistrata } from '#archivio/accesso/registro.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { hashOf, readSession, rewrittenSession } from '#platform/caller/sessione.ts';
import { epochSeconds } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { Modifica, sendOperazioni, type Operazione } from '#platform/data/modifica.ts';
import { licenze as codiciLicenza, hasLicenza } from '#shared/domain/accesso/licenze.ts';
import { codiceFiscale } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { sendIntervento, type Momento } from './amministrazione.ts';

const GIORNI_INVITO = 14;

/** A registered school. @throws with what to do when it is not */
export const loadScuola = async (store: Store, codmin: string): Promise<ScuolaRegistrata> => {
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
  const scrittura = registro(store).putScuola(prima, {
    licenze: [],
    inManutenzione: false,
    creata: adesso.toISOString(),
    versione: 0,
    ...prima,
    ...dati,
  });
  const { desScuola, citta, regione, provincia, setupType } = prima ?? {};
  await sendIntervento(
    store,
    dati.codmin,
    {
      cosa: prima === undefined ? 'Scuola registrata' : 'Dati della scuola cambiati',
      prima: prima === undefined ? null : { desScuola, citta, regione, provincia, setupType },
      dopo: { ...dati, codmin: undefined },
    },
    { adesso },
    new Modifica().add(scrittura),
  );
};

/** Grants or changes a licence; details that are not given stay as they were. The sessions of the school follow. */
export const saveLicenza = async (
  store: Store,
  codmin: string,
  licenza: Omit<LicenzaScuola, 'tenancy'>,
  momento: Momento,
): Promise<void> => {
  const prima = await loadScuola(store, codmin);
  const attuale = prima.licenze.find((una) => una.licenza === licenza.licenza);
  const nuova = { ...attuale, ...licenza, tenancy: codmin };
  const dopo = { ...prima, licenze: [...prima.licenze.filter((una) => una !== attuale), nuova] };
  await sendIntervento(
    store,
    codmin,
    {
      cosa: `Licenza ${licenza.licenza} ${licenza.status.toLowerCase()} fino al ${formatGiorno(licenza.expireDate)}`,
      prima: attuale ?? null,
      dopo: nuova,
    },
    momento,
    new Modifica().add(registro(store).putScuola(prima, dopo)),
  );
  await refreshSessions(store, dopo, momento.oggi);
};

interface Perche {
  /** For the audit trail of the school. */
  readonly cosa?: string;
  /** The command that closes it for as long as it lasts: closed again by the same, it is left as it is. */
  readonly chiusaPer?: ScuolaRegistrata['chiusaPer'];
}

/**
 * Puts a school in maintenance or out of it; who is working is sent to the maintenance page at the next call. Sessions are reopened before the school is, so that
 * a school found open has none left closed, and after it, for who signed in meanwhile.
 */
export const setManutenzione = async (
  store: Store,
  codmin: string,
  inManutenzione: boolean,
  momento: Momento,
  {
    cosa = inManutenzione ? 'Scuola messa in manutenzione' : 'Scuola riaperta dopo la manutenzione',
    chiusaPer,
  }: Perche = {},
): Promise<void> => {
  const prima = await loadScuola(store, codmin);
  const dopo = { ...prima, inManutenzione, chiusaPer };
  if (!inManutenzione) await refreshSessions(store, dopo, momento.oggi);
  if (chiusaPer === undefined || prima.chiusaPer !== chiusaPer)
    await sendIntervento(
      store,
      codmin,
      { cosa, prima: { inManutenzione: prima.inManutenzione }, dopo: { inManutenzione } },
      momento,
      new Modifica().add(registro(store).putScuola(prima, dopo)),
    );
  await refreshSessions(store, dopo, momento.oggi);
};

/** A one-use invitation that links who signs in to a school, its roles and, if given, their own record. @returns the code, shown once */
export const createInvito = async (store: Store, invito: Omit<Invito, 'scade'>, adesso: Date): Promise<string> => {
  const { codmin, descutente, user, ruoli } = invito;
  await loadScuola(store, codmin);
  const persona =
    invito.uidSubAnagrafe === null
      ? undefined
      : await personeRepository(archivioDi(store, codmin)).resolve(invito.uidSubAnagrafe);
  const cf = persona?.desCf ?? (invito.cf === null ? null : readCf(invito.cf));
  const codice = randomBytes(24).toString('base64url');
  const scade = epochSeconds(adesso) + GIORNI_INVITO * 86_400;
  await sendIntervento(
    store,
    codmin,
    { cosa: `Invito per ${descutente}`, dopo: { descutente, user, ruoli, cf } },
    { adesso },
    new Modifica()
      .add(registro(store).putInvito(codice, { ...invito, cf, scade }))
      .audit({ entita: 'UTENTE', uid: hashOf(codice), azione: 'creato', dopo: { descutente, user, ruoli, cf } }),
  );
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

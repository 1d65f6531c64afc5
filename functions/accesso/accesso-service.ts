import {
  codiceClienteDi,
  expiryOf,
  registro,
  type Iscrizione,
  type ScuolaRegistrata,
  type Utente,
} from '#archivio/accesso/registro.ts';
import { putAccesso } from '#archivio/accesso/utenti-scuola.ts';
import { opzioniPreside } from '#archivio/scuola/opzioni-preside.ts';
import { getScuolaPropria, scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { hashOf, isOwnSession, newSessionToken, type SessioneAttiva } from '#platform/caller/sessione.ts';
import { instant } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { AppError } from '#platform/errors.ts';
import type { Sessione } from '#shared/contracts/accesso/sessione.ts';
import { consultazioniAccese } from '#shared/domain/accesso/consultazione.ts';
import { esitoLicenza, hasLicenza, licenze } from '#shared/domain/accesso/licenze.ts';
import type { ContiService } from './conti-service.ts';
import { acceptInvito, recallPersone } from './inviti.ts';
import { entratoScritto } from './messaggi-utenti.ts';
import { enterByCodiceFiscale } from './primo-accesso.ts';

interface Accesso {
  readonly store: Store;
  readonly minVersion: string;
}
interface MezziAccesso extends Accesso {
  /** How a person is told of their access. */
  readonly conti: Pick<ContiService, 'tell'>;
}
interface Richiesta {
  readonly codmin?: string | undefined;
  readonly ricordami?: boolean | undefined;
  readonly invito?: string | undefined;
}

const senzaScuola = () =>
  new AppError(
    'ERROR_ROLES_MISSING',
    "L'utente non è abilitato in nessuna scuola: chiedere un invito a chi amministra il programma.",
  );

/** The token of somebody disabled a moment ago may still be good. @throws ERROR_ROLES_MISSING */
const requireEnabled = ({ disabilitato }: Utente): void => {
  if (disabilitato === true)
    throw new AppError(
      'ERROR_ROLES_MISSING',
      "L'accesso è stato disabilitato: chiedere a chi gestisce gli utenti della scuola.",
    );
};

/** Sign-in: who one is and in which school one works. */
export const accessoService = ({ store, minVersion, conti }: MezziAccesso) => ({
  /** Opens the backend session of who signed in: in the school of the invitation, in the one asked for, or in the first of theirs. */
  login: async (richiesta: Richiesta, context: RequestContext): Promise<Sessione> => {
    const { credenziali, modifica } = context;
    const conosciuto = await registro(store).getUtente(credenziali.issuer, credenziali.subject);
    const accolto = await welcome({ store, conti }, richiesta.invito, conosciuto, context);
    const utente = accolto?.utente ?? (conosciuto && (await recallPersone(store, conosciuto, modifica)));
    if (!utente) throw senzaScuola();
    requireEnabled(utente);
    return openSession(
      { store, minVersion },
      utente,
      { ...richiesta, codmin: accolto?.codmin ?? richiesta.codmin },
      context,
    ).then((sessione) => {
      modifica.audit({ entita: 'SESSIONE', uid: utente.subject, azione: 'creato' });
      return sessione;
    });
  },

  /** Closes the session of the caller whose token came with the request. Closing twice is not an error; a session of somebody else is left alone. */
  logout: async (_richiesta: unknown, { credenziali, modifica }: RequestContext): Promise<{ chiusa: boolean }> => {
    const { sessionToken } = credenziali;
    if (sessionToken === undefined || !(await isOwnSession(store, sessionToken, credenziali))) return { chiusa: false };
    modifica.add(registro(store).removeSessione(sessionToken));
    return { chiusa: true };
  },

  /** Replaces the session with one of the same user in another school. */
  switchScuola: async (richiesta: { codmin: string }, context: RequestContext): Promise<Sessione> => {
    const { credenziali, modifica } = context;
    const utente = await registro(store).getUtente(credenziali.issuer, credenziali.subject);
    if (!utente?.iscrizioni.some(({ codmin }) => codmin === richiesta.codmin))
      throw new AppError('NON_TROVATO', "L'utente non è abilitato in questa scuola.");
    requireEnabled(utente);
    const sessione = await openSession(
      { store, minVersion },
      await recallPersone(store, utente, modifica),
      richiesta,
      context,
    );
    if (credenziali.sessionToken !== undefined) modifica.add(registro(store).removeSessione(credenziali.sessionToken));
    return sessione;
  },

  /** True for a token of a sign-in of the last 120 seconds. */
  validateCredentials: async (
    _richiesta: unknown,
    { credenziali, adesso }: RequestContext,
  ): Promise<{ valide: boolean }> => ({
    valide: credenziali.authTime !== null && adesso.getTime() / 1000 - credenziali.authTime <= 120,
  }),
});

/** The user that this sign-in lets into a school: by an invitation or, never seen before, by the codice fiscale that the issuer certifies. */
const welcome = async (
  { store, conti }: Pick<MezziAccesso, 'store' | 'conti'>,
  invito: string | undefined,
  conosciuto: Utente | undefined,
  context: RequestContext,
): Promise<{ utente: Utente; codmin: string } | undefined> => {
  const { credenziali } = context;
  if (invito !== undefined) return acceptInvito(store, invito, credenziali, conosciuto, context);
  if (conosciuto !== undefined || credenziali.persona === undefined) return undefined;
  const { email, ...entrato } = await enterByCodiceFiscale(store, credenziali.persona, context);
  conti.tell(email, entratoScritto(entrato.utente.descutente), context);
  return entrato;
};

const openSession = async (
  { store, minVersion }: Accesso,
  utente: Utente,
  richiesta: Richiesta,
  context: RequestContext,
): Promise<Sessione> => {
  const { modifica, oggi } = context;
  const globali = registro(store);
  const scuole = await globali.getScuole([...new Set(utente.iscrizioni.map(({ codmin }) => codmin))]);
  const scuola = richiesta.codmin === undefined ? scuole[0] : scuole.find(({ codmin }) => codmin === richiesta.codmin);
  const iscrizione = utente.iscrizioni.find(({ codmin }) => codmin === scuola?.codmin);
  if (!scuola || !iscrizione) throw senzaScuola();
  const licenza = esitoLicenza({ licenze: scuola.licenze, tenancy: scuola.codmin, ruoli: iscrizione.ruoli, oggi });
  if (!licenza.consentito && licenza.codice !== null && /^ERROR_/.test(licenza.codice))
    throw new AppError(codiceDi(licenza.codice), licenza.messaggio ?? licenza.codice);
  const token = newSessionToken();
  const attiva = sessionOf(utente, iscrizione, scuola, context, richiesta.ricordami ?? false);
  modifica.scuola = scuola.codmin;
  modifica.nome = utente.descutente;
  modifica.add(globali.putSessione(token, attiva), putAccesso(scuola.codmin, attiva.utente, attiva.creata));
  const avvisi =
    licenza.codice !== null && isAvviso(licenza.codice)
      ? [
          {
            codice: licenza.codice,
            messaggio: licenza.messaggio ?? '',
            expireDate: scuola.licenze.find((una) => una.licenza === 'WWS')?.expireDate ?? oggi,
          },
        ]
      : [];
  const propria = await chiE(store, scuola, oggi);
  return {
    token,
    expiration: instant(new Date(attiva.scade * 1000)),
    subject: utente.subject,
    user: utente.user,
    descutente: utente.descutente,
    uid: attiva.uid,
    uidSubAnagrafe: attiva.uidSubAnagrafe,
    cf: attiva.cf,
    codcli: attiva.codcli,
    codmin: scuola.codmin,
    ac: scuola.codmin,
    scuola: scuola.codmin,
    citta: scuola.citta,
    regione: scuola.regione,
    provincia: scuola.provincia,
    ...propria,
    ruoli: attiva.ruoli,
    licenze: attiva.licenze,
    consultazioni: consultazioniAccese(await opzioniPreside(archivioDi(store, scuola.codmin))),
    isUtenteAccessibile: iscrizione.isUtenteAccessibile && !scuola.inManutenzione,
    minVersion,
    wwpAttivo: attiva.licenze.includes('WWP'),
    wwsAttivo: attiva.licenze.includes('WWS'),
    avvisi,
    oggi,
    scuole: scuole.map(({ codmin, desScuola, citta }) => ({
      codmin,
      desScuola: codmin === scuola.codmin ? propria.desScuola : desScuola,
      citta,
      ruoli: utente.iscrizioni.find((una) => una.codmin === codmin)?.ruoli ?? [],
    })),
  };
};

/** Name and kind of the school: as its record says, or the registry until there is one. */
const chiE = async (
  store: Store,
  { codmin, setupType, desScuola }: ScuolaRegistrata,
  oggi: string,
): Promise<Pick<Sessione, 'desScuola' | 'setupType' | 'flgCcnlIstruzione'>> => {
  const propria = scuolaAl(await getScuolaPropria(archivioDi(store, codmin)), oggi);
  return {
    desScuola: propria?.desScuola ?? desScuola,
    setupType: propria?.dati?.setupType ?? setupType,
    flgCcnlIstruzione: propria?.dati?.flgCcnlIstruzione ?? false,
  };
};

const sessionOf = (
  utente: Utente,
  iscrizione: Iscrizione,
  scuola: ScuolaRegistrata,
  { credenziali, adesso, oggi }: Pick<RequestContext, 'credenziali' | 'adesso' | 'oggi'>,
  ricordami: boolean,
): SessioneAttiva => ({
  issuer: credenziali.issuer,
  subject: credenziali.subject,
  utente: hashOf(credenziali.issuer, credenziali.subject),
  user: utente.user,
  descutente: utente.descutente,
  codcli: codiceClienteDi(iscrizione.ruoli),
  codmin: scuola.codmin,
  ruoli: iscrizione.ruoli,
  licenze: licenze.filter((licenza) => hasLicenza(scuola.licenze, licenza, scuola.codmin, oggi)),
  uid: iscrizione.uid,
  uidSubAnagrafe: iscrizione.uidSubAnagrafe,
  cf: iscrizione.cf,
  inManutenzione: scuola.inManutenzione || !iscrizione.isUtenteAccessibile,
  setupType: scuola.setupType,
  creata: instant(adesso),
  scade: expiryOf(adesso, ricordami).scade,
});

const isAvviso = (codice: string): codice is 'WARN_LICENSE_EXPIRED' | 'WARN_LICENSE_INACTIVE' | 'WARN_LICENSE_RENEW' =>
  codice.startsWith('WARN_');
const codiceDi = (
  codice: string,
): 'ERROR_LICENSE_MISSING' | 'ERROR_LICENSE_INVALID' | 'ERROR_LICENSE_EXPIRED' | 'ERROR_ROLES_MISSING' => {
  if (codice === 'ERROR_LICENSE_INVALID' || codice === 'ERROR_LICENSE_EXPIRED' || codice === 'ERROR_ROLES_MISSING')
    return codice;
  return 'ERROR_LICENSE_MISSING';
};

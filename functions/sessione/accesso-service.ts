import { esitoLicenza, hasLicenza, licenze } from '../../shared/domain/licenze.ts';
import { AppError } from '../platform/errors.ts';
import { instant } from '../platform/clock.ts';
import { hashOf, newSessionToken, type SessioneAttiva } from '../platform/sessione.ts';
import { codiceClienteDi, expiryOf, type Iscrizione, type Registro, type ScuolaRegistrata, type Utente } from './registro.ts';
import type { Credenziali, RequestContext } from '../platform/api-handler.ts';
import type { Sessione } from '../../shared/contracts/sessione.ts';

interface Accesso { readonly registro: Registro; readonly minVersion: string }
interface Richiesta { readonly codmin?: string | undefined; readonly ricordami?: boolean | undefined; readonly invito?: string | undefined }

const senzaScuola = () => new AppError('ERROR_ROLES_MISSING', 'L\'utente non è abilitato in nessuna scuola: chiedere un invito a chi amministra il programma.');

/** Opens the backend session of who signed in: in the school of the invitation, in the one asked for, or in the first of theirs. */
export const login = ({ registro, minVersion }: Accesso) => async (richiesta: Richiesta, context: RequestContext): Promise<Sessione> => {
  const { credenziali, modifica } = context;
  const conosciuto = await registro.getUtente(credenziali.issuer, credenziali.subject);
  const accolto = richiesta.invito === undefined ? undefined : await acceptInvito(registro, richiesta.invito, credenziali, conosciuto, context);
  const utente = accolto?.utente ?? conosciuto;
  if (!utente) throw senzaScuola();
  return openSession(registro, minVersion, utente, { ...richiesta, codmin: accolto?.codmin ?? richiesta.codmin }, context).then((sessione) => {
    modifica.audit({ entita: 'SESSIONE', uid: utente.subject, azione: 'creato' });
    return sessione;
  });
};

/** Closes the session whose token came with the request; closing twice is not an error. */
export const logout = ({ registro }: Accesso) => async (_richiesta: unknown, { credenziali, modifica }: RequestContext): Promise<{ chiusa: boolean }> => {
  if (credenziali.sessionToken !== undefined) modifica.add(registro.removeSessione(credenziali.sessionToken));
  return { chiusa: credenziali.sessionToken !== undefined };
};

/** Replaces the session with one of the same user in another school. */
export const switchScuola = ({ registro, minVersion }: Accesso) => async (richiesta: { codmin: string }, context: RequestContext): Promise<Sessione> => {
  const { credenziali, modifica } = context;
  const utente = await registro.getUtente(credenziali.issuer, credenziali.subject);
  if (!utente?.iscrizioni.some(({ codmin }) => codmin === richiesta.codmin)) throw new AppError('NON_TROVATO', 'L\'utente non è abilitato in questa scuola.');
  const sessione = await openSession(registro, minVersion, utente, richiesta, context);
  if (credenziali.sessionToken !== undefined) modifica.add(registro.removeSessione(credenziali.sessionToken));
  return sessione;
};

/** True for a token of a sign-in of the last 120 seconds. */
export const validateCredentials = async (_richiesta: unknown, { credenziali, adesso }: RequestContext): Promise<{ valide: boolean }> =>
  ({ valide: credenziali.authTime !== null && adesso.getTime() / 1000 - credenziali.authTime <= 120 });

const acceptInvito = async (registro: Registro, codice: string, credenziali: Credenziali, conosciuto: Utente | undefined, { modifica, adesso }: RequestContext): Promise<{ utente: Utente; codmin: string }> => {
  const invito = await registro.getInvito(codice);
  if (!invito || invito.scade <= adesso.getTime() / 1000) throw new AppError('NON_TROVATO', 'L\'invito non esiste, è scaduto o è già stato usato: chiederne un altro a chi amministra il programma.');
  const iscrizione: Iscrizione = { codmin: invito.codmin, ruoli: invito.ruoli, uid: invito.uid, uidSubAnagrafe: invito.uidSubAnagrafe, cf: invito.cf, isUtenteAccessibile: true };
  const altre = (conosciuto?.iscrizioni ?? []).filter(({ codmin }) => codmin !== invito.codmin);
  const utente: Utente = { issuer: credenziali.issuer, subject: credenziali.subject, user: conosciuto?.user ?? invito.user, descutente: conosciuto?.descutente ?? invito.descutente, iscrizioni: [...altre, iscrizione], versione: conosciuto?.versione ?? 0 };
  modifica.add(registro.consumeInvito(codice), registro.putUtente(conosciuto, utente), ...await registro.updateSessioni(hashOf(utente.issuer, utente.subject), iscrizione));
  return { utente, codmin: invito.codmin };
};

const openSession = async (registro: Registro, minVersion: string, utente: Utente, richiesta: Richiesta, { modifica, adesso, oggi, credenziali }: RequestContext): Promise<Sessione> => {
  const scuole = (await registro.listScuole()).filter((scuola) => utente.iscrizioni.some(({ codmin }) => codmin === scuola.codmin));
  const scuola = richiesta.codmin === undefined ? scuole[0] : scuole.find(({ codmin }) => codmin === richiesta.codmin);
  const iscrizione = utente.iscrizioni.find(({ codmin }) => codmin === scuola?.codmin);
  if (!scuola || !iscrizione) throw senzaScuola();
  const licenza = esitoLicenza({ licenze: scuola.licenze, tenancy: scuola.codmin, ruoli: iscrizione.ruoli, oggi });
  if (!licenza.consentito && licenza.codice !== null && /^ERROR_/.test(licenza.codice)) throw new AppError(codiceDi(licenza.codice), licenza.messaggio ?? licenza.codice);
  const token = newSessionToken();
  const attiva = sessionOf(utente, iscrizione, scuola, credenziali, adesso, oggi, richiesta.ricordami ?? false);
  modifica.scuola = scuola.codmin;
  modifica.add(registro.putSessione(token, attiva));
  const avvisi = licenza.codice !== null && isAvviso(licenza.codice) ? [{ codice: licenza.codice, messaggio: licenza.messaggio ?? '', expireDate: scuola.licenze.find((una) => una.licenza === 'WWS')?.expireDate ?? oggi }] : [];
  return {
    token, expiration: instant(new Date(attiva.scade * 1000)), subject: utente.subject, user: utente.user, descutente: utente.descutente,
    uid: attiva.uid, uidSubAnagrafe: attiva.uidSubAnagrafe, cf: attiva.cf, codcli: attiva.codcli, codmin: scuola.codmin, ac: scuola.codmin, scuola: scuola.codmin,
    desScuola: scuola.desScuola, citta: scuola.citta, regione: scuola.regione, provincia: scuola.provincia, setupType: scuola.setupType,
    ruoli: attiva.ruoli, licenze: attiva.licenze, isUtenteAccessibile: iscrizione.isUtenteAccessibile && !scuola.inManutenzione, minVersion,
    wwpAttivo: attiva.licenze.includes('WWP'), wwsAttivo: attiva.licenze.includes('WWS'), avvisi, oggi,
    scuole: scuole.map(({ codmin, desScuola, citta }) => ({ codmin, desScuola, citta, ruoli: utente.iscrizioni.find((una) => una.codmin === codmin)?.ruoli ?? [] })),
  };
};

const sessionOf = (utente: Utente, iscrizione: Iscrizione, scuola: ScuolaRegistrata, credenziali: Credenziali, adesso: Date, oggi: string, ricordami: boolean): SessioneAttiva => ({
  issuer: credenziali.issuer, subject: credenziali.subject, utente: hashOf(credenziali.issuer, credenziali.subject), user: utente.user, descutente: utente.descutente,
  codcli: codiceClienteDi(iscrizione.ruoli), codmin: scuola.codmin, ruoli: iscrizione.ruoli, licenze: licenze.filter((licenza) => hasLicenza(scuola.licenze, licenza, scuola.codmin, oggi)),
  uid: iscrizione.uid, uidSubAnagrafe: iscrizione.uidSubAnagrafe, cf: iscrizione.cf,
  inManutenzione: scuola.inManutenzione || !iscrizione.isUtenteAccessibile, setupType: scuola.setupType, creata: instant(adesso), scade: expiryOf(adesso, ricordami).scade,
});

const isAvviso = (codice: string): codice is 'WARN_LICENSE_EXPIRED' | 'WARN_LICENSE_INACTIVE' | 'WARN_LICENSE_RENEW' => codice.startsWith('WARN_');
const codiceDi = (codice: string): 'ERROR_LICENSE_MISSING' | 'ERROR_LICENSE_INVALID' | 'ERROR_LICENSE_EXPIRED' | 'ERROR_ROLES_MISSING' => {
  if (codice === 'ERROR_LICENSE_INVALID' || codice === 'ERROR_LICENSE_EXPIRED' || codice === 'ERROR_ROLES_MISSING') return codice;
  return 'ERROR_LICENSE_MISSING';
};

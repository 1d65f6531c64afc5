import { closeSessioni, registro, type Utente } from '#archivio/accesso/registro.ts';
import { utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { AttoSulConto, UtenteScuola, utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import type { RouteInput } from '#shared/contracts/route.ts';
import type { ContiService } from './conti-service.ts';
import { attoScritto, MOTIVI } from './messaggi-utenti.ts';
import { putCambiato, requireAnother, requireGivable, requireVersion, stillManager } from './regole-utenti.ts';
import { invitationRow, userRow, voce } from './righe-utenti.ts';

/** Acts on the account of a user. @throws NON_TROVATO, VERSIONE_SUPERATA, OPERAZIONE_NON_CONSENTITA for oneself, or for who works in other schools too */
export const changeConto =
  (store: Store, conti: ContiService) =>
  async (
    { uid, versione, atto }: RouteInput<typeof utentiRoutes.changeConto>['body'],
    context: RequestContext,
  ): Promise<UtenteScuola> => {
    const { archivio, sessione, modifica, adesso } = context;
    const { codmin } = archivio;
    const scuola = utentiScuola(store, codmin);
    if (atto === 'RIPROVA') {
      await conti.retry(uid, context);
      const invito = await scuola.getInvito(uid);
      if (invito !== undefined) return invitationRow(invito, adesso);
    }
    const prima = await scuola.get(uid);
    if (prima === undefined) throw nonTrovato("L'utente");
    if (atto === 'RIPROVA') return userRow(codmin, prima);
    requireVersion(codmin, prima, versione);
    requireAnother(uid, sessione.utente);
    requireOnlyHere(prima.utente, codmin, conti.propri);
    const riga = userRow(codmin, prima);
    requireGivable([], riga.ruoli, sessione.ruoli);
    const utente = changedBy(atto, prima.utente);
    const dopo = userRow(codmin, { ...prima, utente: { ...utente, versione: riga.versione + 1 } });
    if (atto !== 'RIABILITA') closeSessioni(await registro(store).sessionsOfUtente(uid), modifica);
    modifica
      .add(putCambiato(store, codmin, prima, utente), await stillManager(store, codmin, sessione.utente))
      .audit({ ...voce('modificato', riga, dopo), motivo: MOTIVI[atto] });
    conti.leave({ ...chiDi(riga), uid, azione: atto, subject: prima.utente.subject }, context);
    conti.tell(riga.email, attoScritto(atto, sessione.descutente), context);
    return dopo;
  };

const changedBy = (atto: AttoSulConto, utente: Utente): Utente => {
  const { disabilitato: _prima, ...altro } = utente;
  if (atto === 'DISABILITA') return { ...altro, disabilitato: true };
  return atto === 'RIABILITA' ? altro : utente;
};

/** Identity of an account, as the acts left to do on it say. */
export const chiDi = ({ user, descutente, email }: UtenteScuola) => ({ user, nome: descutente, email });

/** An account is of the person, not of one school. @throws OPERAZIONE_NON_CONSENTITA */
const requireOnlyHere = ({ iscrizioni, descutente }: Utente, codmin: string, propri: boolean): void => {
  if (!propri)
    throw new AppError(
      'OPERAZIONE_NON_CONSENTITA',
      'I conti di questa installazione li tiene un fornitore di identità esterno: chiedere a chi lo amministra.',
    );
  if (iscrizioni.some((una) => una.codmin !== codmin))
    throw new AppError(
      'OPERAZIONE_NON_CONSENTITA',
      `${descutente} lavora anche in un'altra scuola: il suo conto lo cambia chi amministra il programma. Da qui si può togliere da questa scuola.`,
    );
};

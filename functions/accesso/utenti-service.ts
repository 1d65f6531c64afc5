import { randomBytes } from 'node:crypto';
import { closeSessioni, registro, type Invito } from '#archivio/accesso/registro.ts';
import { utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import { collegamenti } from '#archivio/persone/collegamento.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import { epochSeconds } from '#platform/clock.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { UtenteScuola, utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { chiDi, changeConto } from './atti-sui-conti.ts';
import type { ContiService } from './conti-service.ts';
import { invitoScritto, ruoliScritti, toltoScritto } from './messaggi-utenti.ts';
import { putCambiato, requireAnother, requireGivable, requireVersion, stillManager } from './regole-utenti.ts';
import { invitationRow, userRow, voce } from './righe-utenti.ts';
import { approveRuoli } from './ruoli-approvati.ts';

const GIORNI_INVITO = 14;
/** Invitations of one user that a new one takes the place of. */
const INVITI_SOSTITUITI = 20;

/** Users by name, then who is invited. */
const listUtenti =
  (store: Store, conti: ContiService) =>
  async ({ archivio, adesso }: RequestContext): Promise<RouteOutput<typeof utentiRoutes.listUtenti>> => {
    const scuola = utentiScuola(store, archivio.codmin);
    const [utenti, inviti, daFare] = await Promise.all([
      scuola.list(),
      scuola.listInviti(),
      conti.pending(archivio.codmin),
    ]);
    const righe = [
      ...utenti.map((trovato) => userRow(archivio.codmin, trovato, daFare.get(trovato.uid))),
      ...inviti.map((trovato) => invitationRow(trovato, adesso, daFare.get(trovato.uid))),
    ];
    return {
      utenti: righe.toSorted(byTesto(({ descutente }) => descutente)).slice(0, 5000),
      conti: conti.propri ? 'PROPRI' : 'ESTERNI',
    };
  };

/** Who may enter the school. Whoever changes that stays a manager of it, and nobody changes their own roles: a school is never without one. */
export const utentiService = (store: Store, conti: ContiService) => ({
  list: listUtenti(store, conti),

  /** @throws NON_TROVATO for a person who is not in the registry, OPERAZIONE_NON_CONSENTITA for a role one cannot give */
  invite: async (
    { uidSubAnagrafe, email, ...dati }: RouteInput<typeof utentiRoutes.inviteUtente>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<typeof utentiRoutes.inviteUtente>> => {
    const { archivio, sessione, modifica, adesso } = context;
    requireGivable(dati.ruoli, [], sessione.ruoli);
    const persona = uidSubAnagrafe === null ? undefined : await personeRepository(archivio).load(uidSubAnagrafe);
    const scuola = utentiScuola(store, archivio.codmin);
    const superati = (await scuola.listInviti(dati.user)).slice(0, INVITI_SOSTITUITI);
    const chi = `${dati.descutente} (${dati.user})`;
    const invitato = { chi, oggetto: hashOf(dati.user), prima: [], dopo: dati.ruoli, effetti: [] };
    const approvato = await approveRuoli(store, invitato, context);
    const codice = randomBytes(24).toString('base64url');
    const invito: Invito = {
      ...dati,
      codmin: archivio.codmin,
      ...schedaDi(persona),
      scade: epochSeconds(adesso) + GIORNI_INVITO * 86_400,
      fattoDa: { utente: sessione.utente, nome: sessione.descutente },
      ...seDetti({ approvato, email, propri: conti.propri }),
    };
    const uid = hashOf(codice);
    const utente = invitationRow({ uid, invito }, adesso);
    for (const superato of superati)
      modifica.add(scuola.removeInvito(superato.uid), ...conti.forget(archivio, superato));
    modifica.add(registro(store).putInvito(codice, invito)).audit(voce('creato', null, utente));
    conti.leave({ uid, azione: 'CREA', user: dati.user, subject: null, nome: dati.descutente, email }, context);
    conti.tell(email, invitoScritto(codice, invito, sessione.descutente), context);
    return { codice, utente };
  },

  /**
   * `sessioni`: how many open sessions go on with the new roles, where the transaction has no room for as many as it usually does.
   * @throws NON_TROVATO, VERSIONE_SUPERATA, OPERAZIONE_NON_CONSENTITA for one's own roles or one that cannot be given
   */
  update: async (
    { uid, ruoli, versione }: RouteInput<typeof utentiRoutes.updateUtente>['body'],
    context: RequestContext,
    sessioni?: number,
  ): Promise<UtenteScuola> => {
    const {
      archivio: { codmin },
      sessione,
      modifica,
    } = context;
    const prima = await utentiScuola(store, codmin).get(uid);
    if (prima === undefined) throw nonTrovato("L'utente");
    requireVersion(codmin, prima, versione);
    requireAnother(uid, sessione.utente);
    const riga = userRow(codmin, prima);
    requireGivable(ruoli, riga.ruoli, sessione.ruoli);
    const iscrizioni = prima.utente.iscrizioni.map((una) => (una.codmin === codmin ? { ...una, ruoli } : una));
    const sua = iscrizioni.find((una) => una.codmin === codmin);
    const dopo = { ...riga, ruoli, versione: riga.versione + 1 };
    const scritta = putCambiato(store, codmin, prima, { ...prima.utente, iscrizioni });
    const chi = `${riga.descutente} (${riga.user})`;
    const { effetti = [] } = scritta;
    await approveRuoli(store, { chi, oggetto: uid, prima: riga.ruoli, dopo: ruoli, effetti }, context);
    modifica.add(scritta, await stillManager(store, codmin, sessione.utente)).audit(voce('modificato', riga, dopo));
    if (sua !== undefined) await registro(store).updateSessioni(uid, sua, modifica, sessioni);
    if (!ruoli.includes('GESTORE')) await withdrawInviti(utentiScuola(store, codmin), uid, context);
    conti.tell(riga.email, ruoliScritti(ruoli, sessione.descutente), context);
    return dopo;
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, OPERAZIONE_NON_CONSENTITA for oneself */
  remove: async (
    { uid, versione }: RouteInput<typeof utentiRoutes.removeUtente>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<typeof utentiRoutes.removeUtente>> => {
    const { archivio, sessione, modifica, adesso } = context;
    const { codmin } = archivio;
    const scuola = utentiScuola(store, codmin);
    const invito = await scuola.getInvito(uid);
    if (invito !== undefined) {
      modifica
        .add(scuola.removeInvito(uid), ...conti.forget(archivio, invito))
        .audit(voce('eliminato', invitationRow(invito, adesso), null));
      return { tolto: true };
    }
    const prima = await scuola.get(uid);
    if (prima === undefined) throw nonTrovato("L'utente");
    requireVersion(codmin, prima, versione);
    requireAnother(uid, sessione.utente);
    const riga = userRow(codmin, prima);
    requireGivable([], riga.ruoli, sessione.ruoli);
    const iscrizioni = prima.utente.iscrizioni.filter((una) => una.codmin !== codmin);
    await collegamenti(archivio).unlink({ uid: riga.uidSubAnagrafe, cf: riga.cf }, prima.utente.subject, modifica);
    closeSessioni(await registro(store).sessionsOfUtente(uid, codmin), modifica);
    await withdrawInviti(scuola, uid, context);
    modifica
      .add(
        putCambiato(store, codmin, prima, { ...prima.utente, iscrizioni }),
        scuola.removeAccesso(uid),
        await stillManager(store, codmin, sessione.utente),
      )
      .audit(voce('eliminato', riga, null));
    const { subject } = prima.utente;
    // a person of no school has no use of an account
    if (iscrizioni.length === 0) conti.leave({ ...chiDi(riga), uid, azione: 'ELIMINA', subject }, context);
    conti.tell(riga.email, toltoScritto(sessione.descutente), context);
    return { tolto: true };
  },

  changeConto: changeConto(store, conti),
});

export type UtentiService = ReturnType<typeof utentiService>;

const schedaDi = (
  persona: Pick<Persona, 'uid' | 'desCf'> | undefined,
): Pick<Invito, 'uid' | 'uidSubAnagrafe' | 'cf'> => ({
  uid: persona?.uid ?? null,
  uidSubAnagrafe: persona?.uid ?? null,
  cf: persona?.desCf ?? null,
});

/** Fields that an invitation holds only where it is so. */
const seDetti = ({
  approvato,
  email,
  propri,
}: {
  readonly approvato: boolean;
  readonly email: string | null;
  readonly propri: boolean;
}): Pick<Invito, 'approvato' | 'email' | 'conto'> => ({
  ...(approvato ? { approvato } : {}),
  ...(email === null ? {} : { email }),
  ...(propri ? { conto: { subject: null } } : {}),
});

/** Takes back the open invitations of a user who makes no more of them: one of theirs would bring them back in. */
const withdrawInviti = async (
  scuola: ReturnType<typeof utentiScuola>,
  utente: string,
  { modifica, adesso }: Pick<RequestContext, 'modifica' | 'adesso'>,
): Promise<void> => {
  const suoi = (await scuola.listInviti()).filter(({ invito }) => invito.fattoDa?.utente === utente);
  for (let da = 0; da < suoi.length; da += INVITI_SOSTITUITI) {
    const parte = suoi.slice(da, da + INVITI_SOSTITUITI);
    const ritiro = modifica.part().add(...parte.map(({ uid }) => scuola.removeInvito(uid)));
    for (const trovato of parte) ritiro.audit(voce('eliminato', invitationRow(trovato, adesso), null));
  }
};

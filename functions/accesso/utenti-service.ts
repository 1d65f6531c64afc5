import { randomBytes } from 'node:crypto';
import { closeSessioni, registro, Utente, type Invito } from '#archivio/accesso/registro.ts';
import { utentiScuola, type InvitoTrovato, type UtenteTrovato } from '#archivio/accesso/utenti-scuola.ts';
import { collegamenti } from '#archivio/persone/collegamento.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import { epochSeconds, instant } from '#platform/clock.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { Operazione, VoceAudit } from '#platform/data/modifica.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { UtenteScuola, utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { approveRuoli } from './ruoli-approvati.ts';

const GIORNI_INVITO = 14;
/** Invitations of one user that a new one takes the place of. */
const INVITI_SOSTITUITI = 20;

/** Who may enter the school. Whoever changes that stays a manager of it, and nobody changes their own roles: a school is never without one. */
export const utentiService = (store: Store) => ({
  /** Users by name, then who is invited. */
  list: async ({ archivio, adesso }: RequestContext): Promise<RouteOutput<typeof utentiRoutes.listUtenti>> => {
    const scuola = utentiScuola(store, archivio.codmin);
    const [utenti, inviti] = await Promise.all([scuola.list(), scuola.listInviti()]);
    const righe = [
      ...utenti.map((trovato) => userRow(archivio.codmin, trovato)),
      ...inviti.map((trovato) => invitationRow(trovato, adesso)),
    ];
    return { utenti: righe.toSorted((a, b) => a.descutente.localeCompare(b.descutente, 'it')).slice(0, 5000) };
  },

  /** @throws NON_TROVATO for a person who is not in the registry, OPERAZIONE_NON_CONSENTITA for a role one cannot give */
  invite: async (
    { uidSubAnagrafe, ...dati }: RouteInput<typeof utentiRoutes.inviteUtente>['body'],
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
      uid: persona?.uid ?? null,
      uidSubAnagrafe: persona?.uid ?? null,
      cf: persona?.desCf ?? null,
      scade: epochSeconds(adesso) + GIORNI_INVITO * 86_400,
      fattoDa: { utente: sessione.utente, nome: sessione.descutente },
      ...(approvato ? { approvato } : {}),
    };
    const utente = invitationRow({ uid: hashOf(codice), invito }, adesso);
    modifica
      .add(...superati.map(({ uid }) => scuola.removeInvito(uid)), registro(store).putInvito(codice, invito))
      .audit(voce('creato', null, utente));
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
      adesso,
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
    const scritta = putIscrizioni(store, codmin, prima, iscrizioni);
    const chi = `${riga.descutente} (${riga.user})`;
    const { effetti = [] } = scritta;
    await approveRuoli(store, { chi, oggetto: uid, prima: riga.ruoli, dopo: ruoli, effetti }, context);
    modifica.add(scritta, await stillManager(store, codmin, sessione.utente)).audit(voce('modificato', riga, dopo));
    if (sua !== undefined) await registro(store).updateSessioni(uid, sua, modifica, sessioni);
    if (!ruoli.includes('GESTORE')) await withdrawInviti(utentiScuola(store, codmin), uid, { modifica, adesso });
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
      modifica.add(scuola.removeInvito(uid)).audit(voce('eliminato', invitationRow(invito, adesso), null));
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
        putIscrizioni(store, codmin, prima, iscrizioni),
        scuola.removeAccesso(uid),
        await stillManager(store, codmin, sessione.utente),
      )
      .audit(voce('eliminato', riga, null));
    return { tolto: true };
  },
});

export type UtentiService = ReturnType<typeof utentiService>;

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

/** Who changes the users is a manager of the school still when the change is stored: two who take each other off cannot both succeed. */
const stillManager = async (store: Store, codmin: string, uid: string) => {
  const io = await utentiScuola(store, codmin).get(uid);
  if (io?.utente.iscrizioni.find((una) => una.codmin === codmin)?.ruoli.includes('GESTORE') !== true)
    throw notManager();
  return registro(store).checkUtente(io.utente, notManager);
};

const notManager = (): AppError =>
  new AppError(
    'OPERAZIONE_NON_CONSENTITA',
    'Nel frattempo un altro gestore ha cambiato i ruoli di chi fa questa modifica: nulla è stato salvato.',
  );

const requireAnother = (uid: string, io: string): void => {
  if (uid === io)
    throw new AppError(
      'OPERAZIONE_NON_CONSENTITA',
      'I propri ruoli li cambia un altro gestore: così la scuola non resta mai senza.',
    );
};

/** The tester of the program is no role of an office: only who is one makes another, and only they take it off. */
const requireGivable = (dopo: readonly Ruolo[], prima: readonly Ruolo[], miei: readonly Ruolo[]): void => {
  if (dopo.includes('TESTER') !== prima.includes('TESTER') && !miei.includes('TESTER'))
    throw new AppError(
      'OPERAZIONE_NON_CONSENTITA',
      'Il ruolo di collaudatore lo dà e lo toglie solo un collaudatore, o chi amministra il programma.',
    );
};

const requireVersion = (codmin: string, prima: UtenteTrovato, versione: number): void => {
  if (prima.utente.versione !== versione) throw superseded(codmin, prima);
};

const superseded = (codmin: string, trovato: UtenteTrovato): AppError =>
  new AppError('VERSIONE_SUPERATA', `I ruoli di ${trovato.utente.descutente} sono cambiati nel frattempo.`, {
    current: userRow(codmin, trovato),
  });

/** The user with other memberships. */
const putIscrizioni = (
  store: Store,
  codmin: string,
  prima: UtenteTrovato,
  iscrizioni: Utente['iscrizioni'],
): Operazione => ({
  ...registro(store).putUtente(prima.utente, { ...prima.utente, iscrizioni }),
  rifiuto: (trovato) =>
    superseded(codmin, trovato === undefined ? prima : { ...prima, utente: readSenzaSpecie(Utente, trovato) }),
});

const userRow = (codmin: string, { uid, utente, ultimo }: UtenteTrovato): UtenteScuola => {
  const sua = utente.iscrizioni.find((una) => una.codmin === codmin);
  return {
    uid,
    versione: utente.versione,
    stato: 'ATTIVO',
    descutente: utente.descutente,
    user: utente.user,
    ruoli: sua?.ruoli ?? [],
    uidSubAnagrafe: sua?.uidSubAnagrafe ?? null,
    cf: sua?.cf ?? null,
    ultimoAccesso: ultimo,
    invitatoDa: null,
    scade: null,
  };
};

const invitationRow = ({ uid, invito }: InvitoTrovato, adesso: Date): UtenteScuola => ({
  uid,
  versione: 1,
  stato: invito.scade > epochSeconds(adesso) ? 'INVITATO' : 'SCADUTO',
  descutente: invito.descutente,
  user: invito.user,
  ruoli: invito.ruoli,
  uidSubAnagrafe: invito.uidSubAnagrafe,
  cf: invito.cf,
  ultimoAccesso: null,
  invitatoDa: invito.fattoDa?.nome ?? null,
  scade: instant(new Date(invito.scade * 1000)),
});

const voce = (azione: VoceAudit['azione'], prima: UtenteScuola | null, dopo: UtenteScuola | null): VoceAudit => ({
  entita: 'UTENTE',
  uid: (dopo ?? prima)?.uid ?? '',
  azione,
  prima,
  dopo,
});

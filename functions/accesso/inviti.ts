import { closeSessioni, registro, type Invito, type Iscrizione, type Utente } from '#archivio/accesso/registro.ts';
import { collegamenti, type Indicato } from '#archivio/persone/collegamento.ts';
import type { Credenziali, RequestContext } from '#platform/caller/request-context.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';

const NESSUNO: Indicato = { uid: null, cf: null };

/**
 * Uses up an invitation: its school enters the user's memberships, its person and the user are bound. Its roles are added to those they had there:
 * an invitation takes none away, so that a school never loses its manager by one of its own.
 */
export const acceptInvito = async (
  store: Store,
  codice: string,
  credenziali: Credenziali,
  conosciuto: Utente | undefined,
  { modifica, adesso }: RequestContext,
): Promise<{ utente: Utente; codmin: string }> => {
  const globali = registro(store);
  const invito = await globali.getInvito(codice);
  const usato = conosciuto && usedBefore(codice, conosciuto);
  if (!invito && usato) return usato;
  if (!invito || invito.scade <= adesso.getTime() / 1000)
    throw new AppError(
      'NON_TROVATO',
      "L'invito non esiste, è scaduto o è già stato usato: chiederne un altro a chi amministra il programma.",
    );
  const { issuer, subject } = credenziali;
  requireAnotherMaker(invito, hashOf(issuer, subject));
  requireInvited(invito, subject);
  await requireStillApproved(store, invito);
  const prima = conosciuto?.iscrizioni.find(({ codmin }) => codmin === invito.codmin);
  const indicato = await bind(store, invito, prima, credenziali, modifica);
  const iscrizione: Iscrizione = {
    codmin: invito.codmin,
    ruoli: [...new Set([...(prima?.ruoli ?? []), ...invito.ruoli])],
    uid: indicato.uid,
    uidSubAnagrafe: indicato.uid,
    cf: indicato.cf,
    isUtenteAccessibile: true,
    invito: hashOf(codice),
  };
  const altre = (conosciuto?.iscrizioni ?? []).filter((una) => una !== prima);
  const utente = enteredBy(invito, credenziali, conosciuto, [...altre, iscrizione]);
  const scritta = globali.putUtente(conosciuto, utente);
  modifica.add(globali.consumeInvito(codice), scritta).admit(scritta.effetti ?? []);
  await globali.updateSessioni(hashOf(issuer, subject), iscrizione, modifica);
  return { utente, codmin: invito.codmin };
};

/** Where the user is already by that invitation: the answer to its use may have been lost. */
const usedBefore = (codice: string, utente: Utente): { utente: Utente; codmin: string } | undefined => {
  const iscrizione = utente.iscrizioni.find(({ invito }) => invito === hashOf(codice));
  return iscrizione && { utente, codmin: iscrizione.codmin };
};

/** An invitation gives roles that its maker chose: they never give them to themselves. */
const requireAnotherMaker = ({ fattoDa }: Invito, utente: string): void => {
  if (fattoDa?.utente === utente)
    throw new AppError(
      'OPERAZIONE_NON_CONSENTITA',
      "L'invito lo usa chi è invitato, non chi l'ha fatto: i propri ruoli li cambia un altro gestore.",
    );
};

/** The user as the invitation makes them, or the one there was. */
const enteredBy = (
  { user, descutente, email }: Invito,
  { issuer, subject }: Credenziali,
  conosciuto: Utente | undefined,
  iscrizioni: Utente['iscrizioni'],
): Utente =>
  conosciuto === undefined
    ? { issuer, subject, user, descutente, iscrizioni, versione: 0, ...emailOf(email) }
    : { ...conosciuto, iscrizioni, ...emailOf(conosciuto.email ?? email) };

const emailOf = (email: string | undefined): Pick<Utente, 'email'> => (email === undefined ? {} : { email });

/** An invitation is of the account that was made for it, whoever holds its code. */
const requireInvited = ({ conto, user }: Invito, subject: string): void => {
  if (conto === undefined || conto.subject === subject) return;
  throw new AppError(
    'OPERAZIONE_NON_CONSENTITA',
    conto.subject === null
      ? `Il conto di ${user} non è ancora pronto: riprovare tra poco, oppure chiedere un altro invito.`
      : `L'invito è per ${user}, e qui è entrata un'altra persona: uscire, riaprire l'indirizzo e accedere come ${user}.`,
  );
};

/** A role that the school has begun to ask the approval of since the invitation was made is not given by it. The administration's own needs nobody else. */
const requireStillApproved = async (store: Store, { codmin, ruoli, fattoDa, approvato }: Invito): Promise<void> => {
  if (fattoDa === undefined || approvato === true) return;
  const { ruoliNominati } = await import('./ruoli-approvati.ts');
  if ((await ruoliNominati(archivioDi(store, codmin), ruoli)).length > 0)
    throw new AppError(
      'OPERAZIONE_NON_CONSENTITA',
      "Da quando l'invito è stato fatto, la scuola chiede una seconda persona per il ruolo che dà: chiederne un altro a chi gestisce gli utenti.",
    );
};

/** The user's memberships with the records that the office has created since the invitation was used. */
export const recallPersone = async (store: Store, utente: Utente, modifica: Modifica): Promise<Utente> => {
  const iscrizioni = await Promise.all(
    utente.iscrizioni.map(async (iscrizione): Promise<Iscrizione> => {
      if (iscrizione.uidSubAnagrafe !== null || iscrizione.cf === null) return iscrizione;
      const persona = await collegamenti(archivioDi(store, iscrizione.codmin)).find({ uid: null, cf: iscrizione.cf });
      return persona?.uidPortale === utente.subject
        ? { ...iscrizione, uid: persona.uid, uidSubAnagrafe: persona.uid }
        : iscrizione;
    }),
  );
  if (iscrizioni.every((iscrizione, indice) => iscrizione === utente.iscrizioni[indice])) return utente;
  const dopo = { ...utente, iscrizioni };
  modifica.add(registro(store).putUtente(utente, dopo));
  return dopo;
};

/** An invitation that names nobody leaves the user the record they had. */
const bind = async (
  store: Store,
  invito: Invito,
  prima: Iscrizione | undefined,
  { issuer, subject }: Credenziali,
  modifica: Modifica,
): Promise<Indicato> => {
  const avuto: Indicato = prima === undefined ? NESSUNO : { uid: prima.uidSubAnagrafe, cf: prima.cf };
  const indicato: Indicato = { uid: invito.uidSubAnagrafe, cf: invito.cf };
  if (indicato.uid === null && indicato.cf === null) return avuto;
  const scuola = collegamenti(archivioDi(store, invito.codmin));
  const { persona, precedente } = await scuola.link(indicato, subject, modifica);
  await scuola.unlink(
    { uid: avuto.uid === persona?.uid ? null : avuto.uid, cf: avuto.cf === indicato.cf ? null : avuto.cf },
    subject,
    modifica,
  );
  if (precedente !== null) await dismiss(store, issuer, precedente, invito.codmin, modifica);
  return { uid: persona?.uid ?? null, cf: persona?.desCf ?? indicato.cf };
};

/** Who had the record stays a user of the school, of nobody's record; their open sessions still name it and are closed. */
const dismiss = async (
  store: Store,
  issuer: string,
  subject: string,
  codmin: string,
  modifica: Modifica,
): Promise<void> => {
  const globali = registro(store);
  const utente = await globali.getUtente(issuer, subject);
  if (utente === undefined) return;
  const iscrizioni = utente.iscrizioni.map((iscrizione) =>
    iscrizione.codmin === codmin ? { ...iscrizione, ...NESSUNO, uidSubAnagrafe: null } : iscrizione,
  );
  closeSessioni(await globali.sessionsOfUtente(hashOf(issuer, subject)), modifica);
  modifica.add(globali.putUtente(utente, { ...utente, iscrizioni }));
};

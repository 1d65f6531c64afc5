import { approvazioneEntita, type ApprovazioneSalvata } from '#archivio/casa/approvazione.ts';
import { NOTIFICA, notificheRepository } from '#archivio/casa/notifica.ts';
import { opzioniApprovazione } from '#archivio/casa/opzioni-approvazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { Approvazione, approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import { nomeApprovante } from '#shared/domain/approvazione.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** Approval by two: what waits, and the decision of the second person. What is approved is done by who asked, again (`requireApprovazione`). */
export const approvazioniService = {
  /** Two requests. */
  list: async ({
    archivio,
    sessione,
  }: RequestContext): Promise<RouteOutput<typeof approvazioniRoutes.listApprovazioni>> => {
    const [tutte, opzioni] = await Promise.all([
      archivio.of(approvazioneEntita).listAll(),
      opzioniApprovazione.get(archivio),
    ]);
    return {
      richieste: tutte
        .toSorted(primaChiAspetta)
        .slice(0, 5000)
        .map((una) => vista(una, sessione)),
      opzioni,
    };
  },

  /** @throws NON_TROVATO, STATO_NON_AMMESSO when it was decided, OPERAZIONE_NON_CONSENTITA to who asked it or has not the role */
  decide: async (
    { uid, esito, motivo }: RouteInput<typeof approvazioniRoutes.decideApprovazione>['body'],
    context: RequestContext,
  ): Promise<Approvazione> => {
    const { archivio, modifica, sessione, adesso } = context;
    const approvazioni = archivio.of(approvazioneEntita);
    const prima = await approvazioni.get(uid);
    if (prima === undefined) throw nonTrovato('La richiesta di approvazione');
    if (prima.stato !== 'IN_ATTESA')
      throw new AppError('STATO_NON_AMMESSO', `La richiesta "${prima.descrizione}" è già stata decisa.`, {
        current: vista(prima, sessione),
      });
    if (prima.utente === sessione.utente && esito === 'APPROVATA')
      throw new AppError('OPERAZIONE_NON_CONSENTITA', 'Chi ha chiesto non può approvare: deve farlo un’altra persona.');
    if (prima.utente !== sessione.utente && !sessione.ruoli.some((ruolo) => ruolo === prima.approvante))
      throw new AppError(
        'OPERAZIONE_NON_CONSENTITA',
        `Decide ${prima.approvante === 'NESSUNO' ? 'chiunque altro' : nomeApprovante[prima.approvante]}: la scuola ha scelto così.`,
      );
    await removeAvvisi(uid, context);
    const cambi = { stato: esito, motivo, decisaDa: accorciato(sessione.descutente, 200), decisaIl: instant(adesso) };
    return vista(modifica.write(approvazioni.update(prima, cambi)), sessione);
  },
};

/** What was decided asks for nobody any more. */
const removeAvvisi = async (
  uid: string,
  { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
): Promise<void> => {
  const notifiche = notificheRepository(archivio);
  for (const { UID, COD_TIPO, RIFERIMENTO } of await notifiche.list())
    if (RIFERIMENTO === uid)
      modifica
        .add(notifiche.remove(UID))
        .audit({ entita: NOTIFICA, uid: UID, azione: 'eliminato', prima: { COD_TIPO, RIFERIMENTO } });
};

/** A request as a user reads it: what it changes in full only for who asked it and for who may approve it, while it is open. */
const vista = (
  { utente, fatti, ...richiesta }: ApprovazioneSalvata,
  sessione: RequestContext['sessione'],
): Approvazione => {
  const aperta = richiesta.stato === 'IN_ATTESA' || richiesta.stato === 'APPROVATA';
  const sua = utente === sessione.utente || sessione.ruoli.some((ruolo) => ruolo === richiesta.approvante);
  return aperta && sua && fatti !== undefined ? { ...richiesta, fatti } : richiesta;
};

const primaChiAspetta = (a: ApprovazioneSalvata, b: ApprovazioneSalvata): number =>
  Number(b.stato === 'IN_ATTESA') - Number(a.stato === 'IN_ATTESA') || (a.chiestaIl < b.chiestaIl ? 1 : -1);

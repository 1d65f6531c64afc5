import { iscrizioneIn, utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { requireFormaNuova } from '#archivio/casa/forma-approvazioni.ts';
import { allentate, opzioniApprovazione } from '#archivio/casa/opzioni-approvazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { superata } from '#platform/data/repository.ts';
import { campoNonValido } from '#platform/errors.ts';
import type { OpzioniApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import {
  descrizioneApprovazione,
  nomeApprovante,
  regoleApprovazione,
  type Approvante,
} from '#shared/domain/approvazione.ts';

/**
 * The choice of a school of what it wants two people for. One person tightens a rule; to loosen it, somebody else of the role that it names must agree.
 * @throws VERSIONE_SUPERATA, STATO_NON_AMMESSO when it waits for that, RICHIESTA_NON_VALIDA on a rule that names a role nobody else has
 */
export const saveOpzioni = async (
  store: Store,
  dopo: OpzioniApprovazione,
  versione: number,
  context: RequestContext,
) => {
  const prima = await opzioniApprovazione.get(context.archivio);
  if (prima.versione !== versione) throw superata(prima);
  if ((dopo.MANDATI ?? 'NESSUNO') !== 'NESSUNO') await requireFormaNuova(store);
  await requireAltri(store, prima, dopo, context);
  await approveAllentate(store, { prima, dopo }, context);
  return opzioniApprovazione.save(dopo, versione, context);
};

/** A rule may name a role only when somebody has it who does not ask what it guards: nobody could ever approve what they ask. @throws RICHIESTA_NON_VALIDA */
const requireAltri = async (
  store: Store,
  prima: OpzioniApprovazione,
  dopo: OpzioniApprovazione,
  { archivio, sessione }: RequestContext,
): Promise<void> => {
  const nuove = regoleApprovazione.flatMap((regola) => {
    const { [regola]: ruolo = 'NESSUNO' } = dopo;
    return ruolo === 'NESSUNO' || ruolo === prima[regola] ? [] : [{ regola, ruolo }];
  });
  if (nuove.length === 0) return;
  const utenti = await utentiScuola(store, archivio.codmin).list();
  const altri = utenti
    .filter(({ uid }) => uid !== sessione.utente)
    .flatMap(({ utente }) => iscrizioneIn(utente, archivio)?.ruoli ?? []);
  const miei = sessione.ruoli.includes('GESTORE') ? [] : sessione.ruoli;
  for (const { regola, ruolo } of nuove)
    if (![...altri, ...miei].includes(ruolo))
      throw campoNonValido(
        `opzioni.${regola}`,
        `Nessun altro utente della scuola è ${nomeApprovante[ruolo]}: invitarlo dalla pagina Utenti, e aspettare che entri, prima di chiedere la sua approvazione.`,
      );
};

/** Rules that name one role are loosened by one request. @throws STATO_NON_AMMESSO */
const approveAllentate = async (
  store: Store,
  {
    prima,
    dopo,
  }: { readonly prima: OpzioniApprovazione & { readonly versione: number }; readonly dopo: OpzioniApprovazione },
  context: RequestContext,
): Promise<void> => {
  const tutte = allentate(prima, dopo);
  if (tutte.length > 0) await requireFormaNuova(store);
  for (const [approvante, sue] of Map.groupBy(tutte, ({ da }) => da))
    await requireApprovazione(
      {
        tipo: 'OPZIONI',
        approvante,
        oggetto: approvante,
        contenuto: JSON.stringify([prima.versione, sue.map(({ effetto }) => effetto)]),
        descrizione: `Chi approva: ${sue.map(({ regola, a }) => `${descrizioneApprovazione[regola]}, ${inParole(a)}`).join('; ')}`,
        effetti: sue.map(({ effetto }) => effetto),
        fatti: () => ({
          cambi: sue.map(({ regola, da, a }) => ({
            chi: 'Chi approva',
            cosa: descrizioneApprovazione[regola],
            prima: inParole(da),
            dopo: inParole(a),
          })),
        }),
      },
      context,
    );
};

const inParole = (approvante: Approvante): string =>
  approvante === 'NESSUNO' ? 'nessuno: basta una persona' : nomeApprovante[approvante];

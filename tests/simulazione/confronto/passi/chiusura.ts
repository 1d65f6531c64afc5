import type { Sorte } from '#lib/local/demo/random.ts';
import { asUid } from '#platform/data/entita.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { waitForEnd } from '#support/cedolini.ts';
import { doppi } from '../../libro/doppi.ts';
import { pick, pickSome } from '../../passo.ts';
import { compareRun, impronta, seal } from '../cedolini.ts';
import { Differenza, type PassoConfrontato, type Ufficio } from '../ufficio.ts';
import { cedolinoDi, GIORNI, periodo } from './lavori.ts';

/** Accounts a run. What the ledger finds right must be taken, what it finds stale or paid twice without a word must not. */
const account = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid } = pick(caso, ufficio.libro.aperte());
  const motivo = caso.intero(2) === 0 ? {} : { motivo: 'Pagato di nuovo di proposito' };
  await accountOne(ufficio, uid, motivo);
};

const isStale = (ufficio: Ufficio, uid: string): boolean => ufficio.calcolati.get(uid) !== impronta(ufficio, uid);

const isTwice = ({ libro }: Ufficio, uid: string): boolean =>
  [...libro.dovuti(uid).keys()].some((scheda) => doppi(libro, uid, scheda).some(({ chiusa }) => chiusa));

/** The reasons for which a run must not be accounted, by the difference that there would be if it was. */
const objectionsTo = (ufficio: Ufficio, uid: string, conMotivo: boolean): readonly string[] => [
  ...(isStale(ufficio, uid) ? ['sealed.on-stale-sums'] : []),
  ...(ufficio.libro.pagabili(uid).size === 0 ? ['sealed.nobody'] : []),
  ...(isTwice(ufficio, uid) && !conMotivo ? ['twice.sealed-without-word'] : []),
];

const accountOne = async (ufficio: Ufficio, uid: string, motivo: { readonly motivo?: string }): Promise<void> => {
  const { cedolini, libro } = ufficio;
  const { versione, FLG_RECOMPUTE } = await cedolini.ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } });
  const [contro] = objectionsTo(ufficio, uid, motivo.motivo !== undefined);
  const { status, body } = await cedolini.call(chiusuraRoutes.contabilizza, {
    body: { idProcesso: asUid(uid), versione, ...motivo },
  });
  if (status === 200) {
    if (contro !== undefined) throw new Differenza(`${contro}: ${uid}`);
    libro.close(uid);
    ufficio.calcolati.delete(uid);
    await seal(ufficio, uid);
  } else if (!FLG_RECOMPUTE && contro === undefined)
    throw new Differenza(`accounting.refused for nothing: ${uid} ${JSON.stringify(body)}`);
};

/** Two runs are accounted by two people in the same instant: they are one after the other, in some order. */
const accountTogether = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { cedolini, gestore, libro } = ufficio;
  const [una, altra] = pickSome(caso, libro.aperte(), 2).map(({ uid }) => uid);
  if (una === undefined || altra === undefined) return account(ufficio, caso);
  const esiti = await Promise.all(
    (
      [
        [cedolini, una],
        [gestore, altra],
      ] as const
    ).map(async ([chi, uid]) => {
      const { versione } = await chi.ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } });
      return chi.call(chiusuraRoutes.contabilizza, { body: { idProcesso: asUid(uid), versione, motivo: 'Insieme' } });
    }),
  );
  const prese = [una, altra].filter((_uid, indice) => esiti[indice]?.status === 200);
  const ordine = [prese, prese.toReversed()].find((uids) => isOneAfterTheOther(ufficio, uids));
  if (ordine === undefined) throw new Differenza(`sealed.on-stale-sums: ${prese.join(' and ')} at once`);
  for (const uid of ordine) {
    libro.close(uid);
    ufficio.calcolati.delete(uid);
    await seal(ufficio, uid);
  }
};

/** True when each run was right as it was computed, with those before it accounted. */
const isOneAfterTheOther = (ufficio: Ufficio, uids: readonly string[]): boolean => {
  const [prima, seconda] = uids;
  if (prima !== undefined && isStale(ufficio, prima)) return false;
  if (prima === undefined || seconda === undefined) return true;
  return ufficio.libro.afterClosing(prima, () => !isStale(ufficio, seconda));
};

/** An accounted payslip should have paid more: another run pays the difference. */
const correct = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { libro, cedolini } = ufficio;
  const { elaborazione: origine, riga } = pick(
    caso,
    libro.pagati().filter(({ elaborazione: { conguaglio, corregge } }) => !conguaglio && corregge === null),
  );
  const piu = caso.scelta([10_000, 300_000] as const);
  // the payslip should have had the sum that earlier corrections paid, too
  const corretto = libro
    .pagati()
    .filter(({ elaborazione, riga: sua }) => {
      return elaborazione.corregge === origine.uid && libro.persone.chi(sua.scheda) === libro.persone.chi(riga.scheda);
    })
    .reduce((somma, { dovuto }) => somma + dovuto.lordo, 0);
  const dati = { ...periodo(caso.scelta(GIORNI)), progetto: origine.progetto };
  const { status, body } = await cedolini.call(correzioneRoutes.correggiCedolino, {
    body: {
      uid: asUid<'CEDOLINO'>(`${origine.uid}-${riga.scheda}`),
      voci: cedolinoDi({
        ...riga,
        voci: riga.voci.map((voce, indice) =>
          indice === 0 ? { ...voce, importo: voce.importo + corretto + piu } : voce,
        ),
      }).voci,
      ANNO: dati.anno,
      MESE: dati.mese,
      dataPagamento: dati.giorno,
    },
  });
  if (status !== 200) return;
  const { processo } = correzioneRoutes.correggiCedolino.response.parse(body);
  const [prima] = riga.voci;
  if (processo === null || prima === undefined) throw new Differenza(`correction: nothing made of ${origine.uid}`);
  const scheda = libro.persone.chi(riga.scheda);
  libro.write({
    uid: processo.uid,
    ...dati,
    progetto: processo.progetto,
    corregge: origine.uid,
    conguaglio: false,
    righe: [{ ...riga, scheda, voci: [{ ...prima, importo: piu }] }],
  });
  await cedolini.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini: [] },
  });
  await waitForEnd(cedolini, processo.uid);
  await compareRun(ufficio, processo.uid);
};

/** Runs accounted, one or two at once, and what is corrected after. */
export const passiChiusura: readonly PassoConfrontato[] = [
  { nome: 'accounts', peso: 8, make: account },
  { nome: 'accounts two at once', peso: 2, make: accountTogether },
  { nome: 'corrects', peso: 2, make: correct },
];

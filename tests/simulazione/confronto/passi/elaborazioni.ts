import type { Sorte } from '#lib/local/demo/random.ts';
import { asUid } from '#platform/data/entita.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { compute, waitForEnd } from '#support/cedolini.ts';
import { annoFiscale, type Riga } from '../../libro/fatti.ts';
import { pick, pickSome } from '../../passo.ts';
import { compareRun } from '../cedolini.ts';
import type { PassoConfrontato, Ufficio } from '../ufficio.ts';
import {
  cedolinoDi,
  CLASSI,
  GIORNI,
  GIORNI_DI_CERNIERA,
  input,
  METODI,
  periodo,
  PROGETTI,
  REDDITO,
  SENZA_DEBITI,
  workOf,
} from './lavori.ts';

/** A new run for some people, computed. */
const pay = (ufficio: Ufficio, caso: Sorte): Promise<void> => payOnOneOf(GIORNI, ufficio, caso);

/** The same on a day that may be of one year for some and of the other for others. */
const payAtTheHinge = (ufficio: Ufficio, caso: Sorte): Promise<void> => payOnOneOf(GIORNI_DI_CERNIERA, ufficio, caso);

const payOnOneOf = async (giorni: readonly [string, ...string[]], ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { libro, cedolini } = ufficio;
  const titolo = caso.scelta(['OCCASIONALE', 'COCOCO', 'COCOCO', 'OCCASIONALE'] as const);
  const dati = { ...periodo(caso.scelta(giorni)), progetto: caso.scelta(PROGETTI) };
  const classe = caso.scelta(CLASSI[titolo]);
  const righe = pickSome(caso, libro.persone.schede(), 2).map((scheda): Riga => ({
    scheda,
    titolo,
    voci: [workOf(ufficio, caso, scheda)],
    classe,
    reddito: REDDITO,
  }));
  const { processo } = await compute(cedolini, input(dati, METODI[titolo]), righe.map(cedolinoDi));
  libro.write({ uid: processo.uid, ...dati, corregge: null, conguaglio: false, righe });
  await compareRun(ufficio, processo.uid);
};

/** The settlement of the year of a collaborator who was paid in it: of another it would come to nothing, and is refused. */
const settle = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { libro, cedolini } = ufficio;
  const dati = { ...periodo('2026-12-29'), progetto: '' };
  const anno = annoFiscale(dati, 'COCOCO');
  const scheda = pick(caso, [
    ...new Set(
      libro
        .pagati()
        .filter(({ riga, elaborazione }) => riga.titolo === 'COCOCO' && !elaborazione.conguaglio)
        .filter(({ elaborazione }) => annoFiscale(elaborazione, 'COCOCO') === anno)
        .map(({ riga }) => libro.persone.chi(riga.scheda)),
    ),
  ]);
  const riga: Riga = { scheda, titolo: 'COCOCO', voci: [], classe: 'CON_DIS_COLL', reddito: REDDITO };
  const { processo } = await compute(cedolini, input(dati, 'CON-LD'), [cedolinoDi(riga)]);
  libro.write({ uid: processo.uid, ...dati, corregge: null, conguaglio: true, righe: [riga] });
  await compareRun(ufficio, processo.uid);
};

const computeAgain = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid } = pick(caso, ufficio.libro.aperte());
  const { versione, numCedolini, STATUS, lavoroUid } = await ufficio.cedolini.ok(processiRoutes.getProcesso, {
    body: { uid: asUid(uid) },
  });
  // a calculation that computed nobody is resumed: its refusal says so
  if (STATUS === 'FALLITO')
    await ufficio.cedolini.ok(lavoroRoutes.retryLavoro, { params: { uid: lavoroUid ?? '' }, body: {} });
  else
    await ufficio.cedolini.ok(processiRoutes.startCalcolo, {
      body: {
        processo: { uid: asUid(uid), versione },
        cedolini: [],
        ...(numCedolini === 0 ? {} : { recomputeId: asUid<'CEDOLINO'>(uid) }),
      },
    });
  await waitForEnd(ufficio.cedolini, uid);
  await compareRun(ufficio, uid);
};

const removeRun = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid } = pick(caso, ufficio.libro.aperte());
  const { versione } = await ufficio.cedolini.ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } });
  await ufficio.cedolini.ok(processiRoutes.removeProcesso, { body: { uid: asUid(uid), versione } });
  ufficio.libro.remove(uid);
  ufficio.calcolati.delete(uid);
};

/** The day of payment of an open run moves, to another month perhaps. */
const moveDay = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const aperta = pick(
    caso,
    ufficio.libro.aperte().filter(({ conguaglio }) => !conguaglio),
  );
  const dati = periodo(caso.scelta(GIORNI));
  const processo = await ufficio.cedolini.ok(processiRoutes.getProcesso, { body: { uid: asUid(aperta.uid) } });
  await ufficio.cedolini.ok(processiRoutes.updateProcesso, {
    body: {
      ...input({ ...dati, progetto: aperta.progetto }, processo.idMetodo),
      uid: processo.uid,
      versione: processo.versione,
    },
  });
  ufficio.libro.write({ ...aperta, ...dati });
};

/** The browser's back button: the same run again. */
const duplicate = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { libro, cedolini } = ufficio;
  const prima = pick(
    caso,
    [...libro.aperte(), ...libro.chiuse()].filter(({ conguaglio }) => !conguaglio),
  );
  const { idMetodo } = await cedolini.ok(processiRoutes.getProcesso, { body: { uid: asUid(prima.uid) } });
  const { processo } = await cedolini.ok(bozzaRoutes.duplicaProcesso, {
    body: { idProcesso: asUid(prima.uid), processo: input(prima, idMetodo), conVoci: true },
  });
  const righe = libro.righeDi(prima.uid).map((riga) => ({ ...riga, scheda: libro.persone.chi(riga.scheda) }));
  libro.write({ ...prima, uid: processo.uid, corregge: null, righe });
  // the outcome of a check is of one payment (art. 48-bis DPR 602/1973): a copy has none
  const { bozza } = await cedolini.ok(bozzaRoutes.listBozza, { body: { idProcesso: processo.uid } });
  const copiati = (bozza?.righe ?? []).map(({ input: copiato }) => ({ ...copiato, verifica: SENZA_DEBITI }));
  await cedolini.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini: copiati },
  });
  await waitForEnd(cedolini, processo.uid);
  await compareRun(ufficio, processo.uid);
};

/** Runs: made, computed again, moved, taken away, made twice. */
export const passiElaborazioni: readonly PassoConfrontato[] = [
  { nome: 'pays', peso: 10, make: pay },
  { nome: 'pays at the hinge', peso: 5, make: payAtTheHinge },
  { nome: 'computes again', peso: 5, make: computeAgain },
  { nome: 'removes a run', peso: 1, make: removeRun },
  { nome: 'moves a day', peso: 2, make: moveDay },
  { nome: 'duplicates', peso: 2, make: duplicate },
  { nome: 'settles', peso: 2, make: settle },
];

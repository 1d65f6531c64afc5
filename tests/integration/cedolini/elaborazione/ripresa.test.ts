import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  docente,
  elaborazione,
  nameFirmatari,
  openUfficio,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';

let sede: Ufficio;
let ufficio: Person;
let gestore: Person;
beforeAll(async () => {
  sede = await openUfficio(12);
  await nameFirmatari(sede.ufficio);
  ({ ufficio } = sede);
  gestore = await sede.home.as(loginOf('GESTORE'));
});
afterAll(() => sede.home.close());

const letta = ({ uid }: Pick<Processo, 'uid'>): Promise<Processo> =>
  ufficio.ok(processiRoutes.getProcesso, { body: { uid } });

/** Pay at a rate that nobody has registered: it is rejected until somebody does. */
const senzaAliquota = (uidSubAnagrafe: ReturnType<Ufficio['uidDi']>) => ({
  uidSubAnagrafe,
  percettore: docente,
  voci: [compenso(10_000)],
});

const registerAliquota = (uidSubAnagrafe: ReturnType<Ufficio['uidDi']>, numAliquotaMassima = 330_000) =>
  ufficio.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      uidSubAnagrafe,
      numAliquotaMassima,
      desAliquotaLettaDa: 'NoiPA febbraio 2026',
    },
  });

/** The day of payment moves: what was computed of the run is of another day. */
const moveDay = async ({ uid, versione }: Processo): Promise<void> => {
  await ufficio.ok(processiRoutes.updateProcesso, {
    body: { ...elaborazione({ dataPagamento: '2026-03-25' }), uid, versione },
  });
};

const resume = async (processo: Processo): Promise<Processo> => {
  await ufficio.ok(lavoroRoutes.retryLavoro, { params: { uid: processo.lavoroUid ?? '' }, body: {} });
  await waitForEnd(ufficio, processo.uid);
  return letta(processo);
};

test('a run nobody of which was computed is right as soon as it is resumed, whatever moved in between', async () => {
  const persona = sede.uidDi(0);
  const { processo } = await compute(ufficio, elaborazione(), [senzaAliquota(persona)]);
  expect(processo).toMatchObject({ STATUS: 'FALLITO', numCedolini: 0, numScartati: 1 });
  await registerAliquota(persona);
  await moveDay(await letta(processo));
  expect(await letta(processo)).toMatchObject({ FLG_RECOMPUTE: true });

  const ripresa = await resume(processo);
  expect(ripresa).toMatchObject({ STATUS: 'COMPLETATO', numCedolini: 1, FLG_RECOMPUTE: false });
  expect(
    await ufficio.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione: ripresa.versione },
    }),
  ).toMatchObject({ STATUS: 'CONTABILIZZATO' });
});

test('a run that keeps a payslip computed before keeps the mark too', async () => {
  const [calcolata, scartata] = [sede.uidDi(1), sede.uidDi(2)];
  const { processo } = await compute(ufficio, elaborazione(), [
    accessorio(calcolata, [compenso(10_000)]),
    senzaAliquota(scartata),
  ]);
  await registerAliquota(scartata);
  await moveDay(await letta(processo));
  expect(await letta(processo)).toMatchObject({ numScartati: 1, FLG_RECOMPUTE: true });
  expect(await resume(processo)).toMatchObject({ numCedolini: 2, numScartati: 0, FLG_RECOMPUTE: true });
});

test('a rejected payslip whose record was merged is resumed under the one that stays', async () => {
  const [resta, doppia] = [{ uid: sede.uidDi(3) }, { uid: sede.uidDi(4) }];
  for (const scheda of [resta, doppia]) await changePersona(gestore, scheda, { desCognome: 'Doppi' });
  await registerAliquota(resta.uid);
  const { processo } = await compute(ufficio, elaborazione(), [senzaAliquota(doppia.uid)]);
  expect(processo).toMatchObject({ STATUS: 'FALLITO', numScartati: 1 });
  expect((await mergeSchede(gestore, resta, doppia)).stato).toBe('COMPLETATO');

  expect(await resume(processo)).toMatchObject({ STATUS: 'COMPLETATO', numCedolini: 1, FLG_RECOMPUTE: false });
  expect((await cedolinoDi(ufficio, processo.uid, resta.uid)).cedolino?.totali.lordoDipendente).toBe(10_000);
});

test('two rejected payslips of one run, of records that were merged, are resumed as one', async () => {
  const [resta, doppia] = [{ uid: sede.uidDi(5) }, { uid: sede.uidDi(6) }];
  for (const scheda of [resta, doppia]) await changePersona(gestore, scheda, { desCognome: 'Uniti' });
  const { processo } = await compute(ufficio, elaborazione(), [senzaAliquota(resta.uid), senzaAliquota(doppia.uid)]);
  expect(processo).toMatchObject({ STATUS: 'FALLITO', numScartati: 2 });
  expect((await mergeSchede(gestore, resta, doppia)).stato).toBe('COMPLETATO');
  await registerAliquota(resta.uid);
  expect(await resume(processo)).toMatchObject({ numCedolini: 1, numScartati: 0, FLG_RECOMPUTE: false });
  expect((await cedolinoDi(ufficio, processo.uid, resta.uid)).cedolino?.totali.lordoDipendente).toBe(20_000);
});

test('a rejected payslip that was removed does not come back', async () => {
  const [tolta, resta] = [sede.uidDi(7), sede.uidDi(8)];
  const { processo } = await compute(ufficio, elaborazione(), [senzaAliquota(tolta), senzaAliquota(resta)]);
  await ufficio.ok(payslipRoutes.removeCedolini, {
    body: { idProcesso: processo.uid, versione: processo.versione, idCedolinoList: [`${processo.uid}-${tolta}`] },
  });
  for (const uid of [tolta, resta]) await registerAliquota(uid);
  expect(await resume(processo)).toMatchObject({ numCedolini: 1, numScartati: 0, FLG_RECOMPUTE: false });
});

test('resumed by one and computed again by another in the same instant, it is computed once', async () => {
  const persona = sede.uidDi(9);
  const { processo } = await compute(ufficio, elaborazione(), [senzaAliquota(persona)]);
  await registerAliquota(persona);
  await moveDay(await letta(processo));
  const { uid, versione, lavoroUid } = await letta(processo);
  const esiti = await Promise.all([
    ufficio.call(lavoroRoutes.retryLavoro, { params: { uid: lavoroUid ?? '' }, body: {} }),
    gestore.call(processiRoutes.startCalcolo, {
      body: { processo: { uid, versione }, cedolini: [], recomputeId: uid },
    }),
  ]);
  expect(esiti.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await waitForEnd(ufficio, uid);
  expect(await letta(processo)).toMatchObject({ STATUS: 'COMPLETATO', numCedolini: 1, FLG_RECOMPUTE: false });
});

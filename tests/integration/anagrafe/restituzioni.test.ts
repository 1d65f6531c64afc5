import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { restituzioniRoutes, type RestituzioneModulo } from '#shared/contracts/anagrafe/restituzione.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  nuovaPersona,
  occasionaleDiProva as occasionale,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { restituzioneDiProva } from '#support/persone-di-prova.ts';
import { assente, rifiutata, superata } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  ufficio = await home.as(loginOf('CEDOLINI'));
  await nameFirmatari(await home.as(loginOf('GESTORE')));
});
afterAll(() => home.close());

const paga = (uid: string, importo: number, cambi: Partial<ProcessoInput> = {}) =>
  compute(ufficio, elaborazione({ idMetodo: 'EST-LD', ...cambi }), [occasionale(uid, importo)]);
const contabilizza = async (uid: string, importo: number) => {
  const { processo } = await paga(uid, importo);
  return ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
};
const crea = (input: RestituzioneModulo) => ufficio.ok(restituzioniRoutes.createRestituzione, { body: input });
const list = (anno = 2026) => ufficio.ok(restituzioniRoutes.listRestituzioni, { body: { criteria: { anno } } });
const daRicalcolare = async (uid: string) =>
  (await ufficio.ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } })).FLG_RECOMPUTE;
const suoi = async (processo: string, persona: string) =>
  (await cedolinoDi(ufficio, processo, persona)).cedolino?.progressivi;

test('who was paid too much and will not be paid again gives it back: sums and threshold of the year fall, open runs are marked', async () => {
  const persona = await nuovaPersona(ufficio, 1);
  await contabilizza(persona.uid, 500_000);
  const { processo: aperta } = await paga(persona.uid, 50_000);
  // 5.000,00 paid before: the Gestione separata is on all of the 500,00.
  const contributi = async (uid: string) =>
    JSON.stringify((await cedolinoDi(ufficio, uid, persona.uid)).cedolino?.righe.map(({ codice }) => codice));
  expect(await contributi(aperta.uid)).toContain('GESTIONE_SEPARATA_PERCIPIENTE');
  // 2.000,00 were not due: 400,00 of withholding, 1.600,00 come back.
  const resa = await crea(restituzioneDiProva(persona.uid, { numLordo: 200_000, numIrpef: 40_000 }));
  expect(await list()).toMatchObject([
    {
      ...resa,
      desNominativo: expect.stringContaining(persona.desNome),
      desCf: persona.desCf,
      numImporto: 160_000,
      numCredito: 0,
    },
  ]);
  expect(await daRicalcolare(aperta.uid)).toBe(true);
  const { processo: dopo } = await paga(persona.uid, 50_000);
  // 5.000,00 − 2.000,00 + 500,00; withheld 1.000,00 − 400,00 + 100,00; nothing over 5.000,00.
  expect(await suoi(dopo.uid, persona.uid)).toMatchObject({ lordoDipendente: 350_000, imponibileIrpef: 350_000 });
  expect(await contributi(dopo.uid)).not.toContain('GESTIONE_SEPARATA_PERCIPIENTE');
  const { uid, versione, ...campi } = resa;
  await ufficio.ok(restituzioniRoutes.updateRestituzione, { body: { ...campi, uid, versione, numLordo: 100_000 } });
  const { processo: meno } = await paga(persona.uid, 50_000);
  expect(await suoi(meno.uid, persona.uid)).toMatchObject({ lordoDipendente: 450_000 });
  await ufficio.ok(restituzioniRoutes.removeRestituzione, { body: { uid, versione: 2 } });
  expect(await list()).toEqual([]);
  expect(await daRicalcolare(meno.uid)).toBe(true);
});

test('what comes back net of an earlier year moves no sum, and the school has its credit; what the program has not paid may come back too', async () => {
  const persona = await nuovaPersona(ufficio, 2);
  const { processo } = await paga(persona.uid, 50_000);
  await crea(restituzioneDiProva(persona.uid, { numAnno: 2019, numLordo: 100_000, numIrpef: 20_000 }));
  // 1.000,00 − 200,00 = 800,00 come back; 30 % of them.
  expect(await list()).toMatchObject([{ numImporto: 80_000, numCredito: 24_000 }]);
  expect(await daRicalcolare(processo.uid)).toBe(false);
});

test('what is refused: more than was paid, twice the same, of the future, of nobody, changed by another; taxes above the sum', async () => {
  const persona = await nuovaPersona(ufficio, 3);
  await contabilizza(persona.uid, 50_000);
  const scrivi = (cambi: Partial<RestituzioneModulo>) => () =>
    ufficio.call(restituzioniRoutes.createRestituzione, { body: restituzioneDiProva(persona.uid, cambi) });
  const nonValida = (campo: string, message: RegExp) => ({
    status: 400,
    code: 'RICHIESTA_NON_VALIDA' as const,
    message,
    campo,
  });
  await rifiutata(home, scrivi({ numLordo: 50_001 }), nonValida('numLordo', /risultano pagati 500,00 € lordi/));
  await rifiutata(home, scrivi({ percettore: 'COCOCO' }), nonValida('numLordo', /risultano pagati 0,00 €/));
  await rifiutata(home, scrivi({ datRestituzione: '2026-03-16' }), nonValida('datRestituzione', /non nel futuro/));
  await rifiutata(home, scrivi({ uidSubAnagrafe: asUid('nessuno') }), assente());
  const prima = await crea(restituzioneDiProva(persona.uid));
  await rifiutata(home, scrivi({ numLordo: 20_001 }), nonValida('numLordo', /di cui 300,00 € già restituiti/));
  for (const [cambi, path] of [
    [{ numIrpef: 30_001 }, 'numLordo'],
    [{ numAnno: 2027 }, 'numAnno'],
  ] as const)
    expect(await scrivi(cambi)()).toMatchObject({ status: 400, body: { fields: [{ path }] } });
  const { versione: _versione, ...campi } = prima;
  const cambia = (versione: number) =>
    ufficio.call(restituzioniRoutes.updateRestituzione, { body: { ...campi, desCausale: 'Altro', versione } });
  const attuale = (await cambia(1)).body;
  await rifiutata(home, () => cambia(1), superata(Object(attuale)));
  const elimina = (uid: string, versione: number) => () =>
    ufficio.call(restituzioniRoutes.removeRestituzione, { body: { uid: asUid(uid), versione } });
  await rifiutata(home, elimina(prima.uid, 1), superata(Object(attuale)));
  await rifiutata(home, elimina(`${persona.uid}-nessuna`, 1), assente());
  await rifiutata(
    home,
    () =>
      ufficio.call(restituzioniRoutes.updateRestituzione, {
        body: { ...campi, uid: asUid(`${persona.uid}-nessuna`), versione: 1 },
      }),
    assente(),
  );
});

test('what was given back is not taken back too: a payslip that recovers it is accounted with the reason alone; what was recovered is not given back', async () => {
  const paga1000 = async (numero: number) => {
    const persona = await nuovaPersona(ufficio, numero);
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(persona.uid, [compenso(100_000)])]);
    await ufficio.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
    });
    return persona;
  };
  /** 300,00 of them were not due: the run that takes them back from 500,00 more, computed. */
  const recupera = async (persona: Persona) => {
    const { processo } = await compute(
      ufficio,
      elaborazione({ dataPagamento: '2026-03-25', DES_ELABORAZIONE: `Recupero a ${persona.desCognome}` }),
      [accessorio(persona.uid, [compenso(50_000), compenso(30_000, 'REC_ANNO')])],
    );
    return { processo, anomalie: (await cedolinoDi(ufficio, processo.uid, persona.uid)).anomalie };
  };
  const resa = (uid: string, numLordo: number) =>
    restituzioneDiProva(uid, { percettore: 'DIPENDENTE', numLordo, numIrpef: 0 });
  const una = await paga1000(70);
  await crea(resa(una.uid, 30_000));
  const doppio = await recupera(una);
  expect(doppio.anomalie).toContainEqual(
    expect.objectContaining({ codice: 'GIA_PAGATO', messaggio: expect.stringMatching(/restituiti 300,00/) }),
  );
  const { uid: idProcesso, versione } = doppio.processo;
  expect(await ufficio.call(chiusuraRoutes.contabilizza, { body: { idProcesso, versione } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'motivo' }] },
  });
  await ufficio.ok(chiusuraRoutes.contabilizza, { body: { idProcesso, versione, motivo: 'Sono altri 300 euro' } });
  const altra = await paga1000(71);
  const { processo: recuperato, anomalie } = await recupera(altra);
  expect(anomalie.map(({ codice }) => codice)).not.toContain('GIA_PAGATO');
  await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: recuperato.uid, versione: recuperato.versione, motivo: 'Recuperato in prove diverse' },
  });
  expect(await ufficio.call(restituzioniRoutes.createRestituzione, { body: resa(altra.uid, 120_001) })).toMatchObject({
    status: 400,
    body: { fields: [expect.objectContaining({ message: expect.stringMatching(/1\.200,00/) })] },
  });
});

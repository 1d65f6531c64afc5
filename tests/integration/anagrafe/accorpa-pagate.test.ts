import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { cedoliniPersonaRoutes } from '#shared/contracts/cedolini/cedolini-persona.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { importoVoce, type InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  nuovaPersona,
  occasionaleDiProva,
  prepare,
  recompute,
  saldoDiProva,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
let resta: Persona;
let va: Persona;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
});
/** The same person entered twice, the second time with another birthday. */
beforeEach(async () => {
  numero += 1;
  resta = await nuovaPersona(gestore, numero);
  const { desCognome, desNome } = resta;
  va = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(numero, { desCognome, desNome, datNascita: `1971-08-${10 + numero}` }),
  });
});
afterAll(() => home.close());

const ESTERNI = { idMetodo: 'EST-LD' } as const;
const account = ({ uid: idProcesso, versione }: Processo): Promise<Processo> =>
  gestore.ok(chiusuraRoutes.contabilizza, { body: { idProcesso, versione } });
const pay = async (cedolini: InputCedolino[], descrizione: string): Promise<Processo> =>
  (await compute(gestore, elaborazione({ ...ESTERNI, DES_ELABORAZIONE: descrizione }), cedolini)).processo;
const leggi = ({ uid }: Processo): Promise<Processo> => gestore.ok(processiRoutes.getProcesso, { body: { uid } });
const pagamentiDi = ({ uid }: Persona) => archivioDi(home.store, SCUOLA_A).of(pagamentoEntita).listAll(uid);
const cedoliniDi = ({ uid }: Persona) =>
  gestore.ok(cedoliniPersonaRoutes.listCedoliniPersona, { query: { uidSubAnagrafe: uid } });
const rilievi = async () => (await checkArchivio(home.store)).rilievi;

describe('a merge of people that one run has paid', () => {
  test('keeps both payments of a sealed run under one person: the year counts what both were paid', async () => {
    await account(await pay([occasionaleDiProva(resta.uid, 300_000), occasionaleDiProva(va.uid, 400_000)], 'Insieme'));
    expect(await mergeSchede(gestore, resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    expect((await pagamentiDi(resta)).map(({ lordoDipendente }) => lordoDipendente).toSorted()).toEqual([
      300_000, 400_000,
    ]);
    for (const chi of [resta, va])
      expect((await cedoliniDi(chi)).map(({ lordo }) => lordo).toSorted()).toEqual([300_000, 400_000]);
    const dopo = await pay([occasionaleDiProva(resta.uid, 100_000)], 'Dopo');
    const { cedolino } = await cedolinoDi(gestore, dopo.uid, resta.uid);
    expect(cedolino?.progressivi.lordoDipendente).toBe(800_000);
    expect(await rilievi()).toEqual([]);
  });

  test('of two sealed payslips of one run a third record still makes one person', async () => {
    const { desCognome, desNome } = resta;
    const terza = await gestore.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(numero, { desCognome, desNome, datNascita: '1982-02-02' }),
    });
    const tre = [resta, va, terza];
    await account(
      await pay(
        tre.map(({ uid }, indice) => occasionaleDiProva(uid, 1000 * (indice + 1))),
        'In tre',
      ),
    );
    expect(await mergeSchede(gestore, va, terza)).toMatchObject({ stato: 'COMPLETATO' });
    expect(await mergeSchede(gestore, resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    expect((await cedoliniDi(terza)).map(({ lordo }) => lordo).toSorted()).toEqual([1000, 2000, 3000]);
    expect(await rilievi()).toEqual([]);
  });

  test('makes one payslip of the two of an open run, and the run is calculated again', async () => {
    const aperta = await pay([occasionaleDiProva(resta.uid, 30_000), occasionaleDiProva(va.uid, 40_000)], 'Aperta');
    expect(await mergeSchede(gestore, resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    expect(await leggi(aperta)).toMatchObject({ FLG_RECOMPUTE: true, numCedolini: 1, numScartati: 0 });
    expect(await rilievi()).toEqual([]);
    expect(await recompute(gestore, aperta)).toMatchObject({ numCedolini: 1, numScartati: 0, FLG_RECOMPUTE: false });
    expect(await cedolinoDi(gestore, aperta.uid, resta.uid)).toMatchObject({
      lordo: 70_000,
      storico: { desCf: resta.desCf },
    });
    expect(await pagamentiDi(resta)).toHaveLength(1);
  });

  test('is refused, at the preview too, when their payslips of an open run cannot become one', async () => {
    const doppia = (
      await compute(gestore, elaborazione({ DES_ELABORAZIONE: 'Due titoli' }), [
        accessorio(resta.uid, [compenso(1000)]),
        accessorio(va.uid, [compenso(1000)], { percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'ATA' } }),
      ])
    ).processo;
    for (const azione of ['ANTEPRIMA', 'ESEGUI'] as const)
      expect(
        await gestore.call(anagrafeRoutes.accorpaAnagrafe, {
          body: { azione, uidDestinazione: resta.uid, uids: [va.uid] },
        }),
      ).toMatchObject({
        status: 409,
        body: {
          code: 'STATO_NON_AMMESSO',
          message: expect.stringMatching(/«Due titoli».*pagata a due titoli diversi/),
        },
      });
    expect(await leggi(doppia)).toMatchObject({ numCedolini: 2, FLG_RECOMPUTE: false });
  });
});

describe('open runs of a merge', () => {
  test('bring the payslip of the record along and are marked, and so are those that hold only who stays', async () => {
    await account(await pay([occasionaleDiProva(va.uid, 400_000)], 'Già pagata'));
    const sua = await pay([occasionaleDiProva(va.uid, 150_000)], 'Sua');
    const altra = await pay([occasionaleDiProva(resta.uid, 300_000)], 'Di chi resta');
    expect(await mergeSchede(gestore, resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    for (const aperta of [sua, altra])
      expect(await leggi(aperta)).toMatchObject({ FLG_RECOMPUTE: true, numCedolini: 1 });
    expect(await rilievi()).toEqual([]);
    const { versione } = await leggi(altra);
    expect(
      await gestore.call(chiusuraRoutes.contabilizza, { body: { idProcesso: altra.uid, versione } }),
    ).toMatchObject({ status: 409 });
    await account(await recompute(gestore, altra));
    // 4.000 and 3.000 are 2.000 over the yearly allowance of occasional work
    const { cedolino: oltre } = await cedolinoDi(gestore, altra.uid, resta.uid);
    expect(oltre?.progressivi.imponibileGestioneSeparata).toBe(200_000);
    expect(await recompute(gestore, sua)).toMatchObject({ numCedolini: 1, numScartati: 0 });
    const { cedolino } = await cedolinoDi(gestore, sua.uid, resta.uid);
    expect(cedolino?.progressivi.lordoDipendente).toBe(850_000);
  });

  test('bring rows along: of both records, one row with the items of both', async () => {
    const [sola, doppia] = [
      await prepare(gestore, elaborazione(ESTERNI)),
      await prepare(gestore, elaborazione(ESTERNI)),
    ];
    const enter = (idProcesso: Processo['uid'], inputs: readonly InputCedolino[]) =>
      gestore.ok(bozzaRoutes.saveBozza, {
        body: { idProcesso, righe: inputs.map((input) => ({ input, versione: 0 })) },
      });
    await enter(sola.uid, [occasionaleDiProva(va.uid, 1000)]);
    await enter(doppia.uid, [occasionaleDiProva(resta.uid, 2000), occasionaleDiProva(va.uid, 3000)]);
    expect(await mergeSchede(gestore, resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    const righeDi = async ({ uid: idProcesso }: Processo) =>
      (await gestore.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.righe.map(
        ({ uidSubAnagrafe, input }) => [uidSubAnagrafe, input.uidSubAnagrafe, input.voci.map(importoVoce)],
      );
    expect(await righeDi(sola)).toEqual([[resta.uid, resta.uid, [1000]]]);
    expect(await righeDi(doppia)).toEqual([[resta.uid, resta.uid, [2000, 3000]]]);
  });
});

describe('opening balances of one month of both records', () => {
  const write = (chi: Persona, cambi: Parameters<typeof saldoDiProva>[1] = {}) =>
    gestore.ok(saldiAperturaRoutes.saveSaldo, {
      body: { ...saldoDiProva(chi.uid, { numAnno: 2025, ...cambi }), versione: 0 },
    });
  const saldi = () => archivioDi(home.store, SCUOLA_A).of(saldoAperturaEntita).listAll(resta.uid);

  test('are summed when they differ, and the merge says so', async () => {
    await write(resta);
    await write(va, {
      numLordo: 100_000,
      contributi: [{ fondo: 'GESTIONE_SEPARATA', numDipendente: 10, numScuola: 20 }],
    });
    const lavoro = await mergeSchede(gestore, resta, va);
    expect(lavoro).toMatchObject({ stato: 'COMPLETATO' });
    expect(lavoro.esiti.map(({ messaggio }) => messaggio)).toEqual([
      'Saldo di apertura di gennaio 2025: si somma a quello della destinazione.',
    ]);
    expect((await saldi()).map(({ numLordo, contributi }) => [numLordo, contributi.length])).toEqual([[550_000, 1]]);
  });
  test('count once when they are the same', async () => {
    await write(resta);
    await write(va);
    expect(await mergeSchede(gestore, resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    expect((await saldi()).map(({ numLordo }) => numLordo)).toEqual([450_000]);
  });
  test('keep the records apart when they are of two kinds of income', async () => {
    await write(resta);
    await write(va, { percettore: 'COCOCO' });
    expect(
      await gestore.call(anagrafeRoutes.accorpaAnagrafe, {
        body: { azione: 'ANTEPRIMA', uidDestinazione: resta.uid, uids: [va.uid] },
      }),
    ).toMatchObject({ status: 409, body: { message: expect.stringMatching(/gennaio 2025.*titoli diversi/) } });
  });
});

test('assignments of one number and date that are not the same keep the records apart', async () => {
  for (const [chi, numImporto] of [
    [resta, 100_000],
    [va, 200_000],
  ] as const)
    await gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva({ numImporto }), uidSubAnagrafe: chi.uid },
    });
  expect(
    await gestore.call(anagrafeRoutes.accorpaAnagrafe, {
      body: { azione: 'ANTEPRIMA', uidDestinazione: resta.uid, uids: [va.uid] },
    }),
  ).toMatchObject({ status: 409, body: { message: expect.stringMatching(/incarico .* oggetto, importo o causale/) } });
});

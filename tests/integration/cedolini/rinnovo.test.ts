import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { rinnovoRoutes } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { printDifferenzeRinnovo } from '#shared/contracts/cedolini/stampe/rinnovo/differenze-rinnovo.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { compute, elaborazione, openUfficio, print, waitForEnd, type Ufficio } from '#support/cedolini.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { loginOf } from '#support/home/test-users.ts';
import { enterRinnovo, RINNOVO } from '#support/rinnovo-di-prova.ts';
import { servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { readPdf } from '../../functions/stampe/lettura-pdf.ts';

// The arrears of a contract that does not exist, where the school does not pay them: a State school, an academy.

let undo = () => {};
beforeEach(() => {
  undo = enterRinnovo();
});
afterEach(() => undo());

const { noto } = RINNOVO;

describe('a State school', () => {
  let sede: Ufficio;
  beforeAll(async () => {
    sede = await openUfficio(3);
    const gestore = await sede.home.as(loginOf('GESTORE'));
    for (const [indice, servizio] of [servizioDiProva(), supplenzaDiProva('2026-01-08', '2026-02-27')].entries())
      await gestore.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: sede.uidDi(indice) } });
  });
  afterAll(() => sede.home.close());

  test('reads the differences to expect from NoiPA, month by month of service, and the hourly rates from their day', async () => {
    const { ufficio, uidDi } = sede;
    const { rinnovi, soloPrevisione, diNoipa } = await ufficio.ok(rinnovoRoutes.listRinnovi, {});
    expect([rinnovi.length, diNoipa]).toEqual([1, true]);
    expect(soloPrevisione).toContain('NoiPA');
    expect(rinnovi[0]?.tariffe.map(({ dal, prima, dopo }) => [dal, prima, dopo])).toEqual([
      [RINNOVO.dal, 3850, 3900],
      [RINNOVO.dal, 1925, 1975],
      [RINNOVO.dal, 5500, 5550],
    ]);
    const persone = await ufficio.ok(rinnovoRoutes.listPersoneRinnovo, { query: { noto } });
    expect(persone.map(({ uidSubAnagrafe }) => uidSubAnagrafe).toSorted()).toEqual([uidDi(0), uidDi(1)].toSorted());
    const attesi = await ufficio.ok(rinnovoRoutes.calcolaArretratiRinnovo, {
      body: { noto, uidSubAnagrafeList: [uidDi(0), uidDi(1), uidDi(2)] },
    });
    const mesi = attesi.map(({ mesi: suoi }) =>
      suoi.map(({ cosa, righe }) => [
        cosa,
        righe.filter(({ codice }) => codice === 'STIPENDIO').map(({ prima, dopo }) => dopo - prima),
      ]),
    );
    expect(mesi).toEqual([
      [
        ['Servizio di novembre 2025', [10_000]],
        ['Servizio di dicembre 2025', [10_000]],
        ['Servizio di gennaio 2026', [10_000]],
        ['Servizio di febbraio 2026', [10_000]],
      ],
      // 24 and 27 thirtieths.
      [
        ['Servizio di gennaio 2026', [8000]],
        ['Servizio di febbraio 2026', [9000]],
      ],
      [],
    ]);
  });

  test('prints them month by month as a forecast that nobody signs', async () => {
    const { bytes } = await print(sede.ufficio, printDifferenzeRinnovo, { noto });
    const { pagine } = await readPdf(bytes ?? new Uint8Array());
    const detto = pagine.map(({ testo }) => testo).join(' ');
    for (const atteso of ['PREVISIONE: non è un pagamento', 'li paga NoiPA', 'Servizio di novembre 2025', 'Mese'])
      expect(detto).toContain(atteso);
    for (const nonDetto of ['Pagato il', 'Ada Inventata']) expect(detto).not.toContain(nonDetto);
    const { bytes: foglio } = await print(sede.ufficio, printDifferenzeRinnovo, { noto, formato: 'xlsx' });
    const { righe } = await readTable(foglio ?? new Uint8Array(), 'differenze.xlsx');
    expect(new Set(righe.map(({ celle }) => celle[0])).size).toBe(2);
    const sconosciuto = await sede.ufficio.call(printDifferenzeRinnovo, { body: { noto: '2026-03-11' } });
    expect(sconosciuto).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
  });

  test('makes no run of them, and no other renewal is known', async () => {
    const { ufficio, uidDi } = sede;
    const chiedi = (quale: string) => ({ noto: quale, uidSubAnagrafeList: [uidDi(0)] });
    const periodo = { ANNO: 2026, MESE: 3, dataPagamento: '2026-03-20' };
    const rifiutata = await ufficio.call(rinnovoRoutes.creaArretratiRinnovo, { body: { ...chiedi(noto), ...periodo } });
    expect(rifiutata).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
    expect(JSON.stringify(rifiutata.body)).toContain('li paga NoiPA');
    for (const esito of [
      await ufficio.call(rinnovoRoutes.listPersoneRinnovo, { query: { noto: '2026-03-11' } }),
      await ufficio.call(rinnovoRoutes.calcolaArretratiRinnovo, { body: chiedi('2026-03-11') }),
      await ufficio.call(rinnovoRoutes.creaArretratiRinnovo, { body: { ...chiedi('2026-03-11'), ...periodo } }),
    ])
      expect(esito).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
  });
});

describe('an academy, whose tables are not known', () => {
  let accademia: ScuolaCheVersa;
  beforeAll(async () => {
    accademia = await openAccademia();
    await contabilizzati(accademia, [{ uidSubAnagrafe: accademia.uidDi(1), percettore: null, voci: [] }], {
      idMetodo: 'SUP-LD',
      ANNO: 2026,
      MESE: 2,
      dataPagamento: '2026-02-27',
      DES_ELABORAZIONE: 'Supplenze 2/2026',
    });
  });
  afterAll(() => accademia.home.close());

  test('foresees them with the reason, in a run that is a simulation and is never accounted', async () => {
    const { ufficio, uidDi } = accademia;
    const { soloPrevisione, diNoipa } = await ufficio.ok(rinnovoRoutes.listRinnovi, {});
    expect(diNoipa).toBe(false);
    expect(soloPrevisione).toContain('non sono note');
    const [arretrati] = await ufficio.ok(rinnovoRoutes.calcolaArretratiRinnovo, {
      body: { noto, uidSubAnagrafeList: [uidDi(1)] },
    });
    expect(arretrati?.totale).toBeGreaterThan(0);
    const { processo } = await ufficio.ok(rinnovoRoutes.creaArretratiRinnovo, {
      body: { noto, ANNO: 2026, MESE: 3, dataPagamento: '2026-03-20', uidSubAnagrafeList: [uidDi(1)] },
    });
    expect(processo.simulazione).toBe(true);
    const { uid, versione } = processo;
    await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini: [] } });
    await waitForEnd(ufficio, uid);
    const calcolato = await ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
    expect([calcolato.numCedolini, calcolato.numScartati, calcolato.totali?.lordo]).toEqual([1, 0, arretrati?.totale]);
    const rifiutato = await ufficio.call(chiusuraRoutes.contabilizza, {
      body: { idProcesso: uid, versione: calcolato.versione, motivo: 'Prova' },
    });
    expect(rifiutato).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  });

  test('its items are not copied, and it does not become one with another run', async () => {
    const { ufficio, uidDi } = accademia;
    const [arretrati] = (await ufficio.ok(processiRoutes.listProcessi, { body: {} })).righe.filter(
      ({ idMetodo }) => idMetodo === 'ARR-LD',
    );
    if (arretrati === undefined) throw new Error('The run of the test before is not there');
    const dati = elaborazione({
      idMetodo: 'ARR-LD',
      simulazione: true,
      ANNO: 2026,
      MESE: 3,
      dataPagamento: '2026-03-20',
    });
    const duplica = (conVoci: boolean) =>
      ufficio.call(bozzaRoutes.duplicaProcesso, { body: { idProcesso: arretrati.uid, processo: dati, conVoci } });
    const rifiutata = await duplica(true);
    expect(rifiutata).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } });
    expect(JSON.stringify(rifiutata.body)).toContain('Arretrati da rinnovo');
    const copiata = await ufficio.ok(bozzaRoutes.duplicaProcesso, {
      body: { idProcesso: arretrati.uid, processo: dati, conVoci: false },
    });
    expect([copiata.persone, copiata.processo.rinnovo]).toEqual([1, undefined]);

    const { processo: altra } = await compute(ufficio, { ...dati, DES_ELABORAZIONE: 'Altri arretrati' }, [
      {
        uidSubAnagrafe: uidDi(1),
        percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
        voci: [
          {
            codice: 'ARR_ANNO',
            descrizione: 'Un altro arretrato',
            competenza: { dal: '2026-01-01', al: '2026-01-31' },
            misura: { unita: 'IMPORTO', importo: 1000 },
          },
        ],
      },
    ]);
    for (const [idProcessoDest, prov] of [
      [arretrati.uid, altra.uid],
      [altra.uid, arretrati.uid],
    ] as const) {
      const { accorpabili } = await ufficio.ok(accorpamentoRoutes.listAccorpabili, { body: { idProcessoDest } });
      expect(accorpabili.find(({ processo }) => processo.uid === prov)?.motivo).toContain('arretrati di un rinnovo');
    }
  });
});

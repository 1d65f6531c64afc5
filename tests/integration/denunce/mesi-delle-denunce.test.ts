import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { printGiornale, printRiepilogoAnnuo } from '#shared/contracts/cedolini/stampe/annue/annue.ts';
import { modello770Routes } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { compenso, compute, elaborazione, occasionaleDiProva, print } from '#support/cedolini.ts';
import { openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(5);
});
afterAll(() => scuola.home.close());

const DICEMBRE = { dal: '2025-12-01', al: '2025-12-31' };

/** A run of a name and a day, accounted with no other month chosen. */
const pagata = async (cedolini: InputCedolino[], cambi: Partial<ProcessoInput>): Promise<Processo> => {
  const { processo } = await compute(scuola.ufficio, elaborazione(cambi), cedolini);
  return scuola.ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
};

/** Fee of a collaborator for work of December 2025. */
const diDicembre = (uid: string, importo = 100_000): InputCedolino => ({
  ...occasionaleDiProva(uid, importo),
  percettore: { tipo: 'COCOCO' },
  voci: [{ ...compenso(importo), competenza: DICEMBRE }],
  fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: 2_000_000 },
});

const mesi = ({ PERIODI_DEST }: Processo) =>
  Object.fromEntries(
    PERIODI_DEST.map(({ adempimento, anno, mese }) => [adempimento, `${anno}-${String(mese).padStart(2, '0')}`]),
  );
const f24Proposto = async (mese: Mese) =>
  scuola.adempimenti.ok(f24Routes.proponiF24, { body: { ...mese, lasciati: [] } });
const uniemensDi = (mese: Mese) =>
  scuola.adempimenti.ok(uniemensRoutes.saveUniemens, { body: { ...mese, allowEmpty: true } });

const GENNAIO = { anno: 2026, mese: 1 };
const DIC25 = { anno: 2025, mese: 12 };

describe('a fee of the run "December 2025", paid on 8 January 2026', () => {
  let processo: Processo;
  beforeAll(async () => {
    const fee = { ...occasionaleDiProva(scuola.uidDi(0), 80_000) };
    processo = await pagata([{ ...fee, voci: [{ ...compenso(80_000), competenza: DICEMBRE }] }], {
      ANNO: 2025,
      MESE: 12,
      idMetodo: 'EST-LD',
      dataPagamento: '2026-01-08',
      DES_ELABORAZIONE: 'Esperti di dicembre',
    });
  });

  test('is of January for F24 and IRAP, of 2026 for the certificate; of December is its liquidation', () => {
    expect(mesi(processo)).toMatchObject({ F24: '2026-01', IRAP: '2026-01', CU: '2026-01', MODM: '2025-12' });
  });

  test('the F24 proposed, the IRAP, the prints of the year, the 770 and the certificates agree', async () => {
    const f24 = async (mese: Mese) => (await f24Proposto(mese)).processi.map(({ uid }) => uid);
    expect([await f24(GENNAIO), await f24(DIC25)]).toEqual([[processo.uid], []]);
    const irap = async (anno: number) =>
      (await scuola.adempimenti.ok(irapRoutes.getIrap, { query: { anno } })).origini.map(({ mese }) => mese);
    expect([await irap(2026), await irap(2025)]).toEqual([[1], []]);
    const modello = async (anno: number) =>
      (await scuola.adempimenti.ok(modello770Routes.getModello770, { query: { anno } })).righe.map(({ mese }) => mese);
    expect([await modello(2026), await modello(2025)]).toEqual([[1], []]);
    const certificati = async (anno: number) =>
      (await scuola.adempimenti.ok(cuRoutes.getCopertura, { query: { anno } })).persone.length;
    expect([await certificati(2026), await certificati(2025)]).toEqual([1, 0]);
    for (const stampa of [printRiepilogoAnnuo, printGiornale]) {
      const righe = async (anno: number) => {
        const { bytes } = await print(scuola.gestore, stampa, { anno, formato: 'xlsx' });
        return bytes === null ? 0 : (await readTable(bytes, 'stampa.xlsx')).righe.length;
      };
      expect([stampa.codice, await righe(2026), await righe(2025)]).toEqual([stampa.codice, 1, 0]);
    }
  });
});

test('a collaborator of the run "November 2025" paid on 20 January is of January for UniEmens and for C10', async () => {
  const processo = await pagata([diDicembre(scuola.uidDi(1))], {
    ANNO: 2025,
    MESE: 11,
    idMetodo: 'COC-LD',
    dataPagamento: '2026-01-20',
  });
  expect(mesi(processo)).toMatchObject({ UNIEMENS: '2026-01', F24: '2026-01', CU: '2026-01' });
  const { righe } = await f24Proposto(GENNAIO);
  const contributi = righe.filter(({ codice }) => codice === 'CXX');
  expect(contributi.map(({ riferimentoA }) => riferimentoA)).toEqual(['012026']);
  const { denuncia } = await uniemensDi(GENNAIO);
  expect(denuncia.processi).toEqual([processo.uid]);
  expect((await uniemensDi({ anno: 2025, mese: 11 })).denuncia.processi).toEqual([]);
});

test('the instalment paid by 12 January is of December for F24 and UniEmens alike, that of 28 January of January', async () => {
  const { uid: prima } = await pagata([diDicembre(scuola.uidDi(2))], {
    MESE: 1,
    idMetodo: 'COC-LD',
    dataPagamento: '2026-01-09',
    DES_ELABORAZIONE: 'Rata del 9',
  });
  const { uid: seconda } = await pagata([diDicembre(scuola.uidDi(2))], {
    MESE: 1,
    idMetodo: 'COC-LD',
    dataPagamento: '2026-01-28',
    DES_ELABORAZIONE: 'Rata del 28',
  });
  const { righe } = await f24Proposto(GENNAIO);
  const versati = righe
    .filter(({ codice }) => codice === 'CXX')
    .map(({ riferimentoA, debito }) => [riferimentoA, debito]);
  const denunciati = await Promise.all(
    (
      [
        [DIC25, '122025'],
        [GENNAIO, '012026'],
      ] as const
    ).map(async ([mese, riferimento]) => {
      const { righe: tutte } = await scuola.adempimenti.ok(uniemensRoutes.listUniemens, { body: {} });
      const aperta = tutte.find((una) => una.anno === mese.anno && una.mese === mese.mese);
      const { denuncia, righe: sue } = await scuola.adempimenti.ok(uniemensRoutes.saveUniemens, {
        body: { ...mese, allowEmpty: true, ...(aperta === undefined ? {} : { versione: aperta.versione }) },
      });
      // 35.03 % of each base, as the F24 pays it
      const contributi = sue.map(({ calcolati }) => Math.round(Number(calcolati.Imponibile ?? 0) * 0.3503));
      return { riferimento, processi: denuncia.processi, contributo: contributi.reduce((a, b) => a + b, 0) };
    }),
  );
  expect(denunciati.map(({ processi }) => [processi.includes(prima), processi.includes(seconda)])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(versati.toSorted()).toEqual(
    denunciati.map(({ riferimento, contributo }) => [riferimento, contributo]).toSorted(),
  );
});

test('a collaborator of 30 June whom the treasurer paid on 1 July is of July, for UniEmens and for C10 alike', async () => {
  const {
    uid: idProcesso,
    versione,
    totali,
  } = await pagata([diDicembre(scuola.uidDi(1), 50_000)], {
    MESE: 6,
    idMetodo: 'COC-LD',
    dataPagamento: '2026-06-30',
    DES_ELABORAZIONE: 'Fine giugno',
  });
  const conMandato = await scuola.ufficio.ok(chiusuraRoutes.saveMandati, {
    body: { idProcesso, versione, mandati: [{ numero: '1', data: '2026-07-01', importo: totali?.netto ?? 0 }] },
  });
  await scuola.ufficio.ok(esecuzioneRoutes.decidiEsecuzione, {
    body: { idProcesso, versione: conMandato.versione, perche: 'Quietanza del tesoriere' },
  });
  const LUGLIO = { anno: 2026, mese: 7 };
  expect((await uniemensDi({ anno: 2026, mese: 6 })).denuncia.processi).toEqual([]);
  const { denuncia, righe } = await uniemensDi(LUGLIO);
  expect(denuncia.processi).toEqual([idProcesso]);
  expect(righe.map(({ calcolati: { Imponibile } }) => Imponibile)).toContain(50_000);
  const versate = (await f24Proposto(LUGLIO)).righe.filter(({ codice }) => codice === 'CXX');
  expect(versate.map(({ riferimentoA }) => riferimentoA)).toEqual(['072026']);
});

test('the prints of the year say by which day they count, and what the certificates count elsewhere', async () => {
  const { bytes } = await print(scuola.gestore, printRiepilogoAnnuo, { anno: 2026 });
  const carta = testoLetto(await readPdf(bytes ?? new Uint8Array())).replaceAll(/\s+/g, ' ');
  expect(carta).toContain('per giorno di pagamento');
  expect(carta).toMatch(/1\.000,00 € lordi sono redditi del 2025, nella CU di quell'anno/);
});

test('a run that pays income of two tax years is not accounted: each is told in its own', async () => {
  const { processo } = await compute(
    scuola.ufficio,
    elaborazione({ MESE: 1, idMetodo: 'COC-LD', dataPagamento: '2026-01-10', DES_ELABORAZIONE: 'Due anni' }),
    [diDicembre(scuola.uidDi(3)), { ...diDicembre(scuola.uidDi(4)), voci: [compenso(50_000)] }],
  );
  await rifiutata(
    scuola.home,
    () =>
      scuola.ufficio.call(chiusuraRoutes.contabilizza, {
        body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Prova' },
      }),
    statoNonAmmesso(/redditi del 2025 \(.+\) e del 2026.*Fare due elaborazioni, una per anno/),
  );
});

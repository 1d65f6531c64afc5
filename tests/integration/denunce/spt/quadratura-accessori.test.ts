import { afterAll, beforeAll, expect, test } from 'vitest';
import { spt } from '#functions/denunce/formati/spt/spt.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { Spt, type CompensoSpt } from '#shared/contracts/denunce/spt.ts';
import { accessorio, cedolinoDi, compenso, importi } from '#support/cedolini.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { arretrati, openScuolaCheComunica, sendSpt, sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import { contabilizzati, supplente } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

let scuola: ScuolaCheVersa;
let processo: Processo;
let separati: Processo;
let inviata: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheComunica(3);
  const { uidDi } = scuola;
  processo = await contabilizzati(scuola, [accessorio(uidDi(0), [compenso(30_000)]), supplente(uidDi(2))]);
  separati = await contabilizzati(scuola, [arretrati(uidDi(1))], { idMetodo: 'ARR-LD', DES_ELABORAZIONE: 'Arretrati' });
});
afterAll(() => scuola.home.close());

const celle = async (mese?: number) =>
  (
    await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, {
      query: { anno: 2026, ...(mese === undefined ? {} : { mese }) },
    })
  ).righe.filter(({ denuncia }) => denuncia === 'SPT');
const diverse = async () =>
  (await celle())
    .filter(({ differenza }) => differenza !== 0)
    .map(({ mese, codice, differenza }) => [mese, codice, differenza]);
/** The amount of a line in the payslip of a person: the arrears are of the second. */
const riga = async (persona: number, codice: string): Promise<number> => {
  const { uid } = persona === 1 ? separati : processo;
  return importi(await cedolinoDi(scuola.ufficio, uid, scuola.uidDi(persona)))[codice] ?? 0;
};

test('what staff of the State was paid is due to NoiPA, in the table of the year; who the school certifies is not', async () => {
  const dovuti = Object.fromEntries((await celle()).map(({ codice, dovuto }) => [codice, dovuto]));
  expect(dovuti).toEqual({
    Lordo: 30_000 + 50_000,
    IRPEF: await riga(0, 'IRPEF'),
    'IRPEF separata': await riga(1, 'IRPEF_SEPARATA'),
    Pensione: (await riga(0, 'PENSIONE_DIPENDENTE')) + (await riga(1, 'PENSIONE_DIPENDENTE')),
    Credito: (await riga(0, 'FONDO_CREDITO')) + (await riga(1, 'FONDO_CREDITO')),
    IRAP: (await riga(0, 'IRAP')) + (await riga(1, 'IRAP')),
  });
  expect(Math.min(...Object.values(dovuti))).toBeGreaterThan(0);
  expect((await celle()).every(({ mese, denunciato }) => mese === 3 && denunciato === 0)).toBe(true);
  expect(new Set((await celle()).map(({ esito, entro }) => `${esito} ${entro}`))).toEqual(
    new Set(['DA_INVIARE 2027-01-12']),
  );
  expect(await celle(3)).toEqual([]);
});

test('sent as it is every cell is zero; a fault in the bytes of the file shows in its cells and in no other', async () => {
  inviata = await sendSpt(scuola.adempimenti, (await sptDelTrimestre(scuola.adempimenti)).denuncia);
  expect(await diverse()).toEqual([]);
  const files = filesFromEnv({ BUCKET_NAME });
  const chiave = `${SCUOLA_A}/denunce/${inviata.uid}/${inviata.hashInviato ?? ''}`;
  const bytes = (await files.get(chiave)) ?? new Uint8Array();
  const buono = Spt.parse(spt.read(bytes, await riferimentiDiProva()).records);
  const con = async (cambia: (compenso: CompensoSpt) => readonly CompensoSpt[]) => {
    const dipendenti = buono.Dipendente?.map((uno) => ({ ...uno, Compenso: uno.Compenso?.flatMap(cambia) }));
    await files.put(chiave, spt.parse({ ...buono, Dipendente: dipendenti }).write(), 'application/xml');
    return diverse();
  };
  const [irpef, separata, irap] = [await riga(0, 'IRPEF'), await riga(1, 'IRPEF_SEPARATA'), await riga(0, 'IRAP')];
  const soloIrpef = (compenso: CompensoSpt) => compenso.Tassazione === 'AC' && compenso.RitenutaIrpef !== 0;
  const cambiando = (come: Partial<CompensoSpt>) => (uno: CompensoSpt) => [soloIrpef(uno) ? { ...uno, ...come } : uno];
  expect(await con((uno) => [uno])).toEqual([]);
  expect(await con(cambiando({ RitenutaIrpef: irpef + 1 }))).toEqual([[3, 'IRPEF', 1]]);
  expect(await con(cambiando({ Irap: 0 }))).toEqual([[3, 'IRAP', -irap]]);
  expect(await con(cambiando({ Tassazione: 'AP' }))).toEqual([
    [3, 'IRPEF', -irpef],
    [3, 'IRPEF separata', irpef],
  ]);
  expect(
    await con((uno) => (uno.Tassazione === 'AP' && uno.RitenutaIrpef !== 0 ? [{ ...uno, RitenutaIrpef: 0 }] : [uno])),
  ).toEqual([[3, 'IRPEF separata', -separata]]);
  const spostate = await con(cambiando({ Liquidazione: '2026-02' }));
  expect(spostate).toContainEqual([2, 'IRPEF', irpef]);
  expect(spostate).toContainEqual([3, 'IRPEF', -irpef]);
  await files.put(chiave, bytes, 'application/xml');
  expect(await diverse()).toEqual([]);
});

test('who NoiPA refused is missing until they are sent again, alone', async () => {
  const { uid, versione } = inviata;
  const chiave = `D|${scuola.uidDi(0)}`;
  await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: {
      uid,
      versione,
      esito: 'SCARTATO_IN_PARTE',
      motivo: '',
      respinti: [{ chiave, motivo: 'partita non trovata' }],
    },
  });
  expect(await diverse()).toContainEqual([3, 'IRPEF', -(await riga(0, 'IRPEF'))]);
  expect(await diverse()).not.toContainEqual(expect.arrayContaining(['IRPEF separata']));
  const { denuncia } = await sptDelTrimestre(scuola.adempimenti);
  expect(denuncia.solo).toEqual([chiave]);
  await sendSpt(scuola.adempimenti, denuncia);
  expect(await diverse()).toEqual([]);
  const righe = (await scuola.adempimenti.ok(sptRoutes.listSpt, { body: { start: 0, limit: 10 } })).righe;
  expect(righe.map(({ dipendenti }) => dipendenti).toSorted()).toEqual([1, 2]);
});

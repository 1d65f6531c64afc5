import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { assenza } from '#support/assenze-di-prova.ts';
import { accessorio, cedolinoDi, compenso, importi } from '#support/cedolini.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { contabilizzati, sendUniemens, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';

const [TITOLARE, SUPPLENTE] = [0, 1] as const;

let scuola: ScuolaCheVersa;
let denuncia: DenunciaIntera;
const pagati: Record<string, number>[] = [];
let diMarzo: { readonly lordoDipendente: number; readonly imponibileContributivo: number };
beforeAll(async () => {
  scuola = await openAccademia();
  // Ten days of March at half pay, without the fixed accessory: the base of pension and TFR does not see them.
  await scuola.gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...assenza('2026-03-03', '2026-03-12'), uidSubAnagrafe: scuola.uidDi(SUPPLENTE) },
  });
  const supplenza = { uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] };
  const processi = [
    await contabilizzati(scuola, [accessorio(scuola.uidDi(TITOLARE), [compenso(100_000)])]),
    await contabilizzati(scuola, [supplenza], { idMetodo: 'SUP-LD', DES_ELABORAZIONE: 'Supplenze' }),
    await contabilizzati(scuola, [supplenza], {
      idMetodo: 'SUP-LD',
      MESE: 2,
      dataPagamento: '2026-03-05',
      DES_ELABORAZIONE: 'Supplenze di febbraio',
    }),
  ];
  for (const [indice, { uid }] of processi.entries()) {
    const cedolino = await cedolinoDi(scuola.ufficio, uid, scuola.uidDi(indice === 0 ? TITOLARE : SUPPLENTE));
    pagati.push(importi(cedolino));
    if (indice === 1 && cedolino.cedolino !== null) diMarzo = cedolino.cedolino.totali;
  }
  await sendF24(
    scuola.adempimenti,
    await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo(processi, { senzaCodiceFuori: true }) }),
  );
  denuncia = await uniemensDiMarzo(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

const quadro = (nome: string, persona: number) =>
  denuncia.righe.find(
    ({ chiave, persona: sua }) => chiave.startsWith(`${nome}|`) && sua === scuola.persone[persona]?.desCf,
  )?.calcolati ?? {};
const somma = (cedolino: number, ...codici: string[]) =>
  codici.reduce((totale, codice) => totale + (pagati[cedolino]?.[codice] ?? 0), 0);
const PENSIONE = ['PENSIONE_DIPENDENTE', 'PENSIONE_AMMINISTRAZIONE'];

test('the month of a worker: accessory pay under the pension and credit funds, without the end of service', () => {
  expect(quadro('E0', TITOLARE)).toMatchObject({
    GiornoInizio: '2026-03-01',
    GiornoFine: '2026-03-31',
    'InquadramentoLavPA.TipoImpiego': '1',
    'InquadramentoLavPA.Contratto': 'SCUO',
    'InquadramentoLavPA.RegimeFineServizio': '',
    'Gestioni.GestPensionistica.CodGestione': '1',
    'Gestioni.GestPensionistica.Imponibile': 100_000,
    'Gestioni.GestPensionistica.Contributo': somma(0, ...PENSIONE),
    'Gestioni.GestCredito.Contributo': somma(0, 'FONDO_CREDITO'),
  });
  expect(quadro('E0', TITOLARE)).not.toHaveProperty('Gestioni.GestPrevidenziale.CodGestione');
});

test('the month of a substitute ends with the service, and has the end-of-service fund', () => {
  const suo = quadro('E0', SUPPLENTE);
  expect(suo).toMatchObject({
    GiornoFine: '2026-03-14',
    CodiceCessazione: '18',
    'InquadramentoLavPA.TipoImpiego': '13',
    'InquadramentoLavPA.RegimeFineServizio': '1',
    'Gestioni.GestPensionistica.Contributo': somma(1, ...PENSIONE),
    'Gestioni.GestPrevidenziale.CodGestione': '7',
    'Gestioni.GestPrevidenziale.ContributoTFR': somma(1, 'TFR'),
  });
  expect(suo.RetribValutabileTFR).toBe(Math.round(Number(suo['Gestioni.GestPrevidenziale.ImponibileTFR']) * 1.25));
});

test('days of illness at half pay are declared on the whole pay: pension, credit and the end of service', () => {
  const suo = quadro('E0', SUPPLENTE);
  // Of fourteen days ten are at half pay, without the fixed accessory.
  expect(diMarzo.imponibileContributivo).toBeGreaterThan(diMarzo.lordoDipendente * 1.5);
  expect(suo).toMatchObject({
    'Gestioni.GestPensionistica.Imponibile': diMarzo.imponibileContributivo,
    'Gestioni.GestCredito.Imponibile': diMarzo.imponibileContributivo,
    'Gestioni.GestPrevidenziale.ImponibileTFR': Math.round(diMarzo.imponibileContributivo * 0.8),
  });
});

test('fixed pay of an earlier month paid now is an earlier period that adds, with who paid it and when', () => {
  const suo = quadro('V1', SUPPLENTE);
  const contributo = somma(2, ...PENSIONE);
  expect(contributo).toBeGreaterThan(0);
  expect(suo).toMatchObject({
    '@CausaleVariazione': '1',
    GiornoInizio: '2026-02-02',
    GiornoFine: '2026-02-28',
    'Gestioni.GestPensionistica.Contributo': contributo,
    'EnteVersante.0.TipoContributo': '1',
    'EnteVersante.0.Contributo': contributo,
    'EnteVersante.0.AnnoMeseErogazione': '2026-03',
  });
});

test('nothing blocks it; its file is the two families, and the public one is read back as the records say', async () => {
  expect(denuncia.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toEqual([]);
  const inviata = await sendUniemens(scuola.adempimenti, denuncia.denuncia);
  const { link } = await scuola.adempimenti.ok(uniemensRoutes.linkFileUniemens, {
    body: { uid: inviata.uid, numero: 1 },
  });
  const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
  const { records, rilievi } = uniemens.read(bytes, await riferimentiDiProva());
  expect(rilievi).toEqual([]);
  const versanti = ['1', '9', '8'].map((TipoContributo) => ({ TipoContributo }));
  const [titolare, supplente] = scuola.persone.map(({ desCf }) => ({ CFLavoratore: desCf }));
  expect(Uniemens.parse(records).Azienda).toMatchObject([
    {
      PosContributiva: [{ DenunciaIndividuale: [supplente] }],
      ListaPosPA: [
        {
          PRGAZIENDA: '00000',
          FormaGiuridica: '2450',
          ISTAT: '854200',
          PosPA: [
            {
              D0_DenunciaIndividuale: [
                { ...titolare, E0_PeriodoNelMese: [{}] },
                { ...supplente, E0_PeriodoNelMese: [{}], V1_PeriodoPrecedente: [{ EnteVersante: versanti }] },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('what the payslips owe to each fund is what the file declares', async () => {
  const { righe } = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese: 3 } });
  const celle = righe.filter(({ denuncia: quale }) => quale === 'UNIEMENS');
  expect(celle.filter(({ esito }) => esito !== 'QUADRA')).toEqual([]);
  const dovuto = Object.fromEntries(celle.map((cella) => [cella.codice, cella.dovuto]));
  expect(dovuto).toMatchObject({
    'Gestione 1': [0, 1, 2].reduce((totale, cedolino) => totale + somma(cedolino, ...PENSIONE), 0),
    'Gestione 7': somma(1, 'TFR') + somma(2, 'TFR'),
    'Gestione 9': [0, 1, 2].reduce((totale, cedolino) => totale + somma(cedolino, 'FONDO_CREDITO'), 0),
  });
});

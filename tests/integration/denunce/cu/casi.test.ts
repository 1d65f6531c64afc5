import { afterAll, beforeAll, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { accessorio, cedolinoDi, compenso, occasionaleDiProva } from '#support/cedolini.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati, openScuolaCheDenuncia, supplente } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';

// Who a school may have to certify, each case with its numbers written as arithmetic.

const CASI = [
  ...(['omonimo', 'altroOmonimo', 'cambiato', 'dueRapporti', 'trasferito', 'estero', 'forfettario'] as const),
  ...(['erede', 'gennaio', 'ente'] as const),
] as const;
type Caso = (typeof CASI)[number];
/** Codice fiscale of a dead person whom the school does not pay. */
const DECEDUTO = personaDiProva(950).desCf;
const SUPPLENTI = ['omonimo', 'altroOmonimo', 'cambiato', 'dueRapporti', 'trasferito'] as const;
const ENTE = '80012345676';

let scuola: ScuolaCheVersa;
let cu: DenunciaIntera;
let delPrima: DenunciaIntera;
/** What was paid to each: the runs. */
const pagamenti: { readonly processo: Processo; readonly chi: readonly string[] }[] = [];
const uidDi = (caso: Caso) => scuola.uidDi(CASI.indexOf(caso));
const cfDi = (caso: Caso): string => scuola.persone[CASI.indexOf(caso)]?.desCf ?? '';
const omocodo = (): string => conOmocodia(cfDi('cambiato'), 1);

const change = (caso: Caso, cambi: Parameters<typeof changePersona>[2]) =>
  changePersona(scuola.ufficio, { uid: uidDi(caso) }, cambi);
const paga = async (cedolini: readonly InputCedolino[], cambi: Partial<Processo> & { DES_ELABORAZIONE: string }) => {
  const processo = await contabilizzati(scuola, cedolini, cambi);
  pagamenti.push({ processo, chi: cedolini.map(({ uidSubAnagrafe }) => uidSubAnagrafe) });
};
const ESTERNI = { idMetodo: 'EST-LD' } as const;
const esterno = (caso: Caso, percettore: Percettore, importo: number): InputCedolino => ({
  uidSubAnagrafe: uidDi(caso),
  percettore,
  voci: [compenso(importo)],
  fiscali: {},
});

const changePersone = async () => {
  for (const caso of ['omonimo', 'altroOmonimo'] as const)
    await change(caso, { desCognome: 'Omonimi', desNome: 'Prova' });
  await change('trasferito', {
    domicili: [
      { dal: '2020-01-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' },
      { dal: '2026-07-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' },
    ],
  });
  await change('estero', {
    codComuneRes: null,
    desComuneRes: '',
    provinciaRes: null,
    desCap: null,
    codStatoEstero: 'Z110',
    desLocalitaEstera: 'Città inventata',
    codFiscaleEstero: 'FR-1',
  });
  await change('erede', { tipoSoggetto: 'EREDE', cfDeceduto: DECEDUTO, quotaEredita: 1_000_000 });
  await change('ente', {
    tipoSoggetto: 'ENTE',
    desCf: ENTE,
    desCognome: 'Cooperativa Inventata',
    desNome: '',
    flgSesso: null,
    datNascita: null,
    codComuneNascita: null,
    desComuneNascita: '',
  });
  for (const caso of ['dueRapporti', 'estero', 'forfettario'] as const)
    await scuola.gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva(), uidSubAnagrafe: uidDi(caso) },
    });
};

const payTutti = async () => {
  await paga(
    SUPPLENTI.map((caso) => supplente(uidDi(caso))),
    { DES_ELABORAZIONE: 'Supplenti' },
  );
  await change('cambiato', { desCf: omocodo() });
  await paga([supplente(uidDi('cambiato'), 20_000)], { DES_ELABORAZIONE: 'Con il codice nuovo' });
  await paga(
    [
      occasionaleDiProva(uidDi('dueRapporti'), 40_000),
      esterno('estero', { tipo: 'NON_RESIDENTE', occasionale: true }, 30_000),
      esterno(
        'forfettario',
        { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
        50_000,
      ),
      esterno('ente', { tipo: 'SOCIETA', iva: 'ESENTE' }, 60_000),
    ],
    { DES_ELABORAZIONE: 'Esterni', ...ESTERNI },
  );
  await paga(
    [
      {
        ...accessorio(uidDi('erede'), [compenso(10_000)]),
        percettore: { tipo: 'EREDE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
        fiscali: { redditiBiennio: { annoPrecedente: 2_000_000, dueAnniPrima: 2_000_000 } },
      },
    ],
    { DES_ELABORAZIONE: 'Eredi' },
  );
  const dicembre = { dal: '2025-12-01', al: '2025-12-31' };
  const voci = [{ ...compenso(10_000), competenza: dicembre }];
  const fiscali = { aliquotaMassima: { aliquota: 350_000, lettaDa: 'NoiPA dicembre 2025' } };
  await paga([{ ...supplente(uidDi('gennaio')), voci, fiscali }], {
    DES_ELABORAZIONE: 'Dicembre',
    ANNO: 2026,
    MESE: 1,
    dataPagamento: '2026-01-09',
  });
};

beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(CASI.length - 1);
  await changePersone();
  await payTutti();
  await saveFirma(scuola.adempimenti);
  await saveFirma(scuola.adempimenti, { anno: 2025, datFirma: '2026-03-01' });
  cu = await elaboraCu(scuola.adempimenti);
  delPrima = await elaboraCu(scuola.adempimenti, { anno: 2025 });
});
afterAll(() => scuola.home.close());

const di = (quadro: 'D' | 'G' | 'H', codFiscale: string, da = cu) =>
  da.righe.filter(({ chiave }) => chiave.startsWith(`${quadro}|${codFiscale}`)).map(({ calcolati }) => calcolati);

/** 8,80 % to the pension, 0,35 % to the credit fund, 33 % of what is left: fees of a short substitute, in cents. */
const supplenza = (...lordi: readonly number[]) => {
  const somma = (quota: (lordo: number) => number) => lordi.reduce((totale, lordo) => totale + quota(lordo), 0);
  const pensione = (lordo: number) => Math.round((lordo * 880) / 10_000);
  const credito = (lordo: number) => Math.round((lordo * 35) / 10_000);
  const imponibile = (lordo: number) => lordo - pensione(lordo) - credito(lordo);
  return {
    DB001002: somma(imponibile),
    DB001021: somma((lordo) => Math.round((imponibile(lordo) * 33) / 100)),
    DC001018: somma((lordo) => lordo),
    DC001020: somma(pensione),
    DC001030: somma(credito),
  };
};

test('two of the same name have each their own', () => {
  for (const caso of ['omonimo', 'altroOmonimo'] as const) {
    expect(di('D', cfDi(caso))).toMatchObject([{ DA002002: 'OMONIMI', DA002003: 'PROVA' }]);
    expect(di('G', cfDi(caso))).toMatchObject([supplenza(10_000)]);
  }
});

test('whose codice fiscale has changed has one, with the new code and what both were paid', () => {
  expect(di('D', cfDi('cambiato'))).toEqual([]);
  expect(di('D', omocodo())).toMatchObject([{ DA002001: omocodo() }]);
  expect(di('G', omocodo())).toMatchObject([supplenza(10_000, 20_000)]);
});

test('an heir has theirs, names who died, and what is taxed apart is at its own point', () => {
  expect(di('D', cfDi('erede'))).toMatchObject([{ DA002030: DECEDUTO }]);
  // Nothing is ordinary income: 100 € less 8,80 € and 0,35 € are of the separate taxation.
  expect(di('G', cfDi('erede'))).toMatchObject([{ DB001001: 0, DB001002: 0, DB001511: 10_000 - 880 - 35 }]);
});

test('two relations are two parts of one: the days of the assignment are not of the employment', () => {
  expect(di('D', cfDi('dueRapporti'))).toHaveLength(1);
  // From 8 January to 27 February: 24 days and 27. The assignment lasts to 30 June.
  expect(di('G', cfDi('dueRapporti'))).toMatchObject([
    { ...supplenza(10_000), DB001006: String(24 + 27), DB001008: '2026-01-08', DB001009: '2026-02-27' },
  ]);
  expect(di('H', cfDi('dueRapporti'))).toMatchObject([
    { AU001001: 'M', AU001004: 40_000, AU001008: 40_000, AU001009: (40_000 * 20) / 100 },
  ]);
});

test('who has moved has both towns, of the first days of the two years', () => {
  expect(di('D', cfDi('trasferito'))).toMatchObject([
    { DA002020: 'ROMA', DA002022: 'H501', DA002024: 'MILANO', DA002026: 'F205' },
  ]);
  expect(di('D', cfDi('omonimo'))).toMatchObject([{ DA002022: 'H501', DA002024: '', DA002026: '' }]);
});

test('who lives abroad has 30 % withheld for good, and their address there', () => {
  expect(di('D', cfDi('estero'))).toMatchObject([{ DA002040: 'FR-1', DA002041: 'CITTA INVENTATA' }]);
  expect(di('H', cfDi('estero'))).toMatchObject([
    { AU001004: 30_000, AU001008: 30_000, AU001009: 0, AU001010: (30_000 * 30) / 100 },
  ]);
});

test('who pays a flat rate, and a company of which nothing is withheld, have none: coverage says so', async () => {
  for (const codFiscale of [cfDi('forfettario'), ENTE]) expect(di('D', codFiscale)).toEqual([]);
  const { persone } = await scuola.adempimenti.ok(cuRoutes.getCopertura, { query: { anno: 2026 } });
  for (const [codFiscale, lordo] of [
    [cfDi('forfettario'), 50_000],
    [ENTE, 60_000],
  ] as const)
    expect(persone.find(({ desCf }) => desCf === codFiscale)).toMatchObject({
      parti: [{ classe: 'NON_DOVUTA', lordo, scoperti: 0 }],
      denuncia: null,
    });
});

test('what is paid on 9 January is of the year before, whatever month accounting put it into', async () => {
  expect(di('D', cfDi('gennaio'))).toEqual([]);
  // The second rate of 2025 is 35 %.
  expect(di('G', cfDi('gennaio'), delPrima)).toMatchObject([
    { DB001002: 10_000 - 880 - 35, DB001021: Math.round(((10_000 - 880 - 35) * 35) / 100), DC001018: 10_000 },
  ]);
  const { persone } = await scuola.adempimenti.ok(cuRoutes.getCopertura, { query: { anno: 2025 } });
  expect(persone.map(({ desCf, parti }) => [desCf, parti.map(({ scoperti }) => scoperti)])).toEqual([
    [cfDi('gennaio'), [0]],
  ]);
});

test('of each person the points sum the sealed lines of the year, and what no point has is told', async () => {
  const RITENUTE = ['DB001021', 'DB001022', 'DB001026', 'DB001027', 'DB001482', 'AU001009', 'AU001010'];
  const certificate = cu.righe.flatMap(({ calcolati }) => RITENUTE.map((punto) => Number(calcolati[punto] ?? 0)));
  const righe = [];
  for (const { processo, chi } of pagamenti.filter(({ processo: { MESE } }) => MESE === 3))
    for (const persona of chi)
      righe.push(...((await cedolinoDi(scuola.ufficio, processo.uid, persona)).cedolino?.righe ?? []));
  const trattenute = righe.filter(({ gruppo }) => gruppo === 'ritenute_fiscali');
  const somma = (numeri: readonly number[]) => numeri.reduce((totale, uno) => totale + uno, 0);
  const aParte = trattenute.filter(({ codice }) => codice === 'IRPEF_SEPARATA').map(({ importo }) => importo);
  expect(aParte).toHaveLength(1);
  expect(somma(certificate)).toBe(somma(trattenute.map(({ importo }) => importo)) - somma(aParte));
  expect(cu.rilievi).toContainEqual(expect.objectContaining({ codice: 'cu.senza-punto', campo: 'IRPEF_SEPARATA' }));
});

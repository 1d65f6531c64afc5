import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti, type FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { printFerieNonGodute } from '#shared/contracts/assenze/stampe/ferie-non-godute.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import type { OpzioniCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { fineRapportoRoutes } from '#shared/contracts/cedolini/fine-rapporto.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { elaborazione, nameFirmatari, print } from '#support/cedolini.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { sendSpt } from '#support/denunce/scuola-che-comunica.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';
import {
  bloccanti,
  COLLABORA,
  computeRun,
  createIncarico,
  denunciaInps,
  diverse,
  letto,
  mancano,
  mese,
  paga,
  payF24,
  scadenzeDi,
} from '../atti.ts';
import { openAnno, type Anno } from '../mondo.ts';
import { loadTabelle } from './addizionali.ts';
import { lordo } from './persone.ts';

// People leave a State school in June and August 2026. The sums that the school owes them are held to figures made here; those that NoiPA owes are said to be of NoiPA.

const A_TORINO = [{ dal: '2020-01-01', codComuneDomf: 'L219', desComuneDomf: 'TORINO', codRegioneDomf: '13' }];
const DELLO_STATO: Partial<FiscaliInput> = { numAliquotaMassima: 330_000, desAliquotaLettaDa: 'NoiPA 2026' };
const FISCALI: Readonly<Record<string, Partial<FiscaliInput>>> = {
  giugno: DELLO_STATO,
  agosto: DELLO_STATO,
  brevi: DELLO_STATO,
  // Presumed below what is paid: the settlement is on what was paid.
  collaborini: { percettore: { tipo: 'COCOCO' }, codGestioneSeparata: 'CON_DIS_COLL', numRedditoPresunto: 500_000 },
};
const CONTRATTI = [
  ['giugno', '2025-09-08', '2026-06-30', 'TA'],
  ['agosto', '2025-09-01', '2026-08-31', 'AN'],
  ['brevi', '2026-01-12', '2026-06-10', 'SB'],
] as const;
const DIPENDENTI = CONTRATTI.map(([nome]) => nome);

let scuola: Anno;
beforeAll(async () => {
  scuola = await openAnno('TOIS09900X', 'I.I.S. Norberto Inventato', 'SCUOLA', '2026-05-14');
  const { chi, persone } = scuola;
  await nameFirmatari(chi);
  await createScuolaCheDenuncia(chi, {
    codMeccanografico: 'TOIS09900X',
    altriDati: { codRegioneFiscale: '13', codUfficioNoipa: '900', codServizioNoipa: '9001' },
  });
  await chi.ok(posizioniRoutes.createCodiceInps, {
    body: {
      descrizione: 'Docente a tempo determinato',
      qualifica1: '2',
      qualifica2: 'F',
      qualifica3: 'D',
      tipoContribuzione: '71',
      codContratto: 'CPUB',
      tipoLavoratore: '00',
      qualificaCu: '',
      tipoRapportoCu: '',
      flgTempoPieno: true,
      flgAttiva: true,
      contratti: ['TD_30_6', 'TD_31_8'],
      ruoli: ['DOCENTE'],
    },
  });
  for (const [posto, [nome, suoi]] of Object.entries(FISCALI).entries()) {
    const persona = personaDiProva(40 + posto, { desCognome: nome, domicili: A_TORINO });
    persone.set(nome, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
    const uidSubAnagrafe = scuola.uidDi(nome);
    await chi.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(2026), ...suoi, uidSubAnagrafe } });
  }
  for (const [nome, dal, al, codTipoNomina] of CONTRATTI)
    await chi.ok(serviziRoutes.createServizio, {
      body: {
        ...supplenzaDiProva(dal, al, { codTipoNomina, codCessazione: '18' }),
        uidSubAnagrafe: scuola.uidDi(nome),
      },
    });
  await createIncarico(scuola, 'collaborini', '2026-01-12', '2026-06-30', { ...COLLABORA, numImporto: 2 * RATA });
  await loadTabelle(scuola, 2026);
});
afterAll(() => scuola.home.close());

/** Twice to the collaborator; every month to each of the staff. */
const RATA = 600_000;
const ORE = 40_000;

/** The monthly pay of the table: stipendio, vacancy allowance, RPD. */
const MENSILE = 202_236 + 2022 + 20_510;
/** Own sums of an hour's pay of staff: contributions, income, tax at the highest rate. */
const PENSIONE = Math.round(ORE * 0.088);
const CREDITO = Math.round(ORE * 0.0035);
const IMPONIBILE = ORE - PENSIONE - CREDITO;
const IRPEF = Math.round(IMPONIBILE * 0.33);
/** The year of the collaborator: 170 days, 35,03 % of which a third is theirs. */
const SEPARATA = Math.round(RATA * 0.3503);
const REDDITO = 2 * (RATA - Math.round(SEPARATA / 3));
const LORDA = Math.round(REDDITO * 0.23);
const NETTA = LORDA - Math.max(138_000, Math.round((195_500 * 170) / 365));
const BONUS = Math.round((120_000 * 170) / 365);
const REGIONALE = Math.round(REDDITO * 0.0162);
const COMUNALE = Math.round(REDDITO * 0.008);

const payOre = async (giorno: string, dal: string, al: string, nomi: readonly string[]) => {
  const processo = await paga(
    scuola,
    ['ACC-LD', giorno, `Ore, ${giorno}`],
    nomi.map((nome) => lordo(scuola, nome, ORE, [dal, al])),
  );
  for (const nome of nomi) {
    const { righe } = await letto(scuola, processo, nome);
    const di = (codice: string) => righe.find((riga) => riga.codice === codice)?.importo;
    expect([nome, di('PENSIONE_DIPENDENTE'), di('FONDO_CREDITO'), di('IRPEF')]).toEqual([
      nome,
      PENSIONE,
      CREDITO,
      IRPEF,
    ]);
  }
};
const trattenute = new Map<string, number>();
const payRata = async (giorno: string, dal: string, opzioni: OpzioniCedolino = {}) => {
  const processo = await paga(
    scuola,
    ['COC-LD', giorno, `Collaborazione, ${giorno}`],
    [
      {
        ...lordo(scuola, 'collaborini', RATA, [dal, opzioni.cessazione ? '2026-06-30' : giorno]),
        opzioni,
        verifica: { data: giorno, numero: `2026/${giorno}`, debito: 0 },
      },
    ],
  );
  for (const { gruppo, codice, importo } of (await letto(scuola, processo, 'collaborini')).righe)
    if (gruppo !== 'riepilogo') trattenute.set(codice, (trattenute.get(codice) ?? 0) + importo);
};
const colonna = (f24: DenunciaIntera | null, codice: string): number =>
  (f24?.righe ?? [])
    .filter(({ calcolati }) => calcolati.codice === codice)
    .reduce((totale, { calcolati }) => totale + Number(calcolati.debito) - Number(calcolati.credito), 0);
const passiDi = async (nome: string) =>
  Object.fromEntries(
    (
      await scuola.chi.ok(fineRapportoRoutes.getFineRapporto, { body: { uidSubAnagrafe: scuola.uidDi(nome) } })
    ).passi.map(({ passo, stato }) => [passo, stato]),
  );

let versatiDiMaggio: DenunciaIntera | null;
test('May: three of the staff and a collaborator are paid', async () => {
  await payOre('2026-05-27', '2026-04-01', '2026-04-30', DIPENDENTI);
  await payRata('2026-05-27', '2026-01-12');
  await scuola.arriva('2026-06-12');
  versatiDiMaggio = await payF24(scuola, mese(2026, 5));
  await denunciaInps(scuola, mese(2026, 5));
});

test('June: leave, salary and settlement of the staff are refused with whose they are', async () => {
  for (const idMetodo of ['FER-LD', 'SUP-LD'] as const) {
    const processo: ProcessoInput = elaborazione({ MESE: 6, idMetodo, dataPagamento: '2026-06-26' });
    const { status, body } = await scuola.chi.call(calcoloRoutes.initData, {
      body: { processo, uidSubAnagrafeList: [scuola.uidDi('giugno')] },
    });
    expect([idMetodo, status, JSON.stringify(body)]).toEqual([idMetodo, 400, expect.stringContaining('NoiPA')]);
  }
  const conguaglio = await computeRun(
    scuola,
    ['CON-LD', '2026-06-26', 'Conguaglio del personale'],
    [{ uidSubAnagrafe: scuola.uidDi('giugno'), percettore: null, voci: [] }],
    { annoConguagliato: 2026 },
  );
  const { anomalie } = await letto(scuola, conguaglio, 'giugno');
  expect(anomalie.map(({ messaggio }) => messaggio).join(' ')).toContain('è NoiPA');
  for (const nome of ['giugno', 'brevi'])
    expect([nome, await passiDi(nome)]).toEqual([
      nome,
      expect.objectContaining({ FERIE: 'NON_SERVE', CONGUAGLIO: 'NON_SERVE', ULTIMO_PAGAMENTO: 'NON_SERVE' }),
    ]);
  // The decree of the leave left is the school's, by its own day.
  expect((await scadenzeDi(scuola, 'FERIE_NON_GODUTE')).map(({ anno, stato }) => [anno, stato])).toEqual([
    [2025, 'DA_SEGUIRE'],
  ]);
});

test('the decree grants the leave left of each contract that ends', async () => {
  const { bytes } = await print(scuola.chi, printFerieNonGodute, {
    numAnno: 2025,
    uidSubAnagrafeList: DIPENDENTI.map((nome) => scuola.uidDi(nome)),
    giorniSospensione: 0,
    invitatoAFruirne: false,
    anzianita: 'REGISTRATA',
    fonteGiorni: 'CALCOLO',
  });
  const testo = testoLetto(await readPdf(bytes ?? new Uint8Array())).replaceAll(/\s+/g, ' ');
  // 30 days of leave are of 360 of service: 296 days give 25, the whole year 30, 150 days 13; each is a thirtieth of the month.
  for (const [nome, giorni] of [
    ['giugno', 25],
    ['agosto', 30],
    ['brevi', 13],
  ] as const) {
    const importo = formatEuro(Math.round((MENSILE * giorni) / 30)).replaceAll(/\s+/g, ' ');
    const ore = formatOre(giorni * 100);
    expect(testo).toContain(
      `A ${nome} Prova spetta il compenso sostitutivo di ${ore} giorni di ferie non godute, pari a ${importo} lordi`,
    );
  }
});

test('the last payslip of the collaborator is proposed as the last, and settles what the year owes', async () => {
  await payOre('2026-06-26', '2026-05-01', '2026-05-31', ['giugno', 'brevi']);
  const processo = elaborazione({ MESE: 6, idMetodo: 'COC-LD', dataPagamento: '2026-06-26' });
  const { cedolini } = await scuola.chi.ok(calcoloRoutes.initData, {
    body: { processo, uidSubAnagrafeList: [scuola.uidDi('collaborini')] },
  });
  expect(cedolini.map(({ fineRapporto }) => fineRapporto)).toEqual([true]);
  await payRata('2026-06-26', '2026-05-28', { cessazione: true });
  expect(Object.fromEntries(trattenute)).toMatchObject({
    IRPEF: NETTA,
    TRATTAMENTO_INTEGRATIVO: BONUS,
    ADDIZIONALE_REGIONALE: REGIONALE,
    ADDIZIONALE_COMUNALE: COMUNALE,
  });
  expect(await passiDi('collaborini')).toMatchObject({ CONGUAGLIO: 'FATTO', UNIEMENS: 'DA_FARE', CU: 'DA_FARE' });
});

test('July: what was withheld is paid over, and declared to INPS', async () => {
  await scuola.arriva('2026-07-14');
  const giugno = await payF24(scuola, mese(2026, 6));
  expect(giugno === null ? [] : bloccanti(giugno)).toEqual([]);
  const somma = (codice: string) => colonna(versatiDiMaggio, codice) + colonna(giugno, codice);
  const ore = DIPENDENTI.length + 2;
  expect([somma('100E'), somma('170E')]).toEqual([ore * IRPEF + NETTA, -BONUS]);
  expect([somma('381E'), somma('384E'), somma('CXX')]).toEqual([REGIONALE, COMUNALE, 2 * SEPARATA]);
  expect([somma('P101'), somma('P909')]).toEqual([ore * Math.round(ORE * 0.33), ore * CREDITO]);
  expect(somma('380E')).toBe(Math.round((ore * ORE + 2 * RATA) * 0.085));
  const inps = await denunciaInps(scuola, mese(2026, 6));
  // The school declares the accessory pay alone: the end of the relation, of a salary of NoiPA, is declared by who pays it.
  for (const nome of ['giugno', 'brevi']) {
    const desCf = scuola.persone.get(nome)?.desCf ?? '';
    const individuale = inps.righe.find(({ chiave }) => chiave.startsWith('I|') && chiave.includes(desCf))?.calcolati;
    expect([nome, individuale?.Imponibile, individuale?.Contributo, individuale?.GiornoCessazione]).toEqual([
      nome,
      ORE,
      Math.round(ORE * 0.0161),
      undefined,
    ]);
  }
});

test('NoiPA is told of whom it pays, the certificates of the others are ready at once', async () => {
  const spt = await scuola.chi.ok(sptRoutes.saveSpt, {
    body: { anno: 2026, meseDa: 5, meseA: 6, createEmpty: false },
  });
  expect(spt.denuncia.somme?.lordo).toBe(3 * ORE);
  expect(bloccanti(spt)).toEqual([]);
  await sendSpt(scuola.chi, spt.denuncia);
  expect([await mancano(scuola, 2026), await diverse(scuola, 2026)]).toEqual([[], []]);
  await saveFirma(scuola.chi, { anno: 2026, datFirma: '2027-03-08' });
  const cu = await elaboraCu(scuola.chi, { anno: 2026 });
  expect(bloccanti(cu)).toEqual([]);
  const puntiDi = (nome: string) =>
    cu.righe.find(({ chiave }) => chiave === `G|${scuola.persone.get(nome)?.desCf ?? ''}`)?.calcolati;
  expect(puntiDi('collaborini')).toMatchObject({
    DB001002: REDDITO,
    DB001006: '170',
    DB001009: '2026-06-30',
    DB001021: NETTA,
    DB001022: REGIONALE,
    DB001027: COMUNALE,
    DB001361: LORDA,
    DB001375: NETTA,
    DB001391: BONUS,
  });
  expect(puntiDi('brevi')).toMatchObject({ DB001002: 2 * IMPONIBILE, DB001021: 2 * IRPEF, DB001009: '2026-06-10' });
  expect([puntiDi('giugno'), puntiDi('agosto')]).toEqual([undefined, undefined]);
});

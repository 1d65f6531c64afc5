import { describe, expect, test } from 'vitest';
import { FerieDaPagare } from '../../../shared/calculation/situazione/ferie.ts';
import { Familiare, Fiscali } from '../../../shared/calculation/situazione/fiscale.ts';
import { Percettore } from '../../../shared/calculation/situazione/percettore.ts';
import { Servizio } from '../../../shared/calculation/situazione/servizio.ts';
import { Situazione, type SituazioneInput } from '../../../shared/calculation/situazione/situazione.ts';
import { accessorio, voce } from './situazioni.ts';

const MASSIMO = 999_999_999;
const ferie = { cessazione: '2026-06-30', profilo: 'P', oreSettimanali: 1, oreCattedra: 1, giorniServizio: 1 };
const servizio = {
  competenza: { dal: '2026-01-01', al: '2026-01-31' },
  profilo: 'P',
  oreSettimanali: 1,
  oreCattedra: 1,
};
const accettata = (altro: object): boolean => Situazione.safeParse({ ...accessorio(), ...altro }).success;

describe('what a situation leaves out', () => {
  test('payment, base, school, lists, year to date and options', () => {
    const {
      percettore: _,
      fiscali: __,
      voci: ___,
      ...resto
    } = Situazione.parse({
      tipo: 'ACC',
      liquidazione: { anno: 2026, mese: 6 },
      dataPagamento: '2026-06-20',
      percettore: { tipo: 'COCOCO' },
    });
    expect(resto).toEqual({
      tipo: 'ACC',
      base: 'LD',
      scuola: 'SCUOLA',
      liquidazione: { anno: 2026, mese: 6 },
      dataPagamento: '2026-06-20',
      servizi: [],
      ferie: null,
      trattenute: [],
      enti: {
        modello: 'EP',
        regioneTributo: null,
        provincia: null,
        sedeInps: null,
        sedeMatricola: null,
        enpdep: false,
        capInps: null,
        comuneInps: null,
        matricolaInps: null,
        fondoPensione: null,
        fondoFineServizio: null,
      },
      progressivi: {
        imponibileContributivo: 0,
        imponibileIrpef: 0,
        irpef: 0,
        imponibileSostitutiva: 0,
        imponibileGestioneSeparata: 0,
        giorniPagati: 0,
        trattamentoIntegrativo: 0,
        sommaIntegrativa: 0,
        lordoDipendente: 0,
        netto: 0,
      },
      opzioni: {
        residuoLordoStato: 'DIFFERENZA',
        arrotondamentoNetto: false,
        arrotondamentoPrecedente: 0,
        conguaglio: false,
        cessazione: false,
        simulazione: false,
      },
    });
  });
  test('tax data: nothing known, the common deductions wanted', () =>
    expect(Fiscali.parse({})).toEqual({
      aliquotaMassima: null,
      redditoComplessivo: null,
      redditoLavoroDipendente: null,
      redditiBiennio: null,
      giorniDetrazione: null,
      giorniAnno: 365,
      detrazioneLavoro: true,
      trattamentoIntegrativo: true,
      rinunciaCuneo: false,
      rinunciaSostitutiva: false,
      plafondSostitutiva: 0,
      familiari: [],
      altreDetrazioni: 0,
      gestioneSeparata: null,
      compensiOccasionaliAnno: 0,
      imponibileGestioneSeparataAnno: 0,
      massimale: false,
      contributoAggiuntivo: false,
      imponibileContributivoAnno: 0,
      retribuzioneMeseEsonero: null,
      esoneroMadre: null,
      addizionali: {
        comune: null,
        regione: null,
        saldoRegionale: null,
        saldoComunale: null,
        accontoComunale: null,
        accontoTrattenuto: 0,
      },
    }));
  test('a line, a relative, a service, leave', () => {
    expect(Situazione.parse(accessorio()).voci[0]).toEqual({
      ...voce(100_000),
      trattamento: 'ACCESSORIO',
      utileFineServizio: false,
      canale: 'BILANCIO',
    });
    expect(Familiare.parse({ tipo: 'CONIUGE' })).toEqual({
      tipo: 'CONIUGE',
      nascita: null,
      disabile: false,
      ascendenteConvivente: false,
      mesi: 12,
      quota: 1_000_000,
    });
    expect(Servizio.parse(servizio)).toEqual({
      ...servizio,
      fascia: '0-8',
      sentenzaRpdCia: null,
      assegnoPersonaleMensile: 0,
      assenze: [],
    });
    expect(FerieDaPagare.parse(ferie)).toEqual({
      ...ferie,
      fascia: '0-8',
      conAccessorioFisso: false,
      anniServizio: 0,
      giorniFruiti: 0,
      settimanaCorta: false,
      giorniSospensione: 0,
      invitatoAFruirne: false,
    });
  });
  test.each([
    [
      { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'IRC' },
      { fineServizio: 'TFR', enam: false, espero: false },
    ],
    [{ tipo: 'FORMATORE', contratto: 'TD_31_8', ruolo: 'DS' }, { regime: 'IRPEF_IRAP' }],
    [{ tipo: 'NON_RESIDENTE' }, { occasionale: true, convenzione: false }],
    [{ tipo: 'COMMISSARIO_ESTERNO' }, { regime: 'RITENUTA_20' }],
    [{ tipo: 'ALTRA_AMMINISTRAZIONE' }, { regime: 'OCCASIONALE' }],
    [{ tipo: 'OCCASIONALE' }, {}],
    [{ tipo: 'EREDE', contratto: 'TD_30_6', ruolo: 'EDUCATORE' }, {}],
    [{ tipo: 'SOCIETA', iva: 'ESENTE' }, {}],
  ])('payee %j', (scritto, aggiunti) => expect(Percettore.parse(scritto)).toEqual({ ...scritto, ...aggiunti }));
});

/** For each figure the first and last value that is accepted; one less and one more are not. */
const limiti: readonly (readonly [string, number, number, (valore: number) => object])[] = [
  ['liquidazione.anno', 1900, 2100, (anno) => ({ liquidazione: { anno, mese: 1 } })],
  ['liquidazione.mese', 1, 12, (mese) => ({ liquidazione: { anno: 2026, mese } })],
  ['importo di una voce', -MASSIMO, MASSIMO, (importo) => ({ voci: [voce(importo)] })],
  ['ore', 0, 1_000_000, (quantita) => ({ voci: [voce(0, { misura: { unita: 'ORE', quantita, tariffa: 1 } })] })],
  [
    'tariffa oraria',
    0,
    MASSIMO,
    (tariffa) => ({ voci: [voce(0, { misura: { unita: 'ORE', quantita: 1, tariffa } })] }),
  ],
  ['giorni', 0, 100_000, (quantita) => ({ voci: [voce(0, { misura: { unita: 'GIORNI', quantita, tariffa: 1 } })] })],
  ['progressivi.giorniPagati', 0, 366, (giorniPagati) => ({ progressivi: { giorniPagati } })],
  ['progressivi.irpef', -MASSIMO, MASSIMO, (irpef) => ({ progressivi: { irpef } })],
  [
    'opzioni.arrotondamentoPrecedente',
    -100,
    100,
    (arrotondamentoPrecedente) => ({ opzioni: { arrotondamentoPrecedente } }),
  ],
  ['fiscali.giorniDetrazione', 0, 366, (giorniDetrazione) => ({ fiscali: { giorniDetrazione } })],
  ['fiscali.giorniAnno', 0, 366, (giorniAnno) => ({ fiscali: { giorniAnno } })],
  ['fiscali.redditoComplessivo', 0, MASSIMO, (redditoComplessivo) => ({ fiscali: { redditoComplessivo } })],
  ['aliquota massima', 0, 1_000_000, (aliquota) => ({ fiscali: { aliquotaMassima: { aliquota, lettaDa: 'x' } } })],
  ['mesi a carico', 1, 12, (mesi) => ({ fiscali: { familiari: [{ tipo: 'FIGLIO', mesi }] } })],
  ['quota a carico', 1, 1_000_000, (quota) => ({ fiscali: { familiari: [{ tipo: 'ALTRO', quota }] } })],
  ["rate di un'addizionale", 1, 11, (rate) => ({ fiscali: { addizionali: { saldoComunale: { residuo: 0, rate } } } })],
  [
    'figli della madre',
    1,
    20,
    (figli) => ({ fiscali: { esoneroMadre: { figli, nascitaFiglioMinore: '2020-01-01' } } }),
  ],
  ...(['oreSettimanali', 'oreCattedra'] as const).flatMap((campo) => [
    [`servizi.${campo}`, 1, 6_000, (ore: number) => ({ servizi: [{ ...servizio, [campo]: ore }] })] as const,
    [`ferie.${campo}`, 1, 6_000, (ore: number) => ({ ferie: { ...ferie, [campo]: ore } })] as const,
  ]),
  ['ferie.giorniServizio', 1, 3_660, (giorniServizio) => ({ ferie: { ...ferie, giorniServizio } })],
  ['ferie.anniServizio', 0, 50, (anniServizio) => ({ ferie: { ...ferie, anniServizio } })],
  ['ferie.giorniFruiti', 0, 400, (giorniFruiti) => ({ ferie: { ...ferie, giorniFruiti } })],
  ['ferie.giorniSospensione', 0, 366, (giorniSospensione) => ({ ferie: { ...ferie, giorniSospensione } })],
];

const testo = (lunghezza: number) => 'x'.repeat(lunghezza);
/** Texts and lists: the shortest and the longest. */
const lunghezze: readonly (readonly [string, number, number, (lunghezza: number) => object])[] = [
  ['codice di una voce', 1, 20, (n) => ({ voci: [voce(1, { codice: testo(n) })] })],
  ['descrizione di una voce', 1, 200, (n) => ({ voci: [voce(1, { descrizione: testo(n) })] })],
  ['riferimento di una trattenuta', 1, 60, (n) => ({ trattenute: [{ tipo: 'ALTRA', riferimento: testo(n) }] })],
  ["documento dell'aliquota", 1, 200, (n) => ({ fiscali: { aliquotaMassima: { aliquota: 1, lettaDa: testo(n) } } })],
  ['regione', 1, 40, (n) => ({ fiscali: { addizionali: { regione: testo(n) } } })],
  ['profilo di un servizio', 1, 60, (n) => ({ servizi: [{ ...servizio, profilo: testo(n) }] })],
  ['fascia di un servizio', 1, 10, (n) => ({ servizi: [{ ...servizio, fascia: testo(n) }] })],
  ['sentenza', 1, 200, (n) => ({ servizi: [{ ...servizio, sentenzaRpdCia: testo(n) }] })],
  [
    'tipo di assenza',
    1,
    40,
    (n) => ({ servizi: [{ ...servizio, assenze: [{ tipo: testo(n), dal: '2026-01-01', al: '2026-01-01' }] }] }),
  ],
  ['profilo delle ferie', 1, 60, (n) => ({ ferie: { ...ferie, profilo: testo(n) } })],
  ['fascia delle ferie', 1, 10, (n) => ({ ferie: { ...ferie, fascia: testo(n) } })],
];
const elenchi: readonly (readonly [string, number, (quanti: number) => object])[] = [
  ['voci', 500, (n) => ({ voci: Array.from({ length: n }, () => voce(1)) })],
  ['servizi', 100, (n) => ({ servizi: Array.from({ length: n }, () => servizio) })],
  ['trattenute', 50, (n) => ({ trattenute: Array.from({ length: n }, () => ({ tipo: 'ALTRA', riferimento: 'x' })) })],
  ['familiari', 20, (n) => ({ fiscali: { familiari: Array.from({ length: n }, () => ({ tipo: 'ALTRO' })) } })],
  [
    'assenze',
    100,
    (n) => ({
      servizi: [
        { ...servizio, assenze: Array.from({ length: n }, () => ({ tipo: 'x', dal: '2026-01-01', al: '2026-01-01' })) },
      ],
    }),
  ],
  ['adempimenti', 6, (n) => ({ voci: [voce(1, { adempimenti: Array.from({ length: n }, () => 'CU' as const) })] })],
];

describe('the limits of a situation', () => {
  test.each([...limiti, ...lunghezze])('%s: from %i to %i', (_, primo, ultimo, con) =>
    expect([primo - 1, primo, ultimo, ultimo + 1].map((valore) => accettata(con(valore)))).toEqual([
      false,
      true,
      true,
      false,
    ]),
  );
  test.each(elenchi)('%s: up to %i', (_, ultimo, con) =>
    expect([0, ultimo, ultimo + 1].map((quanti) => accettata(con(quanti)))).toEqual([true, true, false]),
  );
  test('integers only, and no field nobody knows', () => {
    const guasti: readonly object[] = [
      { voci: [voce(0.5)] },
      { liquidazione: { anno: 2026, mese: 1, giorno: 1 } },
      { voci: [{ ...voce(1), altro: 1 }] },
      { voci: [voce(0, { misura: { unita: 'IMPORTO', importo: 1, tariffa: 1 } as never })] },
      { opzioni: { altro: true } },
      { progressivi: { altro: 1 } },
      { fiscali: { altro: 1 } },
      { fiscali: { addizionali: { altro: 1 } } },
      { fiscali: { familiari: [{ tipo: 'CONIUGE', altro: 1 }] } },
      { ferie: { ...ferie, altro: 1 } },
      { servizi: [{ ...servizio, altro: 1 }] },
      { percettore: { tipo: 'COCOCO', altro: 1 } },
      { trattenute: [{ tipo: 'ALTRA', riferimento: 'x', altro: 1 }] },
      { voci: [voce(1, { competenza: { dal: '2026-01-01', al: '2026-01-01', mezza: true } as never })] },
    ];
    expect(guasti.filter(accettata)).toEqual([]);
  });
  test('days exist, from 1900 to 2100, written whole', () =>
    expect(
      [
        '1900-01-01',
        '2100-12-31',
        '2024-02-29',
        '1899-12-31',
        '2101-01-01',
        '2026-02-29',
        '2026-1-1',
        '20260101',
        '02026-01-01',
        '2026-01-01T00:00',
      ].map((dataPagamento) => accettata({ dataPagamento })),
    ).toEqual([true, true, true, ...Array.from({ length: 7 }, () => false)]));
  test('the Belfiore code of a town is a letter and three figures', () =>
    expect(
      ['F205', 'F20', 'F2055', 'f205', 'FF205', '2050'].map((comune) =>
        accettata({ fiscali: { addizionali: { comune } } }),
      ),
    ).toEqual([true, false, false, false, false, false]));
});

/** Every word of the closed lists is accepted, and nothing else. */
const parole: Readonly<Record<string, readonly [readonly string[], (parola: string) => object]>> = {
  tipo: [['ACC', 'FOR', 'EST', 'COC', 'ARR', 'FER', 'SUP'], (tipo) => ({ tipo })],
  base: [['LD', 'LS'], (base) => ({ base })],
  scuola: [['SCUOLA', 'AFAM', 'PARITARIA'], (scuola) => ({ scuola })],
  trattamento: [
    ['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI', 'ESENTE'],
    (trattamento) => ({ voci: [{ ...voce(1), trattamento }] }),
  ],
  canale: [['BILANCIO', 'NOIPA'], (canale) => ({ voci: [{ ...voce(1), canale }] })],
  adempimento: [
    ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'CU', 'MODM'],
    (uno) => ({ voci: [{ ...voce(1), adempimenti: [uno] }] }),
  ],
  residuo: [['DIFFERENZA', 'IRAP'], (residuoLordoStato) => ({ opzioni: { residuoLordoStato } })],
  classe: [
    ['CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA'],
    (gestioneSeparata) => ({ fiscali: { gestioneSeparata } }),
  ],
  familiare: [['CONIUGE', 'FIGLIO', 'ALTRO'], (tipo) => ({ fiscali: { familiari: [{ tipo }] } })],
  contratto: [
    ['TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'],
    (contratto) => ({ percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'ATA' } }),
  ],
  ruolo: [
    ['DOCENTE', 'EDUCATORE', 'ATA', 'DSGA', 'DS', 'IRC'],
    (ruolo) => ({ percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo } }),
  ],
  fineServizio: [
    ['TFS', 'TFR'],
    (fineServizio) => ({ percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'ATA', fineServizio } }),
  ],
  formatore: [
    ['IRPEF_IRAP', 'CONTRIBUTI_PIENI'],
    (regime) => ({ percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'ATA', regime } }),
  ],
  previdenza: [
    ['NESSUNA', 'RIVALSA_INPS', 'CASSA_2', 'CASSA_4', 'CASSA_5'],
    (previdenza) => ({ percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza, iva: 'ESENTE' } }),
  ],
  regime: [
    ['ORDINARIO', 'FORFETTARIO'],
    (regime) => ({ percettore: { tipo: 'PROFESSIONISTA', regime, previdenza: 'NESSUNA', iva: 'ESENTE' } }),
  ],
  iva: [['ORDINARIA', 'ESENTE'], (iva) => ({ percettore: { tipo: 'SOCIETA', iva } })],
  commissario: [
    ['RITENUTA_20', 'FUNZIONI_PUBBLICHE'],
    (regime) => ({ percettore: { tipo: 'COMMISSARIO_ESTERNO', regime } }),
  ],
  altra: [['OCCASIONALE', 'ALIQUOTA_MASSIMA'], (regime) => ({ percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime } })],
  trattenuta: [
    [
      'PIGNORAMENTO_ORDINARIO',
      'PIGNORAMENTO_TRIBUTI',
      'PIGNORAMENTO_AGENTE_RISCOSSIONE',
      'ALIMENTI',
      'CESSIONE_QUINTO',
      'DELEGAZIONE',
      'PRESTITO_INPS',
      'QUOTA_SINDACALE',
      'ASSICURAZIONE',
      'ALTRA',
    ],
    (tipo) => ({ trattenute: [{ tipo, riferimento: 'x' }] }),
  ],
};
test.each(Object.entries(parole))('the words of %s', (_, [ammesse, con]) =>
  expect([...ammesse, '', 'BOH'].map((parola) => accettata(con(parola)))).toEqual([
    ...ammesse.map(() => true),
    false,
    false,
  ]),
);

test('what is not known may be null', () => {
  const nulli: SituazioneInput['fiscali'] = {
    aliquotaMassima: null,
    redditoComplessivo: null,
    redditoLavoroDipendente: null,
    redditiBiennio: null,
    giorniDetrazione: null,
    gestioneSeparata: null,
    retribuzioneMeseEsonero: null,
    esoneroMadre: null,
  };
  expect(
    accettata({
      fiscali: nulli,
      ferie: null,
      trattenute: [{ tipo: 'ALTRA', riferimento: 'x', importo: null, residuo: null }],
      servizi: [{ ...servizio, sentenzaRpdCia: null }],
    }),
  ).toBe(true);
});

import fc from 'fast-check';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { voce } from '../calculation/situazioni.ts';

/** The bodies of a school that has said them all. */
export const enti: NonNullable<SituazioneInput['enti']> = {
  regioneTributo: '10',
  provincia: 'MI',
  sedeInps: '4900',
  capInps: '20121',
  comuneInps: "Sant'Angelo Lodigiano",
  matricolaInps: '4912345678',
};

const PERCETTORI: readonly SituazioneInput['percettore'][] = [
  { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
  { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'ATA', fineServizio: 'TFS', enam: true, espero: true },
  { tipo: 'DIPENDENTE', contratto: 'TD_31_8', ruolo: 'DOCENTE', espero: true },
  { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'ATA' },
  { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' },
  { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE', regime: 'CONTRIBUTI_PIENI' },
  { tipo: 'OCCASIONALE' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
  { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'CASSA_4', iva: 'ESENTE' },
  { tipo: 'NON_RESIDENTE' },
  { tipo: 'NON_RESIDENTE', occasionale: false },
  { tipo: 'COCOCO' },
  { tipo: 'COMMISSARIO_ESTERNO' },
  { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' },
  { tipo: 'ALTRA_AMMINISTRAZIONE' },
  { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' },
  { tipo: 'SOCIETA', iva: 'ORDINARIA' },
  { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
];
/** Payees met now and then: few, so that the others are all still met in every kind of school and year. */
const RARI: readonly SituazioneInput['percettore'][] = [
  { tipo: 'COCOCO', inail: { tasso: 4_000 } },
  { tipo: 'STUDENTE', regime: 'ECCELLENZA' },
  { tipo: 'STUDENTE', regime: 'PREMIO' },
  { tipo: 'STUDENTE', regime: 'BORSA' },
  { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' },
  { tipo: 'REVISORE', regime: 'ALTRA_AMMINISTRAZIONE' },
  { tipo: 'ASSISTENTE_LINGUA' },
  { tipo: 'AUTORE', regime: 'DA_35_ANNI' },
];
const TIPI: Readonly<Record<SituazioneInput['percettore']['tipo'], SituazioneInput['tipo']>> = {
  DIPENDENTE: 'ACC',
  FORMATORE: 'FOR',
  OCCASIONALE: 'EST',
  PROFESSIONISTA: 'EST',
  NON_RESIDENTE: 'EST',
  COCOCO: 'COC',
  COMMISSARIO_ESTERNO: 'EST',
  ALTRA_AMMINISTRAZIONE: 'EST',
  SOCIETA: 'EST',
  EREDE: 'ARR',
  STUDENTE: 'EST',
  REVISORE: 'COC',
  ASSISTENTE_LINGUA: 'EST',
  AUTORE: 'EST',
  LAVORATORE_SPORTIVO: 'EST',
};
const FONDI: readonly SituazioneInput['enti'][] = [
  { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS' },
  { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS', modello: 'ORDINARIO' },
  { fondoPensione: 'CPDEL', fondoFineServizio: 'ENPAS', enpdep: true },
  { fondoPensione: 'CPDEL', fondoFineServizio: 'INADEL' },
  { fondoPensione: 'CPI', fondoFineServizio: 'INADEL' },
  { fondoPensione: 'FPLD', fondoFineServizio: 'ENPAS' },
];
const CATTEDRA = { profilo: 'DOCENTE_LAUREATO', oreSettimanali: 1800, oreCattedra: 1800 } as const;
/** Payments of every kind of payee, year and kind of school; fixed pay and arrears among the lines. */
const compensi = fc
  .record({
    percettore: fc.oneof(
      { arbitrary: fc.constantFrom(...PERCETTORI), weight: 9 },
      { arbitrary: fc.constantFrom(...RARI), weight: 1 },
    ),
    anno: fc.integer({ min: 2023, max: 2026 }),
    mese: fc.integer({ min: 2, max: 12 }),
    scuola: fc.constantFrom('SCUOLA', 'AFAM', 'PARITARIA', 'COMUNALE'),
    fissa: fc.boolean(),
    modo: fc.constantFrom('VOCI', 'VOCI', 'FERIE', 'SUPPLENZA'),
    fondi: fc.constantFrom(...FONDI),
    altraCopertura: fc.boolean(),
    importi: fc.array(
      fc.tuple(fc.integer({ min: 5_000, max: 400_000 }), fc.integer({ min: 0, max: 14 }), fc.boolean()),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  })
  .map(({ percettore, anno, mese, scuola, fissa, modo, fondi, altraCopertura, importi }): SituazioneInput => {
    const mesePieno = (indietro: number) => {
      const giorno = new Date(Date.UTC(anno, mese - 1 - indietro, 1)).toISOString().slice(0, 8);
      return { dal: `${giorno}01`, al: `${giorno}28` };
    };
    const dipendente = percettore.tipo === 'DIPENDENTE' || percettore.tipo === 'EREDE';
    const temporaneo = percettore.tipo === 'DIPENDENTE' && percettore.contratto !== 'TI';
    const speciale = temporaneo ? modo : 'VOCI';
    return {
      tipo: { VOCI: TIPI[percettore.tipo], FERIE: 'FER' as const, SUPPLENZA: 'SUP' as const }[speciale],
      scuola,
      enti: { ...enti, ...(scuola === 'SCUOLA' ? {} : fondi) },
      opzioni: { simulazione: scuola === 'SCUOLA' && speciale === 'SUPPLENZA' },
      ...(speciale === 'SUPPLENZA' ? { servizi: [{ ...CATTEDRA, competenza: mesePieno(0) }] } : {}),
      ...(speciale === 'FERIE' ? { ferie: { ...CATTEDRA, cessazione: mesePieno(0).al, giorniServizio: 150 } } : {}),
      liquidazione: { anno, mese },
      dataPagamento: `${anno}-${String(mese).padStart(2, '0')}-20`,
      percettore,
      fiscali: {
        aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' },
        redditiBiennio: [2_000_000, 1_900_000],
        gestioneSeparata: altraCopertura ? 'ALTRA_COPERTURA' : 'CON_DIS_COLL',
        redditoComplessivo: 1_400_000,
        redditoLavoroDipendente: 1_400_000,
        plafondSostitutiva: 100_000,
        compensiOccasionaliAnno: 490_000,
        contributoAggiuntivo: true,
        imponibileContributivoAnno: 5_500_000,
        retribuzioneMeseEsonero: 150_000,
        addizionali: {
          comune: 'F205',
          regione: 'LOMBARDIA',
          saldoRegionale: { residuo: 9_999, rate: 7 },
          saldoComunale: { residuo: 3_000, rate: 3 },
          accontoComunale: { residuo: 900, rate: 2 },
        },
      },
      voci: (speciale === 'VOCI' ? importi : []).map(([importo, indietro, arretrato]) =>
        voce(importo, {
          competenza: mesePieno(dipendente && arretrato ? indietro + 12 : indietro),
          ...(dipendente && arretrato ? { trattamento: 'ARRETRATO_ANNI_PRECEDENTI' as const } : {}),
          ...(dipendente && fissa && !arretrato ? { trattamento: 'ORDINARIO' as const, utileFineServizio: true } : {}),
        }),
      ),
    };
  });

/** Settlements of collaborators, who owe tax or have paid too much; the surtaxes known begin with 2023. */
const conguaglio = fc
  .record({
    pagamento: fc.constantFrom('2023-03-20', '2023-11-20', '2024-02-20', '2025-02-20', '2026-02-20', '2026-12-20'),
    scuola: fc.constantFrom('SCUOLA', 'AFAM', 'PARITARIA', 'COMUNALE'),
    percettore: fc.constantFrom(
      { tipo: 'COCOCO' as const },
      { tipo: 'REVISORE' as const, regime: 'RAPPRESENTANTE' as const },
    ),
    irpef: fc.constantFrom(0, 500_000),
    cessazione: fc.boolean(),
  })
  .map(({ pagamento: dataPagamento, scuola, percettore, irpef, cessazione }): SituazioneInput => ({
    tipo: 'CON',
    scuola,
    enti,
    liquidazione: { anno: Number(dataPagamento.slice(0, 4)), mese: Number(dataPagamento.slice(5, 7)) },
    dataPagamento,
    percettore,
    opzioni: { cessazione },
    fiscali: { addizionali: { comune: 'F205', regione: 'LOMBARDIA' } },
    progressivi: { imponibileIrpef: 1_400_000, irpef, giorniPagati: 300, trattamentoIntegrativo: 50_000 },
  }));

/** What a school pays, and now and then what it settles. */
export const pagamento = fc.oneof({ arbitrary: compensi, weight: 25 }, { arbitrary: conguaglio, weight: 1 });

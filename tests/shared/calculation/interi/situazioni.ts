import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, collaborazione, occasionale, supplenza, voce } from '../situazioni.ts';

const aliquotaMassima = { aliquota: 350_000, lettaDa: 'cedolino NoiPA' };
const fissa = { utileFineServizio: true, trattamento: 'ORDINARIO' } as const;
const nel = (anno: number) => ({ dataPagamento: `${anno}-06-20`, liquidazione: { anno, mese: 6 } });
const inMaggio = (anno: number) => ({ competenza: { dal: `${anno}-05-01`, al: `${anno}-05-31` } });
const dipendente = (altro: object = {}) =>
  ({ tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', ...altro }) as SituazioneInput['percettore'];

/** Staff: each tax, fund, relief, limit and rounding at least once. */
const personale: Readonly<Record<string, SituazioneInput>> = {
  'accessorio-sostitutiva': accessorio({
    fiscali: {
      aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' },
      plafondSostitutiva: 30_000,
      redditoLavoroDipendente: 3_000_000,
    },
    voci: [
      voce(0, { codice: 'ORE', misura: { unita: 'ORE', quantita: 1_050, tariffa: 3_850 } }),
      voce(0, { codice: 'GG', misura: { unita: 'GIORNI', quantita: 200, tariffa: 1_500 } }),
      voce(50_000, { codice: 'ORD', trattamento: 'ORDINARIO' }),
      voce(17_100, { codice: 'TRASFERTA', trattamento: 'ESENTE' }),
    ],
  }),
  'accessorio-comunale': accessorio({
    scuola: 'COMUNALE',
    enti: { fondoPensione: 'CPDEL', fondoFineServizio: 'INADEL', enpdep: true },
  }),
  'accessorio-rinuncia': accessorio({
    fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' }, rinunciaSostitutiva: true },
  }),
  'arretrati-tfs': accessorio({
    tipo: 'ARR',
    percettore: dipendente({ fineServizio: 'TFS', enam: true, espero: true }),
    fiscali: {
      aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' },
      redditiBiennio: [3_400_000, 3_000_000],
      massimale: true,
      imponibileContributivoAnno: 12_229_500 - 160_000,
      contributoAggiuntivo: true,
    },
    voci: [
      voce(100_000, fissa),
      voce(100_000, {
        codice: 'AP',
        utileFineServizio: true,
        trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
        competenza: { dal: '2024-01-01', al: '2024-12-31' },
      }),
    ],
  }),
  'arretrati-tfr': accessorio({
    tipo: 'ARR',
    percettore: dipendente({ espero: true }),
    fiscali: {
      aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' },
      contributoAggiuntivo: true,
      imponibileContributivoAnno: 5_600_000,
    },
    voci: [voce(100_000, fissa)],
  }),
  'esonero-2024': accessorio({
    ...nel(2024),
    percettore: dipendente({ contratto: 'TD_30_6' }),
    fiscali: { aliquotaMassima, retribuzioneMeseEsonero: 250_000 },
    voci: [voce(100_000, inMaggio(2024))],
  }),
  'madre-2024': accessorio({
    ...nel(2024),
    fiscali: {
      aliquotaMassima,
      retribuzioneMeseEsonero: 250_000,
      esoneroMadre: { figli: 2, nascitaFiglioMinore: '2020-01-01', giaFruitoNelMese: 24_000 },
    },
    voci: [voce(100_000, inMaggio(2024))],
  }),
  'madre-non-spettante': accessorio({
    fiscali: {
      aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' },
      esoneroMadre: { figli: 2, nascitaFiglioMinore: '2020-01-01' },
    },
  }),
  'residuo-irap': accessorio({
    base: 'LS',
    opzioni: { residuoLordoStato: 'IRAP' },
    voci: [
      voce(10_004, { codice: 'A' }),
      voce(20_004, { codice: 'B' }),
      voce(5_000, { codice: 'TRASFERTA', trattamento: 'ESENTE' }),
    ],
  }),
  'residuo-mostrato': accessorio({ base: 'LS', voci: [voce(10_004, { codice: 'B' }), voce(20_004, { codice: 'A' })] }),
  'trattenute-a-termine': accessorio({
    voci: [
      voce(60_000, { competenza: { dal: '2026-03-10', al: '2026-05-20' } }),
      voce(40_000, { codice: 'V2', competenza: { dal: '2026-05-02', al: '2026-06-01' } }),
      voce(1_000, { codice: 'V3', trattamento: 'ESENTE', competenza: { dal: '2026-02-01', al: '2026-02-28' } }),
    ],
    trattenute: [
      {
        tipo: 'CESSIONE_QUINTO',
        riferimento: 'Contratto 12',
        importo: 15_000,
        residuo: 4_000,
        origine: 'trattenuta-1',
      },
      { tipo: 'PRESTITO_INPS', riferimento: 'Piano 3', importo: 5_000, origine: 'trattenuta-2' },
    ],
  }),
  trattenute: accessorio({
    opzioni: { arrotondamentoNetto: true, arrotondamentoPrecedente: 35 },
    trattenute: [
      { tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'P-1', importo: 50_000 },
      { tipo: 'CESSIONE_QUINTO', riferimento: 'C-2', importo: 5_000 },
    ],
  }),
  'senza-aliquota': accessorio({ percettore: dipendente({ contratto: 'SUPPLENTE_BREVE', ruolo: 'ATA' }), fiscali: {} }),
  formatore: accessorio({
    tipo: 'FOR',
    percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE', regime: 'IRPEF_IRAP' },
  }),
  erede: accessorio({
    percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
    fiscali: { redditiBiennio: [0, 0] },
  }),
  ferie: accessorio({
    tipo: 'FER',
    percettore: dipendente({ contratto: 'TD_30_6' }),
    voci: [],
    ferie: {
      cessazione: '2026-06-30',
      profilo: 'DOCENTE_PRIMO_GRADO',
      oreSettimanali: 900,
      oreCattedra: 1_800,
      conAccessorioFisso: true,
      giorniServizio: 200,
      giorniFruiti: 3,
    },
  }),
  'altra-amministrazione': occasionale({
    percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' },
    fiscali: { aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' } },
  }),
};

/** Outsiders: each kind of withholding, invoice and contribution. */
const esterni: Readonly<Record<string, SituazioneInput>> = {
  'occasionale-oltre-franchigia': occasionale({
    fiscali: {
      gestioneSeparata: 'SENZA_DIS_COLL',
      compensiOccasionaliAnno: 450_000,
      imponibileGestioneSeparataAnno: 12_229_500 - 30_000,
    },
  }),
  'occasionale-lordo-stato': occasionale({
    base: 'LS',
    fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', compensiOccasionaliAnno: 450_000 },
    voci: [voce(700_000)],
  }),
  'professionista-rivalsa': occasionale({
    percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
  }),
  'professionista-cassa': occasionale({
    base: 'LS',
    percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_4', iva: 'ORDINARIA' },
  }),
  forfettario: occasionale({
    percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
  }),
  societa: occasionale({ base: 'LS', percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' } }),
  'societa-esente': occasionale({ percettore: { tipo: 'SOCIETA', iva: 'ESENTE' } }),
  'non-residente': occasionale({ percettore: { tipo: 'NON_RESIDENTE' } }),
  'non-residente-convenzione': occasionale({
    percettore: { tipo: 'NON_RESIDENTE', occasionale: false, convenzione: true },
  }),
  'commissario-ritenuta': occasionale({ percettore: { tipo: 'COMMISSARIO_ESTERNO' }, voci: [voce(700_000)] }),
  'commissario-funzioni': occasionale({
    percettore: { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' },
    voci: [voce(300_000, { competenza: { dal: '2026-01-10', al: '2026-01-20' } })],
  }),
};

const familiari = [
  { tipo: 'CONIUGE', mesi: 6 },
  { tipo: 'FIGLIO', nascita: '2003-01-01', quota: 500_000 },
  { tipo: 'ALTRO', ascendenteConvivente: true },
] as const;
const gestioneSeparata = 'CON_DIS_COLL';

/** Who is taxed by brackets: the month, the settlement, the end of the contract, and substitutes. */
const aScaglioni: Readonly<Record<string, SituazioneInput>> = {
  'collaboratore-mese': collaborazione({
    fiscali: {
      gestioneSeparata,
      redditoComplessivo: 2_000_000,
      altreDetrazioni: 300_000,
      familiari: [...familiari],
      addizionali: {
        saldoRegionale: { residuo: 11_000, rate: 11 },
        saldoComunale: { residuo: 500, rate: 2 },
        accontoComunale: { residuo: 900, rate: 9 },
      },
    },
  }),
  'collaboratore-conguaglio': collaborazione({
    opzioni: { conguaglio: true },
    progressivi: { imponibileIrpef: 2_500_000, irpef: 500_000, giorniPagati: 334, trattamentoIntegrativo: 1_000 },
    fiscali: {
      gestioneSeparata,
      familiari: [...familiari],
      addizionali: { regione: 'LOMBARDIA', comune: 'F205', accontoTrattenuto: 1_000 },
    },
  }),
  'collaboratore-bonus-a-rate': collaborazione({
    fiscali: {
      gestioneSeparata,
      redditoComplessivo: 1_200_000,
      conguaglio: {
        conguagliatoIl: '2026-02-20',
        trattamentoIntegrativo: { residuo: 40_000, rate: 8 },
        sommaIntegrativa: { residuo: 1_000, rate: 1 },
      },
    },
  }),
  'collaboratore-bonus-alla-cessazione': collaborazione({
    opzioni: { cessazione: true },
    voci: [voce(20_000)],
    fiscali: {
      gestioneSeparata,
      redditoComplessivo: 2_900_000,
      addizionali: { regione: 'LOMBARDIA', comune: 'F205' },
      conguaglio: { conguagliatoIl: '2026-02-20', trattamentoIntegrativo: { residuo: 40_000, rate: 8 } },
    },
  }),
  'collaboratore-conguaglio-non-chiesto': collaborazione({
    fiscali: {
      gestioneSeparata,
      redditoComplessivo: 1_200_000,
      conguaglio: { irpef: 30_000, conguagliatoIl: '2026-02-20' },
    },
  }),
  'collaboratore-conguaglio-troppo-tardi': collaborazione({
    fiscali: {
      gestioneSeparata,
      redditoComplessivo: 1_200_000,
      conguaglio: { anno: 2024, irpef: 30_000, conguagliatoIl: '2025-02-20', richiestaDel: '2025-02-20' },
    },
  }),
  'collaboratore-conguagliato': collaborazione({
    tipo: 'CON',
    dataPagamento: '2026-12-20',
    voci: [],
    progressivi: { imponibileIrpef: 2_500_000, irpef: 500_000, giorniPagati: 334, lordoDipendente: 3_000_000 },
    fiscali: { gestioneSeparata, addizionali: { regione: 'LOMBARDIA', comune: 'F205' } },
  }),
  'collaboratore-conguagliato-anno-prima': collaborazione({
    tipo: 'CON',
    dataPagamento: '2027-02-20',
    liquidazione: { anno: 2026, mese: 12 },
    voci: [],
    progressivi: { imponibileIrpef: 2_500_000, irpef: 300_000, giorniPagati: 365, lordoDipendente: 3_000_000 },
    fiscali: { gestioneSeparata, addizionali: { regione: 'LOMBARDIA', comune: 'F205' } },
  }),
  'borsa-entro-il-12-gennaio': collaborazione({
    tipo: 'EST',
    dataPagamento: '2026-01-08',
    percettore: { tipo: 'STUDENTE', regime: 'BORSA' },
    voci: [voce(100_000, { competenza: { dal: '2025-12-01', al: '2025-12-31' } })],
    fiscali: { redditoComplessivo: 100_000 },
  }),
  'collaboratore-cessazione': collaborazione({
    opzioni: { cessazione: true },
    voci: [voce(20_000, { competenza: { dal: '2026-01-10', al: '2026-01-20' } })],
    fiscali: {
      gestioneSeparata,
      redditoComplessivo: 900_000,
      addizionali: { regione: 'LOMBARDIA', comune: 'F205', saldoRegionale: { residuo: 11_000, rate: 11 } },
    },
  }),
  'collaboratore-senza-detrazioni': collaborazione({
    base: 'LS',
    fiscali: { gestioneSeparata, redditoComplessivo: 2_900_000, detrazioneLavoro: false },
  }),
  'supplenza-breve': supplenza('2026-02-02', '2026-02-15'),
  'supplenza-annuale': supplenza('2026-02-01', '2026-02-28', {
    percettore: dipendente({ contratto: 'TD_30_6' }),
    fiscali: { redditoComplessivo: 3_300_000 },
  }),
  'supplenza-enpdep': supplenza('2026-02-01', '2026-02-28', { enti: { fondoPensione: 'CPDEL', enpdep: true } }),
  'supplenza-2024': supplenza('2024-05-20', '2024-06-05', { ...nel(2024) }),
  'supplenza-conguaglio': supplenza('2026-02-01', '2026-02-28', {
    opzioni: { conguaglio: true },
    progressivi: { imponibileIrpef: 500_000, irpef: 10_000, giorniPagati: 100, sommaIntegrativa: 5_000 },
  }),
};

export const interi = { ...personale, ...esterni, ...aScaglioni };

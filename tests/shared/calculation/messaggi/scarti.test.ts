import { expect, test } from 'vitest';
import { accessorio, collaborazione, diAnniPrecedenti, occasionale, supplenza, voce } from '../situazioni.ts';
import { motivi } from './motivi.ts';

const aliquotaMassima = { aliquota: 330_000, lettaDa: 'x' };
const gennaio = { dal: '2026-01-01', al: '2026-01-31' };
const servizio = { competenza: gennaio, profilo: 'DOCENTE_PRIMO_GRADO', oreSettimanali: 900, oreCattedra: 1_800 };
const ferie = {
  cessazione: '2026-06-30',
  profilo: 'DOCENTE_PRIMO_GRADO',
  oreSettimanali: 900,
  oreCattedra: 1_800,
  giorniServizio: 200,
};

test.each<readonly [string, unknown, readonly string[]]>([
  [
    'prima del 2023',
    accessorio({ liquidazione: { anno: 2022, mese: 12 } }),
    [
      "LIQUIDAZIONE_FUORI_PERIODO [liquidazione.anno] Liquidazione 12/2022: si elaborano i mesi da gennaio 2023. Correggere l'anno.",
    ],
  ],
  [
    "percettore di un'altra elaborazione",
    accessorio({ percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'ATA' } }),
    [
      'PERCETTORE_NON_AMMESSO [percettore.tipo] Un\'elaborazione "Compensi accessori al personale" non paga chi è "Formatore del personale" (paga: Dipendente della scuola, Dipendente di altra amministrazione, Erede). Spostare la persona nell\'elaborazione giusta.',
    ],
  ],
  [
    'nessuna voce',
    accessorio({ voci: [] }),
    ["NESSUNA_VOCE [voci] Nessuna voce da pagare: aggiungerne una o togliere la persona dall'elaborazione."],
  ],
  [
    'servizi in un compenso',
    accessorio({ servizi: [servizio] }),
    ["VOCE_NON_AMMESSA [servizi] I servizi si pagano solo in un'elaborazione di supplenze."],
  ],
  [
    'ferie in un compenso',
    accessorio({ ferie }),
    [
      "VOCE_NON_AMMESSA [ferie] Le ferie non godute si calcolano solo in un'elaborazione di ferie non godute, in lordo dipendente.",
    ],
  ],
  [
    'ferie in lordo stato',
    accessorio({ tipo: 'FER', base: 'LS', ferie }),
    [
      "VOCE_NON_AMMESSA [ferie] Le ferie non godute si calcolano solo in un'elaborazione di ferie non godute, in lordo dipendente.",
    ],
  ],
  [
    'date al contrario',
    accessorio({ voci: [voce(1), voce(1, { competenza: { dal: '2026-02-01', al: '2026-01-31' } })] }),
    [
      'PERIODO_INVERTITO [voci.1.competenza] La competenza finisce (31/01/2026) prima di cominciare (01/02/2026): correggere le date.',
    ],
  ],
  [
    'servizio al contrario',
    supplenza('2026-02-02', '2026-02-01'),
    [
      'PERIODO_INVERTITO [servizi.0.competenza] La competenza finisce (01/02/2026) prima di cominciare (02/02/2026): correggere le date.',
    ],
  ],
  [
    'pagata da NoiPA',
    accessorio({ voci: [voce(1), voce(1, { canale: 'NOIPA' })] }),
    ['CANALE_NOIPA [voci.1.canale] "Compenso" è pagata da NoiPA: qui può stare solo in una simulazione.'],
  ],
  [
    'supplenza statale',
    supplenza('2026-02-01', '2026-02-02', { scuola: 'SCUOLA' }),
    ['CANALE_NOIPA [tipo] Le supplenze delle scuole statali le paga NoiPA: qui si possono solo simulare.'],
  ],
  [
    'supplenza a tempo indeterminato, in lordo stato',
    supplenza('2026-02-01', '2026-02-02', {
      base: 'LS',
      percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'ATA' },
    }),
    [
      'PERCETTORE_NON_AMMESSO [percettore.contratto] Una supplenza è a tempo determinato: correggere il contratto.',
      'VOCE_NON_AMMESSA [base] Lo stipendio di una supplenza viene dalle tabelle, in lordo dipendente: scegliere un’elaborazione in lordo dipendente.',
    ],
  ],
  [
    'quota sindacale su un compenso',
    accessorio({
      trattenute: [
        { tipo: 'ALTRA', riferimento: 'A', importo: 1 },
        { tipo: 'QUOTA_SINDACALE', riferimento: 'Q', importo: 1 },
      ],
    }),
    [
      'VOCE_NON_AMMESSA [trattenute.1] Le quote associative si trattengono sullo stipendio, non sui compensi pagati dalla scuola: togliere la trattenuta.',
    ],
  ],
  [
    'un numero con la virgola',
    accessorio({ voci: [voce(1.5)] }),
    [
      'SITUAZIONE_NON_VALIDA [voci.0.misura.importo] Campo voci.0.misura.importo: Numero intero atteso. Correggere il dato.',
    ],
  ],
  ['un testo', 'x', ['SITUAZIONE_NON_VALIDA [] Situazione: Gruppo di campi atteso. Correggere il dato.']],
  [
    'lordo troppo alto',
    accessorio({ voci: [voce(999_999_999), voce(1)] }),
    ['IMPORTO_FUORI_LIMITI [voci] Le voci superano insieme 9.999.999,99 €: controllare quantità e tariffe.'],
  ],
  [
    'recupero oltre le competenze',
    accessorio({ voci: [voce(-100)] }),
    [
      "LORDO_NEGATIVO [voci] I recuperi superano le competenze: il cedolino sarebbe negativo. Ridurre il recupero, o farlo con una paga che lo contiene: quello dello stipendio pagato dalla scuola in un'elaborazione di supplenze, con la voce «Recupero al lordo di stipendio dell'anno». Se la persona ridà la somma, scriverla in Anagrafe, Restituzioni.",
    ],
  ],
  [
    'arretrati negativi',
    accessorio({ voci: [voce(100_000), voce(-100, diAnniPrecedenti)] }),
    [
      'LORDO_NEGATIVO [voci] Gli arretrati di anni precedenti sono negativi: un recupero di anni precedenti si tratta a parte, al netto.',
    ],
  ],
  [
    'compenso negativo',
    occasionale({ voci: [voce(-1)] }),
    [
      'LORDO_NEGATIVO [voci] Il compenso è negativo: correggere le voci. Una somma che la persona ridà si scrive in Anagrafe, Restituzioni.',
    ],
  ],
  [
    'rimborso negativo oltre il netto',
    accessorio({ voci: [voce(100_000), voce(-70_000, { trattamento: 'ESENTE' })] }),
    ['NETTO_NEGATIVO [voci] Il netto sarebbe -91,31 €: ridurre i recuperi o le trattenute.'],
  ],
  [
    'recupero in lordo stato',
    accessorio({ base: 'LS', voci: [voce(-1)] }),
    [
      "VOCE_NON_AMMESSA [voci] Un recupero non si inserisce come lordo stato: indicarlo in lordo dipendente, in un'elaborazione a parte.",
    ],
  ],
  [
    'stipendio fisso in lordo stato',
    accessorio({ base: 'LS', voci: [voce(1, { utileFineServizio: true })] }),
    [
      'VOCE_NON_AMMESSA [base] Le voci utili al fine servizio sono stipendio fisso: si inseriscono in lordo dipendente, non in lordo stato.',
    ],
  ],
  [
    'aliquota massima assente',
    accessorio({ fiscali: {} }),
    [
      "ALIQUOTA_MASSIMA_MANCANTE [fiscali.aliquotaMassima] Manca l'aliquota massima del percipiente: leggerla nel riquadro informativo del cedolino NoiPA e inserirla nei dati fiscali.",
    ],
  ],
  [
    'aliquota di un altro anno',
    accessorio({ fiscali: { aliquotaMassima: { aliquota: 350_000, lettaDa: 'x' } } }),
    [
      "ALIQUOTA_MASSIMA_SUPERATA [fiscali.aliquotaMassima] L'aliquota massima 35,00 % non è tra quelle del 2026 (23,00 %, 33,00 %, 43,00 %): leggerla di nuovo sul cedolino NoiPA dell'anno.",
    ],
  ],
  [
    'sostitutiva senza reddito',
    accessorio({ fiscali: { aliquotaMassima, plafondSostitutiva: 1 } }),
    [
      "DATO_MANCANTE [fiscali.redditoLavoroDipendente] Per l'imposta sostitutiva serve il reddito di lavoro dipendente del 2026: indicarlo, o portare a zero il limite residuo.",
    ],
  ],
  [
    'arretrati senza i redditi del biennio',
    accessorio({ voci: [voce(1_000, diAnniPrecedenti)] }),
    [
      'DATO_MANCANTE [fiscali.redditiBiennio] Per gli arretrati di anni precedenti servono i redditi complessivi dei due anni prima del pagamento (zero se non ce ne sono stati).',
    ],
  ],
  [
    'anni fiscali diversi',
    accessorio({
      dataPagamento: '2026-01-12',
      voci: [voce(1), voce(1, { competenza: { dal: '2025-12-01', al: '2025-12-31' } })],
    }),
    [
      "ANNO_FISCALE_MISTO [voci] Pagamento entro il 12 gennaio con righe dell'anno 2025 e di altri anni: fare due elaborazioni, una per anno.",
    ],
  ],
  [
    'collaboratore senza reddito',
    collaborazione({ fiscali: { gestioneSeparata: 'CON_DIS_COLL' } }),
    [
      "DATO_MANCANTE [fiscali.redditoComplessivo] Per scaglioni e detrazioni serve il reddito complessivo presunto del 2026: chiederlo al percipiente e inserirlo nei dati fiscali di quell'anno.",
    ],
  ],
  [
    'collaboratore senza classe',
    collaborazione({ fiscali: { redditoComplessivo: 1 } }),
    [
      'DATO_MANCANTE [fiscali.gestioneSeparata] Per il contributo alla Gestione separata serve la classe del percipiente nel 2026 (con DIS-COLL, senza, o con altra copertura previdenziale).',
    ],
  ],
  [
    'conguaglio senza comune',
    collaborazione({ opzioni: { conguaglio: true } }),
    [
      'DATO_MANCANTE [fiscali.addizionali.comune] Per le addizionali del conguaglio serve il comune di residenza al 1° gennaio 2026.',
    ],
  ],
  [
    'conguaglio senza regione',
    collaborazione({
      opzioni: { conguaglio: true },
      fiscali: { gestioneSeparata: 'CON_DIS_COLL', addizionali: { comune: 'F205' } },
    }),
    [
      'DATO_MANCANTE [fiscali.addizionali.regione] Per le addizionali del conguaglio serve la regione di residenza al 1° gennaio 2026.',
    ],
  ],
  [
    'comune senza aliquota',
    collaborazione({
      opzioni: { conguaglio: true },
      fiscali: { gestioneSeparata: 'CON_DIS_COLL', addizionali: { comune: 'Z999', regione: 'LOMBARDIA' } },
    }),
    [
      'ALIQUOTA_ADDIZIONALE_MANCANTE [addizionali.comunale.z999] Nessun valore in vigore il 20/06/2026 per "Addizionale del comune di domicilio fiscale". Caricare la tabella ufficiale delle addizionali del 2026.',
    ],
  ],
  [
    'forfettario con IVA',
    occasionale({
      percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' },
    }),
    ['PERCETTORE_NON_AMMESSO [percettore.iva] Il regime forfettario non addebita IVA: indicare IVA esente.'],
  ],
  [
    "due spezzoni oltre l'orario",
    supplenza('', '', { servizi: [servizio, { ...servizio, oreSettimanali: 901 }] }),
    [
      "PERIODI_SOVRAPPOSTI [servizi.0] Dal 01/01/2026 i servizi insieme superano l'orario intero: lo stesso giorno sarebbe pagato due volte. Correggere date o ore.",
    ],
  ],
])('%s', (_, situazione, attesi) => expect(motivi(situazione)).toEqual(attesi));

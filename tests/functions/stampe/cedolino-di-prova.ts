import type { FonteCedolino } from '#functions/cedolini/stampe/cedolino/data.ts';
import type { Cedolino, Gruppo, RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { RegolaCitata, Spiegazione } from '#shared/calculation/spiegazione/spiegazione.ts';
import { formatAliquota, formatEuro } from '#shared/money/centesimi.ts';

const gennaio = { dal: '2026-01-01', al: '2026-01-31' };

const spiegazione = (testo: string, importo: number, resto: Partial<Spiegazione> = {}): Spiegazione => ({
  testo,
  importo,
  formula: '',
  regola: null,
  ingressi: [],
  figli: [],
  ...resto,
});

const riga = (
  gruppo: Gruppo,
  codice: string,
  descrizione: string,
  importo: number,
  resto: Partial<RigaCedolino> = {},
): RigaCedolino => ({
  codice,
  gruppo,
  descrizione,
  importo,
  base: null,
  aliquota: null,
  competenza: null,
  tributo: null,
  adempimenti: [],
  spiegazione: spiegazione(`${descrizione} = ${formatEuro(importo)}`, importo),
  ...resto,
});

const riscontro = { il: '2026-01-15', dove: 'fonte di prova' };

const quota = (
  gruppo: Gruppo,
  codice: string,
  descrizione: string,
  { base, aliquota, importo }: { readonly base: number; readonly aliquota: number; readonly importo: number },
  { norma, riscontro }: Pick<RegolaCitata, 'norma' | 'riscontro'>,
): RigaCedolino =>
  riga(gruppo, codice, descrizione, importo, {
    base,
    aliquota,
    spiegazione: spiegazione(
      `${formatAliquota(aliquota)} di ${formatEuro(base)} = ${formatEuro(importo)} — ${descrizione}, ${norma}`,
      importo,
      {
        formula: 'imponibile × aliquota',
        regola: { id: codice, dal: '2024-01-01', norma, riscontro },
        ingressi: [
          { nome: 'imponibile', valore: formatEuro(base) },
          { nome: 'aliquota', valore: formatAliquota(aliquota) },
        ],
        figli: [spiegazione(`Imponibile = ${formatEuro(base)}`, base)],
      },
    ),
  });

const righe: readonly RigaCedolino[] = [
  riga('competenze', 'ORE', 'Ore aggiuntive di insegnamento, progetto «Orto in città»', 38500, {
    competenza: gennaio,
    spiegazione: spiegazione('10 ore × 38,50 € = 385,00 € — ore aggiuntive di insegnamento', 38500, {
      formula: 'ore × tariffa',
      ingressi: [
        { nome: 'ore', valore: '10' },
        { nome: 'tariffa', valore: '38,50 €' },
      ],
      regola: {
        id: 'ore-insegnamento',
        dal: '2024-01-18',
        norma: 'CCNL Istruzione e ricerca 18/01/2024, tab. E1.4',
        riscontro,
      },
    }),
  }),
  quota(
    'ritenute_previdenziali',
    'P101',
    'Contributo pensionistico CTPS',
    { base: 38500, aliquota: 88000, importo: 3388 },
    { norma: 'art. 3 D.P.R. 1092/1973', riscontro },
  ),
  quota(
    'ritenute_previdenziali',
    'P909',
    'Fondo credito',
    { base: 38500, aliquota: 3500, importo: 135 },
    { norma: 'art. 1 c. 245 L. 662/1996', riscontro: null },
  ),
  quota(
    'ritenute_fiscali',
    'IRPEF',
    'IRPEF ad aliquota massima',
    { base: 34977, aliquota: 350000, importo: 12242 },
    { norma: 'art. 24 D.P.R. 600/1973', riscontro },
  ),
  riga('altre_trattenute', 'PIGN', 'Pignoramento presso terzi, Tribunale di Invenzione', 2000, {
    spiegazione: spiegazione('Pignoramento presso terzi, un quinto', 2000, {
      regola: { id: 'quinto', dal: '2015-06-27', norma: 'art. 545 c.p.c.', riscontro: null },
    }),
  }),
  quota(
    'oneri',
    'P101',
    'Contributo pensionistico CTPS a carico della scuola',
    { base: 38500, aliquota: 242000, importo: 9317 },
    { norma: 'art. 3 D.P.R. 1092/1973', riscontro },
  ),
  quota(
    'oneri',
    '380E',
    'IRAP',
    { base: 38500, aliquota: 85000, importo: 3273 },
    { norma: 'art. 10-bis D.Lgs. 446/1997', riscontro },
  ),
];

const trattenuta = righe.find(({ gruppo }) => gruppo === 'altre_trattenute');
const netto = riga('riepilogo', 'NETTO', 'Netto', 20735, {
  spiegazione: spiegazione('netto = 207,35 €', 20735, {
    formula: `competenze − ritenute − ${trattenuta?.descrizione ?? ''}`,
    ingressi: [{ nome: trattenuta?.descrizione ?? '', valore: '− 20,00 €' }],
    figli: trattenuta ? [trattenuta.spiegazione] : [],
  }),
});

const cedolino: Cedolino = {
  tipo: 'ACC',
  annoFiscale: 2026,
  dataPagamento: '2026-02-20',
  righe: [...righe, netto],
  totali: {
    lordoDipendente: 38500,
    sommeEsenti: 0,
    addebitiFattura: 0,
    imponibileContributivo: 38500,
    imponibileGestioneSeparata: 0,
    imponibileIrpef: 34977,
    imponibileSeparata: 0,
    imponibileSostitutiva: 0,
    ritenutePrevidenziali: 3523,
    ritenuteFiscali: 12242,
    sommeFuoriReddito: 0,
    altreTrattenute: 2000,
    arrotondamento: 0,
    netto: 20735,
    oneri: 12590,
    lordoStato: 51090,
    residuoLordoStato: 0,
  },
  progressivi: {
    imponibileContributivo: 127000,
    imponibileIrpef: 115379,
    irpef: 40383,
    imponibileSostitutiva: 0,
    imponibileGestioneSeparata: 0,
    giorniPagati: 0,
    trattamentoIntegrativo: 0,
    sommaIntegrativa: 0,
    lordoDipendente: 127000,
    netto: 74996,
  },
  arrotondamentoDaRiportare: 0,
  adempimenti: ['F24', 'IRAP', 'SPT'],
  avvisi: [],
  regole: [],
};

/** A payslip of accessory pay of an invented person, with every kind of line a print must place. */
export const fonteCedolino = (resto: Partial<FonteCedolino['persona']> = {}): FonteCedolino => ({
  scuola: {
    nome: 'Istituto Comprensivo “Giardino dei Numeri”',
    codMeccanografico: 'XXIC000001',
    codFiscale: '90000000001',
    indirizzo: 'Via delle Prove 12 · 00100 Città Inventata (CI)',
  },
  persona: {
    cognome: 'Żółkiewska-Ştefănescu',
    nome: 'Nicolò',
    codiceFiscale: 'ZLKNCL80A01Z127X',
    qualifica: 'Docente di scuola primaria a tempo indeterminato',
    matricola: '127',
    iban: 'IT60X0542811101000000123456',
    ...resto,
  },
  processo: {
    anno: 2026,
    mese: 1,
    descrizione: 'Compensi accessori di gennaio',
    dataPagamento: '2026-02-20',
    simulazione: false,
    provvisorio: false,
    progetto: 'Orto in città',
    fonteFinanziamento: 'PNRR, Missione 4',
    cup: 'X00X00000000001',
  },
  cedolino,
  firme: [
    {
      ruolo: 'Il Direttore dei servizi generali e amministrativi',
      nome: 'Dott. Aldo Prova',
      nota: 'Firma autografa sostituita a mezzo stampa ai sensi dell’art. 3, comma 2, D.Lgs. 39/1993',
    },
    {
      ruolo: 'Il Dirigente scolastico',
      nome: 'Prof.ssa Ada Inventata',
      nota: 'Firma autografa sostituita a mezzo stampa ai sensi dell’art. 3, comma 2, D.Lgs. 39/1993',
    },
  ],
});

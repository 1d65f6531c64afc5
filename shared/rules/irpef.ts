import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import { ritenuteAllaFonte, tuir } from './norme.ts';
import type { RegolaDatata } from './regola.ts';

/** A bracket up to an amount of yearly income in cents; the last has no upper end. */
export interface Scaglione {
  readonly fino: Centesimi | null;
  readonly aliquota: PartiPerMilione;
}
export type Scaglioni = readonly [Scaglione, ...Scaglione[]];

/** Brackets and rates of art. 11 TUIR; their rates are also the only maximum rates a payee may have in the year. */
export const scaglioniIrpef: RegolaDatata<Scaglioni> = {
  id: 'irpef.scaglioni',
  descrizione: 'Scaglioni e aliquote IRPEF',
  versioni: [
    {
      dal: '2007-01-01',
      norma: [{ testo: 'art. 11 TUIR, testo della L. 296/2006, art. 1 c. 6' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'quifinanza.it, IRPEF aliquote; lapresse.it 25/11/2021; abcdeidiritti.it',
        pagina: '2021-11-25',
      },
      valore: [
        { fino: 1_500_000, aliquota: 230_000 },
        { fino: 2_800_000, aliquota: 270_000 },
        { fino: 5_500_000, aliquota: 380_000 },
        { fino: 7_500_000, aliquota: 410_000 },
        { fino: null, aliquota: 430_000 },
      ],
    },
    {
      dal: '2022-01-01',
      norma: [{ testo: 'art. 11 TUIR, testo della L. 234/2021, art. 1 c. 2' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'gruppodelfino.it, manovra 2022' },
      valore: [
        { fino: 1_500_000, aliquota: 230_000 },
        { fino: 2_800_000, aliquota: 250_000 },
        { fino: 5_000_000, aliquota: 350_000 },
        { fino: null, aliquota: 430_000 },
      ],
    },
    {
      dal: '2024-01-01',
      norma: [{ testo: 'D.Lgs. 216/2023, art. 1; L. 207/2024, art. 1 c. 2' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-20',
        dove: 'lavorofacile.it, circ. AdE 2/E 2024; github.com/BernardoGiordano/stipendio.top',
      },
      valore: [
        { fino: 2_800_000, aliquota: 230_000 },
        { fino: 5_000_000, aliquota: 350_000 },
        { fino: null, aliquota: 430_000 },
      ],
    },
    {
      dal: '2026-01-01',
      norma: tuir('art. 11', ', testo della L. 199/2025, art. 1 c. 3-4'),
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-20',
        dove: 'github.com/BernardoGiordano/stipendio.top; ntplusfisco.ilsole24ore.com 16/1/2026',
        pagina: '2026-01-16',
      },
      valore: [
        { fino: 2_800_000, aliquota: 230_000 },
        { fino: 5_000_000, aliquota: 330_000 },
        { fino: null, aliquota: 430_000 },
      ],
    },
  ],
};

/** How many years before the payment make the average income of separate taxation. */
export const tassazioneSeparata: RegolaDatata<{ readonly anniDiRiferimento: number }> = {
  id: 'irpef.tassazione-separata',
  descrizione: 'Tassazione separata degli arretrati di anni precedenti',
  versioni: [
    {
      dal: '1988-01-01',
      valore: { anniDiRiferimento: 2 },
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'abcdeidiritti.it, tassazione degli arretrati' },
      norma: [...tuir('artt. 17 c. 1 lett. b) e 21'), ...ritenuteAllaFonte('art. 23 c. 2 lett. c)')],
    },
  ],
};

/** How many calendar years before that of the tax the service of arrears must be, to be taxed apart. */
export const anniDegliArretrati: RegolaDatata<{ readonly almeno: number }> = {
  id: 'irpef.anni-degli-arretrati',
  descrizione: 'Anni precedenti a cui si riferiscono gli arretrati a tassazione separata',
  versioni: [
    {
      dal: '1988-01-01',
      valore: { almeno: 1 },
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'abcdeidiritti.it, tassazione degli arretrati' },
      norma: tuir('art. 17 c. 1 lett. b)'),
    },
  ],
};

/** Pay outside the monthly payslip that is taxed by the brackets of the year: that of the people whose salary the school itself pays, as withholding agent. */
export const accessorioAScaglioni: RegolaDatata<{ readonly aScaglioni: boolean }> = {
  id: 'irpef.accessorio-di-chi-paga-lo-stipendio',
  descrizione: 'IRPEF sui compensi accessori di chi ha lo stipendio dalla scuola',
  versioni: [
    {
      dal: '2023-01-01',
      valore: { aScaglioni: true },
      norma: [{ testo: 'DPR 600/1973, artt. 23 c. 2 e 29 c. 1 lett. b)' }],
      fonte: 'conoscenza',
      riscontro: null,
      nota: "L'aliquota massima letta da un altro cedolino è di chi ha lo stipendio da un altro sostituto; chi lo paga conosce gli scaglioni dell'anno, e conguaglia",
    },
  ],
};

/** Up to this day of January (month and day) sums of the year before belong to it, for employment and assimilated income. */
export const cassaAllargata: RegolaDatata<{ readonly finoAlGiorno: string }> = {
  id: 'irpef.cassa-allargata',
  descrizione: "Somme dell'anno precedente pagate entro il 12 gennaio",
  versioni: [
    {
      dal: '1998-01-01',
      valore: { finoAlGiorno: '01-12' },
      norma: tuir('art. 51 c. 1'),
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'ilfiscoincontralosport.usacli.it 10/1/2024; unistudio.eu; quotidianolavoro.ilsole24ore.com 9/1/2020',
        pagina: '2024-01-10',
      },
    },
  ],
};

/** Until this day of February (month and day) who pays settles the tax of the year before. */
export const termineConguaglio: RegolaDatata<{ readonly finoAlGiorno: string }> = {
  id: 'irpef.conguaglio',
  descrizione: "Conguaglio delle ritenute dell'anno precedente entro il 28 febbraio",
  versioni: [
    {
      dal: '1998-01-01',
      valore: { finoAlGiorno: '02-28' },
      norma: ritenuteAllaFonte('art. 23 c. 3'),
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'gesam.eu, conguaglio di fine anno; stcorporate.it, conguaglio 2023' },
    },
  ],
};

/** What a settlement could not withhold, taken from later payments of the year: monthly interest, first month, day by which the payee pays what is left. */
export interface ConguaglioDifferito {
  readonly interesseMensile: PartiPerMilione;
  readonly dalMese: number;
  readonly versamentoEntro: string;
}

export const conguaglioDifferito: RegolaDatata<ConguaglioDifferito> = {
  id: 'irpef.conguaglio.differito',
  descrizione: 'Conguaglio non trattenuto, prelevato sui pagamenti successivi',
  versioni: [
    {
      dal: '1998-01-01',
      valore: { interesseMensile: 5_000, dalMese: 3, versamentoEntro: '01-15' },
      norma: ritenuteAllaFonte('art. 23 c. 3'),
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-23',
        dove: 'github.com/lucas-puerari/ccnl-engine, testo della norma; 123dok.org, ris. 6/E del 28/1/2021',
      },
      nota: 'La norma non dice da quando si contano i mesi: qui dal mese del conguaglio',
    },
  ],
};

/** Withholding at the maximum rate on pay other than the fixed one; without a rate, the first bracket's, for who has no fixed pay. */
export const aliquotaMassima: RegolaDatata<{ readonly inMancanza: 'PRIMO_SCAGLIONE' }> = {
  id: 'irpef.aliquota-massima',
  descrizione: "Ritenuta con l'aliquota massima del percipiente",
  versioni: [
    {
      dal: '1974-01-01',
      valore: { inMancanza: 'PRIMO_SCAGLIONE' },
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'gazzettaufficiale.it, DPR 600/1973, art. 29 nel testo del 1973; giustoscuola.it, quesito 3451',
      },
      nota: 'In mancanza il testo del 1973 applica il 10 %, allora il primo scaglione: il testo del D.Lgs. 314/1997 non è stato letto',
      norma: ritenuteAllaFonte('art. 29 c. 1 lett. b)'),
    },
  ],
};

/** 15 % substitute tax of 2026 on accessory pay of public staff who are not managers. */
export interface Sostitutiva {
  readonly aliquota: PartiPerMilione;
  readonly limiteAnnuo: Centesimi;
  readonly redditoMassimo: Centesimi;
  /** What the yearly cap counts: pay net of contributions, or gross. */
  readonly limiteSu: 'IMPONIBILE' | 'LORDO';
}

export const sostitutivaAccessorio: RegolaDatata<Sostitutiva> = {
  id: 'irpef.sostitutiva-accessorio',
  descrizione: 'Imposta sostitutiva sul trattamento accessorio del personale non dirigente',
  versioni: [
    {
      dal: '2026-01-01',
      norma: [{ testo: 'L. 199/2025, art. 1 c. 237' }],
      fonte: 'controversa',
      riscontro: null,
      nota: 'Non chiarito: limite al lordo o al netto dei contributi, anno del reddito di 50.000 €',
      valore: { aliquota: 150_000, limiteAnnuo: 80_000, redditoMassimo: 5_000_000, limiteSu: 'IMPONIBILE' },
    },
    {
      dal: '2027-01-01',
      valore: null,
      norma: [{ testo: 'L. 199/2025, art. 1 c. 237 (solo 2026)' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'paefficace.it 22/1/2026; uilpa.it' },
    },
  ],
};

/** Share of the income that counts of who came to live in Italia: of employment, assimilated and professional income. */
export interface QuotaImpatriati {
  readonly quota: PartiPerMilione;
  readonly conFigli: PartiPerMilione;
}

export const impatriati: RegolaDatata<QuotaImpatriati> = {
  id: 'irpef.impatriati',
  descrizione: 'Quota imponibile dei lavoratori impatriati, trasferiti dal 2024',
  versioni: [
    {
      dal: '2024-01-01',
      valore: { quota: 500_000, conFigli: 400_000 },
      norma: [{ testo: 'D.Lgs. 209/2023, art. 5 c. 1 e 4' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'gazzettaufficiale.it, D.Lgs. 209/2023, art. 5; studiofiscalelegale.it; arkimede.trapoco.online',
      },
      nota: "Entro 600.000 € l'anno di tutti i redditi agevolati, che la scuola non conosce",
    },
  ],
};

export const regoleIrpef: readonly RegolaDatata<unknown>[] = [
  scaglioniIrpef,
  tassazioneSeparata,
  anniDegliArretrati,
  accessorioAScaglioni,
  cassaAllargata,
  termineConguaglio,
  conguaglioDifferito,
  aliquotaMassima,
  sostitutivaAccessorio,
  impatriati,
];

import { categoriePercettore, type CategoriaPercettore } from '../percettori.ts';
import type { Norma, RegolaDatata, Riscontro } from '../regola.ts';

/** Which filings a payment feeds, and the part of it that goes into UniEmens. */
export interface AdempimentiPercettore {
  readonly f24: boolean;
  readonly irap: boolean;
  readonly uniemens: 'NESSUNO' | 'CONTRIBUTO_DS' | 'PENSIONE' | 'COLLABORATORI';
  readonly spt: boolean;
  readonly cu: boolean;
}

const feeds = (
  f24: boolean,
  irap: boolean,
  uniemens: AdempimentiPercettore['uniemens'],
  spt: boolean,
  cu: boolean,
): AdempimentiPercettore => ({ f24, irap, uniemens, spt, cu });

const statali: Readonly<Record<CategoriaPercettore, AdempimentiPercettore>> = {
  TEMPO_INDETERMINATO: feeds(true, true, 'NESSUNO', true, false),
  TEMPO_DETERMINATO: feeds(true, true, 'CONTRIBUTO_DS', true, false),
  SUPPLENTE_BREVE: feeds(true, true, 'CONTRIBUTO_DS', true, true),
  FORMATORE: feeds(true, true, 'NESSUNO', true, false),
  OCCASIONALE: feeds(true, true, 'COLLABORATORI', false, true),
  NON_RESIDENTE_OCCASIONALE: feeds(true, true, 'NESSUNO', false, true),
  NON_RESIDENTE_ABITUALE: feeds(true, false, 'NESSUNO', false, true),
  PROFESSIONISTA: feeds(true, false, 'NESSUNO', false, true),
  FORFETTARIO: feeds(false, false, 'NESSUNO', false, false),
  SOCIETA: feeds(true, false, 'NESSUNO', false, false),
  COCOCO: feeds(true, true, 'COLLABORATORI', false, true),
  COMMISSARIO_ESTERNO: feeds(true, true, 'NESSUNO', false, true),
  COMMISSARIO_FUNZIONI_PUBBLICHE: feeds(true, true, 'NESSUNO', false, true),
  ALTRA_AMMINISTRAZIONE: feeds(true, true, 'NESSUNO', false, true),
  STUDENTE_ECCELLENZA: feeds(false, false, 'NESSUNO', false, false),
  STUDENTE_PREMIO: feeds(true, false, 'NESSUNO', false, false),
  STUDENTE_BORSA: feeds(true, true, 'NESSUNO', false, true),
  REVISORE_RAPPRESENTANTE: feeds(true, true, 'NESSUNO', false, true),
  REVISORE_ALTRA_AMMINISTRAZIONE: feeds(true, true, 'COLLABORATORI', false, true),
  ASSISTENTE_LINGUA: feeds(false, false, 'NESSUNO', false, false),
  AUTORE: feeds(true, false, 'NESSUNO', false, true),
};

const nonStatali: Readonly<Partial<Record<CategoriaPercettore, AdempimentiPercettore>>> = {
  TEMPO_INDETERMINATO: feeds(true, true, 'PENSIONE', false, true),
  TEMPO_DETERMINATO: feeds(true, true, 'PENSIONE', false, true),
  SUPPLENTE_BREVE: feeds(true, true, 'PENSIONE', false, true),
  FORMATORE: feeds(true, true, 'NESSUNO', false, true),
};

/** The norms of what a payee feeds, and only those; who feeds nothing has the norm that leaves it out. */
const normeDi = ({ f24, irap, uniemens, cu }: AdempimentiPercettore): readonly [Norma, ...Norma[]] => {
  const [prima, ...altre] = [
    ...(f24 ? ['D.Lgs. 241/1997, art. 17'] : []),
    ...(irap ? ['D.Lgs. 446/1997, art. 10-bis'] : []),
    ...(uniemens === 'NESSUNO' ? [] : ['DL 269/2003, art. 44 c. 9']),
    ...(cu ? ['DPR 322/1998, art. 4'] : []),
  ].map((testo) => ({ testo }));
  return [prima ?? { testo: 'DPR 322/1998, art. 4 (nessun adempimento dovuto)' }, ...altre];
};

/** What a category fed from its first year to the day of a change. */
interface Prima {
  readonly valore: AdempimentiPercettore;
  readonly cambiaDal: string;
  /** Of the change; null where it is that of what is fed from then on. */
  readonly norma: readonly [Norma, ...Norma[]] | null;
  readonly riscontro: Riscontro | null;
}

/** Until the end of 2019 State schools too sent the monthly list of pension positions. */
const finoAl2019 = (spt: boolean, cu: boolean): Prima => ({
  valore: feeds(true, true, 'PENSIONE', spt, cu),
  cambiaDal: '2020-01-01',
  norma: null,
  riscontro: null,
});

/** Fees to flat-rate professionals were in the certification until those of 2023. */
const forfettarioFinoAl2023: Prima = {
  valore: feeds(false, false, 'NESSUNO', false, true),
  cambiaDal: '2024-01-01',
  norma: [{ testo: 'D.Lgs. 1/2024, art. 3 c. 1' }],
  riscontro: { il: '2026-11-22', dove: 'professionearchitetto.it 2024, fiscomania.com' },
};

const prima: Readonly<Record<TipoScuola, Readonly<Partial<Record<CategoriaPercettore, Prima>>>>> = {
  STATALE: {
    TEMPO_INDETERMINATO: finoAl2019(true, false),
    TEMPO_DETERMINATO: finoAl2019(true, false),
    SUPPLENTE_BREVE: finoAl2019(true, true),
    FORFETTARIO: forfettarioFinoAl2023,
  },
  AUTONOMA: { FORFETTARIO: forfettarioFinoAl2023 },
};

const regola = (
  categoria: CategoriaPercettore,
  tipoScuola: TipoScuola,
  valore: AdempimentiPercettore,
): RegolaDatata<AdempimentiPercettore> => ({
  id: `adempimenti.${tipoScuola.toLowerCase()}.${categoria.toLowerCase().replaceAll('_', '-')}`,
  descrizione: `Adempimenti alimentati dai pagamenti: ${categoria.toLowerCase().replaceAll('_', ' ')}${tipoScuola === 'STATALE' ? '' : ', AFAM e paritarie'}`,
  versioni: versioni(valore, prima[tipoScuola][categoria]),
});

const versioni = (
  valore: AdempimentiPercettore,
  precedente: Prima | undefined,
): RegolaDatata<AdempimentiPercettore>['versioni'] => {
  const iniziale = { dal: '2013-01-01', fonte: 'conoscenza', riscontro: null } as const;
  if (precedente === undefined) return [{ ...iniziale, norma: normeDi(valore), valore }];
  const { cambiaDal, riscontro } = precedente;
  return [
    { ...iniziale, norma: normeDi(precedente.valore), valore: precedente.valore },
    {
      dal: cambiaDal,
      valore,
      norma: precedente.norma ?? normeDi(valore),
      fonte: riscontro === null ? 'conoscenza' : 'fonte',
      riscontro,
    },
  ];
};

/** State schools, or those that pay and report their own staff. */
export type TipoScuola = 'STATALE' | 'AUTONOMA';

const tabella = (
  tipoScuola: TipoScuola,
): Readonly<Record<CategoriaPercettore, RegolaDatata<AdempimentiPercettore>>> => {
  const riga = (categoria: CategoriaPercettore) =>
    regola(categoria, tipoScuola, (tipoScuola === 'STATALE' ? undefined : nonStatali[categoria]) ?? statali[categoria]);
  return {
    TEMPO_INDETERMINATO: riga('TEMPO_INDETERMINATO'),
    TEMPO_DETERMINATO: riga('TEMPO_DETERMINATO'),
    SUPPLENTE_BREVE: riga('SUPPLENTE_BREVE'),
    FORMATORE: riga('FORMATORE'),
    OCCASIONALE: riga('OCCASIONALE'),
    NON_RESIDENTE_OCCASIONALE: riga('NON_RESIDENTE_OCCASIONALE'),
    NON_RESIDENTE_ABITUALE: riga('NON_RESIDENTE_ABITUALE'),
    PROFESSIONISTA: riga('PROFESSIONISTA'),
    FORFETTARIO: riga('FORFETTARIO'),
    SOCIETA: riga('SOCIETA'),
    COCOCO: riga('COCOCO'),
    COMMISSARIO_ESTERNO: riga('COMMISSARIO_ESTERNO'),
    COMMISSARIO_FUNZIONI_PUBBLICHE: riga('COMMISSARIO_FUNZIONI_PUBBLICHE'),
    ALTRA_AMMINISTRAZIONE: riga('ALTRA_AMMINISTRAZIONE'),
    STUDENTE_ECCELLENZA: riga('STUDENTE_ECCELLENZA'),
    STUDENTE_PREMIO: riga('STUDENTE_PREMIO'),
    STUDENTE_BORSA: riga('STUDENTE_BORSA'),
    REVISORE_RAPPRESENTANTE: riga('REVISORE_RAPPRESENTANTE'),
    REVISORE_ALTRA_AMMINISTRAZIONE: riga('REVISORE_ALTRA_AMMINISTRAZIONE'),
    ASSISTENTE_LINGUA: riga('ASSISTENTE_LINGUA'),
    AUTORE: riga('AUTORE'),
  };
};

export const adempimentiPercettore: Readonly<
  Record<TipoScuola, Readonly<Record<CategoriaPercettore, RegolaDatata<AdempimentiPercettore>>>>
> = {
  STATALE: tabella('STATALE'),
  AUTONOMA: tabella('AUTONOMA'),
};

/** Who certifies what is paid to the heir of an employee. */
export interface AdempimentiErede {
  readonly spt: boolean;
  readonly cu: boolean;
}

/** An heir has no salary of the State in which NoiPA could settle what the school paid: the school certifies it, whoever had died. */
export const adempimentiErede: RegolaDatata<AdempimentiErede> = {
  id: 'adempimenti.erede',
  descrizione: 'Chi certifica i pagamenti agli eredi di un dipendente',
  versioni: [
    {
      dal: '2013-01-01',
      valore: { spt: false, cu: true },
      norma: [{ testo: 'DPR 322/1998, art. 4' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};

/** F24EP code under which each line of a payslip is paid; the Gestione separata code also says the class. */
export type CodiciTributo = Readonly<Record<string, string>>;

export const codiciTributo: RegolaDatata<CodiciTributo> = {
  id: 'adempimenti.codici-tributo',
  descrizione: 'Codici F24EP delle righe del cedolino',
  aperta: true,
  versioni: [
    {
      dal: '2013-01-01',
      norma: [{ testo: "Tabella dei codici F24EP dell'Agenzia delle entrate; ris. 4/E del 29/1/2026 (179E)" }],
      fonte: 'conoscenza',
      riscontro: null,
      valore: {
        IRPEF: '100E',
        IRPEF_CONGUAGLIO: '103E',
        IRPEF_A_CREDITO: '155E',
        CONGUAGLIO_DIFFERITO: '103E',
        INTERESSI_CONGUAGLIO: '103E',
        IRPEF_SEPARATA: '102E',
        SOSTITUTIVA_15: '179E',
        RITENUTA_ACCONTO: '104E',
        RITENUTA_NON_RESIDENTI: '104E',
        IVA_SCISSIONE: '620E',
        ADDIZIONALE_REGIONALE: '381E',
        ADDIZIONALE_COMUNALE: '384E',
        ADDIZIONALE_COMUNALE_ACCONTO: '385E',
        TRATTAMENTO_INTEGRATIVO: '170E',
        SOMMA_INTEGRATIVA: '175E',
        RECUPERO_TRATTAMENTO: '170E',
        RECUPERO_SOMMA: '175E',
        RECUPERO_DETRAZIONE: '103E',
        PENSIONE_DIPENDENTE: 'P101',
        PENSIONE_AMMINISTRAZIONE: 'P101',
        CONTRIBUTO_AGGIUNTIVO: 'P101',
        ESONERO_IVS: 'P101',
        ESONERO_MADRE: 'P101',
        FONDO_CREDITO: 'P909',
        INPS_DS: 'DM10',
        IRAP: '380E',
        TFS_DIPENDENTE: 'P707',
        TFS_AMMINISTRAZIONE: 'P707',
        TFR: 'P708',
      },
    },
  ],
};

export const regoleAdempimenti: readonly RegolaDatata<unknown>[] = [
  ...categoriePercettore.map((categoria) => adempimentiPercettore.STATALE[categoria]),
  ...categoriePercettore.map((categoria) => adempimentiPercettore.AUTONOMA[categoria]),
  adempimentiErede,
  codiciTributo,
];

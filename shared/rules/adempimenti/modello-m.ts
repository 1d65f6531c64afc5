import type { RegolaDatata } from '../regola.ts';

/** Lines of payslips: of a group, of some codes, of what goes to some funds; what is not said leaves nothing out. */
export interface RigheSommate {
  readonly gruppo: string;
  readonly codici?: readonly string[];
  readonly tranneCodici?: readonly string[];
  readonly fondi?: readonly string[];
  readonly tranneFondi?: readonly string[];
}

/** A column of the form: a fact of the row in words, people of some roles each counted once, or lines of payslips summed. */
export interface ColonnaGriglia {
  readonly nome: string;
  readonly titolo: string;
  /** False where a screen shows it only to who asks for it; prints have every column. */
  readonly inVista: boolean;
  readonly dice?: 'MESE' | 'EMOLUMENTO' | 'MANDATI' | 'F24';
  /** Roles of staff; null counts who has none. */
  readonly conta?: readonly string[] | null;
  readonly somma?: readonly RigheSommate[];
  /** Lines taken away from those summed. */
  readonly toglie?: readonly RigheSommate[];
}

/** A part of the form, in its order: whose payslips are in it, and what its rows are told apart by, besides the month. */
export interface ParteGriglia {
  readonly titolo: string;
  readonly personale: boolean;
  readonly righe: 'EMOLUMENTO' | 'CONTRATTO';
}

interface GrigliaModelloM {
  readonly parti: readonly ParteGriglia[];
  readonly colonne: readonly ColonnaGriglia[];
}

const PAGATE: readonly RigheSommate[] = [
  { gruppo: 'competenze' },
  { gruppo: 'somme_esenti' },
  { gruppo: 'addebiti_fattura' },
];
const ALTRE: readonly RigheSommate[] = [{ gruppo: 'altre_trattenute' }];
/** What is given or rounded in the net is a withholding of the other sign: gross = net + withholdings. */
const NEL_NETTO: readonly RigheSommate[] = [{ gruppo: 'somme_fuori_reddito' }, { gruppo: 'arrotondamento' }];
const CONTRIBUTI: readonly RigheSommate[] = [{ gruppo: 'ritenute_previdenziali' }];
const IMPOSTE: readonly RigheSommate[] = [{ gruppo: 'ritenute_fiscali' }];
const onere = (scelta: Omit<RigheSommate, 'gruppo'>): readonly RigheSommate[] => [{ gruppo: 'oneri', ...scelta }];
const INPS = ['INPS_DS', 'GESTIONE_SEPARATA'];

/** Rows and columns of the Modello M, by the form of the year. */
export const grigliaModelloM: RegolaDatata<GrigliaModelloM> = {
  id: 'modello-m.griglia',
  descrizione: 'Modello M: parti, righe e colonne',
  versioni: [
    {
      dal: '2019-01-01',
      norma: [{ testo: 'DI 129/2018, art. 23' }],
      fonte: 'conoscenza',
      riscontro: null,
      nota: 'Il modello ufficiale non è stato letto: le colonne sono quelle che le guide descrivono.',
      valore: {
        parti: [
          { titolo: 'Personale della scuola', personale: true, righe: 'EMOLUMENTO' },
          { titolo: 'Contratti con esterni', personale: false, righe: 'CONTRATTO' },
        ],
        colonne: [
          { nome: 'mese', titolo: 'Mese', inVista: true, dice: 'MESE' },
          { nome: 'emolumento', titolo: 'Emolumento o contratto', inVista: true, dice: 'EMOLUMENTO' },
          { nome: 'docenti', titolo: 'Docenti', inVista: true, conta: ['DOCENTE', 'EDUCATORE', 'IRC', 'DS'] },
          { nome: 'ata', titolo: 'ATA', inVista: true, conta: ['ATA', 'DSGA'] },
          { nome: 'esterni', titolo: 'Esterni', inVista: true, conta: null },
          { nome: 'lordo', titolo: 'Lordo', inVista: true, somma: PAGATE },
          { nome: 'previdenziali', titolo: 'Contributi', inVista: false, somma: CONTRIBUTI },
          { nome: 'fiscali', titolo: 'Imposte', inVista: false, somma: IMPOSTE },
          { nome: 'altre', titolo: 'Altre trattenute', inVista: false, somma: ALTRE, toglie: NEL_NETTO },
          {
            nome: 'netto',
            titolo: 'Netto',
            inVista: true,
            somma: [...PAGATE, ...NEL_NETTO],
            toglie: [...CONTRIBUTI, ...IMPOSTE, ...ALTRE],
          },
          {
            nome: 'oneriPensione',
            titolo: 'Oneri pensione',
            inVista: false,
            somma: onere({ fondi: ['PENSIONE'], tranneCodici: ['IRAP'] }),
          },
          {
            nome: 'oneriInps',
            titolo: 'Oneri INPS',
            inVista: false,
            somma: onere({ fondi: INPS, tranneCodici: ['IRAP'] }),
          },
          {
            nome: 'altriOneri',
            titolo: 'Altri oneri',
            inVista: false,
            somma: onere({ tranneFondi: ['PENSIONE', ...INPS], tranneCodici: ['IRAP'] }),
          },
          { nome: 'irap', titolo: 'IRAP', inVista: false, somma: onere({ codici: ['IRAP'] }) },
          { nome: 'totale', titolo: 'Totale', inVista: true, somma: [...PAGATE, { gruppo: 'oneri' }] },
          { nome: 'mandati', titolo: 'Mandati', inVista: false, dice: 'MANDATI' },
          { nome: 'f24', titolo: 'F24', inVista: false, dice: 'F24' },
        ],
      },
    },
  ],
};

export const regoleModelloM: readonly RegolaDatata<unknown>[] = [grigliaModelloM];

import type { RegolaDatata } from '../regola.ts';

/** Where what is withheld goes in the return of who withholds. */
type Quadro770 = 'ST1' | 'ST2' | 'SV' | 'SX' | 'SH';

interface Quadri770 {
  /** By the EP name of the code it is paid under. */
  readonly perCodice: Readonly<Record<string, Quadro770>>;
  /** Lines of a payslip without a code that somebody has confirmed. */
  readonly perVoce: Readonly<Record<string, Quadro770>>;
}

/** Which part of the return each withholding is in: codes of IRAP, VAT and contributions are in none. */
export const quadri770: RegolaDatata<Quadri770> = {
  id: 'modello-770.quadri',
  descrizione: 'Modello 770: in quale quadro va ogni codice di versamento',
  versioni: [
    {
      dal: '2013-01-01',
      norma: [{ testo: 'Istruzioni del modello 770, quadri ST, SV, SX, SH' }],
      fonte: 'conoscenza',
      riscontro: null,
      valore: {
        perCodice: {
          '100E': 'ST1',
          '103E': 'ST1',
          '104E': 'ST1',
          '179E': 'ST1',
          '381E': 'ST2',
          '384E': 'SV',
          '385E': 'SV',
          '155E': 'SX',
          '156E': 'SX',
          '170E': 'SX',
          '175E': 'SX',
        },
        perVoce: { IRPEF_SEPARATA: 'ST1', RITENUTA_PREMI: 'SH' },
      },
    },
  ],
};

export const regole770: readonly RegolaDatata<unknown>[] = [quadri770];

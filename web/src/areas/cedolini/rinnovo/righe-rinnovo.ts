import type { ArretratiPersona } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';

/** A person, or one of the lines of pay that the renewal changes, under them. */
export interface RigaArretrati {
  readonly chiave: string;
  readonly persona: string;
  readonly desCf: string;
  readonly cosa: string;
  readonly dal: string | null;
  readonly al: string | null;
  readonly prima: number | null;
  readonly dopo: number | null;
  readonly differenza: number;
  readonly pagato: number | null;
  readonly resta: number | null;
  readonly nota: string;
  readonly daPagare: boolean;
  readonly uidSubAnagrafe: ArretratiPersona['uidSubAnagrafe'];
  readonly righe: readonly RigaArretrati[];
}

/** A row a person with what is due, paid and left; under it the lines of each month, before and after. */
export const righeArretrati = (persone: readonly ArretratiPersona[]): readonly RigaArretrati[] =>
  persone.map((una) => ({
    ...vuota(una),
    chiave: una.uidSubAnagrafe,
    cosa: una.anni.map(({ anno }) => anno).join(', '),
    differenza: somma(una.anni.map(({ dovuto }) => dovuto)),
    pagato: somma(una.anni.map(({ pagato }) => pagato)),
    resta: una.totale,
    nota: una.motivo ?? '',
    daPagare: una.motivo === null,
    righe: una.mesi.flatMap(({ cosa, righe }, mese) =>
      righe.map(({ descrizione, competenza, prima, dopo }, riga) => ({
        ...vuota(una),
        ...competenza,
        chiave: `${una.uidSubAnagrafe} ${mese} ${riga}`,
        cosa: descrizione,
        prima,
        dopo,
        differenza: dopo - prima,
        nota: cosa,
      })),
    ),
  }));

const vuota = ({
  uidSubAnagrafe,
  nominativo,
  desCf,
}: ArretratiPersona): Omit<RigaArretrati, 'chiave' | 'differenza'> => ({
  uidSubAnagrafe,
  persona: nominativo,
  desCf,
  cosa: '',
  dal: null,
  al: null,
  prima: null,
  dopo: null,
  pagato: null,
  resta: null,
  nota: '',
  daPagare: false,
  righe: [],
});

const somma = (importi: readonly number[]): number => importi.reduce((totale, uno) => totale + uno, 0);

import type { DifferenzaPersona } from '#shared/contracts/cedolini/confronto.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { titoliGruppo } from '../stati.ts';

/** One amount of one person in the two runs: a line of the payslip, or the net that the lines come to. */
export interface RigaConfronto {
  readonly chiave: string;
  readonly persona: string;
  readonly desCf: string;
  readonly esito: DifferenzaPersona['esito'];
  readonly riga: string;
  readonly gruppo: string;
  readonly prima: number | null;
  readonly dopo: number | null;
  readonly differenza: number;
  readonly causa: string;
  /** Of a person, the lines of the payslip; none under a line. */
  readonly righe: readonly RigaConfronto[];
}

/** Where a person is. */
export const presenze: Readonly<Record<DifferenzaPersona['esito'], string>> = {
  CAMBIATA: 'In entrambe',
  UGUALE: 'In entrambe',
  TOLTA: 'Solo prima',
  AGGIUNTA: 'Solo dopo',
};

/** The net of every person compared, and under it the lines in the order of the payslip. */
export const righeConfronto = (persone: readonly DifferenzaPersona[]): RigaConfronto[] =>
  persone.map((differenza) => {
    const {
      uidSubAnagrafe,
      storico: { desCognome, desNome, desCf },
      esito,
      righe,
    } = differenza;
    const chi = { persona: `${desCognome} ${desNome}`, desCf, esito };
    return {
      ...chi,
      chiave: uidSubAnagrafe,
      riga: 'Netto in busta',
      gruppo: 'Totale della persona',
      prima: differenza.nettoPrima,
      dopo: differenza.nettoDopo,
      differenza: differenza.differenza,
      causa: ASSENTE[esito] ?? causaNetto(differenza),
      righe: righe.map(
        ({ codice, descrizione, gruppo, prima, dopo, differenza: scarto, causa, spiegazione }, indice) => ({
          ...chi,
          chiave: `${uidSubAnagrafe} ${indice} ${codice}`,
          riga: descrizione,
          gruppo: titoliGruppo[gruppo],
          prima,
          dopo,
          differenza: scarto,
          causa: ASSENTE[esito] ?? (causa === 'UGUALE' ? 'Nessuna differenza' : maiuscola(spiegazione)),
          righe: [],
        }),
      ),
    };
  });

/** Of who is in one run only, every amount has one cause. */
const ASSENTE: Readonly<Partial<Record<DifferenzaPersona['esito'], string>>> = {
  AGGIUNTA: 'Persona assente prima',
  TOLTA: 'Persona assente dopo',
};

const causaNetto = ({ righe }: DifferenzaPersona): string => {
  const diverse = righe.filter(({ causa }) => causa !== 'UGUALE').length;
  if (diverse === 0) return 'Nessuna differenza';
  return diverse === 1 ? 'Una riga diversa' : `${diverse} righe diverse`;
};

const maiuscola = (testo: string): string => `${testo.slice(0, 1).toUpperCase()}${testo.slice(1)}`;

type Termine = Pick<RigaProcesso, 'uid' | 'ANNO' | 'MESE' | 'ID_ELABORAZIONE' | 'DES_ELABORAZIONE'>;

/** Two runs with the older month first; in one month, the one created first. */
export const inOrdine = <P extends Termine>(una: P, altra: P): readonly [P, P] =>
  posto(una) <= posto(altra) ? [una, altra] : [altra, una];

const posto = ({ ANNO, MESE, ID_ELABORAZIONE }: Termine): number => (ANNO * 12 + MESE) * 1_000_000 + ID_ELABORAZIONE;

/** A run named for who compares it. */
export const nomeElaborazione = ({
  DES_ELABORAZIONE,
  ANNO,
  MESE,
}: Pick<RigaProcesso, 'DES_ELABORAZIONE' | 'ANNO' | 'MESE'>): string =>
  `${DES_ELABORAZIONE} (${nomeMese(MESE)} ${ANNO})`;

import type { InputCedolino } from '../../../shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput } from '../../../shared/contracts/cedolini/processo.ts';
import { nomeMese } from '../../../shared/domain/tempo/date.ts';
import { addMesi, type Mese } from '../../../shared/domain/tempo/mese.ts';
import { sorte } from './random.ts';

export interface ElaborazioneDemo {
  readonly processo: ProcessoInput;
  readonly cedolini: readonly InputCedolino[];
}

export interface Persone {
  readonly docenti: readonly string[];
  readonly ata: readonly string[];
  readonly esterni: readonly string[];
  readonly collaboratori: readonly string[];
}

const due = (numero: number): string => String(numero).padStart(2, '0');
const fineMese = ({ anno, mese }: Mese): string =>
  `${anno}-${due(mese)}-${due(new Date(Date.UTC(anno, mese, 0)).getUTCDate())}`;

/** The runs of one month of liquidation: hours of staff every month, outsiders every quarter, co.co.co. twice a year. Competence is the month before. */
const elaborazioniDelMese = (liquidazione: Mese, persone: Persone, seme: number): ElaborazioneDemo[] => {
  const caso = sorte(seme);
  const lavorato = addMesi(liquidazione, -1);
  const competenza = { dal: `${lavorato.anno}-${due(lavorato.mese)}-01`, al: fineMese(lavorato) };
  const quando = `${nomeMese(liquidazione.mese)} ${liquidazione.anno}`;
  const base = {
    ANNO: liquidazione.anno,
    MESE: liquidazione.mese,
    dataPagamento: `${liquidazione.anno}-${due(liquidazione.mese)}-23`,
    NOTE_ELABORAZIONE: '',
    attivita: '',
    cup: null,
    simulazione: false,
  };
  const ore = (uidSubAnagrafe: string, codice: string, tariffa: number): InputCedolino => ({
    uidSubAnagrafe,
    percettore: null,
    voci: [{ codice, competenza, misura: { unita: 'ORE', quantita: 100 * (4 + caso.intero(20)), tariffa } }],
  });
  const somma = (uidSubAnagrafe: string, importo: number): InputCedolino => ({
    uidSubAnagrafe,
    percettore: null,
    voci: [{ codice: 'COMPENSO', competenza, misura: { unita: 'IMPORTO', importo } }],
  });
  const gruppo = (uids: readonly string[], quanti: number): string[] =>
    uids.length === 0
      ? []
      : Array.from(
          { length: Math.min(quanti, uids.length) },
          (_, indice) => uids[(indice * 3 + liquidazione.mese) % uids.length] ?? '',
        ).filter((uid, indice, tutti) => tutti.indexOf(uid) === indice);
  return [
    {
      processo: {
        ...base,
        DES_ELABORAZIONE: `Ore aggiuntive, ${quando}`,
        idMetodo: 'ACC-LD',
        progetto: 'Progetto dimostrativo',
        fonteFinanziamento: 'Bilancio della scuola',
      },
      cedolini: [
        ...gruppo(persone.docenti, 18).map((uid) => ore(uid, 'ORE_FUNZ', 1925)),
        ...gruppo(persone.ata, 6).map((uid) => ore(uid, 'COMPENSO_ORE', 1375)),
      ],
    },
    ...(liquidazione.mese % 3 === 0
      ? [
          {
            processo: {
              ...base,
              DES_ELABORAZIONE: `Esperti esterni, ${quando}`,
              idMetodo: 'EST-LD' as const,
              progetto: 'Esperti nelle classi',
              fonteFinanziamento: 'Contributi volontari',
            },
            cedolini: persone.esterni.map((uid) => somma(uid, 100 * (300 + caso.intero(900)))),
          },
        ]
      : []),
    ...(liquidazione.mese % 6 === 0 && persone.collaboratori.length > 0
      ? [
          {
            processo: {
              ...base,
              DES_ELABORAZIONE: `Collaborazioni, ${quando}`,
              idMetodo: 'COC-LD' as const,
              progetto: 'Sportello di ascolto',
              fonteFinanziamento: 'Bilancio della scuola',
            },
            cedolini: persone.collaboratori.map((uid) => somma(uid, 100_000)),
          },
        ]
      : []),
  ];
};

/** Two years of runs up to the month before `oggi`, none in August. */
export const elaborazioniDemo = (oggi: string, persone: Persone, seme: number): ElaborazioneDemo[] => {
  const questo: Mese = { anno: Number(oggi.slice(0, 4)), mese: Number(oggi.slice(5, 7)) };
  return Array.from({ length: 24 }, (_, indice) => addMesi(questo, indice - 24))
    .filter(({ anno, mese }) => mese !== 8 && anno >= 2023)
    .flatMap((mese, indice) => elaborazioniDelMese(mese, persone, seme * 100 + indice));
};

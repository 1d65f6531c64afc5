import { asUid } from '../../../functions/platform/data/entita.ts';
import type { InputCedolino } from '../../../shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput } from '../../../shared/contracts/cedolini/processo.ts';
import type { Uid } from '../../../shared/domain/campi.ts';
import { nomeMese } from '../../../shared/domain/tempo/date.ts';
import { addMesi, type Mese } from '../../../shared/domain/tempo/mese.ts';
import { sorte, type Sorte } from './random.ts';

export interface ElaborazioneDemo {
  readonly processo: ProcessoInput;
  readonly cedolini: readonly InputCedolino[];
}

export interface Persone {
  readonly docenti: readonly Uid<'PERSONA'>[];
  readonly ata: readonly Uid<'PERSONA'>[];
  readonly esterni: readonly Uid<'PERSONA'>[];
  readonly collaboratori: readonly Uid<'PERSONA'>[];
}

const twoDigits = (numero: number): string => String(numero).padStart(2, '0');

/** The runs of one month of liquidation: hours of staff every month, outsiders every quarter, co.co.co. twice a year. Competence is the month before. */
const elaborazioniDelMese = (liquidazione: Mese, persone: Persone, seme: number): ElaborazioneDemo[] => {
  const caso = sorte(seme);
  const mese: MeseDemo = { liquidazione, caso, competenza: meseIntero(addMesi(liquidazione, -1)) };
  return [
    oreAggiuntive(mese, persone),
    ...(liquidazione.mese % 3 === 0 ? [espertiEsterni(mese, persone)] : []),
    ...(liquidazione.mese % 6 === 0 && persone.collaboratori.length > 0 ? [collaborazioni(mese, persone)] : []),
  ];
};

interface MeseDemo {
  readonly liquidazione: Mese;
  readonly caso: Sorte;
  readonly competenza: { readonly dal: string; readonly al: string };
}

const meseIntero = ({ anno, mese }: Mese) => ({
  dal: `${anno}-${twoDigits(mese)}-01`,
  al: `${anno}-${twoDigits(mese)}-${twoDigits(new Date(Date.UTC(anno, mese, 0)).getUTCDate())}`,
});

const oreAggiuntive = (mese: MeseDemo, persone: Persone): ElaborazioneDemo => ({
  processo: {
    ...processoDel(mese, 'Ore aggiuntive'),
    idMetodo: 'ACC-LD',
    progetto: 'Progetto dimostrativo',
    fonteFinanziamento: 'Bilancio della scuola',
  },
  cedolini: [
    ...gruppo(mese, persone.docenti, 18).map((uid) => ore(mese, uid, 'ORE_FUNZ', 1925)),
    ...gruppo(mese, persone.ata, 6).map((uid) => ore(mese, uid, 'COMPENSO_ORE', 1375)),
  ],
});

const espertiEsterni = (mese: MeseDemo, persone: Persone): ElaborazioneDemo => ({
  processo: {
    ...processoDel(mese, 'Esperti esterni'),
    idMetodo: 'EST-LD',
    progetto: 'Esperti nelle classi',
    fonteFinanziamento: 'Contributi volontari',
  },
  cedolini: persone.esterni.map((uid) => compenso(mese, uid, 100 * (300 + mese.caso.intero(900)))),
});

const collaborazioni = (mese: MeseDemo, persone: Persone): ElaborazioneDemo => ({
  processo: {
    ...processoDel(mese, 'Collaborazioni'),
    idMetodo: 'COC-LD',
    progetto: 'Sportello di ascolto',
    fonteFinanziamento: 'Bilancio della scuola',
  },
  cedolini: persone.collaboratori.map((uid) => compenso(mese, uid, 100_000)),
});

const processoDel = ({ liquidazione: { anno, mese } }: MeseDemo, titolo: string) => ({
  ANNO: anno,
  MESE: mese,
  dataPagamento: `${anno}-${twoDigits(mese)}-23`,
  DES_ELABORAZIONE: `${titolo}, ${nomeMese(mese)} ${anno}`,
  NOTE_ELABORAZIONE: '',
  attivita: '',
  cup: null,
  simulazione: false,
});

/** Some people of the list, others every month, each once. */
const gruppo = ({ liquidazione }: MeseDemo, uids: readonly Uid<'PERSONA'>[], quanti: number): Uid<'PERSONA'>[] => {
  const scelti = Array.from(
    { length: Math.min(quanti, uids.length) },
    (_, indice) => uids[(indice * 3 + liquidazione.mese) % uids.length] ?? asUid<'PERSONA'>(''),
  );
  return [...new Set(scelti)];
};

const ore = (
  { caso, competenza }: MeseDemo,
  uidSubAnagrafe: Uid<'PERSONA'>,
  codice: string,
  tariffa: number,
): InputCedolino => ({
  uidSubAnagrafe,
  percettore: null,
  voci: [{ codice, competenza, misura: { unita: 'ORE', quantita: 100 * (4 + caso.intero(20)), tariffa } }],
});

const compenso = ({ competenza }: MeseDemo, uidSubAnagrafe: Uid<'PERSONA'>, importo: number): InputCedolino => ({
  uidSubAnagrafe,
  percettore: null,
  voci: [{ codice: 'COMPENSO', competenza, misura: { unita: 'IMPORTO', importo } }],
});

/** Two years of runs up to the month before `oggi`, none in August. */
export const elaborazioniDemo = (oggi: string, persone: Persone, seme: number): ElaborazioneDemo[] => {
  const questo: Mese = { anno: Number(oggi.slice(0, 4)), mese: Number(oggi.slice(5, 7)) };
  return Array.from({ length: 24 }, (_, indice) => addMesi(questo, indice - 24))
    .filter(({ anno, mese }) => mese !== 8 && anno >= 2023)
    .flatMap((mese, indice) => elaborazioniDelMese(mese, persone, seme * 100 + indice));
};

import type { SituazioneInput } from '../calculation/situazione/situazione.ts';
import type { Indicata, Somma } from './definizione.ts';

type Voce = NonNullable<SituazioneInput['voci']>[number];

/** Code of the line that the amount of the case makes. */
export const COMPENSO = 'COMPENSO';

/** The line of a fee, done in a period. */
export const voceCompenso = (
  descrizione: string,
  competenza: Voce['competenza'],
  { importo }: Pick<Indicata, 'importo'>,
  altro: Partial<Voce> = {},
): Voce => ({ codice: COMPENSO, descrizione, competenza, misura: { unita: 'IMPORTO', importo }, ...altro });

/** The first year that an office elaborates: what was paid before it is reckoned with the rules of then, and elaborated by nobody. */
const PRIMO_ANNO = 2023;

/** A situation of the day of payment, in the month of payment. */
export const situazioneDi = (
  dataPagamento: string,
  resto: Omit<SituazioneInput, 'dataPagamento' | 'liquidazione'>,
): SituazioneInput => ({
  ...resto,
  dataPagamento,
  liquidazione: {
    anno: Math.max(PRIMO_ANNO, Number(dataPagamento.slice(0, 4))),
    mese: Number(dataPagamento.slice(5, 7)),
  },
});

/** The tax data of the payee whose maximum rate is known. */
export const conAliquota = (aliquota: number) => ({
  aliquotaMassima: { aliquota, lettaDa: 'indicata da chi fa il conto' },
});

/** A day as a period. */
export const nelGiorno = (giorno: string) => ({ dal: giorno, al: giorno });

/** The amount that a person starts from. */
export const sommaDetta = (di: Somma['di'], importo: number): Somma => ({ di, importo });

/** The options of a payment by NoiPA, which can be simulated only. */
export const soloPrevista = (chiPaga: 'SCUOLA' | 'NOIPA') =>
  chiPaga === 'NOIPA' ? { opzioni: { simulazione: true } } : {};

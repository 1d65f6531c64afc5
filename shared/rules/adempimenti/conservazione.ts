import type { RegolaDatata, Riscontro } from '../regola.ts';

/** How long personal data are kept: years from a moment, or for as long as the archive of the school lasts. */
export interface Conservazione {
  readonly anni: number | null;
  /** From when the years count, in the words of who reads. */
  readonly da: string;
}

const conservazione = (
  id: string,
  descrizione: string,
  {
    dal,
    norma,
    nota,
    riscontro,
    ...valore
  }: Conservazione & {
    readonly dal: string;
    readonly norma: string;
    readonly nota?: string;
    readonly riscontro?: Riscontro;
  },
): RegolaDatata<Conservazione> => ({
  id: `conservazione.${id}`,
  descrizione,
  versioni: [
    {
      dal,
      valore,
      norma: [{ testo: norma }],
      fonte: riscontro === undefined ? 'conoscenza' : 'fonte',
      riscontro: riscontro ?? null,
      ...(nota === undefined ? {} : { nota }),
    },
  ],
});

export const conservazioneFisco = conservazione('fisco', 'Certificazioni, ritenute, F24 e dichiarazioni', {
  anni: 5,
  da: "dal 31 dicembre dell'anno in cui la dichiarazione è presentata",
  dal: '2016-01-01',
  norma: 'DPR 600/1973, artt. 22 e 43',
});

export const conservazioneContributi = conservazione('contributi', 'Contributi e denunce mensili', {
  anni: 5,
  da: 'dal giorno in cui i contributi andavano versati; per le casse dei dipendenti pubblici i termini sono stati più volte sospesi',
  dal: '1996-01-01',
  norma: 'L. 335/1995, art. 3 cc. 9, 10 e 10-bis',
});

/** How long each sort of personal data of a payee is kept, the longest first. Those nobody has read say so. */
export const conservazioni: readonly RegolaDatata<Conservazione>[] = [
  conservazione('fascicolo', 'Fascicolo del personale: identità, servizi, assenze', {
    anni: null,
    da: '',
    dal: '2004-05-01',
    norma:
      'D.Lgs. 42/2004, artt. 10, 21 e 30: gli archivi delle scuole statali sono beni culturali, si scartano con autorizzazione',
    nota: 'Una scuola paritaria segue il proprio titolare del trattamento.',
  }),
  conservazione('contabilita', 'Scritture contabili e mandati di pagamento', {
    anni: 10,
    da: "dall'ultima registrazione",
    dal: '1942-04-21',
    norma: 'Codice civile, art. 2220',
  }),
  conservazioneFisco,
  conservazioneContributi,
  conservazione('libro-unico', 'Prospetti di paga e presenze del libro unico, dove la scuola lo tiene', {
    anni: 5,
    da: "dall'ultima registrazione",
    dal: '2008-08-18',
    norma: 'DM 9 luglio 2008, art. 6 c. 1; DL 112/2008, art. 39',
    riscontro: { il: '2026-11-26', dove: 'gazzettaufficiale.it 18/8/2008, DM 9 luglio 2008, art. 6' },
  }),
];

/** '10 anni dall'ultima registrazione', 'senza un termine'. */
export const terminiInParole = ({ anni, da }: Conservazione): string =>
  anni === null ? 'senza un termine' : `${anni} anni ${da}`;

import type { PartiPerMilione } from '../../money/centesimi.ts';
import type { RegolaDatata, Riscontro, Versione } from '../regola.ts';

/** How contributions that were declared and are paid late are charged, by the day they were due. */
export interface SanzioneCivile {
  /** Added to the reference rate, a year. */
  readonly maggiorazione: PartiPerMilione;
  /** Most that the penalty comes to, of the contributions. */
  readonly tetto: PartiPerMilione;
  /** Days within which a payment of all of it, made unasked, is charged the reference rate alone; null where the law had no such term. */
  readonly spontaneaEntro: { readonly giorni: number } | null;
}

const OMISSIONE = { maggiorazione: 55_000, tetto: 400_000 } as const;

export const sanzioneCivile: RegolaDatata<SanzioneCivile> = {
  id: 'sanzioni-civili.omissione',
  descrizione: 'Contributi versati in ritardo: misura della sanzione civile',
  versioni: [
    {
      dal: '2001-01-01',
      valore: { ...OMISSIONE, spontaneaEntro: null },
      norma: [{ testo: 'L. 388/2000, art. 116 c. 8 lett. a' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'lavorofacile.it, circ. INAIL 31/2024, disciplina di prima',
        pagina: '2024-10-10',
      },
    },
    {
      dal: '2024-09-01',
      valore: { ...OMISSIONE, spontaneaEntro: { giorni: 120 } },
      norma: [{ testo: 'L. 388/2000, art. 116 c. 8 lett. a, testo del DL 19/2024, art. 30' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'edotto.com e fiscomania.com, circ. INPS 90/2024; lavorofacile.it',
        pagina: '2024-10-10',
      },
    },
  ],
};

/** The page that tells a rate, and the last day that it names. */
type Pagina = readonly [dove: string, pagina: string];

const tasso = (dal: string, valore: PartiPerMilione, letta: Pagina | null): Versione<PartiPerMilione> => {
  const riscontro: Riscontro | null = letta === null ? null : { il: '2026-11-29', dove: letta[0], pagina: letta[1] };
  return {
    dal,
    valore,
    norma: [{ testo: 'Tasso BCE sulle operazioni di rifinanziamento principali; L. 388/2000, art. 116 c. 8' }],
    fonte: riscontro === null ? 'conoscenza' : 'fonte',
    riscontro,
  };
};

/** The reference rate a year, from the day that each decision has effect. */
export const tassoUfficiale: RegolaDatata<PartiPerMilione> = {
  id: 'sanzioni-civili.tasso-ufficiale',
  descrizione: 'Tasso ufficiale di riferimento, per le sanzioni civili',
  versioni: [
    tasso('2023-09-20', 45_000, ['lavoroediritti.com, circ. INPS 81/2023', '2023-09-20']),
    tasso('2024-06-12', 42_500, ['lupipuppo.it, circ. INPS 71/2024', '2024-06-12']),
    tasso('2024-09-18', 36_500, ['anclmilano.it, circ. INPS 89/2024; ecnews.it', '2024-09-19']),
    tasso('2024-10-23', 34_000, ['ecnews.it, comunicato BCE 17/10/2024', '2024-10-23']),
    // Pages read tell the figure that the next decision lowered, not the day of this one.
    tasso('2024-12-18', 31_500, null),
    tasso('2025-02-05', 29_000, ['artigianiarezzo.it, decisione BCE 30/1/2025', '2025-02-05']),
    tasso('2025-03-12', 26_500, ['eutekne.info, circ. INPS 56/2025', '2025-03-12']),
    tasso('2025-04-23', 24_000, ['iosrlcultura.com, comunicato BCE 17/4/2025; redazionefiscale.it', '2025-04-23']),
    tasso('2025-06-11', 21_500, ['edotto.com, circ. INPS 100/2025; ecnews.it 24/7/2025, invariato', '2025-07-24']),
  ],
};

export const regoleSanzioniCivili: readonly RegolaDatata<unknown>[] = [sanzioneCivile, tassoUfficiale];

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

/** The page that tells a rate, the last day that it names, and the day it was read. */
type Pagina = readonly [dove: string, pagina: string, il: string];
const [LETTE, LETTE_DOPO] = ['2026-11-29', '2026-12-01'] as const;

const tasso = (dal: string, valore: PartiPerMilione, letta: Pagina | null): Versione<PartiPerMilione> => {
  const riscontro: Riscontro | null = letta === null ? null : { il: letta[2], dove: letta[0], pagina: letta[1] };
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
    tasso('2022-12-21', 25_000, [
      'aforp.it, circ. INPS 133/2022; quotidianosicurezza.it 12/2022',
      '2022-12-21',
      LETTE_DOPO,
    ]),
    tasso('2023-02-08', 30_000, [
      'diritto.it, circ. INPS 17/2023; lupipuppo.it, circ. INAIL 5/2023',
      '2023-02-08',
      LETTE_DOPO,
    ]),
    tasso('2023-03-22', 35_000, ['lupipuppo.it, circ. INPS 31/2023; eclavoro.it', '2023-03-22', LETTE_DOPO]),
    tasso('2023-05-10', 37_500, [
      'mainforservices.it 9/5/2023, circ. INPS 44/2023; lavorofacile.it',
      '2023-05-10',
      LETTE_DOPO,
    ]),
    tasso('2023-06-21', 40_000, [
      'eclavoro.it, circ. INPS 56/2023; ntpluslavoro.ilsole24ore.com 06/2023',
      '2023-06-21',
      LETTE_DOPO,
    ]),
    tasso('2023-08-02', 42_500, ['tag24.it, circ. INPS 71/2023', '2023-08-02', LETTE_DOPO]),
    tasso('2023-09-20', 45_000, ['lavoroediritti.com, circ. INPS 81/2023', '2023-09-20', LETTE]),
    tasso('2024-06-12', 42_500, ['lupipuppo.it, circ. INPS 71/2024', '2024-06-12', LETTE]),
    tasso('2024-09-18', 36_500, ['anclmilano.it, circ. INPS 89/2024; ecnews.it', '2024-09-19', LETTE]),
    tasso('2024-10-23', 34_000, ['ecnews.it, comunicato BCE 17/10/2024', '2024-10-23', LETTE]),
    // Pages read tell the figure that the next decision lowered, not the day of this one.
    tasso('2024-12-18', 31_500, null),
    tasso('2025-02-05', 29_000, ['artigianiarezzo.it, decisione BCE 30/1/2025', '2025-02-05', LETTE]),
    tasso('2025-03-12', 26_500, ['eutekne.info, circ. INPS 56/2025', '2025-03-12', LETTE]),
    tasso('2025-04-23', 24_000, [
      'iosrlcultura.com, comunicato BCE 17/4/2025; redazionefiscale.it',
      '2025-04-23',
      LETTE,
    ]),
    tasso('2025-06-11', 21_500, [
      'edotto.com, circ. INPS 100/2025; ecnews.it 24/7/2025, invariato',
      '2025-07-24',
      LETTE,
    ]),
  ],
};

export const regoleSanzioniCivili: readonly RegolaDatata<unknown>[] = [sanzioneCivile, tassoUfficiale];

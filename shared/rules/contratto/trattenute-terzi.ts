import type { Centesimi } from '../../money/centesimi.ts';
import type { RegolaDatata } from '../regola.ts';

/** A share of the net as the law writes it: one fifth is { numeratore: 1, denominatore: 5 }. */
export interface Frazione {
  readonly numeratore: number;
  readonly denominatore: number;
}

const frazione = (numeratore: number, denominatore: number): Frazione => ({ numeratore, denominatore });

/** Ordinary creditors and taxes owed to the State, provinces and towns. */
export const pignoramentoOrdinario: RegolaDatata<Frazione> = {
  id: 'terzi.pignoramento.ordinario',
  descrizione: 'Pignoramento per crediti ordinari e tributi',
  versioni: [
    {
      dal: '1942-04-21',
      valore: frazione(1, 5),
      norma: [{ testo: 'art. 545 c. 4 c.p.c.' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'brocardi.it, art. 545 c.p.c.' },
    },
  ],
};

/** Most that can be taken when causes of different nature meet. */
export const concorsoPignoramenti: RegolaDatata<Frazione> = {
  id: 'terzi.pignoramento.concorso',
  descrizione: 'Limite complessivo per concorso di cause',
  versioni: [
    {
      dal: '1942-04-21',
      valore: frazione(1, 2),
      norma: [{ testo: 'art. 545 c. 5 c.p.c.' }, { testo: 'DPR 180/1950, art. 68' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'brocardi.it, art. 545 c.p.c.' },
    },
  ],
};

/** Share by amount of the month's net; each band is on the whole amount, not on its slice. */
export interface FasciaRiscossione {
  readonly finoA: Centesimi | null;
  readonly quota: Frazione;
}

export const pignoramentoAgenteRiscossione: RegolaDatata<readonly [FasciaRiscossione, ...FasciaRiscossione[]]> = {
  id: 'terzi.pignoramento.agente-riscossione',
  descrizione: "Pignoramento dell'agente della riscossione",
  versioni: [
    {
      dal: '2012-04-29',
      norma: [{ testo: 'art. 72-ter DPR 602/1973 (DL 16/2012)' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'ntpluslavoro.ilsole24ore.com; studiocampagnoli.it' },
      valore: [
        { finoA: 250_000, quota: frazione(1, 10) },
        { finoA: 500_000, quota: frazione(1, 7) },
        { finoA: null, quota: frazione(1, 5) },
      ],
    },
  ],
};

/** Voluntary assignment of one fifth, and its ceiling together with a delegation of payment. */
export const cessioneQuinto: RegolaDatata<Frazione> = {
  id: 'terzi.cessione.quinto',
  descrizione: 'Cessione volontaria dello stipendio',
  versioni: [
    {
      dal: '1950-04-29',
      valore: frazione(1, 5),
      norma: [{ testo: 'DPR 180/1950, art. 5' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'studiolegalesignorello.it 12/12/2017; infoprestitisulweb.it' },
    },
  ],
};

export const cessioneConDelegazione: RegolaDatata<Frazione> = {
  id: 'terzi.cessione.delegazione',
  descrizione: 'Cessione e delegazione di pagamento insieme',
  versioni: [
    {
      dal: '1950-04-29',
      valore: frazione(2, 5),
      norma: [{ testo: 'DPR 180/1950, artt. 58 e 65; MEF circ. 1/RGS 2011' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-26', dove: 'tuttopa.it, circ. RGS 1/2011 (40 % al netto delle ritenute di legge)' },
      nota: 'Fino a metà in casi motivati',
    },
  ],
};

/** Most that an assignment takes together with the garnishments that were there before it. */
export const cessioneDopoPignoramento: RegolaDatata<Frazione> = {
  id: 'terzi.cessione.dopo-pignoramento',
  descrizione: 'Cessione che segue un pignoramento: due quinti, tolta la quota pignorata',
  versioni: [
    {
      dal: '1950-04-29',
      valore: frazione(2, 5),
      norma: [{ testo: 'DPR 180/1950, art. 68 c. 1' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-28', dove: "indebitati.it, risposta 349464 (testo e conto dell'art. 68 c. 1)" },
    },
  ],
};

/** Groups of lines that the pay on which the shares are measured counts, besides what is paid, contributions and taxes. */
export const baseDelleQuote: RegolaDatata<readonly string[]> = {
  id: 'terzi.base-delle-quote',
  descrizione: 'Netto su cui si misurano le quote: con i bonus fiscali dati e ripresi, mai sotto zero',
  versioni: [
    {
      dal: '1950-04-29',
      valore: ['somme_fuori_reddito'],
      norma: [{ testo: 'DPR 180/1950, artt. 2 e 5 (al netto delle ritenute); art. 545 c.p.c.' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};

/** Payees whose fee is no pay of a dependent worker: it can be taken whole, and no share of the law limits it. */
export const pignorabiliPerIntero: RegolaDatata<readonly string[]> = {
  id: 'terzi.pignoramento.per-intero',
  descrizione: 'Compensi senza vincolo di dipendenza, pignorabili per intero',
  versioni: [
    {
      dal: '1950-10-27',
      valore: ['OCCASIONALE', 'PROFESSIONISTA', 'NON_RESIDENTE', 'AUTORE', 'SOCIETA'],
      norma: [{ testo: 'art. 545 c.p.c.; DPR 895/1950, art. 1' }, { testo: 'Corte cost. 580/1989; Cass. 8789/1996' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-27',
        dove: 'guidelegali.it, limiti del pignoramento delle provvigioni; laleggepertutti.it 14/7/2018 (anche art. 72-ter)',
      },
      nota: 'Ai collaboratori coordinati e continuativi i limiti si applicano (Cass. 685/2012)',
    },
  ],
};

export const regoleTrattenuteTerzi: readonly RegolaDatata<unknown>[] = [
  pignoramentoOrdinario,
  concorsoPignoramenti,
  pignoramentoAgenteRiscossione,
  cessioneQuinto,
  cessioneConDelegazione,
  cessioneDopoPignoramento,
  baseDelleQuote,
  pignorabiliPerIntero,
];

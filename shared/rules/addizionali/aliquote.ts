import type { Centesimi, PartiPerMilione } from '../../money/centesimi.ts';
import type { Scaglioni } from '../irpef.ts';
import type { RegolaDatata } from '../regola.ts';

/** Rates of a region or town for a year. Up to `esente` nothing is due; over it the whole income pays: it is not an allowance. */
export interface AliquoteAddizionale {
  readonly scaglioni: Scaglioni;
  readonly esente: Centesimi;
}

/** A region is named by its ISTAT-like upper-case name, a town by its Belfiore code. */
export type EnteAddizionale =
  | { readonly tipo: 'REGIONE'; readonly codice: string }
  | { readonly tipo: 'COMUNE'; readonly codice: string };

export const idAddizionale = ({ tipo, codice }: EnteAddizionale): string =>
  `addizionali.${tipo === 'REGIONE' ? 'regionale' : 'comunale'}.${codice.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** How the surtaxes of a year are withheld by the employer. */
export interface CalendarioAddizionali {
  readonly rateSaldo: number;
  readonly rateAcconto: number;
  readonly quotaAccontoComunale: PartiPerMilione;
  readonly primoMeseAcconto: number;
}

export const calendarioAddizionali: RegolaDatata<CalendarioAddizionali> = {
  id: 'addizionali.calendario',
  descrizione: 'Rate di saldo e acconto delle addizionali',
  versioni: [
    {
      dal: '2007-01-01',
      valore: { rateSaldo: 11, rateAcconto: 9, quotaAccontoComunale: 300_000, primoMeseAcconto: 3 },
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-20',
        dove: 'scuolainforma.news; GitHub, "Ricerca fonti - calcolatore RAL to netto" 6/8/2026',
      },
      norma: [{ testo: 'D.Lgs. 446/1997, art. 50' }, { testo: 'D.Lgs. 360/1998, art. 1 c. 4-5' }],
    },
  ],
};

export const regoleAddizionali: readonly RegolaDatata<unknown>[] = [calendarioAddizionali];

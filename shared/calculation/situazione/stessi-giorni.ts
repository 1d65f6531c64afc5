import { somma, type Centesimi } from '../../money/centesimi.ts';
import { daGiorno, primoGiornoCorrente } from './anni-di-servizio.ts';
import type { Contesto } from './contesto.ts';
import type { GiaPagato } from './gia-pagati.ts';
import type { Periodo } from './misure.ts';
import { delLavoro, giorniCoperti } from './periodo-di-paga.ts';
import type { Situazione } from './situazione.ts';

/** The sums that other payslips paid for days that reach those of this one. Amounts in cents. */
export interface StessiGiorni {
  readonly periodi: readonly { readonly competenza: Periodo }[];
  readonly giorniPagati: number;
  readonly imponibileIrpef: Centesimi;
  readonly irpef: Centesimi;
  readonly trattamentoIntegrativo: Centesimi;
  readonly ulterioreDetrazione: Centesimi;
}

/** The days of a payslip that give deductions, each counted by one payslip only. */
export interface GiorniPagati {
  /** Those that no other payslip has counted. */
  readonly giorni: number;
  /** Sums already paid for the same days; null when nothing is. */
  readonly stessiGiorni: StessiGiorni | null;
}

/**
 * The days of this payslip that no other has counted, never more than `daSolo`, the days it would have alone; and what was already
 * paid for those that others have: tax, deductions and bonuses of a day are those of all that pays it (art. 23 c. 2 DPR 600/1973).
 */
export const giorniPagati = (ctx: Contesto, daSolo: number): GiorniPagati => {
  const periodi = daGiorno(periodiConDetrazione(ctx.situazione), primoGiornoCorrente(ctx));
  const altri = stessiGiorni(ctx, periodi);
  if (altri === null) return { giorni: daSolo, stessiGiorni: null };
  const insieme = giorniCoperti([...periodi.map((competenza) => ({ competenza })), ...altri.periodi]);
  return { giorni: Math.min(daSolo, insieme - giorniCoperti(altri.periodi)), stessiGiorni: altri };
};

/** The periods of a payslip whose days give deductions: services of substitutes, work of collaborators and auditors; none of accessory pay and fees. */
export const periodiConDetrazione = ({ tipo, percettore, servizi, voci }: Situazione): readonly Periodo[] => {
  if (tipo === 'SUP') return servizi.map(({ competenza }) => competenza);
  return percettore.tipo === 'COCOCO' || percettore.tipo === 'REVISORE'
    ? delLavoro(voci).map(({ competenza }) => competenza)
    : [];
};

/** The payslips whose days overlap those of this one, or those of a payslip that does. */
const stessiGiorni = (
  { situazione: { giaPagati = [] } }: Contesto,
  propri: readonly Periodo[],
): StessiGiorni | null => {
  const insieme = new Set<GiaPagato>();
  let periodi = propri;
  for (let altri = raggiunti(giaPagati, propri); altri.length > insieme.size; altri = raggiunti(giaPagati, periodi)) {
    for (const altro of altri) insieme.add(altro);
    periodi = [...propri, ...altri.flatMap(({ giorni }) => giorni)];
  }
  if (insieme.size === 0) return null;
  const totale = (campo: 'imponibileIrpef' | 'irpef' | 'trattamentoIntegrativo') =>
    somma([...insieme].map((pagato) => pagato[campo]));
  return {
    periodi: [...insieme].flatMap(({ giorni }) => giorni.map((competenza) => ({ competenza }))),
    giorniPagati: giorniInsieme([...insieme]),
    imponibileIrpef: totale('imponibileIrpef'),
    irpef: totale('irpef'),
    trattamentoIntegrativo: totale('trattamentoIntegrativo'),
    ulterioreDetrazione: somma([...insieme].map(({ ulterioreDetrazione = 0 }) => ulterioreDetrazione)),
  };
};

/** A payment as its days are counted: those it is for, and how many of them give deductions. */
type ConGiorni = Pick<GiaPagato, 'giorni' | 'giorniPagati'>;

/**
 * The days that give deductions of some payments, each once: two payslips that did not know each other, of records of one person that were
 * merged since, have both counted those they share.
 */
export const giorniInsieme = (pagati: readonly ConGiorni[]): number => {
  const [primo, ...altri] = pagati;
  if (primo === undefined) return 0;
  const gruppo = [primo];
  let fuori: readonly ConGiorni[] = altri;
  for (
    let presi = raggiunti(fuori, primo.giorni);
    presi.length > 0;
    presi = raggiunti(
      fuori,
      gruppo.flatMap(({ giorni }) => giorni),
    )
  ) {
    const nuovi = presi;
    gruppo.push(...nuovi);
    fuori = fuori.filter((uno) => !nuovi.includes(uno));
  }
  const suoi = gruppo.map(({ giorniPagati: contati }) => contati);
  const coperti = giorniCoperti(gruppo.flatMap(({ giorni }) => giorni.map((competenza) => ({ competenza }))));
  // the office may have said other days than those of the work
  return Math.min(somma(suoi), Math.max(coperti, ...suoi)) + giorniInsieme(fuori);
};

const raggiunti = <P extends ConGiorni>(pagati: readonly P[], periodi: readonly Periodo[]): readonly P[] =>
  pagati.filter(({ giorni }) => giorni.some((suo) => periodi.some(({ dal, al }) => suo.dal <= al && dal <= suo.al)));

/** The payslips of the month of this one: the sums of a month are asked, and their limits measured, once on all of them. */
export const stessoMese = ({ situazione: { giaPagati = [], liquidazione } }: Contesto): readonly GiaPagato[] =>
  giaPagati.filter((altro) => isStessoMese(altro.liquidazione, liquidazione));

/** True when two payslips are of one month: several months paid on one day bear the sums of each. */
export const isStessoMese = (uno: GiaPagato['liquidazione'], altro: GiaPagato['liquidazione']): boolean =>
  uno.anno === altro.anno && uno.mese === altro.mese;

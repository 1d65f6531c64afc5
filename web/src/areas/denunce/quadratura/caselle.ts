import type { CellaQuadratura } from '#shared/contracts/denunce/quadratura.ts';
import { somma } from '#shared/money/centesimi.ts';

/** How the sums of a filing of a month stand together: what is not due yet is no difference. */
export type StatoCasella = 'NON_QUADRA' | 'SCADUTA' | 'SENZA_CODICE' | 'NON_ANCORA' | 'SPIEGATA' | 'QUADRA';

/** A filing of a month: the worst of its sums, and how much money that is. */
export interface Casella {
  readonly denuncia: CellaQuadratura['denuncia'];
  readonly mese: number;
  readonly stato: StatoCasella;
  /** The difference of the two sides, over the sums that stand so. */
  readonly importo: number;
  /** The first day of theirs that counts. */
  readonly entro: string | null;
  readonly quante: number;
}

const statoDi: Readonly<Record<CellaQuadratura['esito'], StatoCasella>> = {
  DIVERSA: 'NON_QUADRA',
  SCADUTA: 'SCADUTA',
  SENZA_CODICE: 'SENZA_CODICE',
  DA_INVIARE: 'NON_ANCORA',
  SPIEGATA: 'SPIEGATA',
  QUADRA: 'QUADRA',
};

/** From the worst to the best: the first that a sum of the filing has is the one that its square shows. */
const PER_GRAVITA: readonly StatoCasella[] = [
  'NON_QUADRA',
  'SCADUTA',
  'SENZA_CODICE',
  'NON_ANCORA',
  'SPIEGATA',
  'QUADRA',
];

const VERE: ReadonlySet<StatoCasella> = new Set(['NON_QUADRA', 'SCADUTA', 'SENZA_CODICE']);

/** Returns how a sum stands: one without a code that owes nothing is as good as one that agrees. */
const statoDellaCella = ({ esito, differenza }: CellaQuadratura): StatoCasella =>
  esito === 'SENZA_CODICE' && differenza === 0 ? 'QUADRA' : statoDi[esito];

const casellaDi = (celle: readonly [CellaQuadratura, ...CellaQuadratura[]]): Casella => {
  const [{ denuncia, mese }] = celle;
  const stati = celle.map(statoDellaCella);
  const stato = PER_GRAVITA.find((uno) => stati.includes(uno)) ?? 'QUADRA';
  const sue = celle.filter((_, posto) => stati[posto] === stato);
  return {
    denuncia,
    mese,
    stato,
    importo: somma(sue.map(({ differenza }) => differenza)),
    entro: sue.flatMap(({ entro }) => entro ?? []).toSorted()[0] ?? null,
    quante: sue.length,
  };
};

/** Returns the squares of a year, a filing of a month each, in the order of the sums. Pure. */
export const caselleDi = (celle: readonly CellaQuadratura[]): readonly Casella[] =>
  [...Map.groupBy(celle, ({ denuncia, mese }) => `${denuncia} ${mese}`).values()].flatMap(([prima, ...altre]) =>
    prima === undefined ? [] : [casellaDi([prima, ...altre])],
  );

/** Returns the squares that truly differ, not those that wait for their day: the worst first, of those alike the greatest sum. Pure. */
export const vereDifferenze = (caselle: readonly Casella[]): readonly Casella[] =>
  caselle
    .filter(({ stato }) => VERE.has(stato))
    .toSorted(
      (a, b) =>
        PER_GRAVITA.indexOf(a.stato) - PER_GRAVITA.indexOf(b.stato) ||
        Math.abs(b.importo) - Math.abs(a.importo) ||
        a.mese - b.mese,
    );

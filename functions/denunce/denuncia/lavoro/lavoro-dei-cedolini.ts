import { readLavoro, type AssenzaTenuta, type ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CedolinoContabilizzato } from '../cedolini-contabilizzati.ts';
import { lavoroDiOggi } from './lavoro-di-oggi.ts';

/** Services and absences of people, by person, in no order. */
export interface LavoroDellePersone {
  readonly servizi: ReadonlyMap<string, readonly ServizioTenuto[]>;
  /** Absences of the payees of a salary alone. */
  readonly assenze: ReadonlyMap<string, readonly AssenzaTenuta[]>;
}

/** A payslip with the day it was paid, and whether it pays the salary. */
interface Pagato extends Pick<CedolinoContabilizzato, 'testata' | 'lavoro'> {
  readonly pagato: string;
  readonly stipendio: boolean;
}

/** The work of a payee that one payslip says. */
interface Detto {
  readonly servizi: readonly ServizioTenuto[];
  readonly assenze: readonly AssenzaTenuta[];
}

/**
 * The work that closed payslips were computed with, by payee: what was registered since changes nothing of it. Of several payslips of one person
 * those of the salary say more than the others, and the last paid more than those before. The registry is asked, from a day on, for the payees of
 * whom nothing was kept.
 */
export const lavoroDeiCedolini = async (
  archivio: Archivio,
  cedolini: readonly Pagato[],
  dal: string,
): Promise<LavoroDellePersone> => {
  const senza = cedolini.filter(({ lavoro }) => lavoro === undefined);
  const oggi = await lavoroDiOggi(
    archivio,
    new Set(senza.map(personaDi)),
    dal,
    new Set(senza.filter(({ stipendio }) => stipendio).map(personaDi)),
  );
  const persone = Map.groupBy(cedolini, personaDi);
  const detti = [...persone].map(([persona, suoi]): readonly [string, Detto] => [
    persona,
    uniti(
      suoi.toSorted(perPeso).map(({ lavoro, stipendio }) => ({
        servizi: lavoro === undefined ? (oggi.servizi.get(persona) ?? []) : readLavoro(lavoro).servizi,
        assenze: lavoro === undefined ? (oggi.assenze.get(persona) ?? []) : readLavoro(lavoro).assenze,
        stipendio,
      })),
    ),
  ]);
  return {
    servizi: new Map(detti.map(([persona, { servizi }]) => [persona, servizi])),
    assenze: new Map(detti.map(([persona, { assenze }]) => [persona, assenze])),
  };
};

const personaDi = ({ testata: { uidSubAnagrafe } }: Pick<Pagato, 'testata'>): string => uidSubAnagrafe;

/** Salaries first, then by day of payment, the last first. */
const perPeso = (a: Pagato, b: Pagato): number => {
  if (a.stipendio !== b.stipendio) return a.stipendio ? -1 : 1;
  if (a.pagato === b.pagato) return 0;
  return a.pagato < b.pagato ? 1 : -1;
};

/** Each service as the first that names it has it; the absences of the first that pays the salary. */
const uniti = (detti: readonly (Detto & { readonly stipendio: boolean })[]): Detto => ({
  servizi: [
    ...new Map(
      detti.flatMap(({ servizi }) => servizi.map((servizio) => [servizio.uid, servizio] as const)).toReversed(),
    ).values(),
  ],
  assenze: detti.find(({ stipendio }) => stipendio)?.assenze ?? [],
});

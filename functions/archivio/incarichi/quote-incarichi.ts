import type { Rotta } from '#shared/instradamento/rotta.ts';
import { somma } from '#shared/money/centesimi.ts';
import { maggioriResti } from '#shared/money/ripartizione.ts';
import type { FattiPersona } from '../cedolini/fatti.ts';

/** An item as a payslip pays it: of which assignment (null: of none), and how much. */
type VocePerIncarico = NonNullable<FattiPersona['vociPerIncarico']>[number];

/** The name that an assignment goes under (a cause of payment, a kind of relation); null: that of the items without one. */
type NomeDi = (incarico: string | null) => string;

/** The weight of some routes under each name, in the order of the names. */
type Pesi = readonly number[];

/** A route divided among the names, in their order. */
type Divisa = readonly Rotta[];

/**
 * The routes of one payslip divided among the names that its assignments have: each item under that of the assignment it names, what is withheld in
 * proportion to what the items of its month pay, to the cent. The parts sum to the whole.
 */
export const rottePerNome = (
  rotte: readonly Rotta[],
  voci: readonly VocePerIncarico[],
  nomeDi: NomeDi,
): ReadonlyMap<string, readonly Rotta[]> => {
  const nomi = [...new Set(voci.map(({ incarico }) => nomeDi(incarico)))];
  const [solo] = nomi;
  if (solo === undefined || nomi.length === 1) return new Map([[solo ?? nomeDi(null), rotte]]);
  const pesiDi = (sue: readonly VocePerIncarico[]): Pesi =>
    nomi.map((nome) => somma(sue.filter(({ incarico }) => nomeDi(incarico) === nome).map(({ importo }) => importo)));
  const pagate = rotte.map((rotta) => (isPagata(rotta) ? divisa(rotta, pesiDi(vociDi(rotta, rotte, voci))) : null));
  const pagatePer = (mese: string | null): Pesi => pesiPagati(pagate, nomi.length, mese);
  const parti = rotte.map(
    (rotta, posto) =>
      pagate[posto] ?? divisa(rotta, primiNonNulli(pagatePer(meseDi(rotta)), pagatePer(null), pesiDi(voci))),
  );
  return new Map(nomi.map((nome, posto) => [nome, parti.flatMap((divise) => nonNulla(divise[posto]))]));
};

const isPagata = ({ gruppo }: Rotta): boolean => gruppo === 'competenze' || gruppo === 'somme_esenti';

const nonNulla = (parte: Rotta | undefined): readonly Rotta[] =>
  parte === undefined || (parte.importo === 0 && (parte.base ?? 0) === 0) ? [] : [parte];

const divisa = (rotta: Rotta, pesi: Pesi): Divisa => {
  const [importi, basi] = [maggioriResti(rotta.importo, pesi), maggioriResti(rotta.base ?? 0, pesi)];
  return pesi.map((_peso, posto) => ({
    ...rotta,
    importo: importi[posto] ?? 0,
    base: rotta.base === null ? null : (basi[posto] ?? 0),
  }));
};

/** The item that a line pays, by its place among those of its code; else the items of the code, else all of the payslip. */
const vociDi = (
  { codice, riga }: Rotta,
  rotte: readonly Rotta[],
  voci: readonly VocePerIncarico[],
): readonly VocePerIncarico[] => {
  const delCodice = voci.filter((voce) => voce.codice === codice);
  const righe = [
    ...new Set(rotte.filter((altra) => isPagata(altra) && altra.codice === codice).map((altra) => altra.riga)),
  ].toSorted((a, b) => a - b);
  const sua = righe.length === delCodice.length ? delCodice[righe.indexOf(riga)] : undefined;
  return conImporto(sua === undefined ? [] : [sua]) ?? conImporto(delCodice) ?? voci;
};

const conImporto = (voci: readonly VocePerIncarico[]): readonly VocePerIncarico[] | null =>
  somma(voci.map(({ importo }) => importo)) === 0 ? null : voci;

/** The sum that the items pay under each name, of one month or of all. */
const pesiPagati = (pagate: readonly (Divisa | null)[], nomi: number, mese: string | null): Pesi =>
  Array.from({ length: nomi }, (_nome, posto) =>
    somma(
      pagate.flatMap((parti) => {
        const parte = parti?.[posto];
        return parte?.gruppo === 'competenze' && (mese === null || meseDi(parte) === mese) ? [parte.importo] : [];
      }),
    ),
  );

const meseDi = ({ competenza }: Rotta): string => (competenza === null ? '' : `${competenza.anno}-${competenza.mese}`);

const primiNonNulli = (...proposti: readonly [Pesi, Pesi, Pesi]): Pesi =>
  proposti.find((pesi) => somma(pesi) !== 0) ?? proposti[2];

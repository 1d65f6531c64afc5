import { annoFiscale, isAutonomo, meseDelPagamento, type Pagato } from './fatti.ts';
import type { Libro } from './libro.ts';

/** Payments of a tax year, by person. */
export const pagatiDellAnno = ({ pagati, persone }: Libro, anno: number): ReadonlyMap<string, readonly Pagato[]> =>
  Map.groupBy(
    pagati().filter(({ elaborazione, riga }) => annoFiscale(elaborazione, riga.titolo) === anno),
    ({ riga }) => persone.chi(riga.scheda),
  );

/** Bases of contributions told to INPS in a month, by person. */
export const collaboratoriDel = ({ pagati, persone }: Libro, mese: string): ReadonlyMap<string, number> => {
  const basi = new Map<string, number>();
  for (const { elaborazione, riga, dovuto } of pagati()) {
    if (dovuto.baseGestioneSeparata === 0 || meseDelPagamento(elaborazione, riga.titolo) !== mese) continue;
    const chi = persone.chi(riga.scheda);
    basi.set(chi, (basi.get(chi) ?? 0) + dovuto.baseGestioneSeparata);
  }
  return basi;
};

/** Fees certified of a person, by cause of payment; what is paid like an employee has no cause. */
export const compensiPerCausale = (
  pagati: readonly Pagato[],
  causale: (incarico: string | null) => string,
): ReadonlyMap<string, number> => {
  const somme = new Map<string, number>();
  for (const { riga } of pagati)
    if (isAutonomo(riga.titolo))
      for (const { incarico, importo } of riga.voci)
        somme.set(causale(incarico), (somme.get(causale(incarico)) ?? 0) + importo);
  return somme;
};

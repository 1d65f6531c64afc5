import type { SegniChiusura } from '#archivio/denunce/annuali/segni-chiusura.ts';
import type { Scadenza, SegnoScadenza } from '#shared/contracts/denunce/scadenze.ts';

/** A deadline before somebody's word is looked at. */
export type DaSegnare = Omit<Scadenza, 'segno' | 'versione'>;

/** Years of which something is known: the office's words on their deadlines, the program's counts. */
export type Segni = readonly Pick<SegniChiusura, 'uid' | 'versione' | 'segni' | 'scadenze' | 'conti'>[];

const dellAnno = (segni: Segni, anno: number): Segni[number] | undefined =>
  segni.find(({ uid }) => uid === String(anno));

/** The word of the office on a deadline: on it by name, or on the step of the closing that it is. */
export const segnoDi = (
  segni: Segni,
  { adempimento, anno, mese }: Pick<Scadenza, 'adempimento' | 'anno' | 'mese'>,
): Omit<SegnoScadenza, 'adempimento' | 'mese'> | undefined => {
  const suoi = dellAnno(segni, anno);
  const detta = suoi?.scadenze?.find((uno) => uno.adempimento === adempimento && uno.mese === mese);
  if (detta !== undefined) {
    const { come, perche, chi, il } = detta;
    return { come, perche, chi, il };
  }
  const passo = mese === null ? suoi?.segni.find((uno) => uno.passo === adempimento) : undefined;
  return passo === undefined ? undefined : { come: 'FATTA', perche: passo.perche ?? '', chi: passo.chi, il: passo.il };
};

/** How many people the program counted in what a year asks; undefined before it did. */
export const contoDi = (
  segni: Segni,
  anno: number,
  cosa: string,
): { readonly totale: number; readonly mancano: number } | undefined => dellAnno(segni, anno)?.conti?.[cosa];

/** A deadline as it stands with what was said of it: what is done stays done, whatever is said. */
export const conSegno = (scadenza: DaSegnare, segni: Segni): Scadenza => {
  const versione = dellAnno(segni, scadenza.anno)?.versione ?? 1;
  const segno = segnoDi(segni, scadenza);
  if (segno === undefined || scadenza.stato === 'FATTA' || scadenza.stato === 'FATTA_IN_RITARDO')
    return { ...scadenza, versione };
  return { ...scadenza, stato: segno.come, segno, versione };
};

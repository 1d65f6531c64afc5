import type {
  Abbinamento,
  CampoScambio,
  ColonnaFile,
  Importazione,
  RigaAnteprima,
  ValoreFisso,
} from '#shared/contracts/scambio/scambio.ts';
import type { ComeLeggere } from './use-importazione.ts';

/** The mapping with a field held by another column, or by none. */
export const withColonna = (
  mappa: readonly Abbinamento[],
  campo: string,
  colonna: number | null,
): readonly Abbinamento[] => {
  const altri = mappa.filter((abbinamento) => abbinamento.campo !== campo);
  return colonna === null ? altri : [...altri, { campo, colonna }];
};

/** The values of whole columns with one for a field, or with none. */
export const withFisso = (
  fissi: readonly ValoreFisso[],
  campo: string,
  valore: string | null,
): readonly ValoreFisso[] => {
  const altri = fissi.filter((fisso) => fisso.campo !== campo);
  return valore === null ? altri : [...altri, { campo, valore }];
};

/** The columns of the file that hold something and go to no field. */
export const nonAbbinate = (colonne: readonly ColonnaFile[], mappa: readonly Abbinamento[]): readonly ColonnaFile[] =>
  colonne.filter(
    ({ colonna, esempi }) => esempi.length > 0 && !mappa.some((abbinamento) => abbinamento.colonna === colonna),
  );

interface CampoDaCorreggere {
  readonly campo: string;
  readonly titolo: string;
  /** As the row has it now. */
  readonly valore: string;
  readonly errore: string;
}

/** The cells of a row that can be mended: those that are wrong, with why, then the others of the file. */
export const campiDaCorreggere = (
  { errori, valori }: Pick<RigaAnteprima, 'errori' | 'valori'>,
  { mappa, campi }: Pick<Importazione, 'mappa' | 'campi'>,
): readonly CampoDaCorreggere[] => {
  const campoDi = (campo: string): CampoDaCorreggere[] => {
    const noto = campi.find((uno) => uno.campo === campo);
    if (noto === undefined) return [];
    const posto = mappa.findIndex((abbinamento) => abbinamento.campo === campo);
    const errore = errori.find((uno) => uno.campo === campo);
    return [
      { campo, titolo: noto.titolo, valore: valori[posto] ?? errore?.valore ?? '', errore: errore?.messaggio ?? '' },
    ];
  };
  const tutti = new Set([...errori, ...mappa].map(({ campo }) => campo));
  return [...tutti].flatMap(campoDi);
};

/** Two ways of reading a file that say the same: mappings in whatever order, empty cells. */
export const sameLettura = (a: ComeLeggere, b: ComeLeggere): boolean =>
  signature(a.mappa) === signature(b.mappa) &&
  JSON.stringify(a.fissi) === JSON.stringify(b.fissi) &&
  a.rigaIntestazioni === b.rigaIntestazioni &&
  a.vuoteCancellano === b.vuoteCancellano &&
  a.senzaNascoste === b.senzaNascoste;

const signature = (mappa: readonly Abbinamento[]): string =>
  mappa
    .map(({ campo, colonna }) => `${campo}=${colonna}`)
    .toSorted()
    .join(' ');

/** What stops the check of the rows: fields that must be there without a column, columns taken twice. */
export const problemiMappa = (
  campi: readonly CampoScambio[],
  { mappa, fissi }: Pick<ComeLeggere, 'mappa' | 'fissi'>,
): readonly string[] => {
  const senza = campi
    .filter(({ campo, obbligatorio }) => obbligatorio && ![...mappa, ...fissi].some((detto) => detto.campo === campo))
    .map(({ titolo }) => titolo);
  const doppie = mappa
    .filter(({ colonna }, posto) => mappa.findIndex((altra) => altra.colonna === colonna) !== posto)
    .map(({ campo }) => campi.find((altro) => altro.campo === campo)?.titolo ?? campo);
  return [
    ...(senza.length > 0 ? [`Abbinare una colonna a: ${senza.join(', ')}.`] : []),
    ...(doppie.length > 0
      ? [`Una colonna del file è abbinata a più campi: scegliere un'altra colonna per ${doppie.join(', ')}.`]
      : []),
  ];
};

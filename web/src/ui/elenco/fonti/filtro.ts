import type { PropertyFilterProps } from '@cloudscape-design/components/property-filter';
import type { Clausola } from '#shared/contracts/lista.ts';
import { satisfiesTesto } from '#shared/domain/filtro-testi.ts';
import { parseImporto } from '#shared/domain/misure/importo.ts';
import { formatGiorno, isGiorno, parseGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatImporto } from '#shared/money/centesimi.ts';
import { compareValori, textOf, valoreDi, type Colonna } from '../colonna.ts';

export type OperatoreFiltro = Clausola['operatore'];

/** One field the list can be filtered by: only what the server declares, or a column of a list in memory. */
export interface CampoFiltro<C extends string = string> {
  readonly campo: C;
  readonly etichetta: string;
  readonly operatori?: readonly OperatoreFiltro[];
  /** The values of a closed list. */
  readonly valori?: readonly { readonly valore: string; readonly etichetta: string }[];
  /** How the typed text is read; text when not said. */
  readonly tipo?: 'data' | 'importo';
}

const simboli = {
  contiene: ':',
  inizia: '^',
  uguale: '=',
  diverso: '!=',
  minore: '<',
  maggiore: '>',
} as const satisfies Readonly<Record<OperatoreFiltro, string>>;

/** Clause field of a free text, searched in every column of a list in memory. */
export const OVUNQUE = '';

/** How each operator reads between the name of a field and a value. */
const parole = {
  contiene: 'contiene',
  inizia: 'inizia con',
  uguale: 'è',
  diverso: 'non è',
  minore: 'prima di',
  maggiore: 'dopo',
} as const satisfies Readonly<Record<OperatoreFiltro, string>>;
const paroleImporto: Readonly<Partial<Record<OperatoreFiltro, string>>> = { minore: 'meno di', maggiore: 'più di' };

const parolaDi = (operatore: OperatoreFiltro, campo: CampoFiltro | undefined): string =>
  (campo?.tipo === 'importo' ? paroleImporto[operatore] : undefined) ?? parole[operatore];

const operatoreDi = (simbolo: string): OperatoreFiltro => {
  switch (simbolo) {
    case '^':
      return 'inizia';
    case '=':
      return 'uguale';
    case '!=':
      return 'diverso';
    case '<':
      return 'minore';
    case '>':
      return 'maggiore';
    default:
      return 'contiene';
  }
};

/** What the property filter offers: the declared fields, each with its operators. */
export const filteringProperties = (campi: readonly CampoFiltro[]): PropertyFilterProps.FilteringProperty[] =>
  campi.map((campo) => {
    const operatori = campo.operatori ?? ['inizia'];
    return {
      key: campo.campo,
      propertyLabel: campo.etichetta,
      groupValuesLabel: `Valori di ${campo.etichetta}`,
      operators: operatori.map((operatore) => ({
        operator: simboli[operatore],
        description: parolaDi(operatore, campo),
        format: (testo: string) => campo.valori?.find(({ valore }) => valore === testo)?.etichetta ?? testo,
      })),
      ...(operatori[0] === undefined ? {} : { defaultOperator: simboli[operatori[0]] }),
    };
  });

export const filteringOptions = (campi: readonly CampoFiltro[]): PropertyFilterProps.FilteringOption[] =>
  campi.flatMap(({ campo, valori = [] }) =>
    valori.map(({ valore, etichetta }) => ({ propertyKey: campo, value: valore, label: etichetta })),
  );

/** A clause as people say it: 'Stato è Completata', 'Inizio dopo 01/09/2025'; a free text between its quotes. */
export const describeClausola = ({ campo, operatore, valore }: Clausola, campi: readonly CampoFiltro[]): string => {
  const dichiarato = campi.find((candidato) => candidato.campo === campo);
  const detto = dichiarato?.valori?.find((uno) => uno.valore === valore)?.etichetta ?? shownValue(dichiarato, valore);
  return campo === OVUNQUE
    ? `«${detto}»`
    : `${dichiarato?.etichetta ?? campo} ${parolaDi(operatore, dichiarato)} ${detto}`;
};

/**
 * What the user chose in the property filter as clauses: free text becomes `testoLibero`, values are read by their kind
 * (dates to AAAA-MM-GG, amounts to cents). A value that cannot be read is left out.
 */
export const clausoleOf = (
  query: PropertyFilterProps.Query,
  campi: readonly CampoFiltro[],
  testoLibero: string | undefined,
): Clausola[] =>
  query.tokens.flatMap((token): Clausola[] => {
    const campo = token.propertyKey ?? testoLibero;
    if (campo === undefined) return [];
    const dichiarato = campi.find((candidato) => candidato.campo === campo);
    const valore = readValue(dichiarato, String(token.value).trim());
    if (valore === null || valore === '') return [];
    const operatore =
      token.propertyKey === undefined
        ? (dichiarato?.operatori?.[0] ?? (campo === OVUNQUE ? 'contiene' : 'inizia'))
        : operatoreDi(token.operator);
    return [{ campo, operatore, valore: accorciato(valore, 200) }];
  });

/** Typed text as the clause carries it; null when it cannot be read. The reverse of `shownValue`. */
const readValue = (campo: CampoFiltro | undefined, testo: string): string | null => {
  if (campo?.tipo === 'data') return parseGiorno(testo);
  if (campo?.tipo !== 'importo') return testo;
  const letto = parseImporto(testo);
  if (letto.esito === 'errato') return null;
  return String(letto.esito === 'valido' ? letto.importo : letto.letture[0]);
};

const shownValue = (campo: CampoFiltro | undefined, valore: string): string => {
  if (campo?.tipo === 'data' && isGiorno(valore)) return formatGiorno(valore);
  if (campo?.tipo === 'importo' && /^-?\d+$/.test(valore)) return formatImporto(Number(valore));
  return valore;
};

/** The rows that satisfy every clause; a column answers for the clauses of its id. */
export const filterRighe = <R>(
  righe: readonly R[],
  filtri: readonly Clausola[],
  colonne: readonly Colonna<R>[],
): readonly R[] =>
  filtri.length === 0
    ? righe
    : righe.filter((riga) =>
        filtri.every((clausola) => {
          const cercate = clausola.campo === OVUNQUE ? colonne : colonne.filter(({ id }) => id === clausola.campo);
          return cercate.some((colonna) => satisfies(colonna, riga, clausola));
        }),
      );

const satisfies = <R>(colonna: Colonna<R>, riga: R, { operatore, valore: cercato }: Clausola): boolean => {
  const valore = valoreDi(colonna, riga);
  switch (operatore) {
    case 'minore':
      return compareValori(valore, typeof valore === 'number' ? Number(cercato) : cercato) < 0;
    case 'maggiore':
      return compareValori(valore, typeof valore === 'number' ? Number(cercato) : cercato) > 0;
    case 'inizia':
    case 'contiene':
    case 'uguale':
    case 'diverso':
      return satisfiesTesto(textOf(valore), operatore, cercato);
  }
};

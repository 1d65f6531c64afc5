import { MASSIMO_PRIME_RIGHE, type PrimaRiga } from '#shared/contracts/scambio/scambio.ts';
import { mostrato } from '#shared/domain/testo.ts';
import type { FoglioInPagine, Letto, RigaLetta } from './file-letto.ts';

/** A sheet, by what says where its headings are. */
type Foglio = Omit<FoglioInPagine, 'nome'>;

/** A sheet with the headings of one of its rows: the rows above are left out. */
type ConIntestazioni<F extends Foglio> = F & {
  /** The first rows of data, to recognise the columns by them. */
  readonly prime: readonly RigaLetta[];
  readonly righePerPagina: () => AsyncGenerator<readonly RigaLetta[]>;
  /** The rows from the top of the sheet, headings and titles too. */
  readonly daCima: readonly RigaLetta[];
};

const testoDi = (cella: RigaLetta['celle'][number]): string => String(cella ?? '');

/** The sheet as it is read when its headings are in another row than the one found; as it is when none is asked, or no such row is near the top. */
export const withIntestazioni = async <F extends Foglio>(
  foglio: F,
  numero: number | undefined,
  loadPagina: Letto['loadPagina'],
): Promise<ConIntestazioni<F>> => {
  const [prima] = foglio.pagine;
  const trovata: RigaLetta = { numero: foglio.rigaIntestazioni, celle: foglio.intestazioni };
  const primaPagina = prima === undefined ? [] : await loadPagina(prima);
  const daTutte = [...foglio.sopra, trovata, ...primaPagina];
  const daCima = daTutte.slice(0, MASSIMO_PRIME_RIGHE);
  const scelta = daCima.find((riga) => riga.numero === numero) ?? trovata;
  const prime = daTutte.slice(daTutte.indexOf(scelta) + 1);
  return {
    ...foglio,
    intestazioni: scelta.celle.map(testoDi),
    rigaIntestazioni: scelta.numero,
    prime,
    daCima,
    righePerPagina: async function* () {
      yield prime;
      for (const pagina of foglio.pagine.slice(1)) yield await loadPagina(pagina);
    },
  };
};

/** The first rows of a sheet in a line each, to choose among them. */
export const primeRighe = ({ daCima }: Pick<ConIntestazioni<Foglio>, 'daCima'>): PrimaRiga[] =>
  daCima.map(({ numero, celle }) => ({
    numero,
    testo: mostrato(
      celle
        .map(testoDi)
        .filter((testo) => testo !== '')
        .join(' · '),
      200,
    ),
  }));

import type { Collaboratore } from '#shared/contracts/denunce/uniemens/collaboratori.ts';
import type { DenunciaIndividuale, PosContributiva } from '#shared/contracts/denunce/uniemens/pos-contributiva.ts';
import type { D0, E0, ListaPosPA, V1 } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import type { Azienda, Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import type { Controllo, Segnalazione } from '../../macchina/denuncia.ts';

/** An element of the file, where it is, and the person it is about. */
export interface Posto<E> {
  readonly elemento: E;
  readonly campo: string;
  readonly persona: string | null;
  readonly azienda: Azienda;
}

type Elenco<E> = (file: Uniemens) => readonly Posto<E>[];

/** A list that is walked once for a file, whatever the rules over it. */
const unaVolta = <E>(elenco: Elenco<E>): Elenco<E> => {
  const fatti = new WeakMap<Uniemens, readonly Posto<E>[]>();
  return (file) => {
    const fatto = fatti.get(file) ?? elenco(file);
    fatti.set(file, fatto);
    return fatto;
  };
};

export const aziende: Elenco<Azienda> = unaVolta(({ Azienda }) =>
  Azienda.map((azienda, indice) => ({ elemento: azienda, campo: `Azienda.${indice}`, persona: null, azienda })),
);

/** The elements inside those of a list. */
const dentro = <P, E>(
  padri: Elenco<P>,
  nome: string,
  di: (padre: P) => readonly E[] | undefined,
  chi: (elemento: E) => string | null,
): Elenco<E> =>
  unaVolta((file) =>
    padri(file).flatMap(({ elemento: padre, campo, persona, azienda }) =>
      (di(padre) ?? []).map((elemento, indice) => ({
        elemento,
        campo: `${campo}.${nome}.${indice}`,
        persona: chi(elemento) ?? persona,
        azienda,
      })),
    ),
  );

const nessuno = () => null;
/** A code too short or too long to be one is not shown as a person. */
const codiceDi = (codice: string): string | null => (codice.length < 11 || codice.length > 16 ? null : codice);

export const posContributive = dentro<Azienda, PosContributiva>(
  aziende,
  'PosContributiva',
  ({ PosContributiva }) => PosContributiva,
  nessuno,
);
export const individuali = dentro<PosContributiva, DenunciaIndividuale>(
  posContributive,
  'DenunciaIndividuale',
  ({ DenunciaIndividuale }) => DenunciaIndividuale,
  ({ CFLavoratore }) => codiceDi(CFLavoratore),
);
export const collaboratori = dentro<Azienda, Collaboratore>(
  aziende,
  'ListaCollaboratori.Collaboratore',
  ({ ListaCollaboratori }) => ListaCollaboratori?.Collaboratore,
  ({ CFCollaboratore }) => codiceDi(CFCollaboratore),
);
export const listePosPA = dentro<Azienda, ListaPosPA>(aziende, 'ListaPosPA', ({ ListaPosPA }) => ListaPosPA, nessuno);
const posPA = dentro(listePosPA, 'PosPA', ({ PosPA }) => PosPA, nessuno);
export const lavoratoriPA = dentro<{ D0_DenunciaIndividuale?: D0[] | undefined }, D0>(
  posPA,
  'D0_DenunciaIndividuale',
  ({ D0_DenunciaIndividuale }) => D0_DenunciaIndividuale,
  ({ CFLavoratore }) => codiceDi(CFLavoratore),
);
export const periodiDelMese = dentro<D0, E0>(
  lavoratoriPA,
  'E0_PeriodoNelMese',
  ({ E0_PeriodoNelMese }) => E0_PeriodoNelMese,
  nessuno,
);
export const periodiPrecedenti = dentro<D0, V1>(
  lavoratoriPA,
  'V1_PeriodoPrecedente',
  ({ V1_PeriodoPrecedente }) => V1_PeriodoPrecedente,
  nessuno,
);
/** Periods of the month and earlier ones, that hold the same. */
export const periodi: Elenco<E0 | V1> = unaVolta((file) => [...periodiDelMese(file), ...periodiPrecedenti(file)]);

/** What a rule finds in an element; the field is below it, or it itself. */
interface Trovata extends Pick<Segnalazione, 'atteso' | 'trovato' | 'rimedio'> {
  readonly campo?: string;
}

const trovateIn = (trovate: Trovata | readonly Trovata[] | null): readonly Trovata[] =>
  trovate === null ? NIENTE : [trovate].flat();
const NIENTE: readonly Trovata[] = [];

type Descritta = Omit<Controllo<Uniemens>, 'find'>;

/** A rule over each element of a list. */
export const perOgni =
  <E>(elenco: Elenco<E>) =>
  (
    regola: Descritta,
    find: (elemento: E, posto: Posto<E>) => Trovata | readonly Trovata[] | null,
  ): Controllo<Uniemens> => ({
    ...regola,
    find: (file) =>
      elenco(file).flatMap((posto) =>
        trovateIn(find(posto.elemento, posto)).map(({ campo, ...trovata }) => ({
          ...trovata,
          persona: posto.persona,
          campo: campo === undefined ? posto.campo : `${posto.campo}.${campo}`,
        })),
      ),
  });

/** A rule that the body states under a code of its own. */
export const bloccante = (codice: string, regola: string, fonte: string): Descritta => ({
  codice,
  gravita: 'BLOCCANTE',
  regola,
  fonte,
});
export const avviso = (codice: string, regola: string, fonte: string): Descritta => ({
  ...bloccante(codice, regola, fonte),
  gravita: 'AVVISO',
});

/** Cents as the whole euro that the private family writes, half up. */
export const inEuro = (centesimi: number): number => Math.round(centesimi / 100);

/** Sources of the rules: codes as they are quoted by programs that send the file, since the list of INPS is not public. */
export const POSPA = 'Codici di controllo di ListaPosPA citati da un validatore pubblico del flusso';
export const PRIVATI = 'Codici di controllo di PosContributiva citati da un programma che scrive il flusso';
export const NOSTRA = 'Regola del programma, derivata dal significato degli elementi';

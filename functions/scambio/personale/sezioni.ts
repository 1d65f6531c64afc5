import { tipoDatiFiscali } from '#functions/anagrafe/fiscali/tipo-dati-fiscali.ts';
import { tipoDomicili } from '#functions/anagrafe/persone/colonne/domicili.ts';
import { tipoPersone } from '#functions/anagrafe/persone/colonne/persone.ts';
import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import { colonneIntestatario, loadPersona } from '#functions/colonne/personale.ts';
import { colonnaDellErrore, testoDi, type Mezzi, type TipoScambio, type Trovato } from '#functions/colonne/tipo.ts';
import { tipoServizi } from '#functions/servizi/colonne/servizi.ts';
import { AppError } from '#platform/errors.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { campoDiSezione, type SezioneAltra } from '../dizionario/campo-di-sezione.ts';

/** A part of the row of a person: a kind of its own, with the columns that it has in a file by itself. */
export interface Sezione {
  readonly tipo: TipoScambio;
  /** Its columns as the sheet of the staff has them. */
  readonly colonne: readonly Colonna[];
  /** The name in the sheet of a column of the kind. */
  readonly nel: (campo: string) => string;
  /** Returns the part with the key of its record, which the row may leave unsaid. */
  readonly conChiave: (riga: Riga, mezzi: Mezzi) => Promise<Riga>;
}

const diChi = new Set(colonneIntestatario.map(({ campo }) => campo));

/** The columns of a part besides those of the person; they may all be empty, and then the part is not there. */
const colonneProprie = (
  nome: SezioneAltra,
  titolo: string,
  { colonne }: TipoScambio,
  altriTitoli: boolean,
): readonly Colonna[] =>
  colonne
    .filter(({ campo }) => !diChi.has(campo))
    .map(({ obbligatoria: _obbligatoria, ...colonna }) => ({
      ...colonna,
      campo: campoDiSezione(nome, colonna.campo),
      titolo: `${titolo}: ${colonna.titolo}`,
      ...(altriTitoli ? { altroTitolo: colonna.titolo } : {}),
    }));

const altra = (
  nome: SezioneAltra,
  titolo: string,
  tipo: TipoScambio,
  resto: Pick<Sezione, 'conChiave'> & { readonly altriTitoli: boolean },
): Sezione => ({
  tipo,
  colonne: colonneProprie(nome, titolo, tipo, resto.altriTitoli),
  nel: (campo) => (diChi.has(campo) ? campo : campoDiSezione(nome, campo)),
  conChiave: resto.conChiave,
});

export const registro: Sezione = {
  tipo: tipoPersone,
  colonne: tipoPersone.colonne,
  nel: (campo) => campo,
  conChiave: async (riga) => riga,
};

const inizioAnno = ({ context: { oggi } }: Mezzi): string => `${oggi.slice(0, 4)}-01-01`;

/** The first day of the domicile in force of somebody who is there, when the row says the same town. */
const giaDomiciliato = async (riga: Riga, mezzi: Mezzi): Promise<string | undefined> => {
  try {
    const { domicili } = await loadPersona(riga, mezzi);
    const ultimo = domicili
      .filter(({ dal }) => dal <= mezzi.context.oggi)
      .toSorted(perInizio)
      .at(-1);
    const [codice, nome] = [testoDi(riga, 'codComuneDomf'), testoDi(riga, 'desComuneDomf')];
    const stesso =
      codice === ''
        ? chiaveRicerca(nome) === chiaveRicerca(ultimo?.desComuneDomf ?? '')
        : codice === ultimo?.codComuneDomf;
    return stesso ? ultimo?.dal : undefined;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
};

const perInizio = (uno: { readonly dal: string }, altro: { readonly dal: string }): number =>
  compareCodici(uno.dal, altro.dal);

const domicilio = altra('domicilio', 'Domicilio fiscale', tipoDomicili, {
  altriTitoli: false,
  conChiave: async (riga, mezzi) => {
    if (testoDi(riga, 'dal') !== '') return riga;
    const noto = await giaDomiciliato(riga, mezzi);
    if (noto !== undefined) return { ...riga, dal: noto };
    const dal = inizioAnno(mezzi);
    mezzi.avvisa?.(`Il foglio non dice da quando è il domicilio fiscale: è inteso dal ${formatGiorno(dal)}.`);
    return { ...riga, dal };
  },
});

const servizio = altra('servizio', 'Servizio', tipoServizi, { altriTitoli: true, conChiave: async (riga) => riga });

const fiscali = altra('fiscali', 'Dati fiscali', tipoDatiFiscali, {
  altriTitoli: false,
  conChiave: async (riga, mezzi) => {
    if ((riga.numAnno ?? null) !== null) return riga;
    const numAnno = Number(mezzi.context.oggi.slice(0, 4));
    mezzi.avvisa?.(`Il foglio non dice di quale anno sono i dati fiscali: sono intesi del ${numAnno}.`);
    return { ...riga, numAnno };
  },
});

/** The parts that hang from the person, in the order in which they are written. */
export const altreSezioni: readonly Sezione[] = [domicilio, servizio, fiscali];

/** The part of a row under the names of its own kind, with whose it is. */
export const parteDi = ({ tipo, nel }: Sezione, riga: Riga): Riga =>
  Object.fromEntries(
    tipo.colonne.flatMap(({ campo }) => {
      if (campo === 'desNominativo' && tipo !== tipoPersone) return [[campo, null]];
      return Object.hasOwn(riga, nel(campo)) ? [[campo, riga[nel(campo)] ?? null]] : [];
    }),
  );

/** The columns of a kind under the names of the sheet of the staff. */
export const nelFoglio = ({ tipo, nel }: Sezione, riga: Riga): Riga =>
  Object.fromEntries(
    tipo.colonne
      .filter(({ campo }) => tipo === tipoPersone || !diChi.has(campo))
      .flatMap(({ campo }) => (Object.hasOwn(riga, campo) ? [[nel(campo), riga[campo] ?? null]] : [])),
  );

/** True when a row says something of a part: a cell that is not as an empty one would be read. */
export const isDetta = ({ colonne }: Sezione, riga: Riga): boolean =>
  colonne.some(
    ({ campo, vuoto = null }) => Object.hasOwn(riga, campo) && (riga[campo] ?? null) !== vuoto && riga[campo] !== '',
  );

/** A part with what empty cells mean, over which the row of a new record is laid. */
export const parteVuota = ({ tipo }: Sezione): Riga =>
  Object.fromEntries(tipo.colonne.map(({ campo, vuoto = null }) => [campo, vuoto]));

/** True when a part is as its record already is. */
export const isUguale = ({ tipo }: Sezione, riga: Riga, trovato: Trovato): boolean =>
  tipo.colonne.every(
    ({ campo }) =>
      (tipo !== tipoPersone && diChi.has(campo)) || (riga[campo] ?? null) === (trovato.riga[campo] ?? null),
  );

/** Does a step of a part, whose refusals land on the columns of the sheet of the staff. @throws AppError */
export const inSezione = async <T>({ tipo, nel }: Sezione, azione: () => Promise<T>): Promise<T> => {
  try {
    return await azione();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = error.fields.map((uno) => {
      const colonna = colonnaDellErrore(tipo, uno.path);
      return colonna === undefined ? uno : { ...uno, path: nel(colonna.campo) };
    });
    throw new AppError(error.code, error.message, { fields, cause: error });
  }
};

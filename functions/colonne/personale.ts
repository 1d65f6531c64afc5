import { chiEInAnagrafe } from '#archivio/persone/chi-e.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { radiceDi, type Entita, type Registrazione } from '#platform/data/entita.ts';
import { readItem } from '#platform/data/repository.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { PersonaInput, type Persona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import type { NomeTipo } from '#shared/domain/scambio.ts';
import { conMaiuscola } from '#shared/domain/testo.ts';
import type { Colonna, Riga } from './colonna.ts';
import { chiaveDi } from './tabella.ts';
import { defineTipo, parseInput, testoDi, type Mezzi, type TipoScambio } from './tipo.ts';

/** The columns that say whom a row is about: the codice fiscale is the key, the name must be of the same person. */
export const colonneIntestatario: readonly Colonna[] = [
  {
    campo: 'desCf',
    titolo: 'Codice fiscale',
    tipo: 'testo',
    forma: 'codice',
    obbligatoria: true,
    esempio: 'RSSMRA80A41H501Y',
  },
  {
    campo: 'desNominativo',
    titolo: 'Cognome e nome',
    tipo: 'testo',
    esempio: 'Rossi Maria',
    aiuto: "Può mancare; se c'è, deve essere il nome della persona del codice fiscale.",
  },
];

const Chiave = PersonaInput.pick({ desCf: true });

/** Returns a codice fiscale as it is stored. @throws RICHIESTA_NON_VALIDA when it has not even the form of one */
export const checkCodice = (desCf: string): string => parseInput(Chiave, { desCf }).desCf;

/** The person that code and name of a row agree on. @throws RIFERIMENTO_NON_VALIDO on the codice fiscale */
export const loadPersona = async (riga: Riga, { context }: Mezzi): Promise<Persona> => {
  const cf = checkCodice(testoDi(riga, 'desCf'));
  const { persona, motivo } = await chiEInAnagrafe([cf, testoDi(riga, 'desNominativo')], context.archivio);
  if (persona === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'desCf',
      `${conMaiuscola(motivo)}. Se la persona manca, inserirla o importarla prima.`,
    );
  return persona;
};

export const intestatario = (persona: Persona): Riga => ({
  desCf: persona.desCf,
  desNominativo: nominativo(persona.desCognome, persona.desNome),
});

interface Personale<T extends Registrazione> {
  readonly nome: NomeTipo;
  readonly entita: Entita<T>;
  /** Besides those of the person. */
  readonly colonne: readonly Colonna[];
  readonly alias?: Readonly<Record<string, string>>;
  /** Fields of the natural key besides the codice fiscale. */
  readonly chiave: readonly string[];
  readonly cosa: (riga: Riga) => string;
  /** Fields that the file lacks and others say, as of any kind. */
  readonly complete?: NonNullable<TipoScambio['complete']>;
  /** Besides those of the person. `altri`: the records of the same kind of the same person. */
  readonly riga: (record: T, mezzi: Mezzi, altri: readonly T[]) => Promise<Riga> | Riga;
  readonly create: (riga: Riga, persona: Persona, mezzi: Mezzi) => Promise<unknown>;
  readonly update: (record: T, riga: Riga, mezzi: Mezzi) => Promise<unknown>;
}

/** Records of a person: children of their partition. */
export const definePersonale = <T extends Registrazione>({
  nome,
  entita,
  colonne,
  chiave: campi,
  cosa,
  riga: rigaDi,
  create,
  update,
  ...resto
}: Personale<T>): TipoScambio => {
  const chiave = chiaveDi(['desCf', ...campi]);
  // among those of one person: the row may have another of their codes
  const traLeSue = chiaveDi(campi);
  const righe = async (persona: Persona, records: readonly T[], mezzi: Mezzi) =>
    Promise.all(
      records.map(async (record) => ({
        record,
        riga: { ...intestatario(persona), ...(await rigaDi(record, mezzi, records)) },
      })),
    );
  return defineTipo<T>({
    ...resto,
    nome,
    ambito: 'persona',
    colonne: [...colonneIntestatario, ...colonne],
    chiave,
    gruppo: (riga) => testoDi(riga, 'desCf'),
    descrizione: (riga) => `${testoDi(riga, 'desNominativo') || testoDi(riga, 'desCf')}: ${cosa(riga)}`,
    find: async (riga, mezzi) => {
      const persona = await loadPersona(riga, mezzi);
      const tutte = await righe(persona, await mezzi.context.archivio.of(entita).listAll(persona.uid), mezzi);
      return tutte.find((una) => traLeSue(una.riga) === traLeSue(riga))?.record;
    },
    create: async (riga, mezzi) => create(riga, await loadPersona(riga, mezzi), mezzi),
    update,
    list: async (_mezzi, { items }) =>
      items.filter(({ tipo }) => tipo === entita.nome).map((item) => readItem(entita, item)),
    riga: async (record, mezzi) => {
      const persona = await personaOf(record, mezzi);
      return {
        ...intestatario(persona),
        ...(await rigaDi(record, mezzi, await mezzi.context.archivio.of(entita).listAll(persona.uid))),
      };
    },
  });
};

const personaOf = ({ uid }: Registrazione, { context }: Mezzi): Promise<Persona> =>
  context.archivio.of(personaEntita).load(radiceDi(uid));

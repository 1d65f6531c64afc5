import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { personaEntita } from '#archivio/persone/persona.ts';
import { withPrecedenti } from '#functions/anagrafe/persone/codici-precedenti.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';
import { asUid, type Entita, type Registrazione } from '#platform/data/entita.ts';
import { writeItem } from '#platform/data/repository.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { ogniEntita } from '../forme/ogni-specie.ts';
import type { Letture } from '../letture/lettura.ts';
import { lettureLavoro } from '../letture/letture-lavoro.ts';
import { letturePersona } from '../letture/letture-persona.ts';
import { lettureScuola } from '../letture/letture-scuola.ts';
import { altro } from './altro-valore.ts';

// Every field that the table of stored fields has, changed in every record of a school, straight in its archive.

const TABELLA: Letture = { ...letturePersona, ...lettureLavoro, ...lettureScuola };

/** The kinds whose fields are changed: those of the table, and what is beside them. */
const SPECIE: ReadonlySet<string> = new Set([
  ...Object.keys(TABELLA),
  'FAMILIARE',
  'FAMFISCALE',
  'POS_INPS',
  'POS_INAIL',
  'CODICE_INPS',
]);

/** Fields that stay, each with its reason; `*`: of every kind. */
const FERMI: Readonly<Record<string, string>> = {
  '* uid': 'which record it is',
  '* versione': 'how many times it was changed',
  '* uidSubAnagrafe': 'whose it is',
  '* uidParente': 'whose it is',
  '* anno': 'which record it is',
  'FISCALI numAnno': 'which record it is',
  'FISCALI percettore': 'what is proposed for another kind of payee',
  'VOCE_PERSONA *': 'an item proposed for runs that are still to be prepared',
  'AVVISI_POSTA *': 'who is written to from now on',
  'OPZIONI_APPROVAZIONE *': 'who approves from now on',
  'OPZIONI_CALCOLO *': 'each run keeps those it was computed with',
  'OPZIONI_IRAP *': 'the declaration that is still to be made',
  'PERSONA uidPortale': 'who signs in',
  'PERSONA prgAnagrafe': 'which record it is',
  'PERSONA cfPrecedenti[]': 'who the person was',
  'PERSONA flgDeceduto': 'who died is not paid by the order: told, and tried apart',
  'PERSONA datDecesso': 'who died is not paid by the order: told, and tried apart',
  'PERSONA tipoSoggetto': 'a person does not become a company',
  'SCUOLA tipo': 'the school itself stays such',
  'SCUOLA codMeccanografico': 'the school of the archive',
  'SCUOLA dati.setupType': 'another kind of school',
  'SCUOLA dati.altriDati[].tracciatoBonifici': 'how the bank takes an order from now on',
  'SCUOLA dati.altriDati[].codCuc': 'how the bank takes an order from now on',
  'OPZIONI_PRESIDE flgVisualizzaDatiContabili': 'what the head teacher lets be seen',
  'OPZIONI_PRESIDE flgVisualizzaServizi': 'what the head teacher lets be seen',
  'OPZIONI_PRESIDE flgVisualizzaAssenze': 'what the head teacher lets be seen',
  'OPZIONI_PRESIDE flgModificaCedolini': 'what the head teacher lets be done',
};

const isFermo = (nome: string, luogo: string): boolean => {
  const [inizio = ''] = luogo.split('.');
  return ['* '.concat(luogo), `${nome} ${luogo}`, `${nome} ${inizio}`, `${nome} *`].some((chiave) =>
    Object.hasOwn(FERMI, chiave),
  );
};

export interface DaCambiare {
  readonly entita: Entita<Registrazione>;
  readonly record: Registrazione;
}

/** The records of those kinds in a school. */
export const recordDi = async (store: Store, codmin: string): Promise<readonly DaCambiare[]> => {
  const archivio = archivioDi(store, codmin);
  const persone = (await archivio.of(personaEntita).queryIndice({ index: 'indice1' })).map(({ uid }) => String(uid));
  const tutte = (await ogniEntita()).filter(({ nome }) => SPECIE.has(nome));
  const trovati = await Promise.all(
    tutte.map(async (entita) => {
      const suo = archivio.of(entita);
      const suoi =
        entita.posto === 'radice'
          ? await suo.getMany(persone.map((uid) => asUid(uid)))
          : (
              await Promise.all(entita.posto === 'figlio' ? persone.map((uid) => suo.listAll(uid)) : [suo.listAll()])
            ).flat();
      return suoi.map((record) => ({ entita, record }));
    }),
  );
  return trovati.flat();
};

/** Every field of the table of stored fields that is neither changed in some record nor has a reason to stay. */
export const campiMancanti = (cambiati: readonly string[]): readonly string[] => {
  const visti = new Set(cambiati);
  return Object.entries(TABELLA).flatMap(([nome, righe]) =>
    righe
      .flatMap(({ campi }) => campi)
      .filter((campo) => !isFermo(nome, campo) && !visti.has(`${nome} ${campo}`))
      .map((campo) => `${nome} ${campo}`),
  );
};

/** The fields of a record that take another value, by place. */
const cambiatiIn = ({ entita: { nome, schema }, record }: DaCambiare, campi: (campo: string) => boolean): unknown =>
  altro(schema, record, (luogo) => !isFermo(nome, luogo) && campi(`${nome} ${luogo}`));

/** The fields that would change in some record: 'PERSONA desCap'. */
export const campiCambiati = (records: readonly DaCambiare[]): readonly string[] => {
  const visti = new Set<string>();
  for (const uno of records)
    cambiatiIn(uno, (campo) => {
      visti.add(campo);
      return false;
    });
  return [...visti].toSorted();
};

/** Writes every record with another value in those fields, and as it was in the others. @returns the records as they are now */
export const changeCampi = async (
  store: Store,
  codmin: string,
  records: readonly DaCambiare[],
  campi: ReadonlySet<string>,
): Promise<readonly DaCambiare[]> =>
  Promise.all(
    records.map(async (uno) => {
      const { entita } = uno;
      const cambiato = entita.schema.parse(cambiatiIn(uno, (campo) => campi.has(campo)));
      const record =
        isPersona(uno.record) && isPersona(cambiato) ? withPrecedenti(cambiato, [uno.record.desCf]) : cambiato;
      const item: Item = writeItem(entita, codmin, record);
      await store.client.send(new PutCommand({ TableName: store.table, Item: item }));
      return { entita, record };
    }),
  );

const isPersona = (record: Registrazione): record is Persona => personaEntita.schema.safeParse(record).success;

/** The names that prints of several runs say as they are today, each with what it was: of people, and of the school in its letterhead. */
export const nomiDiOggi = (
  prima: readonly DaCambiare[],
  dopo: readonly DaCambiare[],
): readonly (readonly [oggi: string, allora: string])[] =>
  dopo
    .flatMap(({ record }, indice) =>
      NOMI.map((nome): readonly [unknown, unknown] => [
        Reflect.get(record, nome),
        Reflect.get(prima[indice]?.record ?? {}, nome),
      ]),
    )
    .flatMap(([oggi, allora]) =>
      typeof oggi === 'string' && typeof allora === 'string' && oggi !== allora ? [[oggi, allora] as const] : [],
    )
    .toSorted(([una], [altra]) => altra.length - una.length);

const NOMI = [
  'desCognome',
  'desNome',
  'desCf',
  'desScuola',
  'desIndirizzo',
  'desCap',
  'desComune',
  'provincia',
  'codFiscale',
];

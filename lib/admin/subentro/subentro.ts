import { sigilloRegistroEntita } from '#archivio/casa/sigillo-registro.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { Passaggio } from '#shared/contracts/scuola/subentro.ts';
import { identitaDi } from '#shared/domain/scuola.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import { whileClosed, type Dove } from '../copia/copia.ts';
import { readImpronte, type Impronte } from '../copia/ripristino.ts';
import { fileKeysOf, getFile, itemsOf, putFile, writeItems } from '../copia/scuola-conservata.ts';
import { loadScuola, setManutenzione } from '../scuole.ts';
import { consistenzaDi, provaDi, righeDellaProva, type Consistenza } from './consistenza.ts';
import { fileDelSubentrante, impronteDelPassaggio, itemsDelPassaggio, type Scuole } from './passaggio.ts';
import { loadPropria, savePassaggio, writePropria, type Propria } from './scuole-del-passaggio.ts';

/** One school in the place of another: from which day, with which codice fiscale and name, by which act. */
export interface Subentro extends Scuole {
  readonly dal: string;
  readonly codFiscale: string;
  readonly desScuola: string;
  readonly atto: string;
}

/** How many items are put together: few enough to stay in memory. */
const INSIEME = 500;

/**
 * Brings everything of a school that ends to the one that takes its place, people, balances, payslips, filings, files, and proves that they are
 * equal; then each names the other. The ceased school stays closed; repeated, the command goes on from where it was.
 * @returns the lines of the proof
 * @throws when one of the two is not registered or works, the one that takes has data of its own, or they are not equal in the end
 */
export const succeed = async (dove: Dove, subentro: Subentro): Promise<string[]> => {
  const { cedente, subentrante } = subentro;
  const [prima] = await Promise.all([loadScuola(dove.store, cedente), loadScuola(dove.store, subentrante)]);
  const perche = `subentro di ${subentrante} a ${cedente}`;
  await setManutenzione(dove.store, cedente, true, dove, { cosa: `Scuola chiusa: ${perche}` });
  try {
    return await whileClosed(dove, cedente, { perche, per: 'copia' }, () =>
      whileClosed(dove, subentrante, { perche, per: 'ripristino' }, () => passAll(dove, subentro)),
    );
  } catch (error) {
    if (!prima.inManutenzione) await setManutenzione(dove.store, cedente, false, dove);
    throw error;
  }
};

const passAll = async (dove: Dove, subentro: Subentro): Promise<string[]> => {
  const propria = await loadPropria(dove, subentro.cedente);
  const attese = await impronteDelPassaggio(dove, subentro);
  await refuseEstranei(attese, await readImpronte(dove, subentro.subentrante), subentro);
  await copyAll(dove, subentro);
  const prova = await prove(dove, subentro, attese);
  await savePassaggio(dove, passaggioDi(dove, subentro, propria, prova), 'Prova del passaggio');
  await nameEachOther(dove, subentro, propria);
  return [...righeDellaProva(prova), `Record e documenti uguali: ${attese.items.size} e ${attese.file.size}`];
};

/** The passage as both keep it: nobody is told apart, because all are as they were. */
const passaggioDi = (
  { adesso }: Dove,
  { cedente, subentrante, dal, atto, desScuola }: Subentro,
  propria: Propria,
  prova: Consistenza,
): Passaggio => ({
  cedente,
  desCedente: propria.desScuola,
  subentrante,
  desSubentrante: desScuola,
  dal,
  atto,
  modo: 'INTERA',
  stato: 'FATTO',
  il: adesso.toISOString(),
  prova: provaDi(prova),
  persone: [],
  avvisi: [],
});

/** The trail of the commands is of each school. */
const isDelRegistro = (nome: string): boolean => nome.includes('#AUDIT') || nome.includes('#SIGILLO_REGISTRO');

/** @throws naming how many, when the school that takes holds anything that does not come from the other */
const refuseEstranei = async (attese: Impronte, presenti: Impronte, { subentrante }: Scuole): Promise<void> => {
  const estranei = [
    ...[...presenti.items.keys()].filter((nome) => !attese.items.has(nome) && !isDelRegistro(nome)),
    ...[...presenti.file.keys()].filter((nome) => !attese.file.has(nome)),
  ].filter((nome) => !nome.includes('#ACCESSO'));
  if (estranei.length > 0)
    throw new Error(
      `La scuola ${subentrante} ha già ${estranei.length} record o documenti suoi: subentra una scuola registrata e ancora vuota. A una scuola che lavora le persone si uniscono con "unione".`,
    );
};

const copyAll = async (dove: Dove, scuole: Scuole): Promise<void> => {
  const { store, deposito } = dove;
  let insieme: Item[] = [];
  const flush = async () => {
    await writeItems(store, scuole.subentrante, { put: insieme, remove: [] });
    insieme = [];
  };
  for await (const item of itemsDelPassaggio(dove, scuole)) {
    insieme.push(item);
    if (insieme.length >= INSIEME) await flush();
  }
  await flush();
  await removeSigilli(store, scuole.subentrante);
  for await (const chiave of fileKeysOf(deposito, scuole.cedente)) {
    const letto = await getFile(deposito, chiave);
    await putFile(deposito, { ...letto, chiave: fileDelSubentrante(chiave, scuole) });
  }
};

/** Takes away the seals of the trail of the school that takes, which the entries that came have made untrue. */
const removeSigilli = async (store: Dove['store'], scuola: string): Promise<void> => {
  const archivio = archivioDi(store, scuola);
  const sigilli = await archivio.of(sigilloRegistroEntita).listAll();
  const remove = sigilli.map(({ uid }) => archivio.chiavi.record(sigilloRegistroEntita, uid));
  await writeItems(store, scuola, { put: [], remove });
};

/** The sums of both, once every record and every file is found equal. @throws naming the first that differs */
const prove = async (dove: Dove, { cedente, subentrante }: Scuole, attese: Impronte): Promise<Consistenza> => {
  const trovate = await readImpronte(dove, subentrante);
  const diversi = [
    ...[...attese.items].filter(([nome, impronta]) => trovate.items.get(nome) !== impronta),
    ...[...attese.file].filter(([nome, impronta]) => trovate.file.get(nome) !== impronta),
  ];
  if (diversi.length > 0)
    throw new Error(
      `La scuola ${subentrante} non è uguale a ${cedente}: ${diversi.length} record o documenti diversi. Resta chiusa: ripetere il comando.`,
    );
  const [prima, dopo] = [await consistenzaIn(dove, cedente), await consistenzaIn(dove, subentrante)];
  const diverse = Object.keys(prima).filter((nome) => prima[nome] !== dopo[nome]);
  if (diverse.length > 0)
    throw new Error(`I totali delle due scuole non sono uguali: ${diverse.join(', ')}. Ripetere il comando.`);
  return dopo;
};

const consistenzaIn = async ({ store }: Dove, scuola: string): Promise<Consistenza> => {
  const letti: Item[] = [];
  for await (const item of itemsOf(store, scuola)) letti.push(item);
  return consistenzaDi(archivioDi(store, scuola), letti);
};

/** The one that takes becomes what it is from the day on, with what it was before; the ceased one says who took its place. */
const nameEachOther = async (dove: Dove, subentro: Subentro, propria: Propria): Promise<void> => {
  const { cedente, subentrante, dal, codFiscale, desScuola, atto } = subentro;
  const al = addGiorni(dal, -1);
  const { subentrante: _altra, identitaPrecedenti: storia = [], ...dati } = propria.dati;
  await writePropria(
    dove,
    subentrante,
    propria,
    {
      ...propria,
      codMeccanografico: subentrante,
      codFiscale,
      desScuola,
      dati: { ...dati, identitaPrecedenti: [...storia, { ...identitaDi(propria), al, atto }] },
    },
    `Subentrata a ${cedente} dal ${formatGiorno(dal)}`,
  );
  await writePropria(
    dove,
    cedente,
    propria,
    {
      ...propria,
      dati: { ...propria.dati, subentrante: { dal, codMeccanografico: subentrante, codFiscale, desScuola, atto } },
    },
    `Finita: dal ${formatGiorno(dal)} le è subentrata ${subentrante}`,
  );
};

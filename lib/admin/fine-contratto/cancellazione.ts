import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeScuola } from '#archivio/accesso/registro.ts';
import type { Chiave, Item } from '#platform/data/dynamo.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import type { Momento } from '../amministrazione.ts';
import type { Connection } from '../connection.ts';
import { readFonte, type Impronte } from '../copia/ripristino.ts';
import {
  improntaOf,
  improntaOfFile,
  getFile,
  fileKeysOf,
  itemsOf,
  nameOf,
  removeFile,
  type Deposito,
  writeItems,
} from '../copia/scuola-conservata.ts';
import { removeCopie } from '../copie/copie.ts';
import { manifestoIn, sha256 } from '../esportazione/formato.ts';
import { esportazioneIn } from '../esportazione/lettura.ts';
import { listLavoriAperti } from '../lavori.ts';
import { loadScuola, setManutenzione } from '../scuole.ts';
import { restiSuAws, restiSuQuestaMacchina, testoDi, type Certificato } from './certificato.ts';
import { openConto } from './conto.ts';
import { keepRegistroDopo } from './registro-dopo.ts';
import { residuiDi, type Residui } from './residui.ts';
import { leaveUtenti } from './utenti.ts';
import { removeVersioni } from './versioni.ts';

type Archivio = Pick<Connection, 'archivio' | 'store' | 'deposito' | 'identita' | 'dataDir' | 'deployment'>;

/**
 * Erases everything of a school at the end of its contract, once an open export holds all that it has; writes the certificate beside the export. The
 * school is closed first and stays so; cut, the same command goes on from where it was.
 * @throws when the export is not whole, is another's, or lacks something that the school still has
 */
export const eraseScuola = async (
  connection: Archivio,
  scuola: string,
  cartella: string,
  momento: Momento,
): Promise<Certificato> => {
  const { store, deposito } = connection;
  const registrata = await loadScuola(store, scuola);
  const fonte = await esportazioneIn(cartella);
  if (fonte.scuola !== scuola)
    throw new Error(
      `${cartella} è l'esportazione della scuola ${fonte.scuola}, non di ${scuola}: niente è stato fatto.`,
    );
  await refuseLavori(connection, scuola);
  if (!registrata.inManutenzione)
    await setManutenzione(store, scuola, true, momento, { cosa: 'Scuola chiusa: fine del contratto' });
  const esportata = await readFonte(fonte);
  await refuseCambiati(connection, scuola, esportata);
  const prima = await residuiDi(connection, scuola);
  const conto = await openConto(cartella, prima);
  const registroDopo = await keepRegistroDopo(cartella, writtenAfter(connection, scuola, esportata));
  await removeFiles(deposito, scuola, prima);
  await leaveUtenti(connection, scuola, prima.utenti, conto);
  await removeItems(connection, scuola, prima);
  if (connection.dataDir !== undefined) await conto.addCopie(await removeCopie(connection.dataDir, scuola));
  await refuseResti(await residuiDi(connection, scuola));
  const certificato: Certificato = {
    certificato: 'emolumenti cancellazione 1',
    scuola,
    denominazione: registrata.desScuola,
    archivio: connection.archivio,
    cancellataIl: momento.adesso.toISOString(),
    esportazione: { fattaIl: fonte.fattaIl, sha256: sha256(await readFile(manifestoIn(cartella))) },
    registroDopo,
    ...conto.tolto(),
    resti:
      connection.deployment === undefined
        ? restiSuQuestaMacchina(connection.dataDir)
        : restiSuAws(connection.deployment, momento.oggi),
  };
  await writeFile(join(cartella, 'certificato.json'), `${JSON.stringify(certificato, null, 2)}\n`);
  await writeFile(join(cartella, 'certificato.txt'), testoDi(certificato));
  await sendOperazioni(store, [removeScuola(scuola)]);
  await conto.close();
  return certificato;
};

const refuseLavori = async ({ store }: Archivio, scuola: string): Promise<void> => {
  const aperti = (await listLavoriAperti(store)).filter(({ codmin }) => codmin === scuola);
  if (aperti.length > 0)
    throw new Error(
      `La scuola ${scuola} ha lavori non finiti (${aperti.map(({ lavoro }) => lavoro.descrizione).join('; ')}): aspettare che finiscano, o fermarli con "lavori ferma".`,
    );
};

/** True of the trail and of the accesses, which the closing of the school and every sign-in write after an export. */
const isDopoOgniEsportazione = (nome: string): boolean => /#AUDIT|#SIGILLO_REGISTRO|#ACCESSO/.test(nome);

/** The lines of the trail that the export does not hold. */
const writtenAfter = async function* (
  { store }: Archivio,
  scuola: string,
  esportata: Impronte,
): AsyncGenerator<Item, void, void> {
  for await (const item of itemsOf(store, scuola)) {
    const nome = nameOf(item);
    if (/#AUDIT|#SIGILLO_REGISTRO/.test(nome) && esportata.items.get(nome) !== improntaOf(item)) yield item;
  }
};

/** @throws naming how much the school has that the export lacks: what it has not any more, an erasure that was cut removed */
const refuseCambiati = async (
  { store, deposito }: Archivio,
  scuola: string,
  esportata: Impronte & { readonly fattaIl: string },
): Promise<void> => {
  let cambiati = 0;
  for await (const item of itemsOf(store, scuola)) {
    const nome = nameOf(item);
    if (item.ttl === undefined && !isDopoOgniEsportazione(nome) && esportata.items.get(nome) !== improntaOf(item))
      cambiati += 1;
  }
  for await (const chiave of fileKeysOf(deposito, scuola))
    if (esportata.file.get(chiave) !== improntaOfFile(await getFile(deposito, chiave))) cambiati += 1;
  if (cambiati > 0)
    throw new Error(
      `Dopo l'esportazione del ${formatGiorno(giornoDellIstante(esportata.fattaIl))} nella scuola ${scuola} sono cambiati ${cambiati} record o documenti: niente è stato tolto, la scuola resta chiusa. Rifare "esporta" in un'altra cartella, poi "elimina" con quella.`,
    );
};

/** Removes the files of a school, with every version where there are versions: before anything else, because a lock may refuse it. */
const removeFiles = async (deposito: Deposito, scuola: string, { file }: Residui): Promise<void> => {
  if (deposito.blocco !== undefined) return removeVersioni(deposito, scuola);
  for (const chiave of file) await removeFile(deposito, chiave);
};

/** How many records are removed together: few enough to stay in memory. */
const INSIEME = 500;

/** Removes the records of the school, and what of it lies outside its keys. */
const removeItems = async ({ store }: Archivio, scuola: string, { sue }: Residui): Promise<void> => {
  const isRecord = ({ pk }: Chiave): boolean => pk.startsWith(`SCUOLA#${scuola}#`);
  for (const { pk, sk } of sue.filter((una) => !isRecord(una)))
    await sendOperazioni(store, [{ tipo: 'delete', chiave: { pk, sk } }]);
  const record = sue.filter(isRecord).map(({ pk, sk }) => ({ pk, sk }));
  for (let da = 0; da < record.length; da += INSIEME)
    await writeItems(store, scuola, { put: [], remove: record.slice(da, da + INSIEME) });
};

/** @throws where anything is found again: somebody wrote meanwhile */
const refuseResti = async ({ sue, utenti, file }: Residui): Promise<void> => {
  const resti = sue.length + utenti.length + file.length;
  if (resti > 0)
    throw new Error(
      `Della scuola restano ${resti} record, utenti o documenti scritti nel frattempo: ripetere il comando, che riprende da dove era.`,
    );
};

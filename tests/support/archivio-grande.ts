import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { asUid, chiaveDi, type Entita, type Registrazione } from '#platform/data/entita.ts';
import { writeItem } from '#platform/data/repository.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { personaDiProva } from './persone-di-prova.ts';

/** Invented people have different codici fiscali up to this number; beyond it they need another name. */
const DATE_DIVERSE = 2520;
const PER_RICHIESTA = 25;
const INSIEME = 4;

const nomeDi = (indice: number): { desNome?: string } =>
  indice < DATE_DIVERSE ? {} : { desNome: `Pro${'bcdfglmnpr'[Math.floor(indice / DATE_DIVERSE)] ?? 's'}a` };

const personaNumero = (indice: number): Persona => {
  const { matricola: _matricola, ...dati } = personaDiProva(indice + 1, nomeDi(indice));
  const uid = `persona${String(indice + 1).padStart(5, '0')}`;
  return {
    ...dati,
    uid: asUid(uid),
    uidSubAnagrafe: asUid(uid),
    versione: 1,
    prgAnagrafe: indice + 1,
    matricola: indice + 1,
    uidPortale: null,
  };
};

/** A school of thousands of people, for who reads it: the people alone, without what keeps their values unique. */
export const archivioGrande = async (store: Store, codmin: string, quante: number): Promise<Persona[]> => {
  const persone = Array.from({ length: quante }, (_, indice) => personaNumero(indice));
  await putRecords(store, codmin, personaEntita, persone);
  return persone;
};

/** Thousands of records of a kind as they are stored, without what keeps their values unique. */
export const putRecords = async <T extends Registrazione>(
  store: Store,
  codmin: string,
  entita: Entita<T>,
  records: readonly T[],
): Promise<void> => {
  const richieste = Array.from({ length: Math.ceil(records.length / PER_RICHIESTA) }, (_, numero) =>
    records.slice(numero * PER_RICHIESTA, (numero + 1) * PER_RICHIESTA),
  );
  await Promise.all(
    Array.from({ length: INSIEME }, async () => {
      for (let alcuni = richieste.shift(); alcuni !== undefined; alcuni = richieste.shift()) {
        await store.client.send(
          new BatchWriteCommand({
            RequestItems: {
              [store.table]: alcuni.map((record) => ({
                PutRequest: {
                  Item: { ...chiaveDi(codmin, entita, record.uid), ...writeItem(entita, codmin, record) },
                },
              })),
            },
          }),
        );
      }
    }),
  );
};

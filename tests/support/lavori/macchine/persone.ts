import { asUid } from '#platform/data/entita.ts';
import { writeCsv } from '#platform/spreadsheet.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { personaDiProva } from '../../persone-di-prova.ts';
import { applyImport, checkFile, upload, type FileDiProva } from '../../scambio.ts';
import { openWork, type Macchina, type Preparato, type ScuolaAlLavoro } from './macchina.ts';

/** The same person entered twice, with fiscal data the second time. */
const accorpa = async ({ gestore, next }: ScuolaAlLavoro): Promise<Preparato> => {
  const numero = next();
  const create = (mese: string) =>
    gestore.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(numero, { desCognome: 'Doppioni', datNascita: `${1900 + (numero % 100)}-${mese}-07` }),
    });
  const [resta, va] = [await create('07'), await create('08')];
  await gestore.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(2025), uidSubAnagrafe: va.uid } });
  return {
    chi: gestore,
    begin: async () => {
      const body = { azione: 'ESEGUI' as const, uidDestinazione: resta.uid, uids: [va.uid] };
      return (await gestore.ok(anagrafeRoutes.accorpaAnagrafe, { body })).lavoro?.uid ?? '';
    },
    read: async () => {
      const { uid } = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: va.uid } });
      const criteria = { uidSubAnagrafe: resta.uid };
      return {
        una: uid === resta.uid,
        fiscali: (await gestore.ok(fiscaleRoutes.listFiscali, { body: { criteria } })).length,
      };
    },
    interrotto: () => ({ una: false, fiscali: 0 }),
    concluso: { una: true, fiscali: 1 },
  };
};

/** Work that only leaves a file. */
const file = (chi: Preparato['chi'], begin: () => Promise<string>): Preparato => {
  let lavoro = '';
  return {
    chi,
    begin: async () => (lavoro = await begin()),
    read: async () => (await chi.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro } })).link !== null,
    interrotto: () => false,
    concluso: true,
  };
};

const raccogli = async ({ gestore, persone: [prima] }: ScuolaAlLavoro): Promise<Preparato> =>
  file(
    gestore,
    async () => (await gestore.ok(anagrafeRoutes.collectDatiPersonali, { body: { uid: prima?.uid ?? asUid('') } })).uid,
  );

const esporta = async ({ gestore }: ScuolaAlLavoro): Promise<Preparato> =>
  file(
    gestore,
    async () => (await gestore.ok(scambioRoutes.createEsportazione, { body: { tipo: 'persone', formato: 'CSV' } })).uid,
  );

const TITOLI = ['Codice fiscale', 'Cognome', 'Nome', 'Note'];
const NUOVE = 2;

/** People that are not there yet. */
const fileDi = (numeri: readonly number[]): FileDiProva => ({
  nome: 'persone.csv',
  bytes: writeCsv({
    colonne: TITOLI.map((titolo) => ({ titolo, tipo: 'testo' as const })),
    righe: numeri
      .map((numero) => personaDiProva(numero))
      .map(({ desCf, desCognome, desNome }) => [desCf, desCognome, desNome, 'nota']),
  }),
});

/** What an import is at, why, and how many of its people are on file. */
const importata = (scuola: ScuolaAlLavoro, uid: string, numeri: readonly number[]) => async () => {
  const { gestore } = scuola;
  const { stato, motivo } = await gestore.ok(scambioRoutes.getImportazione, { params: { uid }, query: {} });
  const trovate = await Promise.all(
    numeri.map(async (numero) => {
      const body = { codFisc: personaDiProva(numero).desCf };
      return (await gestore.ok(anagrafeRoutes.searchAnag, { body })).righe.length;
    }),
  );
  return { stato, motivo, persone: trovate.reduce((somma, uno) => somma + uno, 0) };
};

const controlla = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { gestore, next } = scuola;
  const numeri = Array.from({ length: NUOVE }, next);
  const daLeggere = fileDi(numeri);
  const { uid, versione } = await upload(gestore, 'persone', daLeggere);
  const body = {
    tipo: 'persone',
    nomeFile: daLeggere.nome,
    dimensione: daLeggere.bytes.length,
    uid,
    versione,
  } as const;
  return {
    chi: gestore,
    begin: async () => (await gestore.ok(scambioRoutes.createImportazione, { body })).lavoro ?? '',
    read: importata(scuola, uid, numeri),
    interrotto: (motivo) => ({ stato: 'SOSPESA', motivo, persone: 0 }),
    concluso: { stato: 'PRONTA', motivo: null, persone: 0 },
  };
};

const applica = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { gestore, next } = scuola;
  const numeri = Array.from({ length: NUOVE }, next);
  const { uid, versione } = await checkFile(gestore, 'persone', fileDi(numeri));
  return {
    chi: gestore,
    begin: async () =>
      (await gestore.ok(scambioRoutes.applyImportazione, { params: { uid }, body: { versione } })).lavoro ?? '',
    read: importata(scuola, uid, numeri),
    interrotto: (motivo) => ({ stato: 'SOSPESA', motivo, persone: 0 }),
    concluso: { stato: 'APPLICATA', motivo: null, persone: NUOVE },
  };
};

const ripristina = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { gestore, next } = scuola;
  const numeri = Array.from({ length: NUOVE }, next);
  const { uid, lavoro } = await applyImport(gestore, await checkFile(gestore, 'persone', fileDi(numeri)));
  return {
    chi: gestore,
    begin: async () => {
      await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: lavoro ?? '' }, body: {} });
      return openWork(scuola);
    },
    read: importata(scuola, uid, numeri),
    interrotto: (motivo) => ({ stato: 'SOSPESA', motivo, persone: NUOVE }),
    concluso: { stato: 'ANNULLATA', motivo: `Annullata da ${gestore.sessione.descutente}.`, persone: 0 },
  };
};

export const macchinePersone: readonly Macchina[] = [
  { nome: 'the merge of two people', tipo: 'accorpa-anagrafe', prepare: accorpa },
  { nome: 'the collection of what is held about a person', tipo: 'dati-personali', prepare: raccogli },
  { nome: 'an export', tipo: 'esportazione', prepare: esporta },
  { nome: 'an import before its file is read', tipo: 'importazione', prepare: controlla, prima: 1 },
  { nome: 'an import while its rows are tried', tipo: 'importazione', prepare: controlla },
  { nome: 'an import while it is applied', tipo: 'importazione', prepare: applica },
  { nome: 'the undo of an import', tipo: 'importazione', prepare: ripristina },
];

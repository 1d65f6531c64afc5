import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid, partizioneRadice } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { writeCsv } from '#platform/spreadsheet.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';
import {
  applyImport,
  checkFile,
  exportFile,
  importFile,
  lavoroFinito,
  upload,
  type FileDiProva,
} from '#support/scambio.ts';
import { dipendenteDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const csvDi = (titoli: readonly string[], righe: readonly (readonly string[])[]): FileDiProva => ({
  nome: 'persone.csv',
  bytes: writeCsv({ colonne: titoli.map((titolo) => ({ titolo, tipo: 'testo' as const })), righe }),
});
const TITOLI = ['Codice fiscale', 'Cognome', 'Nome', 'Note'];
const persone = (da: number, quante: number, note = ''): FileDiProva =>
  csvDi(
    TITOLI,
    Array.from({ length: quante }, (_, indice) => {
      const { desCf, desCognome, desNome } = personaDiProva(da + indice);
      return [desCf, desCognome, desNome, note];
    }),
  );
const cercata = async (numero: number) =>
  (await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: personaDiProva(numero).desCf } })).righe[0];
const trovata = async (numero: number) =>
  gestore.ok(anagrafeRoutes.getPersona, { params: { uid: (await cercata(numero))?.uid ?? '' } });
const quante = async (): Promise<number> =>
  (await gestore.ok(anagrafeRoutes.searchAnag, { body: { criteria: '' } })).totale;
const cambia = async (numero: number, note: string): Promise<void> => {
  const {
    uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _matricola,
    uidPortale: _portale,
    ...persona
  } = await trovata(numero);
  await gestore.ok(anagrafeRoutes.updatePersona, { params: { uid }, body: { ...persona, note } });
};
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('an import is all or nothing', () => {
  test('a record that somebody changed after the preview: everything is put back, and it is named', async () => {
    await importFile(gestore, 'persone', persone(1, 25, 'prima'));
    const pronta = await checkFile(gestore, 'persone', persone(1, 25, 'dopo'));
    await cambia(24, 'cambiata nel frattempo');
    const finita = await applyImport(gestore, pronta);
    expect(finita.stato).toBe('RIPRISTINATA');
    expect(finita.motivo).toContain(personaDiProva(24).desCf);
    expect((await trovata(3)).note).toBe('prima');
    expect((await trovata(24)).note).toBe('cambiata nel frattempo');
  });

  test('stopped in the middle: what was written is put back', async () => {
    const prima = await quante();
    const pronta = await checkFile(gestore, 'persone', persone(100, 120));
    const { lavoro } = await gestore.ok(scambioRoutes.applyImportazione, {
      params: { uid: pronta.uid },
      body: { versione: pronta.versione },
    });
    await until(async () => (await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro ?? '' } })).fatti > 0);
    await gestore.ok(lavoroRoutes.stopLavoro, { params: { uid: lavoro ?? '' }, body: {} });
    expect((await lavoroFinito(gestore, pronta.uid)).stato).toBe('RIPRISTINATA');
    expect(await quante()).toBe(prima);
    expect(await gestore.call(lavoroRoutes.retryLavoro, { params: { uid: lavoro ?? '' }, body: {} })).toMatchObject({
      status: 409,
    });
  });

  test('the program killed in the middle: it goes on where it was, nothing lost and nothing double', async () => {
    const prima = await quante();
    const pronta = await checkFile(gestore, 'persone', persone(300, 120));
    const { lavoro } = await gestore.ok(scambioRoutes.applyImportazione, {
      params: { uid: pronta.uid },
      body: { versione: pronta.versione },
    });
    await until(async () => (await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro ?? '' } })).fatti > 20);
    await home.restart();
    expect((await lavoroFinito(gestore, pronta.uid)).stato).toBe('APPLICATA');
    expect(await quante()).toBe(prima + 120);
    expect(await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro ?? '' } })).toMatchObject({
      stato: 'COMPLETATO',
      fatti: 120,
      scartati: 0,
      annullabile: true,
    });
  });
});

describe('undoing an import', () => {
  test('is refused, by name, when a record was changed after it; the rest stays', async () => {
    const fatta = await importFile(gestore, 'persone', persone(500, 12));
    await cambia(507, 'cambiata dopo');
    const rifiuto = await gestore.call(lavoroRoutes.undoLavoro, { params: { uid: fatta.lavoro ?? '' }, body: {} });
    expect(rifiuto).toMatchObject({ status: 409, body: { code: 'IN_USO' } });
    expect(JSON.stringify(rifiuto.body)).toContain(personaDiProva(507).desCf);
    expect((await lavoroFinito(gestore, fatta.uid)).stato).toBe('APPLICATA');
    await cambia(507, '');
    await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: fatta.lavoro ?? '' }, body: {} });
    expect((await lavoroFinito(gestore, fatta.uid)).stato).toBe('ANNULLATA');
    expect(await cercata(507)).toBeUndefined();
  });

  test('brings changed records back as they were, in the audit trail too', async () => {
    await importFile(gestore, 'persone', persone(600, 3, 'uno'));
    const fatta = await importFile(gestore, 'persone', persone(600, 3, 'due'));
    await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: fatta.lavoro ?? '' }, body: {} });
    await lavoroFinito(gestore, fatta.uid);
    const persona = await trovata(601);
    expect([persona.note, persona.versione]).toEqual(['uno', 3]);
    const storia = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'PERSONA', uid: persona.uid } });
    expect(storia.righe.map(({ azione, motivo }) => [azione, motivo])).toEqual([
      ['modificato', "Ripristino di un'importazione"],
      ['modificato', 'Importazione'],
      ['creato', 'Importazione'],
    ]);
  });
});

test('a name changed by a file reaches the services and absences that carry it, however many, and comes back with the undoing', async () => {
  const { persona, servizio } = await dipendenteDiProva(gestore, 650);
  const { uid } = await gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      codTipoAssenza: 'FERIE',
      datInizio: '2025-10-06',
      datFine: '2025-10-07',
      numOre: null,
      codMotivo: null,
      datNascitaFiglio: null,
      numCertificato: '',
      datCertificato: null,
      note: '',
      uidSubAnagrafe: persona.uid,
    },
  });
  const assenze = archivioDi(home.store, SCUOLA_A).of(assenzaEntita);
  const assenza = await assenze.load(uid);
  const copie = Array.from({ length: 70 }, (_, indice) => ({
    ...assenza,
    uid: asUid<'ASSENZA'>(`${assenza.uid}${indice}`),
    datInizio: `2025-${String(1 + (indice % 9)).padStart(2, '0')}-01`,
  }));
  for (const copia of copie) await sendOperazioni(home.store, assenze.create(copia).operazioni);
  const nomi = async (): Promise<string[]> => [
    ...new Set(
      (await home.store.queryAll({ pk: partizioneRadice(SCUOLA_A, 'PERSONA', persona.uid) })).flatMap(
        ({ desCognome }) => (desCognome === undefined ? [] : [String(desCognome)]),
      ),
    ),
  ];
  const rinominata = csvDi(
    ['Codice fiscale', 'Cognome', 'Nome', 'Codice fiscale confermato'],
    [[persona.desCf, 'Zzdafile', persona.desNome, 'sì']],
  );
  const fatta = await importFile(gestore, 'persone', rinominata);
  await expect.poll(nomi, { timeout: 20_000 }).toEqual(['Zzdafile']);
  const { righe } = await gestore.ok(serviziRoutes.searchServizi, {
    body: { filtri: [{ campo: 'nominativo', operatore: 'inizia', valore: 'zzdafile' }] },
  });
  expect(righe.map((riga) => [riga.uid, riga.versione])).toEqual([[servizio.uid, 1]]);
  await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: fatta.lavoro ?? '' }, body: {} });
  await lavoroFinito(gestore, fatta.uid);
  await expect.poll(nomi, { timeout: 20_000 }).toEqual([persona.desCognome]);
});

describe('who may exchange data', () => {
  test('another school sees neither the import nor its work', async () => {
    const altrove = await home.as(loginOf('GESTORE', SCUOLA_B));
    const { uid, versione, lavoro } = await checkFile(gestore, 'persone', persone(700, 1));
    expect(await altrove.call(scambioRoutes.getImportazione, { params: { uid }, query: {} })).toMatchObject({
      status: 404,
    });
    expect(await altrove.call(scambioRoutes.applyImportazione, { params: { uid }, body: { versione } })).toMatchObject({
      status: 404,
    });
    expect(await altrove.call(lavoroRoutes.getLavoro, { params: { uid: lavoro ?? '' } })).toMatchObject({
      status: 404,
    });
  });

  test('a role that may not write a kind may not import it, nor see the imports of others', async () => {
    const assenze = await home.as(loginOf('ASSENZE'));
    expect(
      await assenze.call(scambioRoutes.createImportazione, {
        body: { tipo: 'persone', nomeFile: 'a.csv', dimensione: 10 },
      }),
    ).toMatchObject({ status: 403, body: { code: 'RUOLO_NON_AUTORIZZATO' } });
    const { uid } = await upload(gestore, 'persone', persone(701, 1));
    expect(await assenze.call(scambioRoutes.getImportazione, { params: { uid }, query: {} })).toMatchObject({
      status: 404,
    });
    expect(
      await assenze.call(scambioRoutes.createEsportazione, { body: { tipo: 'scuola', formato: 'JSON' } }),
    ).toMatchObject({ status: 403 });
  });

  test('a list is exported with the rights of its own call', async () => {
    const servizi = await home.as(loginOf('SERVIZI'));
    await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'LAB', descrizione: 'Laboratori' } });
    const elenco = {
      titolo: 'Persone della scuola',
      rotta: 'POST /emo/searchanag',
      richiesta: JSON.stringify({ body: { criteria: 'inv' } }),
      colonne: [
        { campo: 'desCognome', titolo: 'Cognome', tipo: 'testo' as const },
        { campo: 'matricola', titolo: 'Matricola', tipo: 'intero' as const },
      ],
    };
    const csv = new TextDecoder().decode((await exportFile(servizi, { tipo: 'elenco', formato: 'CSV', elenco })).bytes);
    expect(csv.split('\r\n')[0]).toBe('Cognome;Matricola');
    expect(csv.trim().split('\r\n')).toHaveLength((await quante()) + 1);
    await expect(
      exportFile(servizi, { tipo: 'elenco', formato: 'CSV', elenco: { ...elenco, rotta: 'POST /crud/audit' } }),
    ).rejects.toThrow(/non esiste|non permette/);
  });
});

describe('the calls refuse', () => {
  const body = { tipo: 'persone', nomeFile: 'persone.csv', dimensione: 10 } as const;
  test('a file over 10 MB before it is sent', async () => {
    expect(
      await gestore.call(scambioRoutes.createImportazione, { body: { ...body, dimensione: 11_000_000 } }),
    ).toMatchObject({ status: 413 });
  });
  test('checking a file that has not arrived, a stale version, another kind, applying what is not ready', async () => {
    const { uid, versione } = await gestore.ok(scambioRoutes.createImportazione, { body });
    expect(await gestore.call(scambioRoutes.createImportazione, { body: { ...body, uid, versione } })).toMatchObject({
      status: 409,
      body: { code: 'RIFERIMENTO_NON_VALIDO' },
    });
    expect(await gestore.call(scambioRoutes.createImportazione, { body: { ...body, uid, versione: 7 } })).toMatchObject(
      { status: 409, body: { code: 'VERSIONE_SUPERATA' } },
    );
    expect(await gestore.call(scambioRoutes.createImportazione, { body: { ...body, uid } })).toMatchObject({
      status: 400,
    });
    expect(
      await gestore.call(scambioRoutes.createImportazione, { body: { ...body, tipo: 'settori', uid, versione } }),
    ).toMatchObject({ status: 409 });
    expect(await gestore.call(scambioRoutes.applyImportazione, { params: { uid }, body: { versione } })).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO' },
    });
  });

  test('an import that is not there, one already applied, and applying the version of before', async () => {
    const archivio = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
    await archivio(
      () => gestore.call(scambioRoutes.createImportazione, { body: { ...body, uid: 'nessuna', versione: 1 } }),
      assente(/^L'importazione non è in archivio/),
    );
    const pronta = await checkFile(gestore, 'persone', persone(800, 1));
    await archivio(
      () =>
        gestore.call(scambioRoutes.applyImportazione, {
          params: { uid: pronta.uid },
          body: { versione: pronta.versione - 1 },
        }),
      superata({ uid: pronta.uid, stato: 'PRONTA', versione: pronta.versione }),
    );
    const { uid, versione } = await applyImport(gestore, pronta);
    await archivio(
      () => gestore.call(scambioRoutes.createImportazione, { body: { ...body, uid, versione } }),
      statoNonAmmesso(/^L'importazione di persone\.csv non si può controllare: ora è applicata\.$/),
    );
  });
});

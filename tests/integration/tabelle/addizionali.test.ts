import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { readDatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { addizionaliCaricate } from '#functions/cedolini/calcolo/regole/addizionali-caricate.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { sostanza } from '#shared/calculation/righe/sostanza.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { addizionaliRoutes, type CaricamentoInput } from '#shared/contracts/tabelle/addizionali.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import { cedolinoDi, compenso, compute, elaborazione, importi } from '#support/cedolini.ts';
import { countingStore } from '#support/counting-store.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, rifiutata, superata } from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

/** Invented rates in the format of the official files: Rome 1,10 % over 10.000 €, Milan nothing published. */
const COMUNI = [
  'CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;ALIQUOTA_2;FASCIA_2;FLAG_NUOVA;IMPORTO_ESENTE',
  'H501;ROMA;RM;7;29/12/2025;22/01/2026;INVENTATA;SI;0;Esenzione per redditi imponibili fino a euro 10.000,00;1,1;Aliquota unica;2;0',
  'F205;MILANO;MI;;;;;NO;0*;;;;;0',
  'G999;PRATO;PO;1;;;;SI;,4;per chi abita in centro;;;;0',
].join('\r\n');
const REGIONI = [
  'REGIONE;NUMERO;DATA PUBBLICAZIONE;DISPOSIZIONE;NOTE;ALIQUOTA;FASCIA',
  'REGIONE LAZIO;1;;L.R. inventata 1/2025;;1.50;fino a 15000.00 euro',
  'REGIONE LAZIO;1;;L.R. inventata 1/2025;;2.50;oltre 15000.00 euro',
].join('\n');
const file = (cambi: Partial<CaricamentoInput> = {}): CaricamentoInput => ({
  tipo: 'COMUNE',
  anno: 2026,
  letta: '2026-03-02',
  nomeFile: 'Add_comunale_irpef2026.csv',
  testo: COMUNI,
  ...cambi,
});
const regionale = (cambi: Partial<CaricamentoInput> = {}) =>
  file({ tipo: 'REGIONE', nomeFile: 'addreg2026.csv', testo: REGIONI, ...cambi });
const carica = (input: CaricamentoInput) => gestore.ok(addizionaliRoutes.loadAddizionali, { body: input });

const collaboratore = async (codComuneDomf: string, desComuneDomf: string, codRegioneDomf = '08'): Promise<Persona> => {
  const persona = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva((numero += 1), {
      domicili: [{ dal: '2020-01-01', codComuneDomf, desComuneDomf, codRegioneDomf }],
    }),
  });
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      codGestioneSeparata: 'SENZA_DIS_COLL',
      numRedditoPresunto: 2_000_000,
      uidSubAnagrafe: persona.uid,
    },
  });
  return persona;
};
const collaborazioni = () => elaborazione({ idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Collaborazioni' });
const aConguaglio = ({ uid }: Persona, importo = 2_000_000) => ({
  uidSubAnagrafe: uid,
  percettore: null,
  voci: [compenso(importo)],
  opzioni: { conguaglio: true },
  verifica: { data: '2026-03-18', numero: '2026/48', debito: 0 },
});

describe('surtax tables', () => {
  test('the official file is loaded once a year and kind, read back in the list, and what is wrong in it is told', async () => {
    expect(await carica(file())).toEqual({
      tabella: {
        uid: '2026-COMUNE',
        versione: 1,
        tipo: 'COMUNE',
        anno: 2026,
        letta: '2026-03-02',
        caricata: '2026-03-10',
        nomeFile: 'Add_comunale_irpef2026.csv',
        numEnti: 1,
        numSenzaAliquota: 1,
        numScartate: 1,
      },
      scartate: [{ riga: 4, codice: 'G999', motivo: expect.stringContaining('per chi abita in centro') }],
    });
    expect((await carica(regionale())).tabella.numEnti).toBe(1);
    expect((await carica(file({ letta: '2026-03-09' }))).tabella.versione).toBe(2);
    expect(
      (await gestore.ok(addizionaliRoutes.listAddizionali, { body: {} })).map(({ uid, versione }) => [uid, versione]),
    ).toEqual([
      ['2026-COMUNE', 2],
      ['2026-REGIONE', 1],
    ]);
    expect(
      await (await home.as(loginOf('GESTORE', SCUOLA_B))).ok(addizionaliRoutes.listAddizionali, { body: {} }),
    ).toEqual([]);
  });

  test('another file, or one of tomorrow, is refused on its field', async () => {
    expect(await gestore.call(addizionaliRoutes.loadAddizionali, { body: file({ testo: 'a;b\n1;2' }) })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'testo' }] },
    });
    expect(
      await gestore.call(addizionaliRoutes.loadAddizionali, { body: file({ letta: '2026-03-11' }) }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'letta' }] } });
  });

  test('a table of eight thousand towns is one transaction', async () => {
    const [intestazione = '', roma = ''] = COMUNI.split('\r\n');
    const citta = Array.from({ length: 8000 }, (_, indice) =>
      roma.replace(
        'H501;ROMA',
        `${'ABCDEFGHIL'[Math.floor(indice / 800)]}${String(indice % 800).padStart(3, '0')};COMUNE INVENTATO NUMERO ${indice}`,
      ),
    );
    expect((await carica(file({ anno: 2024, testo: [intestazione, ...citta].join('\r\n') }))).tabella).toMatchObject({
      numEnti: 8000,
      numScartate: 0,
    });
    expect(
      await gestore.ok(addizionaliRoutes.removeAddizionali, { body: { uid: '2024-COMUNE', versione: 1 } }),
    ).toEqual({ uid: '2024-COMUNE' });
    expect(await home.store.queryAll({ pk: `SCUOLA#${SCUOLA_A}#ADDIZIONALI_PARTE`, begins: '2024' })).toEqual([]);
  });
});

test('the check of the stored data asks no entry of the audit trail for the parts of a table: the table has its own', async () => {
  await carica(file());
  const { items, rilievi } = await checkArchivio(home.store, SCUOLA_A);
  expect(items).toBeGreaterThan(0);
  expect(rilievi.filter(({ chiave }) => chiave.includes('ADDIZIONALI'))).toEqual([]);
});

describe('a run reads the loaded tables', () => {
  test('of the year and of the residence of its people; the explanation says which, from where, since when; recomputed after they are gone it is the same', async () => {
    await carica(file());
    const { tabella } = await carica(regionale());
    const persona = await collaboratore('H501', 'ROMA');
    const { processo } = await compute(gestore, collaborazioni(), [aConguaglio(persona)]);
    const intero = await cedolinoDi(gestore, processo.uid, persona.uid);
    expect(intero.anomalie.map(({ codice }) => codice)).toEqual(['CONGUAGLIO_IN_CORSO']);
    const imponibile = intero.cedolino?.totali.imponibileIrpef ?? 0;
    expect(imponibile).toBeGreaterThan(1_500_000);
    const regione = Math.round((1_500_000 * 15_000 + (imponibile - 1_500_000) * 25_000) / 1_000_000);
    const comune = Math.round((imponibile * 11_000) / 1_000_000);
    expect(importi(intero)).toMatchObject({
      ADDIZIONALE_REGIONALE: regione,
      ADDIZIONALE_COMUNALE: comune,
      ADDIZIONALE_COMUNALE_ACCONTO: Math.round(comune * 0.3),
    });
    const riga = intero.cedolino?.righe.find(({ codice }) => codice === 'ADDIZIONALE_REGIONALE');
    expect(riga?.spiegazione.testo).toContain(
      'L.R. inventata 1/2025; Addizionale regionale 2026, tabella MEF "addreg2026.csv" presa il 02/03/2026 e caricata dalla scuola il 10/03/2026',
    );
    expect(riga?.spiegazione.regola).toMatchObject({
      id: 'addizionali.regionale.lazio',
      riscontro: { il: '2026-03-02' },
    });

    await gestore.ok(addizionaliRoutes.removeAddizionali, { body: { uid: tabella.uid, versione: tabella.versione } });
    const { dettaglio } = await cedoliniRepository(archivioDi(home.store, SCUOLA_A)).loadIntero(intero.uid);
    const { situazione, cedolino: sigillato } = readContenuto(dettaglio.contenuto);
    if (situazione === null || sigillato === null) throw new Error('a computed payslip keeps its situation');
    const rifatto = cedolino(situazione, regoleDa(sigillato.regole));
    expect(rifatto.esito === 'calcolato' && sostanza(rifatto.cedolino)).toBe(sostanza(sigillato));
    await carica(regionale());
  });

  test('a town without a rate stops that payslip alone and says so, even one the program knows; one not in the table too', async () => {
    const [roma, milano, alatri] = [
      await collaboratore('H501', 'ROMA'),
      await collaboratore('F205', 'MILANO', '08'),
      await collaboratore('A123', 'ALATRI'),
    ];
    const { processo } = await compute(
      gestore,
      collaborazioni(),
      [roma, milano, alatri].map((persona) => aConguaglio(persona)),
    );
    expect([processo.STATUS, processo.numCedolini, processo.numScartati]).toEqual(['COMPLETATO', 1, 2]);
    const motivo = async (persona: Persona) => (await cedolinoDi(gestore, processo.uid, persona.uid)).anomalie;
    expect(await motivo(milano)).toMatchObject([
      {
        codice: 'ALIQUOTA_ADDIZIONALE_MANCANTE',
        messaggio: expect.stringMatching(
          /Addizionale comunale MILANO, nel file non ha un'aliquota \(Addizionale comunale 2026, tabella MEF "Add_comunale_irpef2026\.csv" presa il 02\/03\/2026/,
        ),
      },
    ]);
    expect(await motivo(alatri)).toMatchObject([
      {
        codice: 'ALIQUOTA_ADDIZIONALE_MANCANTE',
        messaggio: expect.stringContaining('"Addizionale comunale di ALATRI (FR)"'),
      },
    ]);
  });

  test('one request for everybody, and none for runs that settle no surtax', async () => {
    const persone = [
      await collaboratore('H501', 'ROMA'),
      await collaboratore('F205', 'MILANO', '10'),
      await collaboratore('A123', 'ALATRI'),
    ];
    const dati = (
      await Promise.all(persone.map(({ uid }) => readDatiPersona(archivioDi(home.store, SCUOLA_A), uid)))
    ).filter((uno) => uno !== undefined);
    const conteggio = countingStore();
    const processo = {
      ...collaborazioni(),
      uid: asUid<'PROCESSO'>('prova'),
      setupType: 'SCUOLA' as const,
      opzioni: { arrotondamentoNetto: false, residuoLordoStato: 'DIFFERENZA' as const },
    };
    await addizionaliCaricate(archivioDi(conteggio.store, SCUOLA_A), processo, dati);
    expect(conteggio.comandi()).toEqual(['BatchGetItemCommand']);
    const perConguaglio = { ...processo, idMetodo: 'CON-LD' as const, dataPagamento: '2027-02-20' };
    const del2026 = (await addizionaliCaricate(archivioDi(conteggio.store, SCUOLA_A), perConguaglio, dati)).filter(
      ({ versioni: [{ dal }] }) => dal === '2026-01-01',
    );
    expect(del2026.map(({ descrizione }) => descrizione)).toContain('Addizionale comunale ROMA');
    conteggio.reset();
    await addizionaliCaricate(archivioDi(conteggio.store, SCUOLA_A), { ...processo, idMetodo: 'ACC-LD' }, dati);
    expect(conteggio.comandi()).toEqual([]);
  });
});

test('a table that is not there, or that somebody has loaded again meanwhile, is not taken away', async () => {
  const { tabella } = await carica(file());
  await carica(file());
  const remove = (uid: string, versione: number) =>
    gestore.call(addizionaliRoutes.removeAddizionali, { body: { uid, versione } });
  await rifiutata(
    home,
    () => remove(tabella.uid, tabella.versione),
    superata({ uid: tabella.uid, versione: tabella.versione + 1 }),
  );
  await rifiutata(home, () => remove('comune-1999', 1), assente());
});

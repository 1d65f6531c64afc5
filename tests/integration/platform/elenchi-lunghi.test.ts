import { afterAll, beforeAll, expect, test } from 'vitest';
import { assenzaEntita } from '../../../functions/archivio/assenze/assenza.ts';
import { cedolinoEntita, uidCedolino } from '../../../functions/archivio/cedolini/cedolino.ts';
import { processoEntita } from '../../../functions/archivio/cedolini/processo.ts';
import { fiscaliEntita, uidFiscali } from '../../../functions/archivio/persone/fiscali.ts';
import { scuolaEntita } from '../../../functions/archivio/scuola/scuola.ts';
import { scuolaItaliaEntita } from '../../../functions/archivio/scuola/scuole-italia.ts';
import { attivitaEntita } from '../../../functions/archivio/servizi/attivita.ts';
import { servizioEntita } from '../../../functions/archivio/servizi/servizio.ts';
import { archivioDi } from '../../../functions/platform/data/archivio.ts';
import { anagrafeRoutes } from '../../../shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '../../../shared/contracts/anagrafe/fiscale.ts';
import { assenzeRoutes } from '../../../shared/contracts/assenze/assenze.ts';
import { casaRoutes } from '../../../shared/contracts/casa/casa.ts';
import { payslipRoutes, processiRoutes } from '../../../shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '../../../shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import { scuolaRoutes } from '../../../shared/contracts/scuola/scuola.ts';
import { attivitaRoutes } from '../../../shared/contracts/servizi/attivita.ts';
import { serviziRoutes } from '../../../shared/contracts/servizi/servizi.ts';
import { archivia } from '../../support/archivio.ts';
import {
  accessorio,
  apriUfficio,
  calcola,
  elaborazione,
  oreInsegnamento,
  prepara,
  type Ufficio,
} from '../../support/cedolini.ts';
import type { Answer, Person, TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../support/home/test-users.ts';
import { servizioDiProva } from '../../support/servizi-di-prova.ts';

/** One more than a list answers whole. */
const TANTI = 1001;
const indici = Array.from({ length: TANTI }, (_, indice) => indice);
const codice = (prefisso: string, indice: number): string => `${prefisso}${String(indice).padStart(5, '0')}`;

let home: TestHome;
let ufficio: Person;
let gestore: Person;
let uidDi: Ufficio['uidDi'];
let lunga: Processo;
let vuota: Processo;

/** A list asked for whole is refused with a way out; a page of it says that the total is more than it counted. */
const tuttoRifiutato = async (
  elenco: (limit: number) => Promise<Answer<unknown>>,
  vieDuscita: RegExp,
): Promise<void> => {
  expect(await elenco(0)).toMatchObject({
    status: 400,
    body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(vieDuscita), fields: [] },
  });
  expect(await elenco(2)).toMatchObject({
    status: 200,
    body: { righe: [{}, {}], totaleEsatto: false, cursore: expect.any(String) },
  });
};
const PAGINE_O_FILE = /scorrerlo a pagine, filtrarlo, oppure esportarlo/;
const PAGINE_O_DATE = /scorrerlo a pagine, restringere le date, oppure esportarlo/;

const riempiPersonale = async (): Promise<void> => {
  const uidSubAnagrafe = uidDi(0);
  const servizio = await gestore.ok(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe } });
  const { uid: uidTipoAttivita } = await gestore.ok(attivitaRoutes.createTipoAttivita, {
    body: { codTipoAttivita: 'FS', desTipoAttivita: 'Funzione strumentale', flgAttivo: true },
  });
  const attivita = await gestore.ok(attivitaRoutes.createAttivita, {
    body: {
      uidTipoAttivita,
      datInizio: '2025-09-01',
      datFine: '2026-08-31',
      numOre: 4000,
      numImporto: null,
      desIncarico: '',
      note: '',
      uidSubAnagrafe,
    },
  });
  const { uid } = await gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      codTipoAssenza: 'FERIE',
      datInizio: '2025-10-06',
      datFine: '2025-10-06',
      numOre: null,
      codMotivo: null,
      datNascitaFiglio: null,
      numCertificato: '',
      datCertificato: null,
      note: '',
      uidSubAnagrafe,
    },
  });
  const assenza = await archivioDi(home.store, SCUOLA_A).of(assenzaEntita).load(uid);
  const altri = indici.slice(1);
  await archivia(
    home.store,
    servizioEntita,
    SCUOLA_A,
    altri.map((indice) => ({ ...servizio, uid: `${uidSubAnagrafe}-${codice('s', indice)}` })),
  );
  await archivia(
    home.store,
    attivitaEntita,
    SCUOLA_A,
    altri.map((indice) => ({ ...attivita, uid: `${uidSubAnagrafe}-${codice('a', indice)}` })),
  );
  await archivia(
    home.store,
    assenzaEntita,
    SCUOLA_A,
    altri.map((indice) => ({ ...assenza, uid: `${uidSubAnagrafe}-${codice('z', indice)}` })),
  );
};

const riempiScuole = async (): Promise<void> => {
  const altra = await gestore.ok(scuolaRoutes.createScuola, {
    body: {
      tipo: 'ALTRA',
      codMeccanografico: 'RMEE00000A',
      desScuola: 'Altra scuola',
      codTipoScuola: null,
      flgAttivo: true,
      codFiscale: null,
      desIndirizzo: '',
      desCap: null,
      codComune: null,
      desComune: '',
      provincia: null,
      desTelefono: null,
      desEMail: null,
      desPec: null,
      note: '',
      flgOrganico: false,
      patrono: null,
      uidPosInps: null,
      uidPosInail: null,
      dati: null,
    },
  });
  await archivia(
    home.store,
    scuolaEntita,
    SCUOLA_A,
    indici
      .slice(1)
      .map((indice) => ({ ...altra, uid: codice('scuola', indice), codMeccanografico: codice('RMIC0', indice) })),
  );
  await archivia(
    home.store,
    scuolaItaliaEntita,
    SCUOLA_A,
    indici.map((indice) => {
      const codMeccanografico = codice('MIIC0', indice);
      return {
        uid: codMeccanografico,
        versione: 1,
        codMeccanografico,
        desScuola: 'Istituto inventato',
        desTipo: '',
        codIstituto: '',
        desIstituto: '',
        desIndirizzo: '',
        desCap: '',
        codComune: '',
        desComune: 'MILANO',
        desProvincia: '',
        desRegione: '',
        desEMail: '',
        desPec: '',
        flgStatale: true,
      };
    }),
  );
};

const riempiCedolini = async (): Promise<void> => {
  const { processo } = await calcola(ufficio, elaborazione(), [accessorio(uidDi(0), [oreInsegnamento(1000)])]);
  [lunga, vuota] = [await prepara(ufficio, elaborazione()), await prepara(ufficio, elaborazione())];
  const [testata] = await archivioDi(home.store, SCUOLA_A).of(cedolinoEntita).listAll(processo.uid);
  if (testata === undefined) throw new Error('One payslip was computed');
  await archivia(
    home.store,
    cedolinoEntita,
    SCUOLA_A,
    indici.map((indice) => ({
      ...testata,
      uid: uidCedolino(lunga.uid, uidDi(indice)),
      idProcesso: lunga.uid,
      uidSubAnagrafe: uidDi(indice),
    })),
  );
  await archivia(
    home.store,
    processoEntita,
    SCUOLA_A,
    indici.map((indice) => ({
      ...vuota,
      _id: codice('processo', indice),
      uid: codice('processo', indice),
      ID_ELABORAZIONE: 100 + indice,
    })),
  );
};

beforeAll(async () => {
  ({ home, ufficio, uidDi } = await apriUfficio(TANTI));
  gestore = await home.as(loginOf('GESTORE'));
  await Promise.all([riempiPersonale(), riempiScuole(), riempiCedolini()]);
}, 180_000);
afterAll(() => home.close());

test('people: the search, the whole registry, the run wizard', async () => {
  await tuttoRifiutato((limit) => gestore.call(anagrafeRoutes.searchAnag, { body: { limit } }), PAGINE_O_FILE);
  const rifiuto = { status: 400, body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(PAGINE_O_FILE) } };
  expect(await gestore.call(anagrafeRoutes.searchAll, { body: {} })).toMatchObject(rifiuto);
  expect(await gestore.call(anagrafeRoutes.listAllAnagrafe, {})).toMatchObject(rifiuto);
  await tuttoRifiutato(
    (limit) => ufficio.call(fiscaleRoutes.searchAnagrafeCedolini, { body: { anno: 2026, mese: 3, limit } }),
    /più di 1\.000: scorrerle a pagine, oppure cercarle per cognome/,
  );
});

test('tax data of everybody for a year: five hundred are answered, more than a thousand are not', async () => {
  const dati = indici.map((indice) => ({
    ...fiscaliPredefiniti(2030),
    uid: uidFiscali(uidDi(indice), 2030),
    uidSubAnagrafe: uidDi(indice),
    versione: 1,
  }));
  await archivia(home.store, fiscaliEntita, SCUOLA_A, dati.slice(0, 500));
  const delAnno = () => gestore.call(fiscaleRoutes.listFiscali, { body: { criteria: { numAnno: 2030 } } });
  expect(await delAnno()).toMatchObject({ status: 200, body: { length: 500 } });
  await archivia(home.store, fiscaliEntita, SCUOLA_A, dati.slice(500));
  expect(await delAnno()).toMatchObject({
    status: 400,
    body: {
      code: 'TROPPI_RISULTATI',
      message: 'I dati fiscali del 2030 sono troppi per una risposta sola: chiederli per persona, oppure esportarli.',
    },
  });
});

test('services, special activities, absences, also within some days', async () => {
  await tuttoRifiutato((limit) => gestore.call(serviziRoutes.searchServizi, { body: { limit } }), PAGINE_O_FILE);
  await tuttoRifiutato(
    (limit) => gestore.call(serviziRoutes.searchServizi, { body: { limit, dal: '2025-01-01' } }),
    PAGINE_O_DATE,
  );
  await tuttoRifiutato((limit) => gestore.call(attivitaRoutes.searchAttivita, { body: { limit } }), PAGINE_O_FILE);
  await tuttoRifiutato(
    (limit) => gestore.call(attivitaRoutes.searchAttivita, { body: { limit, dal: '2025-10-01' } }),
    PAGINE_O_DATE,
  );
  await tuttoRifiutato((limit) => gestore.call(assenzeRoutes.searchAssenze, { body: { limit } }), PAGINE_O_FILE);
  await tuttoRifiutato(
    (limit) => gestore.call(assenzeRoutes.searchAssenze, { body: { limit, codGruppo: 'PERMESSI' } }),
    PAGINE_O_DATE,
  );
});

test('the schools of the archive, and those of the national list', async () => {
  expect(await gestore.call(scuolaRoutes.searchScuole, { body: { limit: 0 } })).toMatchObject({
    status: 400,
    body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(PAGINE_O_FILE) },
  });
  expect(await gestore.ok(scuolaRoutes.searchScuole, { body: { limit: 1 } })).toMatchObject({
    totale: TANTI,
    totaleEsatto: true,
  });
  await tuttoRifiutato((limit) => gestore.call(scuolaRoutes.searchScuoleItalia, { body: { limit } }), PAGINE_O_FILE);
});

test('runs, the month they all are of, and the payslips of one', async () => {
  await tuttoRifiutato((limit) => ufficio.call(processiRoutes.listProcessi, { body: { limit } }), PAGINE_O_FILE);
  expect(await gestore.call(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } })).toMatchObject({
    status: 400,
    body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(PAGINE_O_FILE) },
  });
  expect(await gestore.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 4 } })).toMatchObject({
    persone: { numero: 1000, esatto: false },
  });
  await tuttoRifiutato(
    (limit) => ufficio.call(payslipRoutes.listCedolini, { body: { idProcesso: lunga.uid, limit } }),
    PAGINE_O_FILE,
  );
});

test('a comparison where more people change than it can show', async () => {
  const confronta = (prima: Processo, dopo: Processo) =>
    ufficio.call(chiusuraRoutes.confronta, {
      body: { prima: { idProcesso: prima.uid }, dopo: { idProcesso: dopo.uid } },
    });
  expect(await confronta(lunga, vuota)).toMatchObject({
    status: 400,
    body: {
      code: 'TROPPI_RISULTATI',
      message: expect.stringMatching(
        new RegExp(
          `^Le persone che cambiano sono ${TANTI}, con \\d+ righe: confrontare due elaborazioni alla volta\\.$`,
        ),
      ),
    },
  });
  expect(await confronta(lunga, lunga)).toMatchObject({ status: 200, body: { uguali: TANTI, diverse: 0 } });
});

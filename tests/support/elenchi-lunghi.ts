import { expect } from 'vitest';
import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { cedolinoEntita, uidCedolino } from '#archivio/cedolini/cedolino.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import { scuolaEntita } from '#archivio/scuola/scuola.ts';
import { scuolaItaliaEntita } from '#archivio/scuola/scuole-italia.ts';
import { attivitaEntita } from '#archivio/servizi/attivita.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { storeRecords } from './archivio.ts';
import { accessorio, compute, elaborazione, oreInsegnamento, prepare, type Ufficio } from './cedolini.ts';
import type { Answer, TestHome } from './home/test-home.ts';
import { loginOf, SCUOLA_A } from './home/test-users.ts';
import { scuolaDiProva } from './scuole-di-prova.ts';
import { servizioDiProva } from './servizi-di-prova.ts';

/** One more than a list answers whole. */
export const TANTI = 1001;
export const indici = Array.from({ length: TANTI }, (_, indice) => indice);
const codice = (prefisso: string, indice: number): string => `${prefisso}${String(indice).padStart(5, '0')}`;

/** A list asked for whole is refused with a way out; a page of it says that the total is more than it counted. */
export const tuttoRifiutato = async (
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
export const PAGINE_O_FILE = /scorrerlo a pagine, filtrarlo, oppure esportarlo/;
export const PAGINE_O_DATE = /scorrerlo a pagine, restringere le date, oppure esportarlo/;

/** A thousand services, special activities and absences of one person. */
export const fillPersonale = async ({ home, uidDi }: Ufficio): Promise<void> => {
  const gestore = await home.as(loginOf('GESTORE'));
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
  await storeRecords(
    home.store,
    servizioEntita,
    SCUOLA_A,
    altri.map((indice) => ({ ...servizio, uid: asUid<'SERVIZIO'>(`${uidSubAnagrafe}-${codice('s', indice)}`) })),
  );
  await storeRecords(
    home.store,
    attivitaEntita,
    SCUOLA_A,
    altri.map((indice) => ({ ...attivita, uid: asUid<'ATTIVITA'>(`${uidSubAnagrafe}-${codice('a', indice)}`) })),
  );
  await storeRecords(
    home.store,
    assenzaEntita,
    SCUOLA_A,
    altri.map((indice) => ({ ...assenza, uid: asUid<'ASSENZA'>(`${uidSubAnagrafe}-${codice('z', indice)}`) })),
  );
};

/** A school of the national list, of which little is said. */
const scuolaItalia = (indice: number) => ({
  uid: codice('MIIC0', indice),
  versione: 1,
  codMeccanografico: codice('MIIC0', indice),
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
});

/** A thousand schools of the archive and of the national list. */
export const fillScuole = async (home: TestHome): Promise<void> => {
  const gestore = await home.as(loginOf('GESTORE'));
  const altra = await gestore.ok(scuolaRoutes.createScuola, {
    body: scuolaDiProva('RMEE00000A'),
  });
  await storeRecords(
    home.store,
    scuolaEntita,
    SCUOLA_A,
    indici.slice(1).map((indice) => ({
      ...altra,
      uid: asUid<'SCUOLA'>(codice('scuola', indice)),
      codMeccanografico: codice('RMIC0', indice),
    })),
  );
  await storeRecords(home.store, scuolaItaliaEntita, SCUOLA_A, indici.map(scuolaItalia));
};

/** A thousand runs of one month, and one of them with a thousand payslips. */
export const fillCedolini = async ({
  home,
  ufficio,
  uidDi,
}: Ufficio): Promise<{ readonly lunga: Processo; readonly vuota: Processo }> => {
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(0), [oreInsegnamento(1000)])]);
  const [lunga, vuota] = [await prepare(ufficio, elaborazione()), await prepare(ufficio, elaborazione())];
  const [testata] = await archivioDi(home.store, SCUOLA_A).of(cedolinoEntita).listAll(processo.uid);
  if (testata === undefined) throw new Error('One payslip was computed');
  await storeRecords(
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
  await storeRecords(
    home.store,
    processoEntita,
    SCUOLA_A,
    indici.map((indice) => ({
      ...vuota,
      _id: asUid<'PROCESSO'>(codice('processo', indice)),
      uid: asUid<'PROCESSO'>(codice('processo', indice)),
      ID_ELABORAZIONE: 100 + indice,
    })),
  );
  return { lunga, vuota };
};

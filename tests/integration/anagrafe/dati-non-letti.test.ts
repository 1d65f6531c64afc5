import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaliEntita } from '#archivio/persone/fiscali.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import {
  fiscaleRoutes,
  fiscaliPredefiniti,
  type Fiscali,
  type FiscaliInput,
} from '#shared/contracts/anagrafe/fiscale.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import type { AltriDati, DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import { scuolaRoutes, type ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { riferimento, rifiutata } from '#support/rifiuti.ts';
import { exportFile } from '#support/scambio.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';

// A field that nothing reads is refused of new and changed records, and goes on being read and emptied of those written before.

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const createFiscali = async (): Promise<Fiscali> => {
  numero += 1;
  const { uid } = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
  return gestore.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(2026), uidSubAnagrafe: uid } });
};
const change = ({ uid: _uid, ...fiscali }: Fiscali, cambi: Partial<FiscaliInput>) => ({
  body: { ...fiscali, ...cambi },
});

test.each<[string, Partial<FiscaliInput>]>([
  ['codCategoriaCu', { codCategoriaCu: 'A' }],
  ['codEventiCu', { codEventiCu: '1' }],
  ['codEsclusionePrecompilata', { codEsclusionePrecompilata: '2' }],
])('%s, which no certification writes', async (campo, cambi) => {
  const fiscali = await createFiscali();
  const rifiuto = riferimento(campo, /Certificazione Unica non l[ai] scrive.*programma dell’Agenzia/);
  const { uidSubAnagrafe } = fiscali;
  await rifiutata(
    home,
    () =>
      gestore.call(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(2025), ...cambi, uidSubAnagrafe } }),
    rifiuto,
  );
  await rifiutata(home, () => gestore.call(fiscaleRoutes.updateFiscali, change(fiscali, cambi)), rifiuto);
});

const IRPEF: FiscaliInput['risultati730'][number] = {
  voce: 'IRPEF_SALDO',
  flgConiuge: false,
  numImporto: 12_000,
  numRate: 2,
};
test('results of the 730, which no payslip withholds or gives back: neither by the form nor by a file', async () => {
  const fiscali = await createFiscali();
  const rifiuto = riferimento('risultati730', /nessun cedolino li trattiene.*con un altro programma/);
  const cambi = { risultati730: [IRPEF] };
  await rifiutata(home, () => gestore.call(fiscaleRoutes.updateFiscali, change(fiscali, cambi)), rifiuto);
  await rifiutata(
    home,
    () =>
      gestore.call(scambioRoutes.createImportazione, {
        body: { tipo: 'risultati730', nomeFile: 'risultati.csv', dimensione: 10 },
      }),
    { status: 403, code: 'RUOLO_NON_AUTORIZZATO', message: /non si importano, perché niente qui li legge/ },
  );
});

test('results of the 730 that are there since before are read, exported, and taken away one by one', async () => {
  const SPOSO = { ...IRPEF, flgConiuge: true };
  const creati = await createFiscali();
  const archivio = archivioDi(home.store, SCUOLA_A);
  const scritti = archivio.of(fiscaliEntita).update(creati, { risultati730: [IRPEF, SPOSO] });
  await sendOperazioni(home.store, scritti.operazioni);
  const { bytes } = await exportFile(gestore, { tipo: 'risultati730', formato: 'CSV' });
  expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(3);
  const dopo = await gestore.ok(fiscaleRoutes.updateFiscali, change(scritti.record, { risultati730: [SPOSO] }));
  expect(dopo.risultati730).toEqual([SPOSO]);
  const vuoti = await gestore.ok(fiscaleRoutes.updateFiscali, change(dopo, { risultati730: [] }));
  expect(vuoti.risultati730).toEqual([]);
});

test('what was written before is read, stays under another change, and is emptied', async () => {
  const archivio = archivioDi(home.store, SCUOLA_A);
  const scritti = archivio.of(fiscaliEntita).update(await createFiscali(), { codCategoriaCu: 'A' });
  await sendOperazioni(home.store, scritti.operazioni);
  const letti = async (): Promise<Fiscali> => {
    const [uno] = await gestore.ok(fiscaleRoutes.listFiscali, {
      body: { criteria: { uidSubAnagrafe: scritti.record.uidSubAnagrafe } },
    });
    if (uno === undefined) throw new Error('Tax data of the year');
    return uno;
  };
  expect((await letti()).codCategoriaCu).toBe('A');
  await gestore.ok(fiscaleRoutes.updateFiscali, change(await letti(), { numAltreDetrazioni: 100 }));
  expect(await letti()).toMatchObject({ codCategoriaCu: 'A', numAltreDetrazioni: 100 });
  await gestore.ok(fiscaleRoutes.updateFiscali, change(await letti(), { codCategoriaCu: null }));
  expect((await letti()).codCategoriaCu).toBeNull();
});

const ALTRI_DATI: AltriDati = {
  dal: '2025-01-01',
  codRegioneFiscale: '08',
  ibanTesoreria: null,
  codSedeInps: '7000',
  capInps: '00100',
  desComuneInps: 'ROMA',
  provinciaInpdap: 'RM',
  codAteco: '85.31.20',
  codUfficioNoipa: '',
  codServizioNoipa: '',
  progressivoAzienda: '00000',
  formaGiuridica: null,
  enteVersanteMef: '',
  fondoPensione: null,
  fondoFineServizio: null,
  flgEnpdep: false,
  modelloF24: 'EP',
  tipoMittente: null,
  cfPersonaMittente: null,
  cfSoftwareHouse: null,
  codEnteNoipa: '',
};
const dati = (cambi: Partial<AltriDati>): DatiPropri => ({
  codIpa: 'istsc_prova',
  codUnivocoUfficio: 'UFXX01',
  setupType: 'SCUOLA',
  altriDati: [{ ...ALTRI_DATI, ...cambi }],
  firmatari: [],
});
const ENTI = {
  cfAppartenenza: '80012345676',
  prgAppartenenza: '00000',
  cfServizio: '80012345676',
  prgServizio: '00001',
};

test.each<[string, RegExp, Partial<ScuolaInput>]>([
  ['entiSede', /nessuna denuncia li legge dalla sede.*frontespizio/, { entiSede: ENTI }],
  ['dati.altriDati.codEnteNoipa', /nessun elenco lo legge/, { dati: dati({ codEnteNoipa: 'XX01' }) }],
])('%s of the school, which no filing and no list reads', async (campo, perche, cambi) => {
  const propria = scuolaDiProva(SCUOLA_A, { tipo: 'PROPRIA', codFiscale: '80012345676', dati: dati({}) });
  await rifiutata(
    home,
    () => gestore.call(scuolaRoutes.createScuola, { body: { ...propria, ...cambi } }),
    riferimento(campo, perche),
  );
});

import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dove } from '#lib/admin/copia/copia.ts';
import { getFile, putFile } from '#lib/admin/copia/scuola-conservata.ts';
import { saveLicenza, setManutenzione } from '#lib/admin/scuole.ts';
import { succeed, type Subentro } from '#lib/admin/subentro/subentro.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { makeCertificazione } from '#support/denunce/certificazione-consegnata.ts';
import { elaboraCu, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import {
  contabilizzati,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';
import { scuolaPropria } from '#support/identita-scuola.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';

// A school ends on 1 April and another, registered and empty, takes its place with all that it holds.

const SUBENTRO: Subentro = {
  cedente: SCUOLA_A,
  subentrante: SCUOLA_C,
  dal: '2026-04-01',
  codFiscale: '97000007779',
  desScuola: 'Istituto Subentrato',
  atto: 'Decreto inventato n. 7',
};
const DOCUMENTO = { tipo: 'application/pdf', bytes: Buffer.from('Documento inventato') };

let scuola: ScuolaCheVersa;
let dove: Dove;
let processo: Processo;
let aperta: Denuncia;
let prima: { readonly persone: unknown; readonly cedolini: unknown };
let gestore: Person;
let certificata: Persona;
let cu: string;

const rilieviDi = async (codmin: string): Promise<string[]> =>
  (await checkArchivio(dove.store, codmin)).rilievi
    .map(({ invariante, chiave }) => `${invariante} ${chiave.replaceAll(codmin, '')}`)
    .toSorted();

const persone = (chi: Person) => chi.ok(anagrafeRoutes.searchAll, { body: {} });
const cedolini = (chi: Person) => chi.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid } });

beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2, { oggi: '2026-04-20' });
  dove = {
    store: scuola.home.store,
    deposito: { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME },
    oggi: '2026-04-20',
    adesso: new Date('2026-04-20T10:00:00Z'),
  };
  processo = await contabilizzati(scuola, [supplente(scuola.uidDi(0)), supplente(scuola.uidDi(1), 25_000)]);
  aperta = (await uniemensDiMarzo(scuola.adempimenti)).denuncia;
  const [primo] = scuola.persone;
  if (primo === undefined) throw new Error('Nobody is registered');
  certificata = primo;
  cu = await makeCertificazione(scuola.gestore, certificata, 2025);
  prima = { persone: await persone(scuola.gestore), cedolini: await cedolini(scuola.gestore) };
  await putFile(dove.deposito, { ...DOCUMENTO, chiave: `${SCUOLA_A}/stampe/inventata/file.pdf` });
  await saveLicenza(dove.store, SCUOLA_C, { licenza: 'CUD', expireDate: '2099-12-31', status: 'ATTIVA' }, dove);
  const altra = await scuola.home.as(loginOf('GESTORE', SCUOLA_B));
  await altra.ok(anagrafeRoutes.createPersona, { body: personaDiProva(40) });
}, 120_000);
afterAll(() => scuola.home.close());

test('a school that has data of its own does not take the place of another, and nobody is left closed', async () => {
  await expect(succeed(dove, { ...SUBENTRO, subentrante: SCUOLA_B })).rejects.toThrow(/ha già \d+ record/);
  expect((await scuolaPropria(scuola.gestore)).dati?.subentrante).toBeUndefined();
});

test('everything passes, and the proof says people, filings and sums of the year', { timeout: 120_000 }, async () => {
  await setManutenzione(dove.store, SCUOLA_B, false, dove);
  const prova = await succeed(dove, SUBENTRO);
  expect(prova).toEqual(
    expect.arrayContaining([
      `Persone: ${scuola.persone.length}`,
      'Denunce: 2',
      'Cedolini contabilizzati del 2026: 2',
      expect.stringMatching(/^Netto contabilizzati del 2026: \d/),
      expect.stringMatching(/^Record e documenti uguali: \d+ e \d+$/),
    ]),
  );
  gestore = await scuola.home.as(loginOf('GESTORE', SCUOLA_C));
  expect(await persone(gestore)).toEqual(prima.persone);
  expect(await cedolini(gestore)).toEqual(prima.cedolini);
  expect((await getFile(dove.deposito, `${SCUOLA_C}/stampe/inventata/file.pdf`)).bytes).toEqual(DOCUMENTO.bytes);
  // the people of the test have no entry in the audit trail of either
  expect(await rilieviDi(SCUOLA_C)).toEqual(await rilieviDi(SCUOLA_A));
});

test('each names the other, and the ceased one is closed', async () => {
  expect(await scuolaPropria(gestore)).toMatchObject({
    codMeccanografico: SCUOLA_C,
    codFiscale: SUBENTRO.codFiscale,
    desScuola: SUBENTRO.desScuola,
    dati: {
      identitaPrecedenti: [
        { codMeccanografico: SCUOLA_A, codFiscale: '80012345676', al: '2026-03-31', atto: SUBENTRO.atto },
      ],
    },
  });
  expect(await scuola.gestore.call(processiRoutes.getProcesso, { body: { uid: processo.uid } })).toMatchObject({
    status: 503,
  });
  await setManutenzione(dove.store, SCUOLA_A, false, dove);
  expect((await scuolaPropria(scuola.gestore)).dati?.subentrante).toEqual({
    dal: SUBENTRO.dal,
    codMeccanografico: SCUOLA_C,
    codFiscale: SUBENTRO.codFiscale,
    desScuola: SUBENTRO.desScuola,
    atto: SUBENTRO.atto,
  });
});

test('the open filing of the ceased code is made and sent by the successor', async () => {
  const adempimenti = await scuola.home.as(loginOf('ADEMPIMENTI', SCUOLA_C));
  const { denuncia } = await uniemensDiMarzo(adempimenti, aperta.versione);
  expect(denuncia).toMatchObject({
    uid: aperta.uid,
    dati: { CFAzienda: '80012345676', CFMittente: SUBENTRO.codFiscale },
  });
  expect((await sendUniemens(adempimenti, denuncia)).scuola).toMatchObject({ codMeccanografico: SCUOLA_A });
});

test('a certificate of the ceased code is shown, handed over again and annulled by the successor', async () => {
  await linkDipendente(scuola.home, certificata, SCUOLA_C);
  const io = await scuola.home.as(loginOf('DIPENDENTE', SCUOLA_C));
  const mie = async () =>
    (await io.ok(datiContabiliRoutes.getDatiContabili, { body: { anno: 2025 } })).certificazioni.map(({ uid }) => uid);
  const uid = asUid<'DENUNCIA'>(cu);
  const consegna = (giorno: string | null) =>
    gestore.ok(cuRoutes.consegnaCu, { body: { uid, persone: [certificata.desCf], giorno } });
  expect(await mie()).toEqual([cu]);
  await consegna(null);
  expect(await mie()).toEqual([]);
  await consegna('2026-04-18');
  expect(await mie()).toEqual([cu]);

  let annulla = await elaboraCu(gestore, {
    anno: 2025,
    corregge: uid,
    operazione: 'ANNULLAMENTO',
    persone: [certificata.desCf],
  });
  expect(annulla.denuncia.dati).toMatchObject({ codFiscale: '80012345676', DA001001: '80012345676' });
  const [riga] = annulla.righe;
  for (const [campo, valore] of [
    ['protocollo', '12345678901234567'],
    ['progressivoRicevuta', '000001'],
    ['DA002022', 'H501'],
  ] as const)
    annulla = await gestore.ok(cuRoutes.putCertificato, {
      body: {
        uid: annulla.denuncia.uid,
        versione: annulla.denuncia.versione,
        riga: riga?.chiave ?? '',
        campo,
        valore,
        perche: 'dalla ricevuta',
      },
    });
  const inviata = await sendCu(gestore, annulla.denuncia);
  expect([inviata.STATUS, inviata.scuola?.codMeccanografico]).toEqual(['INVIATO', SCUOLA_A]);
  expect(await mie()).toEqual([]);
});

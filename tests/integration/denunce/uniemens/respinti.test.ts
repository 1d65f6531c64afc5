import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { accessorio, compenso } from '#support/cedolini.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import {
  collaboratore,
  contabilizzati,
  MARZO,
  MATRICOLA,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

const MOTIVO = 'codice fiscale non presente in archivio';

let scuola: ScuolaCheVersa;
let inviata: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2);
  await contabilizzati(scuola, [supplente(scuola.uidDi(0)), supplente(scuola.uidDi(1), 20_050)]);
  await contabilizzati(scuola, [collaboratore(scuola.uidDi(2))], { idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Incarichi' });
  inviata = await sendUniemens(
    scuola.adempimenti,
    (await conRapporto(await uniemensDiMarzo(scuola.adempimenti))).denuncia,
  );
});
afterAll(() => scuola.home.close());

const cfDi = (persona: number): string => scuola.persone[persona]?.desCf ?? '';

/** With what nobody says of the collaborator. */
const conRapporto = ({ denuncia: { uid, versione }, righe }: DenunciaIntera): Promise<DenunciaIntera> =>
  scuola.adempimenti.ok(uniemensRoutes.putCollaboratore, {
    body: {
      uid,
      versione,
      campo: 'TipoRapporto',
      valore: '11',
      perche: 'è una collaborazione',
      riga: righe.find(({ chiave }) => chiave.startsWith('C|'))?.chiave ?? '',
    },
  });

const respingi = ({ adempimenti }: ScuolaCheVersa, { uid, versione }: Denuncia, chiavi: readonly string[]) =>
  adempimenti.call(esitoRoutes.setEsito, {
    body: {
      uid,
      versione,
      esito: 'SCARTATO_IN_PARTE',
      motivo: 'due respinti',
      respinti: chiavi.map((chiave) => ({ chiave, motivo: MOTIVO })),
    },
  });

/** What the UniEmens of March lacks, tribute by tribute; what agrees is not there. */
const mancaIn = async ({ adempimenti }: ScuolaCheVersa) =>
  (await adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese: 3 } })).righe.flatMap(
    ({ denuncia, codice, differenza }) => (denuncia === 'UNIEMENS' && differenza !== 0 ? [[codice, differenza]] : []),
  );

test('refused are people, some, of the filing: not a position, not nobody', async () => {
  for (const chiavi of [[], [`A|${MATRICOLA}`], [`I|${MATRICOLA}|NESSUNO`]])
    expect(await respingi(scuola, inviata, chiavi)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'respinti' }] },
    });
});

test('what of a month INPS refused is missing in the balance, until it is sent again', async () => {
  expect(await mancaIn(scuola)).toEqual([]);
  const { status, body } = await respingi(scuola, inviata, [`I|${MATRICOLA}|${cfDi(0)}`]);
  expect([status, body]).toMatchObject([200, { esito: 'SCARTATO_IN_PARTE', respinti: [{ motivo: MOTIVO }] }]);
  expect(await mancaIn(scuola)).toEqual([['Contribuzione 71', -161]]);
});

test('who was refused is put right, gathered and sent alone, though the codice fiscale is another; nobody else is told again', async () => {
  const uid = scuola.uidDi(0);
  const persona = await scuola.ufficio.ok(anagrafeRoutes.getPersona, { params: { uid } });
  const {
    uid: _uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _matricola,
    uidPortale: _p,
    ...body
  } = persona;
  const desCf = conOmocodia(persona.desCf, 1);
  await scuola.ufficio.ok(anagrafeRoutes.updatePersona, { params: { uid }, body: { ...body, desCf } });
  const sola = await uniemensDiMarzo(scuola.adempimenti);
  expect(sola.denuncia).toMatchObject({
    descrizione: 'UniEmens di marzo 2026, respinti',
    corregge: inviata.uid,
    STATUS: 'COMPLETATO',
    debito: 161,
    solo: [`I|${MATRICOLA}|${cfDi(0)}`],
  });
  expect(sola.righe.map(({ chiave }) => chiave)).toEqual([`A|${MATRICOLA}`, `I|${MATRICOLA}|${desCf}`]);
  expect(sola.righe[0]?.calcolati.NumLavoratori).toBe('1');
  const ancora = await uniemensDiMarzo(scuola.adempimenti, sola.denuncia.versione);
  expect(ancora).toMatchObject({ daAggiornare: false, denuncia: { uid: sola.denuncia.uid, debito: 161 } });
  const { uid: uniemensIdDest, versione } = ancora.denuncia;
  await rifiutata(
    scuola.home,
    () =>
      scuola.adempimenti.call(uniemensRoutes.transferUniemens, {
        body: { uniemensIdDest, versione, annoProv: 2026, meseProv: 2 },
      }),
    statoNonAmmesso(/soltanto chi è stato respinto/),
  );
  await sendUniemens(scuola.adempimenti, ancora.denuncia);
  expect(await mancaIn(scuola)).toEqual([]);
});

test('a resending is refused in part too: its people are sent once more, and the month has no other filing', async () => {
  const { righe } = await scuola.adempimenti.ok(uniemensRoutes.listUniemens, { body: {} });
  const sola = righe.find(({ solo }) => solo !== undefined);
  if (sola === undefined) throw new Error('No resending');
  await rifiutata(
    scuola.home,
    () => scuola.adempimenti.call(uniemensRoutes.saveUniemens, { body: { ...MARZO, allowEmpty: true } }),
    statoNonAmmesso(/è già inviata/),
  );
  const chiave = (await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: sola.uid } })).righe.find(
    ({ chiave: sua }) => sua.startsWith('I|'),
  )?.chiave;
  expect((await respingi(scuola, sola, [chiave ?? ''])).status).toBe(200);
  const terza = await uniemensDiMarzo(scuola.adempimenti);
  expect(terza.denuncia).toMatchObject({ corregge: sola.uid, debito: 161 });
  expect(terza.righe).toHaveLength(2);
});

test('a worker of a list is refused with all their forms, and sent again with them', async () => {
  const accademia = await openAccademia();
  const chi = accademia.adempimenti;
  const persone = [0, 1].map((indice) => accademia.persone[indice]?.desCf ?? '');
  await contabilizzati(
    accademia,
    [0, 1].map((indice) => accessorio(accademia.uidDi(indice), [compenso(100_000)])),
  );
  const mese = await uniemensDiMarzo(chi);
  const sue = mese.righe.flatMap(({ chiave, persona }) =>
    persona === persone[0] || chiave.startsWith('P|') ? [chiave] : [],
  );
  const tutta = await sendUniemens(chi, mese.denuncia);
  const lavoratore = sue.find((chiave) => chiave.startsWith('D|')) ?? '';
  const differenze = await mancaIn(accademia);
  expect((await respingi(accademia, tutta, [lavoratore])).status).toBe(200);
  expect(await mancaIn(accademia)).not.toEqual(differenze);
  const sola = await uniemensDiMarzo(chi);
  expect(sola.righe.map(({ chiave }) => chiave)).toEqual(sue);
  expect(sue.some((chiave) => chiave.startsWith('E0|'))).toBe(true);
  await sendUniemens(chi, sola.denuncia);
  expect(await mancaIn(accademia)).toEqual(differenze);
  await accademia.home.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import {
  nucleoRoutes,
  type FamFiscale,
  type FamFiscaleInput,
  type Familiare,
} from '#shared/contracts/anagrafe/nucleo.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { compute, elaborazione, nameFirmatari } from '#support/cedolini.ts';
import { collaboratore } from '#support/denunce/scuola-che-denuncia.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { checkFile } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
});
afterAll(() => home.close());

const TUTTO = 1_000_000;

const nuova = (cambi: Partial<Persona> = {}): Promise<Persona> => {
  numero += 1;
  return gestore.ok(anagrafeRoutes.createPersona, { body: { ...personaDiProva(numero), ...cambi } });
};

/** A child in the unit of a person, born of 22 years unless said. */
const figlioDi = ({ uid }: Persona, desNome: string, datNascita = '2003-05-06'): Promise<Familiare> =>
  gestore.ok(nucleoRoutes.createFamiliare, {
    body: {
      uidSubAnagrafe: uid,
      codParentela: 'FI',
      desCognome: 'Inventati',
      desNome,
      flgSesso: 'M',
      datNascita,
      codComuneNascita: 'H501',
      desComuneNascita: '',
      desCf: codiceFiscaleDa({
        cognome: 'Inventati',
        nome: desNome,
        sesso: 'M',
        nascita: datNascita,
        codBelfiore: 'H501',
      }),
      flgCfConfermato: false,
      flgConvivente: true,
      note: '',
    },
  });
const carico = (numMisura: number | null, datDecorrenza = '2026-01-01'): FamFiscaleInput => ({
  datDecorrenza,
  flgCarico: numMisura !== null,
  numMisura,
  flgDisabile: false,
});
const mette = ({ uid }: Familiare, numMisura: number | null, dal?: string): Promise<FamFiscale> =>
  gestore.ok(nucleoRoutes.createFamFiscale, { body: { ...carico(numMisura, dal), uidParente: uid } });
const altrove = async ({ uid }: Familiare) =>
  (await gestore.ok(nucleoRoutes.listCarichiAltrove, { query: { uidParente: uid } })).map(
    ({ uidSubAnagrafe, numMisura, datDal }) => [uidSubAnagrafe, numMisura, datDal],
  );

test('a child at more than the whole over two parents of the school is told at both, from its month, until one is lowered', async () => {
  const [madre, padre] = [await nuova(), await nuova()];
  const [suo, dellAltro] = [await figlioDi(madre, 'Ugo'), await figlioDi(padre, 'Ugo')];
  await mette(suo, TUTTO, '2025-01-01');
  expect([await altrove(suo), await altrove(dellAltro)]).toEqual([[], []]);
  const meta = await mette(dellAltro, TUTTO / 2, '2026-04-10');
  expect(await altrove(suo)).toEqual([[padre.uid, TUTTO / 2, '2026-04-01']]);
  expect(await altrove(dellAltro)).toEqual([[madre.uid, TUTTO, '2026-04-01']]);
  // the month in which one ends and the other begins is of both
  await mette(suo, null, '2026-04-15');
  expect(await altrove(suo)).toEqual([[padre.uid, TUTTO / 2, '2026-04-01']]);
  await gestore.ok(nucleoRoutes.updateFamFiscale, {
    body: { ...carico(TUTTO, '2026-05-01'), uid: meta.uid, versione: meta.versione },
  });
  expect([await altrove(suo), await altrove(dellAltro)]).toEqual([[], []]);
});

test('half each is what the law says, and a year that is past is left alone', async () => {
  const [madre, padre] = [await nuova(), await nuova()];
  const [suo, dellAltro] = [await figlioDi(madre, 'Ivo'), await figlioDi(padre, 'Ivo')];
  for (const figlio of [suo, dellAltro]) {
    await mette(figlio, TUTTO, '2024-01-01');
    await mette(figlio, TUTTO / 2, '2025-03-01');
  }
  expect([await altrove(suo), await altrove(dellAltro)]).toEqual([[], []]);
  await rifiutata(
    home,
    () =>
      gestore.call(nucleoRoutes.listCarichiAltrove, {
        query: { uidParente: `${suo.uid}x` as Uid<'FAMILIARE'> },
      }),
    assente(),
  );
});

test('the preview of a sheet tells it, of a parent of the archive and of one of the same sheet', async () => {
  const [madre, padre, zia] = [await nuova(), await nuova(), await nuova()];
  const figlio = await figlioDi(madre, 'Leo');
  await figlioDi(padre, 'Leo');
  await figlioDi(zia, 'Leo');
  await mette(figlio, TUTTO / 2);
  const righe = [padre, zia].map(({ desCf }) => [desCf, figlio.desCf, '01/01/2026', 'Sì', '50', 'No'].join(';'));
  const testo = ['Codice fiscale;Codice fiscale familiare;Decorrenza;A carico;Misura %;Disabile', ...righe].join('\n');
  const { stato, anteprima } = await checkFile(gestore, 'datiFiscaliFamiliari', {
    nome: 'carichi.csv',
    bytes: new TextEncoder().encode(testo),
  });
  expect([stato, anteprima.righe.map(({ errori }) => errori)]).toEqual(['PRONTA', [[], []]]);
  const [prima, seconda] = anteprima.righe.map(({ avvisi = [] }) => avvisi.join(' '));
  expect(prima).toBe('');
  expect(seconda).toMatch(
    /^Inventati Leo è a carico anche di .*, al 50,00 %; .*, al 50,00 %: insieme superano il 100 % da gennaio 2026\. Per un figlio spetta il 50 % a ciascun genitore/,
  );
});

test('two records of one parent are told until they are merged; the other parent stays', async () => {
  const una = await nuova();
  const altra = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(numero, { datNascita: '1971-08-08' }),
  });
  const padre = await nuova();
  const [suo, doppio, dellAltro] = [
    await figlioDi(una, 'Elio'),
    await figlioDi(altra, 'Elio'),
    await figlioDi(padre, 'Elio'),
  ];
  for (const figlio of [suo, doppio, dellAltro]) await mette(figlio, TUTTO / 2);
  expect(await altrove(dellAltro)).toHaveLength(2);
  const { lavoro } = await gestore.ok(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione: 'ESEGUI', uidDestinazione: una.uid, uids: [altra.uid] },
  });
  if (lavoro === null) throw new Error('A merge is long work');
  await expect
    .poll(async () => (await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro.uid } })).stato, {
      timeout: 30_000,
    })
    .toBe('COMPLETATO');
  expect(await altrove(dellAltro)).toEqual([]);
  const [ancora] = (
    await gestore.ok(nucleoRoutes.listFamFiscali, { body: { criteria: { UID_PARENTE: suo.uid } } })
  ).slice(0, 1);
  if (ancora === undefined) throw new Error('the tax data of the child are gone');
  await gestore.ok(nucleoRoutes.updateFamFiscale, {
    body: { ...carico(TUTTO), uid: ancora.uid, versione: ancora.versione },
  });
  expect(await altrove(dellAltro)).toEqual([[una.uid, TUTTO, '2026-01-01']]);
});

test('a payslip with the deduction is accounted with the reason, whatever the run of the other parent; without it nothing is asked', async () => {
  const [madre, padre] = [await nuova(), await nuova()];
  // a child of six gives no deduction: it is told where it is written, never at the payslip
  for (const persona of [madre, padre]) await mette(await figlioDi(persona, 'Tino', '2020-02-03'), TUTTO);
  const paga = async ({ uid }: Persona, DES_ELABORAZIONE: string): Promise<Processo> =>
    (await compute(gestore, elaborazione({ idMetodo: 'COC-LD', DES_ELABORAZIONE }), [collaboratore(uid)])).processo;
  const controlli = async ({ uid }: Processo) =>
    (await gestore.ok(chiusuraRoutes.listControlliProcesso, { query: { idProcesso: uid } })).filter(
      ({ codice }) => codice === 'CARICO_OLTRE',
    );
  const senza = await paga(madre, 'Collaborazione, senza detrazione');
  expect(await controlli(senza)).toEqual([]);
  const grandi = [await figlioDi(madre, 'Dario'), await figlioDi(padre, 'Dario')];
  for (const figlio of grandi) await mette(figlio, TUTTO);
  const [sua, dellAltro] = [await paga(madre, 'Collaborazione'), await paga(padre, 'Collaborazione del padre')];
  expect(await controlli(sua)).toMatchObject([
    {
      desCf: madre.desCf,
      esito: 'CONFERMA',
      messaggio: expect.stringContaining(`Inventati Dario è a carico anche di ${padre.desCognome} ${padre.desNome}`),
    },
  ]);
  const conta = (processo: Processo, motivo?: string) =>
    gestore.call(chiusuraRoutes.contabilizza, {
      body: {
        idProcesso: processo.uid,
        versione: processo.versione,
        ...(motivo === undefined ? {} : { motivo }),
      },
    });
  expect(await conta(sua)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Inventati Dario è a carico anche di/) },
  });
  expect(await conta(sua, 'Hanno scelto: corregge il padre')).toMatchObject({
    status: 200,
    body: { conferma: { motivo: 'Hanno scelto: corregge il padre', controlli: [{ codice: 'CARICO_OLTRE' }] } },
  });
  const [delPadre] = await gestore.ok(nucleoRoutes.listFamFiscali, {
    body: { criteria: { UID_PARENTE: grandi[1]?.uid as Uid<'FAMILIARE'> } },
  });
  await gestore.ok(nucleoRoutes.updateFamFiscale, {
    body: { ...carico(null), uid: delPadre?.uid as Uid<'FAMFISCALE'>, versione: delPadre?.versione ?? 0 },
  });
  expect(await controlli(dellAltro)).toEqual([]);
});

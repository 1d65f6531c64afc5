import { afterAll, beforeAll, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printCuPropria } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { occasionaleDiProva, print } from '#support/cedolini.ts';
import {
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';
import { elementi, readPdf } from '#tests/functions/stampe/lettura-pdf.ts';

// Two records of one filing are found to be one person: each of the two certificates was handed over, or was not, by itself.

/** Pairs of records: the one that stays, the one that goes. */
const COPPIE = [
  [3, 4],
  [6, 5],
] as const;

let scuola: ScuolaCheCertifica;
let denuncia: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheCertifica(4);
  const pagati = COPPIE.flat().toSorted();
  for (const indice of pagati)
    await scuola.gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva(), uidSubAnagrafe: scuola.uidDi(indice) },
    });
  await contabilizzati(
    scuola,
    pagati.map((indice) => occasionaleDiProva(scuola.uidDi(indice), 10_000 * indice)),
    { DES_ELABORAZIONE: 'Altri esperti', idMetodo: 'EST-LD' },
  );
  await saveFirma(scuola.adempimenti);
  denuncia = await sendCu(scuola.adempimenti, (await elaboraCu(scuola.adempimenti)).denuncia);
}, 120_000);
afterAll(() => scuola.home.close());

const cf = (indice: number): string => scuola.persone[indice]?.desCf ?? '';
const consegna = (indici: readonly number[], giorno: string | null) =>
  scuola.adempimenti.ok(cuRoutes.consegnaCu, { body: { uid: denuncia.uid, persone: indici.map(cf), giorno } });
const consegnata = async (resta: number): Promise<string | null | undefined> =>
  (await scuola.adempimenti.ok(cuRoutes.getCopertura, { query: { anno: 2026 } })).persone.find(
    ({ uidSubAnagrafe }) => uidSubAnagrafe === scuola.uidDi(resta),
  )?.consegnata;

/** The gross of each certificate that the person finds among their own documents. */
const mie = async (resta: number): Promise<readonly string[]> => {
  const sua = scuola.persone[resta];
  if (sua === undefined) throw new Error('Nobody is on file');
  await linkDipendente(scuola.home, sua, SCUOLA_A);
  const io = await scuola.home.as(loginOf('DIPENDENTE'));
  const { certificazioni } = await io.ok(datiContabiliRoutes.getDatiContabili, { body: { anno: 2026 } });
  const lette = await Promise.all(
    certificazioni.map(async ({ uid }) => {
      const { pagine } = await readPdf((await print(io, printCuPropria, { uid })).bytes ?? new Uint8Array());
      return pagine
        .flatMap(({ struttura }) => elementi(struttura, 'TR').map(({ testo }) => testo.replace(/\s+/g, ' ')))
        .flatMap((riga) => /^4 .* (\d+,\d\d)/.exec(riga)?.[1] ?? []);
    }),
  );
  return lette.flat();
};

const becomeOne = async ([resta, va]: (typeof COPPIE)[number]): Promise<void> => {
  const { desCognome = '', desNome = '' } = scuola.persone[resta] ?? {};
  await changePersona(scuola.gestore, { uid: scuola.uidDi(va) }, { desCognome, desNome });
  const { stato } = await mergeSchede(scuola.gestore, { uid: scuola.uidDi(resta) }, { uid: scuola.uidDi(va) });
  expect(stato).toBe('COMPLETATO');
};

test('the certificate of the record that went was handed over, the other was not: only that one is, until the other is too', async () => {
  const [coppia] = COPPIE;
  const [resta, va] = coppia;
  await consegna([va], '2026-03-05');
  await becomeOne(coppia);
  expect(await consegnata(resta)).toBeNull();
  expect(await mie(resta)).toEqual(['400,00']);
  await consegna([resta], '2026-03-09');
  expect(await consegnata(resta)).toBe('2026-03-09');
  expect((await mie(resta)).toSorted()).toEqual(['300,00', '400,00']);
  await consegna([va], null);
  expect(await consegnata(resta)).toBeNull();
  expect(await mie(resta)).toEqual(['300,00']);
});

test('both were handed over: both days are kept, and both are written in one call', async () => {
  const [, coppia] = COPPIE;
  const [resta, va] = coppia;
  await consegna([resta], '2026-03-06');
  await consegna([va], '2026-03-08');
  await becomeOne(coppia);
  expect(await consegnata(resta)).toBe('2026-03-08');
  await consegna([va], null);
  expect(await consegnata(resta)).toBeNull();
  await consegna([resta, va], '2026-03-10');
  expect(await consegnata(resta)).toBe('2026-03-10');
});

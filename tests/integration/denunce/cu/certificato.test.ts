import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printCu } from '#shared/contracts/denunce/stampe/cu.ts';
import { printCuPropria } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { cinquePerMille, ottoPerMille } from '#shared/domain/denunce/scelta-per-mille.ts';
import { print } from '#support/cedolini.ts';
import {
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';
import { elementi, readPdf } from '#tests/functions/stampe/lettura-pdf.ts';

let scuola: ScuolaCheCertifica;
let io: Person;
let denuncia: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheCertifica();
  const occasionale = scuola.persone[1];
  if (occasionale === undefined) throw new Error('Nobody is on file');
  await linkDipendente(scuola.home, occasionale, SCUOLA_A);
  io = await scuola.home.as(loginOf('DIPENDENTE'));
  await saveFirma(scuola.adempimenti);
  ({ denuncia } = await elaboraCu(scuola.adempimenti));
});
afterAll(() => scuola.home.close());

const cf = (indice: number): string => scuola.persone[indice]?.desCf ?? '';

/** What a print says: the cells of its tables row by row, its paragraphs. */
const letta = async (bytes: Uint8Array | null) => {
  const { pagine } = await readPdf(bytes ?? new Uint8Array());
  const testi = (tag: string) => pagine.flatMap(({ struttura }) => elementi(struttura, tag).map(({ testo }) => testo));
  return { righe: testi('TR').map((riga) => riga.replace(/\s+/g, ' ')), tutto: testi('P').join('\n') };
};

test('has every point with its number and value, and says that it is a draft until it is sent', async () => {
  const { bytes } = await print(scuola.adempimenti, printCu, { uid: denuncia.uid, persona: cf(1) });
  const { righe, tutto } = await letta(bytes);
  // 400 € of which 20 % was withheld: cause, gross, base, withholding.
  for (const [numero, valore] of [
    ['1', 'M'],
    ['4', '400,00'],
    ['8', '400,00'],
    ['9', '80,00'],
  ] as const)
    expect(righe.filter((riga) => riga.startsWith(`${numero} `) && riga.includes(valore))).toHaveLength(1);
  expect(tutto).toContain('Bozza');
});

test('is of everybody when nobody is chosen, each on pages of their own; of nobody else when one is', async () => {
  const tutte = await letta((await print(scuola.adempimenti, printCu, { uid: denuncia.uid })).bytes);
  expect(tutte.righe.filter((riga) => /^2 Redditi/.test(riga))).toHaveLength(2);
  const di = async (persona: string) =>
    (await letta((await print(scuola.adempimenti, printCu, { uid: denuncia.uid, persona })).bytes)).righe;
  expect((await di(cf(0))).filter((riga) => /^9 /.test(riga) && riga.includes('80,00'))).toEqual([]);
});

test('has with it the sheet of the eight, five and two per thousand of who was employed, and of nobody else', async () => {
  const di = async (persona: string) => {
    const { bytes } = await print(scuola.adempimenti, printCu, { uid: denuncia.uid, persona });
    const { righe, tutto } = await letta(bytes);
    return { righe, tutto, scelte: righe.filter((riga) => /\b8\.\d+ /.test(riga)) };
  };
  const [dipendente, occasionale] = [await di(cf(0)), await di(cf(1))];
  expect(dipendente.scelte.length).toBeGreaterThan(0);
  for (const chi of ottoPerMille) expect(dipendente.righe.join(' ')).toContain(chi);
  for (const nome of cinquePerMille) expect(dipendente.righe.join(' ')).toContain(nome);
  expect(dipendente.righe.some((riga) => riga.includes(`Codice fiscale ${cf(0)}`))).toBe(true);
  expect(dipendente.tutto).toContain('Serve a chi non presenta la dichiarazione dei redditi');
  expect([occasionale.scelte, occasionale.tutto.includes('per mille')]).toEqual([[], false]);
});

test('one that is not there is refused', async () => {
  const chi = scuola.adempimenti;
  for (const query of [{ uid: asUid<'DENUNCIA'>('nessuna') }, { uid: denuncia.uid, persona: 'RSSMRA80A01H501U' }])
    await rifiutata(scuola.home, () => chi.call(printCu, { query }), assente());
});

/** The certificates that the person finds among their own documents. */
const mie = async () =>
  (await io.ok(datiContabiliRoutes.getDatiContabili, { body: { anno: 2026 } })).certificazioni.map(
    ({ uid, consegnata }) => [uid, consegnata],
  );

test('who it is of finds it once it is handed over, and no longer when that is taken back; nobody else ever does', async () => {
  const mia = () => io.call(printCuPropria, { body: { uid: denuncia.uid } });
  denuncia = await sendCu(scuola.adempimenti, denuncia);
  await rifiutata(scuola.home, mia, assente());
  const consegna = (persona: string, giorno: string | null) =>
    scuola.adempimenti.ok(cuRoutes.consegnaCu, { body: { uid: denuncia.uid, persone: [persona], giorno } });
  await consegna(cf(0), '2026-03-10');
  expect(await mie()).toEqual([]);
  await consegna(cf(1), '2026-03-10');
  expect(await mie()).toEqual([[denuncia.uid, '2026-03-10']]);
  const { bytes } = await print(io, printCuPropria, { uid: denuncia.uid });
  const { righe, tutto } = await letta(bytes);
  expect(righe.filter((riga) => /^9 /.test(riga) && riga.includes('80,00'))).toHaveLength(1);
  expect(righe.filter((riga) => /^2 Redditi/.test(riga))).toEqual([]);
  expect(tutto).not.toContain('Bozza');
  expect((await io.ok(datiContabiliRoutes.getDatiContabili, { body: { anno: 2025 } })).certificazioni).toEqual([]);
  await consegna(cf(1), null);
  expect(await mie()).toEqual([]);
});

test('whoever has a chain of certificates finds the last alone, once it is handed over', async () => {
  const { adempimenti } = scuola;
  const persone = [cf(1)];
  const consegna = ({ uid }: Pick<Denuncia, 'uid'>) =>
    adempimenti.ok(cuRoutes.consegnaCu, { body: { uid, persone, giorno: '2026-03-10' } });
  await consegna(denuncia);
  let letta = await elaboraCu(adempimenti, { operazione: 'SOSTITUZIONE', corregge: denuncia.uid, persone });
  for (const [campo, valore] of [
    ['protocollo', '26031012345678901'],
    ['progressivoRicevuta', '000002'],
    ['DA002022', 'H501'],
  ] as const) {
    const { uid, versione } = letta.denuncia;
    const body = { uid, versione, riga: `D|${cf(1)}`, campo, valore, perche: 'dalla ricevuta' };
    letta = await adempimenti.ok(cuRoutes.putCertificato, { body });
  }
  expect(await mie()).toEqual([[denuncia.uid, '2026-03-10']]);
  const sostitutiva = await sendCu(adempimenti, letta.denuncia);
  expect(await mie()).toEqual([]);
  await consegna(sostitutiva);
  expect(await mie()).toEqual([[sostitutiva.uid, '2026-03-10']]);
});

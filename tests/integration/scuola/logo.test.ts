import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { PDFHexString } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logoEntita } from '#archivio/scuola/logo.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { writeItem } from '#platform/data/repository.ts';
import { printRubrica } from '#shared/contracts/anagrafe/stampe/personale.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { logoRoutes } from '#shared/contracts/scuola/logo.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';
import { jpegDiProva, pngDiProva } from '#support/stampe/immagini.ts';
import { oggetti, voce } from '../../functions/stampe/lettura-pdf.ts';
import { faultsUa } from '../../functions/stampe/matterhorn/punti.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  await dipendenteDiProva(gestore, 1, servizioDiProva());
});
afterAll(() => home.close());

const png = pngDiProva({ colore: 6, campioni: [0, 90, 160, 200] }).toString('base64');
const ADESSO = { dal: '2026-01-01', al: '2026-12-31', layout: 'ALFABETICO' } as const;

/** The words of the figures of the list of the staff as it is printed now, and the faults that PDF/UA finds in it. */
const figure = async () => {
  const { bytes, stato } = await print(gestore, printRubrica, ADESSO);
  const { con } = await oggetti(bytes ?? new Uint8Array());
  const parole = con('S', 'Figure').map((figura) => {
    const alt = voce(figura, 'Alt');
    return alt instanceof PDFHexString ? alt.decodeText() : null;
  });
  return {
    parole,
    immagini: con('Subtype', 'Image').length,
    difetti: await faultsUa(bytes ?? new Uint8Array()),
    stato,
  };
};
const SENZA = { parole: [], difetti: [] };
const CON = { parole: [expect.stringMatching(/^Logo di ./)], difetti: [] };

test('without a logo prints have none; once it is kept it is a figure of the heading with its words, and it is taken away', async () => {
  const prima = await gestore.ok(logoRoutes.getLogo, {});
  expect(prima).toEqual({ versione: 1, immagine: null });
  const vecchia = await figure();
  expect(vecchia).toMatchObject(SENZA);
  const comEra = await (await fetch(vecchia.stato.link ?? '')).bytes();

  const messo = await gestore.ok(logoRoutes.saveLogo, { body: { versione: prima.versione, contenuto: png } });
  expect(messo.immagine).toEqual({ tipo: 'image/png', contenuto: png });
  expect(await figure()).toMatchObject(CON);
  // the print that was already made is as it was
  expect(await (await fetch(vecchia.stato.link ?? '')).bytes()).toEqual(comEra);

  const altro = jpegDiProva().toString('base64');
  const cambiato = await gestore.ok(logoRoutes.saveLogo, { body: { versione: messo.versione, contenuto: altro } });
  expect(cambiato.immagine?.tipo).toBe('image/jpeg');
  expect(await figure()).toMatchObject(CON);

  await gestore.ok(logoRoutes.removeLogo, { query: { versione: cambiato.versione } });
  expect(await figure()).toMatchObject(SENZA);
});

test('a logo that cannot be drawn any more is left out, and the print is made', async () => {
  const prima = await gestore.ok(logoRoutes.getLogo, {});
  const { versione } = await gestore.ok(logoRoutes.saveLogo, { body: { versione: prima.versione, contenuto: png } });
  const tenuto = await archivioDi(home.store, SCUOLA_A).of(logoEntita).get('0');
  if (tenuto === undefined) throw new Error('No logo is kept');
  const immagine = { tipo: 'image/png', contenuto: Buffer.from('nessuna immagine').toString('base64') } as const;
  const Item = writeItem(logoEntita, SCUOLA_A, { ...tenuto, immagine });
  await home.store.client.send(new PutCommand({ TableName: home.store.table, Item }));
  expect(await figure()).toMatchObject(SENZA);
  await gestore.ok(logoRoutes.removeLogo, { query: { versione } });
});

test('what is no image, or is too big, is refused by its bytes; who does not write the school reads it only', async () => {
  const { versione } = await gestore.ok(logoRoutes.getLogo, {});
  const save = (chi: Person, bytes: Buffer) =>
    chi.call(logoRoutes.saveLogo, { body: { versione, contenuto: bytes.toString('base64') } });
  const refused = (messaggio: RegExp) => ({
    status: 400,
    body: {
      code: 'RICHIESTA_NON_VALIDA',
      fields: [{ path: 'contenuto', message: expect.stringMatching(messaggio) }],
    },
  });
  expect(await save(gestore, Buffer.from('<svg onload="x"/>'))).toMatchObject(refused(/salvarlo come PNG/));
  expect(await save(gestore, pngDiProva({ colore: 0, campioni: [1], lati: [2001, 1] }))).toMatchObject(
    refused(/più di 2\.000 punti/),
  );
  const grosso = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(101_000)]);
  expect(await save(gestore, grosso)).toMatchObject(refused(/100 KB/));
  const servizi = await home.as(loginOf('SERVIZI'));
  expect((await save(servizi, Buffer.from(png, 'base64'))).status).toBe(403);
  expect(await servizi.ok(logoRoutes.getLogo, {})).toMatchObject({ immagine: null });
});

test('a logo that somebody else changed meanwhile is neither written over nor taken away', async () => {
  const { versione } = await gestore.ok(logoRoutes.getLogo, {});
  const { versione: dopo } = await gestore.ok(logoRoutes.saveLogo, { body: { versione, contenuto: png } });
  const superata = { status: 409, body: { code: 'VERSIONE_SUPERATA' } };
  expect(await gestore.call(logoRoutes.saveLogo, { body: { versione, contenuto: png } })).toMatchObject(superata);
  expect(await gestore.call(logoRoutes.removeLogo, { query: { versione } })).toMatchObject(superata);
  expect(await gestore.ok(logoRoutes.getLogo, {})).toMatchObject({ versione: dopo, immagine: { contenuto: png } });
});

test('of many who change it at once from one version one succeeds', async () => {
  const { versione } = await gestore.ok(logoRoutes.getLogo, {});
  const risposte = await Promise.all(
    Array.from({ length: 4 }, () => gestore.call(logoRoutes.saveLogo, { body: { versione, contenuto: png } })),
  );
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect((await gestore.ok(logoRoutes.getLogo, {})).versione).toBe(versione + 1);
});

test('another school neither sees it nor changes it; the audit trail says which image it was, not its bytes', async () => {
  const { versione, immagine } = await gestore.ok(logoRoutes.getLogo, {});
  expect(immagine?.contenuto).toBe(png);
  const altra = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect(await altra.ok(logoRoutes.getLogo, {})).toEqual({ versione: 1, immagine: null });
  await altra.ok(logoRoutes.saveLogo, { body: { versione: 1, contenuto: jpegDiProva().toString('base64') } });
  expect(await gestore.ok(logoRoutes.getLogo, {})).toMatchObject({ versione, immagine: { contenuto: png } });
  const { righe } = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'LOGO_SCUOLA', uid: '0' } });
  expect(righe.length).toBeGreaterThan(0);
  expect(JSON.stringify(righe)).toContain('sha256');
  expect(JSON.stringify(righe)).not.toContain(png);
});

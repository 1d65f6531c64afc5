import { afterAll, beforeAll, expect, test } from 'vitest';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { verificaRoutes } from '#shared/contracts/denunce/macchina/verifica.ts';
import { scadenzeRoutes } from '#shared/contracts/denunce/scadenze.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import { fileEp } from '#support/denunce/f24-di-prova.ts';
import { bytesDi } from '#support/denunce/uniemens-di-prova.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

let home: TestHome;
let chi: Person;
beforeAll(async () => {
  home = await startTestHome();
  chi = await home.as(loginOf('ADEMPIMENTI'));
});
afterAll(() => home.close());

const verifica = (tipo: TipoDenuncia, bytes: Uint8Array) =>
  chi.ok(verificaRoutes.verificaFile, { body: { tipo, contenuto: Buffer.from(bytes).toString('base64') } });

test('a file made elsewhere is checked by the rules of the program: a good one, one with a fault, and nothing is stored', async () => {
  const cambi = await home.changesDuring(async () => {
    expect(await verifica('uniemens', bytesDi('variazioni'))).toEqual({
      leggibile: true,
      perche: '',
      bloccanti: 0,
      avvisi: 0,
      rilievi: [],
      tracciato: 'UNIEMENS',
      riscontrato: false,
    });
    const guasto = Buffer.from(Buffer.from(bytesDi('variazioni')).toString('utf8').replace('700,00', '700,01'));
    expect(await verifica('uniemens', guasto)).toMatchObject({
      bloccanti: 1,
      rilievi: [{ codice: '00171I', persona: 'TRMLVI93B03F205C' }],
    });
    expect(await verifica('f24ep', f24Ep.parse(fileEp({ iban: '' })).write())).toMatchObject({
      bloccanti: 1,
      rilievi: [{ codice: 'f24.iban' }],
    });
  });
  expect(cambi).toEqual([]);
});

test('who works on payslips may check a file too', async () => {
  const cedolini = await home.as(loginOf('CEDOLINI'));
  const contenuto = Buffer.from(bytesDi('variazioni')).toString('base64');
  expect(await cedolini.ok(verificaRoutes.verificaFile, { body: { tipo: 'uniemens', contenuto } })).toMatchObject({
    leggibile: true,
  });
});

test('one of another kind, or cut, says where it cannot be read', async () => {
  expect(await verifica('f24', bytesDi('z2'))).toMatchObject({
    leggibile: false,
    perche: 'È un file di un altro tipo, UniEmens (XML): scegliere quello e verificarlo di nuovo.',
  });
  expect(await verifica('f24', Buffer.from('Una riga\r\n'))).toMatchObject({
    leggibile: false,
    perche: expect.stringContaining('Byte 1: il file non è di questo tipo: comincia con "U"'),
  });
  expect(await verifica('f24', Buffer.from('A una riga\r\n'))).toMatchObject({
    leggibile: false,
    perche: expect.stringContaining('Byte 11, record 1'),
  });
  expect(await verifica('uniemens', bytesDi('z2').slice(0, 400))).toMatchObject({
    leggibile: false,
    perche: expect.stringMatching(/^Riga \d+, colonna \d+: il file non è XML/),
  });
});

test('a long file keeps nobody else waiting while it is read', async () => {
  const attributi = Array.from({ length: 100_000 }, (_, numero) => `a${numero}="1"`).join(' ');
  const lungo = Buffer.from(`<?xml version="1.0"?><DenunceMensili ${attributi}></DenunceMensili>`);
  const altro = await home.as(loginOf('GESTORE'));
  const fine = new AbortController();
  const lettura = verifica('uniemens', lungo).finally(() => fine.abort());
  let risposte = 0;
  while (!fine.signal.aborted) {
    await altro.ok(scadenzeRoutes.listScadenze, {});
    risposte += 1;
  }
  expect((await lettura).leggibile).toBe(false);
  // read here, the file would let through those that came before its reading began
  expect(risposte).toBeGreaterThan(10);
});

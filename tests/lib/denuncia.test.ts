import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cu } from '#functions/denunce/formati/cu/cu.ts';
import { esitoDenuncia } from '#lib/denuncia.ts';
import { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { tipiDenuncia } from '#shared/domain/denuncia.ts';
import { fileCu } from '#support/denunce/cu-di-prova.ts';
import { fileEp, modello, riga } from '#support/denunce/f24-di-prova.ts';
import { bytesDi } from '#support/denunce/uniemens-di-prova.ts';

const testo = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const json = (valore: unknown): Uint8Array => Buffer.from(JSON.stringify(valore), 'utf8');
const scritto = async (valore: unknown): Promise<Uint8Array> =>
  (await esitoDenuncia(['scrivi', 'f24ep'], json(valore))).uscita;
const campioneF24 = (nome: 'ep' | 'ordinario'): Uint8Array =>
  readFileSync(new URL(`../golden/f24/${nome}.T24`, import.meta.url));
const Rilievi = z.array(Rilievo.omit({ regola: true }));

describe('the command of filings', () => {
  test('writes the file of records, and reads them back from it', async () => {
    const file = { ...fileEp(), modelli: [modello(), modello([riga({ debito: 1 })])] };
    const letto = await esitoDenuncia(['leggi', 'f24ep'], await scritto(file));
    expect([letto.codice, JSON.parse(testo(letto.uscita))]).toEqual([0, file]);
  });

  test('checks a file: nothing blocks 0, something does 1, findings with all their fields', async () => {
    expect(await esitoDenuncia(['controlla', 'f24ep'], await scritto(fileEp()))).toEqual({
      codice: 0,
      uscita: Buffer.from('[]\n'),
      errore: '',
    });
    const { codice, uscita } = await esitoDenuncia(['controlla', 'f24ep'], await scritto(fileEp({ iban: '' })));
    expect(codice).toBe(1);
    expect(Rilievi.parse(JSON.parse(testo(uscita)))).toEqual([
      expect.objectContaining({ codice: 'f24.iban', gravita: 'BLOCCANTE', persona: null, campo: 'modelli.0.iban' }),
    ]);
  });

  test.each(tipiDenuncia)(
    'says every check of %s with its weight, its rule and its source, what blocks first',
    async (tipo) => {
      const { codice, uscita } = await esitoDenuncia(['controlli', tipo], new Uint8Array());
      expect(codice).toBe(0);
      const [testata, ...righe] = testo(uscita)
        .trimEnd()
        .split('\n')
        .map((riga) => riga.split('\t'));
      expect(testata).toEqual(['controllo', 'peso', 'regola', 'fonte']);
      expect(righe.length).toBeGreaterThan(5);
      for (const [nome, peso, regola = '', fonte = ''] of righe)
        expect([/^(BLOCCANTE|AVVISO)$/.test(peso ?? ''), regola.length > 10, fonte.length > 3], nome).toEqual([
          true,
          true,
          true,
        ]);
      const pesi = righe.map(([, peso]) => peso);
      expect(pesi.lastIndexOf('BLOCCANTE')).toBeLessThan(
        pesi.includes('AVVISO') ? pesi.indexOf('AVVISO') : pesi.length,
      );
    },
  );

  test('says the schema of the records', async () => {
    const { uscita } = await esitoDenuncia(['schema', 'f24ep'], new Uint8Array());
    expect(JSON.parse(testo(uscita))).toMatchObject({
      type: 'object',
      required: ['fornitore', 'denominazione', 'modelli'],
    });
  });

  test('says the schema of what another program receives of the certifications', async () => {
    const { codice, uscita } = await esitoDenuncia(['schema', 'pacchetto-cu'], new Uint8Array());
    expect([codice, JSON.parse(testo(uscita))]).toMatchObject([
      0,
      { required: ['formato', 'scuola', 'anno', 'invii'], properties: { formato: { const: 'pacchetto-cu/1' } } },
    ]);
    expect((await esitoDenuncia(['leggi', 'pacchetto-cu'], json({}))).codice).toBe(2);
  });

  test.each([
    ['scrivi', json({ ...fileEp(), fornitore: 1 }), 'fornitore: '],
    ['scrivi', json(fileEp({ email: 'è' })), 'Campo "email", posizione 1809'],
    ['scrivi', Buffer.from('{"a"'), "L'ingresso non è JSON"],
    ['scrivi', Buffer.from(''), "L'ingresso è vuoto: atteso il JSON dei record."],
    ['scrivi', json({}), 'modelli: Campo obbligatorio'],
    ['leggi', Buffer.from('Una riga\r\n'), 'Byte 1: il file non è di questo tipo: comincia con "U"'],
    ['leggi', Buffer.from('A una riga\r\n'), 'Byte 11, record 1'],
    ['controlla', Buffer.from(''), 'Byte 1: il file è vuoto'],
    ['mostra', Buffer.from(''), 'Uso: npm run -s denuncia'],
  ])('%s of what cannot be read ends with 2 and says where', async (comando, ingresso, dove) => {
    const { codice, errore, uscita } = await esitoDenuncia([comando, 'f24ep'], ingresso);
    expect([codice, uscita.length]).toEqual([2, 0]);
    expect(errore).toContain(dove);
  });

  test.each([
    ['f24ep', campioneF24('ordinario'), 'F24 ordinario (T24): il TIPO da scrivere è f24.'],
    ['f24', campioneF24('ep'), 'F24 enti pubblici (T24): il TIPO da scrivere è f24ep.'],
    ['f24', cu.parse(fileCu()).write(), 'Certificazione Unica (CUR): il TIPO da scrivere è cu.'],
    ['spt', bytesDi('variazioni'), 'UniEmens (XML): il TIPO da scrivere è uniemens.'],
    ['uniemens', Buffer.from('<AccessoriFuoriSistema>'), 'Accessori fuori sistema (XML): il TIPO da scrivere è spt.'],
  ])('a file of another kind than %s is told which one it is', async (tipo, ingresso, quale) => {
    for (const comando of ['controlla', 'leggi'])
      expect(await esitoDenuncia([comando, tipo], ingresso)).toMatchObject({
        codice: 2,
        errore: `È un file di un altro tipo, ${quale}`,
      });
  });

  test('does the same for UniEmens: a good file 0, one fault 1 with its official code, what is no XML 2', async () => {
    const file = bytesDi('variazioni');
    const letto = await esitoDenuncia(['leggi', 'uniemens'], file);
    expect((await esitoDenuncia(['scrivi', 'uniemens'], letto.uscita)).uscita).toEqual(Buffer.from(file));
    expect((await esitoDenuncia(['controlla', 'uniemens'], file)).codice).toBe(0);
    const guasto = Buffer.from(testo(file).replace('700,00', '700,01'));
    const { codice, uscita } = await esitoDenuncia(['controlla', 'uniemens'], guasto);
    expect([codice, Rilievi.parse(JSON.parse(testo(uscita))).map((uno) => [uno.codice, uno.persona])]).toEqual([
      1,
      [['00171I', 'TRMLVI93B03F205C']],
    ]);
    expect((await esitoDenuncia(['leggi', 'uniemens'], Buffer.from('<a>'))).codice).toBe(2);
    expect(JSON.parse(testo((await esitoDenuncia(['schema', 'uniemens'], new Uint8Array())).uscita))).toMatchObject({
      required: ['DatiMittente', 'Azienda'],
    });
  });

  test('is a program that reads standard input and ends with that code', () => {
    const { status, stderr } = spawnSync(process.execPath, ['bin/denuncia.ts', 'leggi', 'f24ep'], { input: 'A' });
    expect([status, String(stderr)]).toEqual([2, expect.stringContaining('Byte 2, record 1')]);
  }, 60_000);
});

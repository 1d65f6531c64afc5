import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { printBonifici, printRigheMandato } from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { isOfferta, percheNon } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { print } from '#support/cedolini.ts';
import { collaboratore, contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changeDatiPropri, scuolaPropria } from '#support/identita-scuola.ts';
import { faultsOf } from '#tests/functions/cedolini/stampe/sepa/schema.ts';
import { faultsCbi } from '#tests/functions/cedolini/stampe/sepa/tracciato-cbi.ts';

// The file of the bank, in its two messages: the server decides which schools have it, whatever page asks.

const IN_BANCA = 'IT60X0542811101000000123456';

let scuola: ScuolaCheVersa;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
  // The account that pays is that of the day of accounting.
  await changeDatiPropri(scuola.gestore, {}, { ibanTesoreria: IN_BANCA });
  processo = await contabilizzati(scuola, [collaboratore(scuola.uidDi(0), 100_000)], {
    DES_ELABORAZIONE: 'Collaborazioni',
    idMetodo: 'COC-LD',
  });
});
afterAll(() => scuola.home.close());

const ordine = () => ({ idProcesso: processo.uid, formato: 'xml' }) as const;
const chiedi = () => scuola.ufficio.call(printBonifici, { query: ordine() });
const file = async (): Promise<string> =>
  Buffer.from((await print(scuola.ufficio, printBonifici, ordine())).bytes ?? []).toString('utf8');

describe.each(setupTypes)('%s', (setupType) => {
  beforeAll(() =>
    changeDatiPropri(
      scuola.gestore,
      { setupType },
      { ibanTesoreria: IN_BANCA, modelloF24: setupType === 'PARITARIA' ? 'ORDINARIO' : 'EP' },
    ),
  );

  test('has the file of the bank, or is told why not and what it does instead', async () => {
    const perche = percheNon('ORDINE_BANCA', { setupType });
    if (perche === null) {
      expect(faultsOf(await file())).toEqual([]);
      return;
    }
    expect(setupType).toBe('SCUOLA');
    expect(perche).toContain('mandato');
    expect(await chiedi()).toMatchObject({
      status: 403,
      body: { code: 'OPERAZIONE_NON_CONSENTITA', message: perche },
    });
    // The list to read and the rows of the order to the treasury are its own.
    for (const contratto of [printBonifici, printRigheMandato])
      expect(
        (await print(scuola.ufficio, contratto, { idProcesso: processo.uid, formato: 'xlsx' })).bytes,
      ).not.toBeNull();
  });

  test('chooses the Italian message only with the code of the bank, and where it has a bank', async () => {
    const { uid, dati, ...campi } = await scuolaPropria(scuola.gestore);
    if (dati === null) throw new Error('The school has no data');
    const con = (altri: object) => ({ ...dati, altriDati: dati.altriDati.map((uno) => ({ ...uno, ...altri })) });
    const salva = (altri: object) =>
      scuola.gestore.call(scuolaRoutes.updateScuola, { params: { uid }, body: { ...campi, dati: con(altri) } });
    expect(await salva({ tracciatoBonifici: 'ITALIANO', codCuc: null })).toMatchObject({
      status: 400,
      body: {
        fields: expect.arrayContaining([
          expect.objectContaining({ path: 'dati.altriDati.0.codCuc', message: expect.stringContaining('CUC') }),
        ]),
      },
    });
    const salvata = await salva({ tracciatoBonifici: 'ITALIANO', codCuc: 'AB12CD34' });
    if (!isOfferta('ORDINE_BANCA', { setupType })) {
      expect(salvata).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'dati.altriDati.0.tracciatoBonifici' }] },
      });
      return;
    }
    const scritto = await file();
    expect(faultsCbi(scritto)).toEqual([]);
    expect(scritto).toContain('<Othr><Id>AB12CD34</Id><Issr>CBI</Issr></Othr>');
    expect(scritto).toContain('<MmbId>05428</MmbId>');
    expect(scritto).toContain('<PstlAdr><TwnNm>ROMA</TwnNm><Ctry>IT</Ctry></PstlAdr>');
    expect(scritto).toContain(`<CtrlSum>${((processo.totali?.netto ?? 0) / 100).toFixed(2)}</CtrlSum>`);
    await changeDatiPropri(scuola.gestore, {}, { tracciatoBonifici: 'EUROPEO', codCuc: null });
    expect(faultsOf(await file())).toEqual([]);
  });
});

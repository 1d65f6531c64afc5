import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';

let scuola: ScuolaCheVersa;
let processo: Processo;
let f24: DenunciaIntera;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  processo = await contabilizzata(scuola, [0, 1]);
});
afterAll(() => scuola.home.close());

const vigenti = ({ righe }: DenunciaIntera) => righe.map(({ calcolati }) => calcolati);
const dovuta = (codice: string): number => {
  const riga = vigenti(f24).find((una) => una.codice === codice);
  return Number(riga?.debito ?? 0) - Number(riga?.diCuiInteressi ?? 0);
};

test('the proposal says by when the taxes are paid, and from when they are late', async () => {
  const proposta = await scuola.adempimenti.ok(f24Routes.proponiF24, { body: { anno: 2026, mese: 3 } });
  expect([proposta.scadenza, proposta.inRitardoDal]).toEqual(['2026-04-15', '2026-04-17']);
});

test('in time there is nothing to put right, and it is said', async () => {
  const esito = await scuola.adempimenti.call(f24Routes.saveF24Ep, {
    body: f24DiMarzo([processo], { ravvedimento: true }),
  });
  expect([esito.status, JSON.stringify(esito.body)]).toEqual([
    400,
    expect.stringContaining('i tributi di marzo 2026 non sono in ritardo'),
  ]);
});

test('late, the days are told; put right, each tax has its interest and each penalty its row', async () => {
  const tardivo = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: f24DiMarzo([processo], { dataPagamento: '2026-05-15' }),
  });
  const ritardo = tardivo.rilievi.find(({ codice }) => codice === 'f24.in-ritardo');
  expect([ritardo?.gravita, ritardo?.trovato]).toEqual(['AVVISO', '30 giorni di ritardo']);
  f24 = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: {
      ...f24DiMarzo([processo], { dataPagamento: '2026-05-15', ravvedimento: true }),
      versione: tardivo.denuncia.versione,
    },
  });
  expect(f24.denuncia).toMatchObject({ ravvedimento: true, STATUS: 'COMPLETATO', bloccanti: 0 });
  for (const [tributo, sanzione] of [
    ['100E', '890E'],
    ['380E', '892E'],
  ] as const) {
    const importo = dovuta(tributo);
    const riga = vigenti(f24).find(({ codice }) => codice === tributo);
    // 30 days at 1,6 % a year; 12,5 % over ten
    expect(riga?.diCuiInteressi).toBe(Math.round((importo * 16 * 30) / 365_000));
    expect(vigenti(f24).find(({ codice }) => codice === sanzione)?.debito).toBe(Math.round((importo * 125) / 10_000));
  }
  expect(vigenti(f24).filter(({ sezione }) => sezione === 'Q' || sezione === 'I')).toEqual(
    vigenti(tardivo).filter(({ sezione }) => sezione === 'Q' || sezione === 'I'),
  );
  expect(f24.rilievi.map(({ codice }) => codice)).toContain('f24.sanzione-da-riscontrare');
});

test('sent, it balances to the cent: the file against the payslips, interest and penalties included', async () => {
  await sendF24(scuola.adempimenti, f24);
  const { righe } = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese: 3 } });
  const celle = righe.filter(({ denuncia }) => denuncia !== 'UNIEMENS');
  expect(celle.filter(({ differenza }) => differenza !== 0)).toEqual([]);
  expect(celle.map(({ codice }) => codice)).toEqual(expect.arrayContaining(['100E', '890E', '380E', '892E', 'IRAP']));
  const irap = await scuola.adempimenti.ok(irapRoutes.getIrap, { query: { anno: 2026 } });
  expect([irap.imposta, irap.versata]).toEqual([dovuta('380E'), dovuta('380E')]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
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
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  processo = await contabilizzata(scuola, [0]);
});
afterAll(() => scuola.home.close());

const quadratura = (mese?: number) =>
  scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, {
    query: { anno: 2026, ...(mese === undefined ? {} : { mese }) },
  });
const diverse = async () =>
  (await quadratura(3)).righe
    .filter(({ denuncia, differenza }) => denuncia === 'F24' && differenza !== 0)
    .map(({ codice, ente, riferimentoA, differenza }) => [codice, ente, riferimentoA, differenza]);
const gather = (): Promise<DenunciaIntera> =>
  scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
const irapOf = ({ righe }: DenunciaIntera): RigaDenuncia => {
  const riga = righe.find(({ calcolati }) => calcolati.codice === '380E');
  if (riga === undefined) throw new Error('No IRAP');
  return riga;
};
/** The F24 sent with one field of its IRAP written over, and taken back when the test has looked. */
const withFault = async (campo: string, valore: string | number, look: () => Promise<void>): Promise<void> => {
  const f24 = await gather();
  const { uid, versione } = f24.denuncia;
  const cambiato = await scuola.adempimenti.ok(f24Routes.putValoreF24, {
    body: { uid, versione, riga: irapOf(f24).chiave, campo, valore, perche: 'errore di prova' },
  });
  const inviato = await sendF24(scuola.adempimenti, cambiato);
  await look();
  const riaperto = await scuola.gestore.ok(f24Routes.undoSendF24, {
    body: { uid, versione: inviato.versione, motivo: 'prova' },
  });
  await scuola.adempimenti.ok(f24Routes.removeF24, { body: { uid, versione: riaperto.versione } });
};

test('before anything is sent all that is due is to be sent, each by the day of its filing; sent as it is, every cell is zero', async () => {
  const prima = await quadratura(3);
  expect(prima.denunciato).toBe(0);
  expect(prima.dovuto).toBeGreaterThan(0);
  expect(prima.diverse).toBe(0);
  expect(prima.righe.filter(({ denuncia, parole }) => denuncia === 'F24' && parole === undefined)).toEqual([]);
  expect(prima.righe.map(({ denuncia, codice, esito, entro }) => [denuncia, codice, esito, entro])).toEqual([
    ['F24', '100E', 'DA_INVIARE', '2026-04-15'],
    ['F24', '380E', 'DA_INVIARE', '2026-04-15'],
    ['F24', 'P101', 'DA_INVIARE', '2026-04-16'],
    ['F24', 'P909', 'DA_INVIARE', '2026-04-16'],
    ['IRAP', 'IRAP', 'DA_INVIARE', '2026-04-15'],
  ]);
  const f24 = await gather();
  const inviato = await sendF24(scuola.adempimenti, f24);
  const dopo = await quadratura(3);
  expect(dopo).toMatchObject({ dovuto: prima.dovuto, denunciato: prima.dovuto, diverse: 0 });
  expect(dopo.dovuto).toBe(f24.denuncia.debito - f24.denuncia.credito);
  expect((await quadratura(2)).righe).toEqual([]);
  const riaperto = await scuola.gestore.ok(f24Routes.undoSendF24, {
    body: { uid: inviato.uid, versione: inviato.versione, motivo: 'prova' },
  });
  await scuola.adempimenti.ok(f24Routes.removeF24, { body: { uid: riaperto.uid, versione: riaperto.versione } });
});

test('each fault shows in its cells: a cent, a month, a body, a code', async () => {
  const f24 = await gather();
  const dovuta = Number(irapOf(f24).calcolati.debito);
  const { uid, versione } = f24.denuncia;
  await scuola.adempimenti.ok(f24Routes.removeF24, { body: { uid, versione } });
  await withFault('debito', dovuta + 1, async () => {
    expect(await diverse()).toEqual([['380E', '08', '0003', 1]]);
    // The cell opens to the person and the file that make it; those that agree do not.
    const { righe } = await quadratura(3);
    const [persona] = scuola.persone;
    expect(righe.filter(({ voci }) => voci.length > 0).map(({ denuncia, voci }) => [denuncia, voci])).toEqual(
      ['F24', 'IRAP'].map((denuncia) => [
        denuncia,
        [
          {
            lato: 'DOVUTO',
            nome: `${persona?.desCognome} ${persona?.desNome}`,
            descrizione: processo.DES_ELABORAZIONE,
            importo: dovuta,
          },
          {
            lato: 'DENUNCIATO',
            nome: 'F24EP-XXTS00001A-202603-1.T24',
            descrizione: 'F24 di marzo',
            importo: dovuta + 1,
          },
        ],
      ]),
    );
  });
  await withFault('riferimentoA', '0002', async () => {
    expect(await diverse()).toEqual([
      ['380E', '08', '0002', dovuta],
      ['380E', '08', '0003', -dovuta],
    ]);
  });
  await withFault('ente', '09', async () => {
    expect(await diverse()).toEqual([
      ['380E', '08', '0003', -dovuta],
      ['380E', '09', '0003', dovuta],
    ]);
  });
  await withFault('codice', '381E', async () => {
    expect(await diverse()).toEqual([
      ['380E', '08', '0003', -dovuta],
      ['381E', '08', '0003', dovuta],
    ]);
  });
});

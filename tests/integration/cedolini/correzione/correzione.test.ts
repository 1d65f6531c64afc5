import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uidCedolino } from '#archivio/cedolini/cedolino.ts';
import { loadCedolini } from '#functions/cedolini/stampe/cedolini/da-stampare.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { filesFromEnv } from '#platform/files.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { assente, rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let ufficio: Ufficio;
let marzo: Processo;
beforeAll(async () => {
  ufficio = await openUfficio(4);
  const { uidDi } = ufficio;
  await nameFirmatari(await ufficio.home.as(loginOf('GESTORE')));
  const { processo } = await compute(ufficio.ufficio, elaborazione({ DES_ELABORAZIONE: 'Ore di marzo' }), [
    accessorio(uidDi(0), [oreInsegnamento(1000)]),
    accessorio(uidDi(1), [oreInsegnamento(1000), compenso(50_000)]),
  ]);
  marzo = await contabilizza(processo);
});
afterAll(() => ufficio.home.close());

const contabilizza = ({ uid, versione }: Processo): Promise<Processo> =>
  ufficio.ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
  });
const aprile = { ANNO: 2026, MESE: 4, dataPagamento: '2026-04-20' };
const cedolino = (indice: number): string => `${marzo.uid}-${ufficio.uidDi(indice)}`;
const correggi = (indice: number, voci: VoceCedolino[], prova = false) =>
  ufficio.ufficio.ok(correzioneRoutes.correggiCedolino, { body: { uid: cedolino(indice), voci, ...aprile, prova } });
const righeDi = async (idProcesso: string) =>
  (await ufficio.ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.righe ?? [];
const calcola = async ({ uid, versione }: Processo): Promise<Processo> => {
  await ufficio.ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini: [] } });
  await waitForEnd(ufficio.ufficio, uid);
  return ufficio.ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
};
/** What the printed payslip of the first person says of the other side. */
const collegamentiStampati = async (idProcesso: Processo['uid']): Promise<(readonly string[])[]> => {
  const { cedolini } = await loadCedolini(
    { idProcesso, idCedolini: [uidCedolino(idProcesso, ufficio.uidDi(0))] },
    {
      archivio: archivioDi(ufficio.home.store, SCUOLA_A),
      files: filesFromEnv({ BUCKET_NAME }),
      oggi: aprile.dataPagamento,
      creato: '2026-04-20T08:00:00.000Z',
      persona: null,
    },
  );
  const collegamenti: (readonly string[])[] = [];
  for await (const { campi } of cedolini.leggi(0, cedolini.quanti))
    for (const { etichetta, valore } of campi) if (/^Corre/.test(etichetta)) collegamenti.push([etichetta, valore]);
  return collegamenti;
};
const legami = (uid: string) => ufficio.ufficio.ok(correzioneRoutes.listCorrezioni, { body: { uid } });

describe('an accounted payslip is corrected by another run', () => {
  test('what is more is paid: the two together are what was due, and each shows the other', async () => {
    const prima = await cedolinoDi(ufficio.ufficio, marzo.uid, ufficio.uidDi(0));
    const { processo, differenze } = await correggi(0, [oreInsegnamento(1200)]);
    expect(differenze).toMatchObject([{ prima: 38_500, dopo: 46_200, differenza: 7_700, esito: 'PAGA' }]);
    if (processo === null) throw new Error('no run');
    expect(processo).toMatchObject({
      STATUS: 'ATTESA',
      DES_ELABORAZIONE: 'Correzione di Ore di marzo, matricola 1',
      corregge: { idProcesso: marzo.uid, ID_ELABORAZIONE: marzo.ID_ELABORAZIONE },
    });
    expect((await righeDi(processo.uid)).map(({ input }) => input.voci)).toEqual([[oreInsegnamento(200)]]);
    await rifiutata(
      ufficio.home,
      () =>
        ufficio.ufficio.call(correzioneRoutes.correggiCedolino, {
          body: { uid: cedolino(0), voci: [oreInsegnamento(1300)], ...aprile },
        }),
      statoNonAmmesso(/c'è già "Correzione di Ore di marzo, matricola 1"/),
    );
    const contabilizzata = await contabilizza(await calcola(processo));
    const correzione = await cedolinoDi(ufficio.ufficio, processo.uid, ufficio.uidDi(0));
    const insieme = (
      await compute(ufficio.ufficio, elaborazione({ DES_ELABORAZIONE: 'Come doveva essere' }), [
        accessorio(ufficio.uidDi(2), [oreInsegnamento(1200)]),
      ])
    ).processo;
    expect(prima.lordo + correzione.lordo).toBe(insieme.totali?.lordo);
    expect(contabilizzata.ADEMPIMENTI).toEqual(marzo.ADEMPIMENTI);
    expect(await legami(cedolino(0))).toMatchObject({
      corregge: null,
      correzioni: [{ uid: correzione.uid, STATUS: 'CONTABILIZZATO', lordo: 7_700, netto: correzione.netto }],
    });
    expect(await legami(correzione.uid)).toMatchObject({
      corregge: { uid: cedolino(0), DES_ELABORAZIONE: 'Ore di marzo', netto: prima.netto },
      correzioni: [],
    });
    expect(await cedolinoDi(ufficio.ufficio, marzo.uid, ufficio.uidDi(0))).toEqual(prima);
    expect(await collegamentiStampati(marzo.uid)).toEqual([
      ['Corretto da', `elaborazione ${processo.ID_ELABORAZIONE}, Correzione di Ore di marzo, matricola 1`],
    ]);
    expect(await collegamentiStampati(processo.uid)).toEqual([
      ['Corregge', `elaborazione ${marzo.ID_ELABORAZIONE}, Ore di marzo`],
    ]);
  });

  test('the next one begins from what the accounted corrections left', async () => {
    expect((await legami(cedolino(0))).voci).toEqual([oreInsegnamento(1200)]);
    expect((await correggi(0, [oreInsegnamento(1300)], true)).differenze).toMatchObject([
      { prima: 46_200, dopo: 50_050, differenza: 3_850, esito: 'PAGA' },
    ]);
    expect(
      await ufficio.ufficio.call(correzioneRoutes.correggiCedolino, {
        body: { uid: cedolino(0), voci: [oreInsegnamento(1200)], ...aprile, prova: true },
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'voci' }] } });
  });

  test('what is less is taken back from the pay it is put beside; alone it is rejected, saying why', async () => {
    const { processo, differenze } = await correggi(1, [oreInsegnamento(400), compenso(50_000)]);
    expect(differenze).toMatchObject([{ prima: 38_500, dopo: 15_400, differenza: -23_100, esito: 'RECUPERA' }]);
    if (processo === null) throw new Error('no run');
    // not the name of the correction of the other payslip
    expect(processo.DES_ELABORAZIONE).toBe('Correzione di Ore di marzo, matricola 2');
    const [riga] = await righeDi(processo.uid);
    if (riga === undefined) throw new Error('no row');
    expect(riga.input.voci).toMatchObject([{ codice: 'REC_ANNO', misura: { unita: 'IMPORTO', importo: 23_100 } }]);
    await ufficio.ufficio.ok(bozzaRoutes.saveBozza, {
      body: {
        idProcesso: processo.uid,
        righe: [{ versione: riga.versione, input: { ...riga.input, voci: [...riga.input.voci, compenso(40_000)] } }],
      },
    });
    const calcolata = await calcola(processo);
    expect(calcolata.totali?.lordo).toBe(40_000 - 23_100);
    await contabilizza(calcolata);
    const dopo = await legami(cedolino(1));
    expect(dopo.correzioni).toMatchObject([{ lordo: 16_900 }]);
    expect(dopo.voci).toEqual([oreInsegnamento(400), compenso(90_000)]);
    expect((await correggi(1, [oreInsegnamento(300), compenso(90_000)], true)).differenze).toMatchObject([
      { prima: 15_400, dopo: 11_550, differenza: -3_850, esito: 'RECUPERA' },
    ]);
  });

  test('what nobody can compute is left to decide: an earlier year, nothing different, a payslip that is not there', async () => {
    const del2025 = { ...oreInsegnamento(1000), competenza: { dal: '2025-11-01', al: '2025-11-30' } };
    const { processo } = await compute(ufficio.ufficio, elaborazione({ DES_ELABORAZIONE: 'Ore del 2025' }), [
      accessorio(ufficio.uidDi(3), [del2025]),
    ]);
    const { uid } = await contabilizza(processo);
    const { differenze, processo: nessuna } = await ufficio.ufficio.ok(correzioneRoutes.correggiCedolino, {
      body: { uid: `${uid}-${ufficio.uidDi(3)}`, voci: [], ...aprile, prova: true },
    });
    expect(nessuna).toBeNull();
    expect(differenze).toMatchObject([
      { differenza: -38_500, esito: 'DA_DECIDERE', motivo: expect.stringContaining('al netto') },
    ]);
    const entroIlTermine = await ufficio.ufficio.ok(correzioneRoutes.correggiCedolino, {
      body: {
        uid: `${uid}-${ufficio.uidDi(3)}`,
        voci: [],
        ANNO: 2026,
        MESE: 1,
        dataPagamento: '2026-01-12',
        prova: true,
      },
    });
    expect(entroIlTermine.differenze).toMatchObject([{ differenza: -38_500, esito: 'RECUPERA', motivo: '' }]);
    expect(
      await ufficio.ufficio.call(correzioneRoutes.correggiCedolino, {
        body: { uid: `${uid}-${ufficio.uidDi(3)}`, voci: [del2025], ...aprile },
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'voci' }] } });
    await rifiutata(
      ufficio.home,
      () => ufficio.ufficio.call(correzioneRoutes.correggiCedolino, { body: { uid: 'nessuno', voci: [], ...aprile } }),
      assente(),
    );
    expect((await ufficio.ufficio.call(correzioneRoutes.listCorrezioni, { body: { uid: 'nessuno' } })).status).toBe(
      404,
    );
  });
});

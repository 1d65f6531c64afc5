import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import {
  accessorio,
  cedolinoDi,
  compute,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let ufficio: Person;
let persone: Ufficio['persone'];
let uidDi: Ufficio['uidDi'];
beforeAll(async () => {
  ({ home, ufficio, persone, uidDi } = await openUfficio(120));
});
afterAll(() => home.close());

const processoDi = (uid: string): Promise<Processo> => ufficio.ok(processiRoutes.getProcesso, { body: { uid } });

describe('a payslip can be computed again', () => {
  test('with other inputs: the run follows, the change is signed, a stale version is refused', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [
      accessorio(uidDi(4), [oreInsegnamento(1000)]),
      accessorio(uidDi(5), [oreInsegnamento(1000)]),
    ]);
    const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, uidDi(4));
    const dopo = await ufficio.ok(payslipRoutes.updateCedolino, {
      body: {
        uid,
        versione,
        input: { ...input, voci: [oreInsegnamento(2000)], opzioni: { arrotondamentoNetto: true } },
        motivo: 'Ore comunicate dopo',
      },
    });
    expect(dopo).toMatchObject({ flgModificato: true, lordo: 77_000, netto: 46_900, arrotondamento: 31 });
    expect((await processoDi(processo.uid)).totali).toMatchObject({ lordo: 115_500, netto: 46_900 + 23_435 });
    expect(await ufficio.call(payslipRoutes.updateCedolino, { body: { uid, versione, input } })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA', current: { uid } },
    });
  });

  test('what cannot be computed is refused on its field and changes nothing', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(6), [oreInsegnamento(1000)])]);
    const prima = await cedolinoDi(ufficio, processo.uid, uidDi(6));
    const rifiuto = await ufficio.call(payslipRoutes.updateCedolino, {
      body: { uid: prima.uid, versione: prima.versione, input: { ...prima.input, fiscali: { aliquotaMassima: null } } },
    });
    expect(rifiuto).toMatchObject({
      status: 409,
      body: {
        code: 'RIFERIMENTO_NON_VALIDO',
        fields: [{ path: 'input.fiscali.aliquotaMassima', code: 'ALIQUOTA_MASSIMA_MANCANTE' }],
      },
    });
    expect(await cedolinoDi(ufficio, processo.uid, uidDi(6))).toEqual(prima);
  });

  test('the whole run with the stored inputs gives the same figures, the edited payslips too', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [
      accessorio(uidDi(7), [oreInsegnamento(1000)]),
      accessorio(uidDi(8), [oreInsegnamento(100)]),
    ]);
    const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, uidDi(7));
    await ufficio.ok(payslipRoutes.updateCedolino, {
      body: { uid, versione, input: { ...input, voci: [oreInsegnamento(2000)] } },
    });
    const modificato = await processoDi(processo.uid);
    await ufficio.ok(processiRoutes.startCalcolo, {
      body: { processo: { uid: processo.uid, versione: modificato.versione }, cedolini: [], recomputeId: processo.uid },
    });
    await waitForEnd(ufficio, processo.uid);
    const ricalcolato = await processoDi(processo.uid);
    expect(ricalcolato).toMatchObject({
      STATUS: 'COMPLETATO',
      totali: modificato.totali,
      hash: modificato.hash,
      tentativo: 2,
    });
    expect(await cedolinoDi(ufficio, processo.uid, uidDi(7))).toMatchObject({ flgModificato: true, lordo: 77_000 });
  });

  test('the head teacher may forbid it', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(9), [oreInsegnamento(1000)])]);
    const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, uidDi(9));
    const preside = await home.as(loginOf('PRESIDE'));
    const { versione: opzione, ...opzioni } = await preside.ok(impostazioniRoutes.getEmoOpzioniPreside, {});
    const salvate = await preside.ok(impostazioniRoutes.saveEmoOpzioniPreside, {
      body: { opzioni: { ...opzioni, flgModificaCedolini: false }, versione: opzione },
    });
    expect(await ufficio.call(payslipRoutes.updateCedolino, { body: { uid, versione, input } })).toMatchObject({
      status: 403,
      body: { code: 'OPERAZIONE_NON_CONSENTITA' },
    });
    await preside.ok(impostazioniRoutes.saveEmoOpzioniPreside, {
      body: { opzioni: { ...opzioni, flgModificaCedolini: true }, versione: salvate.versione },
    });
  });

  test('a change of the payment date asks for a new calculation', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(10), [oreInsegnamento(1000)])]);
    const { uid, versione } = processo;
    const cambiato = await ufficio.ok(processiRoutes.updateProcesso, {
      body: { ...elaborazione({ dataPagamento: '2026-04-10' }), uid, versione },
    });
    expect(cambiato).toMatchObject({ FLG_RECOMPUTE: true, dataPagamento: '2026-04-10' });
    const metodo = await ufficio.call(processiRoutes.updateProcesso, {
      body: { ...elaborazione({ idMetodo: 'EST-LD' }), uid, versione: cambiato.versione },
    });
    expect(metodo).toMatchObject({ status: 409, body: { fields: [{ path: 'idMetodo' }] } });
  });
});

describe('removal', () => {
  test('of one payslip, of a small run, of a run of more than a hundred people', async () => {
    const { processo: piccolo } = await compute(ufficio, elaborazione(), [
      accessorio(uidDi(0), [oreInsegnamento(100)]),
      accessorio(uidDi(1), [oreInsegnamento(100)]),
    ]);
    const { processo: dopo } = await ufficio.ok(payslipRoutes.removeCedolini, {
      body: { idProcesso: piccolo.uid, versione: piccolo.versione, idCedolinoList: [`${piccolo.uid}-${uidDi(0)}`] },
    });
    expect(dopo).toMatchObject({ numCedolini: 1, totali: { lordo: 3850 } });
    expect(
      (await ufficio.call(payslipRoutes.getCedolino, { body: { uid: `${piccolo.uid}-${uidDi(0)}` } })).status,
    ).toBe(404);
    expect(
      await ufficio.ok(processiRoutes.removeProcesso, { body: { uid: piccolo.uid, versione: dopo.versione } }),
    ).toEqual({ uid: piccolo.uid, lavoro: null });
    expect((await ufficio.call(processiRoutes.getProcesso, { body: { uid: piccolo.uid } })).status).toBe(404);

    const { processo: grande } = await compute(
      ufficio,
      elaborazione(),
      persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(100)])),
    );
    const { lavoro } = await ufficio.ok(processiRoutes.removeProcesso, {
      body: { uid: grande.uid, versione: grande.versione },
    });
    await expect
      .poll(async () => (await ufficio.call(processiRoutes.getProcesso, { body: { uid: grande.uid } })).status, {
        timeout: 20_000,
      })
      .toBe(404);
    await expect
      .poll(async () => (await ufficio.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro?.uid ?? '' } })).stato)
      .toBe('COMPLETATO');
    const rimasti = await home.store.queryAll({ pk: `SCUOLA#${SCUOLA_A}#PERSONA#${uidDi(50)}`, begins: 'PAGAMENTO#' });
    expect(rimasti.filter(({ idProcesso }) => idProcesso === grande.uid)).toEqual([]);
  });
});

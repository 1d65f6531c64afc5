import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { bozzaRoutes, type RigaBozza } from '#shared/contracts/cedolini/bozza.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  prepare,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { assente, rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let uidDi: Ufficio['uidDi'];
beforeAll(async () => {
  ({ home, ufficio, uidDi } = await openUfficio(120));
});
afterAll(() => home.close());

const ore = (indice: number, quantita: number): InputCedolino => accessorio(uidDi(indice), [oreInsegnamento(quantita)]);
const nuova = () => prepare(ufficio, elaborazione());
const leggi = (processo: Pick<Processo, 'uid'>, segno?: number) =>
  ufficio.ok(bozzaRoutes.listBozza, {
    body: { idProcesso: processo.uid, ...(segno === undefined ? {} : { segno }) },
  });
const righeDi = async (processo: Pick<Processo, 'uid'>): Promise<readonly RigaBozza[]> =>
  (await leggi(processo)).bozza?.righe ?? [];
const salva = (processo: Pick<Processo, 'uid'>, righe: readonly { versione: number; input: InputCedolino }[]) =>
  ufficio.ok(bozzaRoutes.saveBozza, { body: { idProcesso: processo.uid, righe: [...righe] } });
const togli = (processo: Pick<Processo, 'uid'>, righe: readonly { indice: number; versione: number }[]) =>
  ufficio.ok(bozzaRoutes.removeBozza, {
    body: {
      idProcesso: processo.uid,
      righe: righe.map(({ indice, versione }) => ({ uidSubAnagrafe: uidDi(indice), versione })),
    },
  });

describe('the draft of a run', () => {
  test('people and items are kept as they are entered, and read again by whoever opens the run', async () => {
    const processo = await nuova();
    expect(await leggi(processo)).toEqual({ segno: 0, bozza: { STATUS: 'ATTESA', righe: [], assenti: [] } });
    const { salvate } = await salva(processo, [
      { versione: 0, input: ore(0, 1000) },
      { versione: 0, input: ore(1, 250) },
    ]);
    expect(salvate.map(({ uidSubAnagrafe, versione }) => [uidSubAnagrafe, versione])).toEqual([
      [uidDi(0), 1],
      [uidDi(1), 1],
    ]);
    await salva(processo, [{ versione: 1, input: ore(1, 300) }]);
    const altro = await home.as(loginOf('GESTORE'));
    const { segno, bozza } = await altro.ok(bozzaRoutes.listBozza, { body: { idProcesso: processo.uid } });
    expect(bozza?.righe.map(({ versione, input, modificataDa }) => [versione, input, modificataDa])).toEqual([
      [1, ore(0, 1000), ufficio.sessione.descutente],
      [2, ore(1, 300), ufficio.sessione.descutente],
    ]);
    expect(await leggi(processo, segno)).toEqual({ segno, bozza: null });
    await togli(processo, [{ indice: 0, versione: 1 }]);
    expect((await leggi(processo, segno)).bozza?.righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).toEqual([uidDi(1)]);
  });

  test('who is in it is listed by surname, as the sheet of hours to fill in wants them', async () => {
    const processo = await nuova();
    await salva(processo, [
      { versione: 0, input: ore(1, 100) },
      { versione: 0, input: ore(0, 100) },
    ]);
    const persone = await ufficio.ok(bozzaRoutes.listPersoneBozza, { body: { idProcesso: processo.uid } });
    expect(persone.map(({ uidSubAnagrafe, matricola }) => [uidSubAnagrafe, matricola])).toEqual([
      [uidDi(0), 1],
      [uidDi(1), 2],
    ]);
    expect(persone.every(({ desCf, nominativo }) => desCf.length === 16 && nominativo.includes(' '))).toBe(true);
    await rifiutata(
      home,
      () => ufficio.call(bozzaRoutes.listPersoneBozza, { body: { idProcesso: 'nessuno' } }),
      assente(/./),
    );
  });

  test('a stale row alone comes back with how it is now; the others are written', async () => {
    const processo = await nuova();
    await salva(processo, [
      { versione: 0, input: ore(0, 100) },
      { versione: 0, input: ore(1, 100) },
      { versione: 0, input: ore(2, 100) },
    ]);
    await salva(processo, [{ versione: 1, input: ore(0, 200) }]);
    await togli(processo, [{ indice: 2, versione: 1 }]);
    const { salvate, conflitti } = await salva(processo, [
      { versione: 1, input: ore(0, 900) },
      { versione: 1, input: ore(1, 900) },
      { versione: 1, input: ore(2, 900) },
    ]);
    expect(salvate.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).toEqual([uidDi(1)]);
    expect(conflitti).toEqual([
      { uidSubAnagrafe: uidDi(0), current: expect.objectContaining({ versione: 2, input: ore(0, 200) }) },
      { uidSubAnagrafe: uidDi(2), current: null },
    ]);
    const esito = await togli(processo, [
      { indice: 0, versione: 1 },
      { indice: 1, versione: 2 },
    ]);
    expect([esito.tolte, esito.conflitti.map(({ uidSubAnagrafe }) => uidSubAnagrafe)]).toEqual([
      [uidDi(1)],
      [uidDi(0)],
    ]);
    expect((await righeDi(processo)).map(({ input }) => input)).toEqual([ore(0, 200)]);
  });

  test('what is already as asked is taken as written: a call cut halfway can be made again, and leaves nothing twice', async () => {
    const processo = await nuova();
    const righe = [{ versione: 0, input: ore(0, 100) }];
    await salva(processo, righe);
    const { segno } = await leggi(processo);
    const ripetuta = await salva(processo, righe);
    expect(ripetuta).toMatchObject({ salvate: [{ uidSubAnagrafe: uidDi(0), versione: 1 }], conflitti: [] });
    expect((await leggi(processo)).segno).toBe(segno);
    await togli(processo, [{ indice: 0, versione: 1 }]);
    expect(await togli(processo, [{ indice: 0, versione: 1 }])).toEqual({ tolte: [uidDi(0)], conflitti: [] });
  });

  test('each change is in the audit trail of the run, with items and amounts of before and after', async () => {
    const processo = await nuova();
    await salva(processo, [{ versione: 0, input: ore(0, 1000) }]);
    await salva(processo, [{ versione: 1, input: ore(0, 2000) }]);
    const gestore = await home.as(loginOf('GESTORE'));
    const { righe } = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'PROCESSO', uid: processo.uid } });
    expect(righe.map(({ prima, dopo }) => [prima, dopo])).toContainEqual([
      { bozza: { [uidDi(0)]: { voci: 1, importo: 38_500 } } },
      { bozza: { [uidDi(0)]: { voci: 1, importo: 77_000 } } },
    ]);
  });
});

describe('the calculation', () => {
  test('reads the draft where no payslip is given, and the draft is then closed', async () => {
    const processo = await nuova();
    await salva(processo, [
      { versione: 0, input: ore(3, 1000) },
      { versione: 0, input: ore(4, 2000) },
    ]);
    const { segno } = await leggi(processo);
    await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: riferimento(processo), cedolini: [] } });
    await waitForEnd(ufficio, processo.uid);
    const { righe } = await ufficio.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid } });
    expect(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe).toSorted()).toEqual([uidDi(3), uidDi(4)]);
    // What was entered is in the payslips: nothing of it is kept twice.
    expect((await leggi(processo, segno)).bozza).toEqual({ STATUS: 'COMPLETATO', righe: [], assenti: [] });
    for (const [route, righeChieste] of [
      [bozzaRoutes.saveBozza, [{ versione: 1, input: ore(3, 1) }]],
      [bozzaRoutes.removeBozza, [{ versione: 1, uidSubAnagrafe: uidDi(3) }]],
    ] as const)
      await rifiutata(
        home,
        () => ufficio.call(route, { body: { idProcesso: processo.uid, righe: righeChieste } } as never),
        statoNonAmmesso(/non si può preparare: è completata/),
      );
  });

  test('an empty draft is refused as an empty request was', async () => {
    const processo = await nuova();
    expect(
      await ufficio.call(processiRoutes.startCalcolo, { body: { processo: riferimento(processo), cedolini: [] } }),
    ).toMatchObject({ status: 400, body: { message: 'Indicare almeno un dipendente con una voce da pagare.' } });
  });
});

describe('removal', () => {
  test.each([3, 120])('a run goes away with its draft of %i people', async (quante) => {
    const processo = await nuova();
    await salva(
      processo,
      Array.from({ length: quante }, (_, indice) => ({ versione: 0, input: ore(indice, 100) })),
    );
    await ufficio.ok(processiRoutes.removeProcesso, { body: riferimento(processo) });
    await expect
      .poll(
        async () =>
          (await home.store.queryAll({ pk: `SCUOLA#${processo.COD_MIN}#PROCESSO#${processo.uid}` })).map(
            ({ sk }) => sk,
          ),
        { timeout: 20_000 },
      )
      .toEqual([]);
  });
});

describe('what is refused', () => {
  test('a run or a person that is not of the school, and somebody twice, are refused before anything is written', async () => {
    const processo = await nuova();
    const call = (idProcesso: string, righe: { versione: number; input: InputCedolino }[]) => () =>
      ufficio.call(bozzaRoutes.saveBozza, { body: { idProcesso, righe } });
    await rifiutata(home, call('nessuno', [{ versione: 0, input: ore(0, 1) }]), assente());
    await rifiutata(home, call(processo.uid, [{ versione: 0, input: accessorio('nessuno', []) }]), assente());
    await rifiutata(
      home,
      call(processo.uid, [
        { versione: 0, input: ore(0, 1) },
        { versione: 0, input: ore(0, 2) },
      ]),
      { status: 400, code: 'RICHIESTA_NON_VALIDA', message: /indicata due volte/, campo: 'righe.1' },
    );
    await rifiutata(home, () => ufficio.call(bozzaRoutes.listBozza, { body: { idProcesso: 'nessuno' } }), assente(/./));
    await rifiutata(
      home,
      () =>
        ufficio.call(bozzaRoutes.removeBozza, {
          body: { idProcesso: 'nessuno', righe: [{ uidSubAnagrafe: uidDi(0), versione: 1 }] },
        }),
      assente(),
    );
    const altraScuola = await home.as(loginOf('GESTORE', SCUOLA_B));
    expect((await altraScuola.call(bozzaRoutes.listBozza, { body: { idProcesso: processo.uid } })).status).toBe(404);
  });
});

const riferimento = ({ uid, versione }: Processo) => ({ uid, versione });

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import type { Uid } from '#shared/domain/campi.ts';
import {
  accessorio,
  cedolinoDi,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assente, rifiutata, statoNonAmmesso, superata } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let uidDi: Ufficio['uidDi'];
beforeAll(async () => {
  ({ home, ufficio, uidDi } = await openUfficio(30));
});
afterAll(() => home.close());

const processoDi = (uid: string): Promise<Processo> => ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
const conOre = async (descrizione: string, da: number, a: number, ore = 1000): Promise<Processo> =>
  (
    await compute(
      ufficio,
      elaborazione({ DES_ELABORAZIONE: descrizione }),
      Array.from({ length: a - da }, (_, indice) => accessorio(uidDi(da + indice), [oreInsegnamento(ore)])),
    )
  ).processo;
const coppia = (prov: Processo, dest: Processo) => ({
  idProcessoProv: prov.uid,
  versioneProv: prov.versione,
  idProcessoDest: dest.uid,
  versioneDest: dest.versione,
});
const nettoDi = async (uid: Uid<'PROCESSO'>): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await ufficio.ok(payslipRoutes.listCedolini, { body: { idProcesso: uid, limit: 100 } })).righe.map(
      ({ uidSubAnagrafe, netto }) => [uidSubAnagrafe, netto],
    ),
  );
const merge = async (prov: Processo, dest: Processo): Promise<Processo> => {
  await ufficio.ok(accorpamentoRoutes.accorpaProcessi, { body: coppia(prov, dest) });
  await waitForEnd(ufficio, dest.uid);
  return processoDi(dest.uid);
};
const undo = (dest: Processo) =>
  ufficio.call(lavoroRoutes.undoLavoro, { params: { uid: dest.accorpate?.at(-1)?.lavoro ?? '' }, body: {} });

describe('a run merged into another', () => {
  test('moves payslips as they are, makes one of two, keeps the sums; undone, everything is as before', async () => {
    const dest = await conOre('Ore di tutti', 0, 12);
    const prov = await conOre('Ore dimenticate', 10, 25, 500);
    const [primaDest, primaProv] = [await nettoDi(dest.uid), await nettoDi(prov.uid)];
    const { anteprima, accorpabili } = await ufficio.ok(accorpamentoRoutes.listAccorpabili, {
      body: { idProcessoDest: dest.uid, idProcessoProv: prov.uid },
    });
    expect(accorpabili.find(({ processo }) => processo.uid === prov.uid)?.motivo).toBeNull();
    expect(anteprima).toMatchObject({ spostati: 13, inComune: [{ vociProv: 1, vociDest: 1, motivo: null }, {}] });

    const unita = await merge(prov, dest);
    expect(unita).toMatchObject({
      STATUS: 'COMPLETATO',
      numCedolini: 25,
      numScartati: 0,
      accorpate: [{ DES_ELABORAZIONE: 'Ore dimenticate', cedolini: 15 }],
      totali: { lordo: (dest.totali?.lordo ?? 0) + (prov.totali?.lordo ?? 0) },
    });
    expect((await ufficio.call(processiRoutes.getProcesso, { body: { uid: prov.uid } })).status).toBe(404);
    const spostato = await cedolinoDi(ufficio, unita.uid, uidDi(20));
    expect(spostato).toMatchObject({ netto: primaProv[uidDi(20)], idProcesso: unita.uid, flgModificato: false });
    const unico = await cedolinoDi(ufficio, unita.uid, uidDi(10));
    expect(unico.input.voci).toHaveLength(2);
    expect(unico.lordo).toBe(38_500 + 19_250);
    // The payslip of the run that goes away is not told of as another of the year.
    expect(unico.numAvvisi).toBe((await cedolinoDi(ufficio, unita.uid, uidDi(0))).numAvvisi);

    expect((await undo(unita)).status).toBe(200);
    await waitForEnd(ufficio, dest.uid);
    const [dopoDest, dopoProv] = [await processoDi(dest.uid), await processoDi(prov.uid)];
    expect([dopoDest.totali, dopoProv.totali]).toEqual([dest.totali, prov.totali]);
    expect([dopoDest.numCedolini, dopoProv.numCedolini]).toEqual([12, 15]);
    expect(dopoDest.accorpate).toEqual([]);
    expect([await nettoDi(dest.uid), await nettoDi(prov.uid)]).toEqual([primaDest, primaProv]);
    expect(dopoProv).toMatchObject({ STATUS: 'COMPLETATO', ID_ELABORAZIONE: prov.ID_ELABORAZIONE });
  });

  test('the last merge is undone first, and none once the run is accounted', async () => {
    await nameFirmatari(await home.as(loginOf('GESTORE')));
    const dest = await conOre('Prima', 0, 2);
    const [una, altra] = [await conOre('Seconda', 2, 4), await conOre('Terza', 4, 5)];
    const conUna = await merge(una, dest);
    const conDue = await merge(altra, conUna);
    expect(await undo(conUna)).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining('quello di "Terza"') },
    });
    await ufficio.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: conDue.uid, versione: conDue.versione, motivo: 'Pagato in prove diverse' },
    });
    expect(await undo(conDue)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('è contabilizzata e non cambia più') },
    });
  });
});

describe('what cannot be merged says why', () => {
  test('another month, another method, a draft, people whose payslips disagree', async () => {
    const dest = await conOre('Di marzo', 0, 2);
    const aprile = (
      await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Di aprile', MESE: 4, dataPagamento: '2026-04-20' }), [
        accessorio(uidDi(5), [oreInsegnamento(100)]),
      ])
    ).processo;
    const discorde = (
      await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Con altra aliquota' }), [
        accessorio(uidDi(0), [oreInsegnamento(100)], {
          fiscali: { aliquotaMassima: { aliquota: 430_000, lettaDa: 'NoiPA' } },
        }),
      ])
    ).processo;
    const { accorpabili } = await ufficio.ok(accorpamentoRoutes.listAccorpabili, {
      body: { idProcessoDest: dest.uid },
    });
    expect(accorpabili.find(({ processo }) => processo.uid === aprile.uid)?.motivo).toMatch(
      /mese di liquidazione è un altro: aprile 2026/,
    );
    await rifiutata(
      home,
      () => ufficio.call(accorpamentoRoutes.accorpaProcessi, { body: coppia(aprile, dest) }),
      statoNonAmmesso(/non si può accorpare in "Di marzo".*mese di liquidazione/),
    );
    await rifiutata(
      home,
      () => ufficio.call(accorpamentoRoutes.accorpaProcessi, { body: coppia(discorde, dest) }),
      statoNonAmmesso(/sono diversi i dati fiscali del cedolino: renderli uguali prima/),
    );
    await rifiutata(
      home,
      () =>
        ufficio.call(accorpamentoRoutes.accorpaProcessi, {
          body: { ...coppia(discorde, dest), versioneProv: discorde.versione + 1 },
        }),
      superata({ uid: discorde.uid }),
    );
    await rifiutata(
      home,
      () =>
        ufficio.call(accorpamentoRoutes.accorpaProcessi, {
          body: { ...coppia(discorde, dest), idProcessoProv: 'altrascuola' },
        }),
      assente(),
    );
    expect(
      (await ufficio.call(accorpamentoRoutes.listAccorpabili, { body: { idProcessoDest: 'altrascuola' } })).status,
    ).toBe(404);
  });
});

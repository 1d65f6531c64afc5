import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  prepare,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Answer, Person, TestHome } from '#support/home/test-home.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let uidDi: Ufficio['uidDi'];
/** A run computed and then changed once: the version of its calculation is the old one. */
let attuale: Processo;
let vecchia: number;
beforeAll(async () => {
  ({ home, ufficio, uidDi } = await openUfficio(2));
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(0), [oreInsegnamento(1000)])]);
  vecchia = processo.versione;
  attuale = await ufficio.ok(processiRoutes.updateProcesso, {
    body: { ...elaborazione({ NOTE_ELABORAZIONE: 'Riletta' }), uid: processo.uid, versione: vecchia },
  });
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const cedolino = (): string => `${attuale.uid}-${uidDi(0)}`;

/** Every call that changes a run, by the run and the version it is about. */
const chiamate: readonly [string, (uid: string, versione: number) => Promise<Answer<unknown>>][] = [
  [
    'changing it',
    (uid, versione) => ufficio.call(processiRoutes.updateProcesso, { body: { ...elaborazione(), uid, versione } }),
  ],
  ['deleting it', (uid, versione) => ufficio.call(processiRoutes.removeProcesso, { body: { uid, versione } })],
  [
    'hiding it',
    (uid, versione) => ufficio.call(processiRoutes.removeProcesso, { body: { uid, versione, hide: true } }),
  ],
  [
    'computing it again',
    (uid, versione) =>
      ufficio.call(processiRoutes.startCalcolo, {
        body: { processo: { uid, versione }, cedolini: [], recomputeId: uid },
      }),
  ],
  [
    'deleting its payslips',
    (uid, versione) =>
      ufficio.call(payslipRoutes.removeCedolini, { body: { idProcesso: uid, versione, idCedolinoList: [cedolino()] } }),
  ],
  [
    'accounting it',
    (uid, versione) =>
      ufficio.call(chiusuraRoutes.contabilizza, {
        body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
      }),
  ],
  [
    'showing it to the employees',
    (uid, versione) => ufficio.call(chiusuraRoutes.esponiDipendenti, { body: { idProcesso: uid, versione } }),
  ],
  [
    'hiding it from the employees',
    (uid, versione) => ufficio.call(chiusuraRoutes.nascondiDipendenti, { body: { idProcesso: uid, versione } }),
  ],
  [
    'writing its payment orders',
    (uid, versione) => ufficio.call(chiusuraRoutes.saveMandati, { body: { idProcesso: uid, versione, mandati: [] } }),
  ],
];
const alBilancio: typeof chiamate = [
  [
    'handing it to the budget product',
    (uid, versione) => ufficio.call(chiusuraRoutes.esponiBilancio, { body: { idProcesso: uid, versione } }),
  ],
  [
    'taking it back from the budget product',
    (uid, versione) => ufficio.call(chiusuraRoutes.togliBilancio, { body: { idProcesso: uid, versione } }),
  ],
];

describe('a run that is not there', () => {
  test.each([...chiamate, ...alBilancio])('%s', async (_cosa, call) => {
    await refused(() => call('nessuna', 1), assente(/^L'elaborazione non è in archivio/));
  });

  test('is neither compared nor printed', async () => {
    await refused(
      () =>
        ufficio.call(chiusuraRoutes.confronta, {
          body: { prima: { idProcesso: attuale.uid }, dopo: { idProcesso: 'nessuna' } },
        }),
      assente(/^Il record non è in archivio/),
    );
    await refused(
      () => ufficio.call(stampeRoutes.printCedoliniDettagli, { body: { idProcesso: 'nessuna' } }),
      assente(),
    );
  });
});

describe('a run that somebody changed meanwhile', () => {
  test.each(chiamate)('%s', async (_cosa, call) => {
    await refused(() => call(attuale.uid, vecchia), superata(attuale));
  });

  test.each(alBilancio)('%s', async (_cosa, call) => {
    await nameFirmatari(ufficio);
    const { processo } = await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Da contabilizzare' }), [
      accessorio(uidDi(1), [oreInsegnamento(100)]),
    ]);
    const contabilizzata = await ufficio.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
    });
    await refused(() => call(processo.uid, processo.versione), superata(contabilizzata));
  });
});

describe('a run whose state forbids it', () => {
  test('only prepared: it is neither shown, nor hidden, nor taken back', async () => {
    const { uid, versione, ID_ELABORAZIONE } = await prepare(
      ufficio,
      elaborazione({ DES_ELABORAZIONE: 'Solo preparata' }),
    );
    const rifiuto = (cosa: string): Rifiuto => ({
      ...statoNonAmmesso(
        new RegExp(`^L'elaborazione ${ID_ELABORAZIONE} "Solo preparata" di marzo 2026 non si può ${cosa}: è `),
      ),
      current: { uid, STATUS: 'ATTESA' },
    });
    await refused(
      () => ufficio.call(chiusuraRoutes.esponiDipendenti, { body: { idProcesso: uid, versione } }),
      rifiuto('esporre ai dipendenti'),
    );
    await refused(
      () => ufficio.call(chiusuraRoutes.nascondiDipendenti, { body: { idProcesso: uid, versione } }),
      rifiuto('nascondere ai dipendenti'),
    );
    await refused(
      () => ufficio.call(chiusuraRoutes.togliBilancio, { body: { idProcesso: uid, versione } }),
      rifiuto('togliere dal bilancio'),
    );
  });

  test('its work is over: it is neither stopped nor undone', async () => {
    const uid = attuale.lavoroUid ?? '';
    await refused(
      () => ufficio.call(lavoroRoutes.stopLavoro, { params: { uid }, body: {} }),
      statoNonAmmesso(/^"Calcolo Compensi di prova, marzo 2026" non si può fermare: ora è completato\.$/),
    );
    await refused(
      () => ufficio.call(lavoroRoutes.undoLavoro, { params: { uid }, body: {} }),
      statoNonAmmesso(/^"Calcolo Compensi di prova, marzo 2026" non si può annullare: ora è completato\.$/),
    );
  });
});

test('a payslip that is not of the run is not deleted from it', async () => {
  await refused(
    () =>
      ufficio.call(payslipRoutes.removeCedolini, {
        body: {
          idProcesso: attuale.uid,
          versione: attuale.versione,
          idCedolinoList: [cedolino(), `${attuale.uid}-nessuno`],
        },
      }),
    assente(/^Uno dei cedolini/),
  );
});

test('the options of the calculation changed by another are not written over', async () => {
  const opzioniCalcolo = { arrotondamentoNetto: false, residuoLordoStato: 'DIFFERENZA' as const };
  const { versione } = await ufficio.ok(calcoloRoutes.getOpzioniCalcolo, {});
  const salvate = await ufficio.ok(calcoloRoutes.saveOpzioniCalcolo, {
    body: { opzioniCalcolo: { ...opzioniCalcolo, arrotondamentoNetto: true }, versione },
  });
  await refused(
    () => ufficio.call(calcoloRoutes.saveOpzioniCalcolo, { body: { opzioniCalcolo, versione } }),
    superata({ arrotondamentoNetto: true, versione: salvate.versione }),
  );
  expect(await ufficio.ok(calcoloRoutes.getOpzioniCalcolo, {})).toEqual(salvate);
});

test('a deletion asked twenty times at once is done once, and the others find nothing to delete', async () => {
  const { uid, versione } = await prepare(ufficio, elaborazione());
  const risposte = await Promise.all(
    Array.from({ length: 20 }, () => ufficio.call(processiRoutes.removeProcesso, { body: { uid, versione } })),
  );
  expect(risposte.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(risposte.every(({ status }) => [200, 404].includes(status))).toBe(true);
});

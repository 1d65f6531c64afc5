import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Mandato, Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  cedolinoDi,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
} from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let uidDi: (indice: number) => string;
beforeAll(async () => {
  ({ home, ufficio, uidDi } = await openUfficio(2));
});
afterAll(() => home.close());

const mandato = (cambi: Partial<Mandato> = {}): Mandato => ({
  numero: '41',
  data: '2026-03-20',
  importo: 20_000,
  ...cambi,
});
const save = ({ uid, versione }: Pick<Processo, 'uid' | 'versione'>, mandati: Mandato[]) =>
  ufficio.call(chiusuraRoutes.saveMandati, { body: { idProcesso: uid, versione, mandati } });

test('payment orders are written on an accounted run, changed and removed; what was sealed stays as it was', async () => {
  await nameFirmatari(ufficio);
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(0), [oreInsegnamento(1000)])]);
  const contabilizzata = await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  expect(contabilizzata.mandati).toEqual([]);
  const cedolino = await cedolinoDi(ufficio, processo.uid, uidDi(0));
  const due = [mandato(), mandato({ numero: '42', importo: 3_435 })];
  const { body: pagata } = await save(contabilizzata, due);
  const { versione: _prima, mandati: _nessuno, ...sigillo } = contabilizzata;
  expect(pagata).toMatchObject({ ...sigillo, mandati: due });
  const { body: corretta } = await save(pagata as Processo, [mandato({ importo: 23_435 })]);
  expect(await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } })).toEqual(corretta);
  expect(corretta).toMatchObject({ hash: contabilizzata.hash, mandati: [mandato({ importo: 23_435 })] });
  expect(await cedolinoDi(ufficio, processo.uid, uidDi(0))).toEqual(cedolino);

  const gestore = await home.as(loginOf('GESTORE'));
  const { righe } = await gestore.ok(auditRoutes.searchAudit, {
    body: { entita: 'PROCESSO', uid: processo.uid },
  });
  expect(righe).toContainEqual(
    expect.objectContaining({ prima: { mandati: due }, dopo: { mandati: [mandato({ importo: 23_435 })] } }),
  );
});

test('the same number twice in the books of a year, or an order that pays nothing, is refused on its field', async () => {
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(1), [oreInsegnamento(1000)])]);
  expect(await save(processo, [mandato(), mandato({ data: '2026-05-04' })])).toMatchObject({
    status: 400,
    body: {
      code: 'RICHIESTA_NON_VALIDA',
      fields: [{ path: 'mandati.1.numero', message: "Il mandato 41 del 2026 è già nell'elenco." }],
    },
  });
  expect((await save(processo, [mandato({ importo: 0 })])).status).toBe(400);
  const anniDiversi = [mandato(), mandato({ data: '2027-01-08' })];
  expect((await save(processo, anniDiversi)).body).toMatchObject({ mandati: anniDiversi });
});

test('a simulation pays nobody and takes no order', async () => {
  const { processo } = await compute(ufficio, elaborazione({ simulazione: true }), [
    accessorio(uidDi(0), [oreInsegnamento(1000)]),
  ]);
  await rifiutata(
    home,
    () => save(processo, [mandato()]),
    statoNonAmmesso(/è una simulazione, che non paga nessuno: fare l'elaborazione vera/),
  );
});

test('a number that another run has in the books of the same year is told in both, and in neither once it is put right', async () => {
  const [una, altra] = [
    await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Una' }), [accessorio(uidDi(0), [oreInsegnamento(300)])]),
    await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Altra' }), [accessorio(uidDi(1), [oreInsegnamento(300)])]),
  ].map(({ processo }) => processo);
  if (una === undefined || altra === undefined) throw new Error('Two runs expected');
  const altroveDi = async ({ uid }: Processo) =>
    (await ufficio.ok(esecuzioneRoutes.getEsecuzione, { query: { idProcesso: uid } })).mandatiAltrove;
  await save(una, [mandato({ numero: '77', importo: 1_000 }), mandato({ numero: '78', importo: 1_000 })]);
  expect(await altroveDi(una)).toEqual([]);
  // the books of another year begin again
  const { body: dellAnnoDopo } = await save(altra, [mandato({ numero: '77', data: '2027-01-08', importo: 1_000 })]);
  expect([await altroveDi(una), await altroveDi(altra)]).toEqual([[], []]);
  const { body: uguale } = await save(dellAnnoDopo as Processo, [
    mandato({ numero: '77', data: '2026-04-02', importo: 1_000 }),
  ]);
  expect(await altroveDi(una)).toEqual([
    expect.objectContaining({ numero: '77', data: '2026-04-02', uid: altra.uid, DES_ELABORAZIONE: 'Altra' }),
  ]);
  expect(await altroveDi(altra)).toEqual([
    expect.objectContaining({ numero: '77', data: '2026-03-20', uid: una.uid, DES_ELABORAZIONE: 'Una' }),
  ]);
  await save(uguale as Processo, [mandato({ numero: '79', importo: 1_000 })]);
  expect([await altroveDi(una), await altroveDi(altra)]).toEqual([[], []]);
});

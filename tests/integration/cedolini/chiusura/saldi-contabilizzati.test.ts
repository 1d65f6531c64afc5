import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { annoAperto, closeAnno } from '#archivio/cedolini/anno-contabilizzato.ts';
import { listSaldi, saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { Modifica, sendOperazioni } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import {
  compute,
  elaborazione,
  nameFirmatari,
  nuovaPersona,
  occasionaleDiProva as occasionale,
  saldoDiProva as saldo,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  ufficio = await home.as(loginOf('CEDOLINI'));
  await nameFirmatari(await home.as(loginOf('GESTORE')));
});
afterAll(() => home.close());

const list = (chi: Person, numAnno: number) =>
  chi.ok(saldiAperturaRoutes.listSaldi, { body: { criteria: { numAnno } } });

describe('the first accounting of a year', () => {
  const dicembre = async (numero: number) => {
    const { uid } = await nuovaPersona(ufficio, numero);
    const { processo } = await compute(
      ufficio,
      elaborazione({ ANNO: 2025, MESE: 12, dataPagamento: '2025-12-20', idMetodo: 'EST-LD' }),
      [occasionale(uid, 10_000)],
    );
    return { idProcesso: processo.uid, versione: processo.versione };
  };

  test('of twenty balances written at the same time, keeps those it answers for and refuses the others', async () => {
    const processo = await dicembre(30);
    const persone = await Promise.all([31, 32, 33, 34].map((numero) => nuovaPersona(ufficio, numero)));
    const scritture = persone.flatMap(({ uid }) =>
      [1, 2, 3, 4, 5].map((numMese) =>
        ufficio.call(saldiAperturaRoutes.saveSaldo, {
          body: { ...saldo(uid, { numAnno: 2025, numMese }), versione: 0 },
        }),
      ),
    );
    const chiusura = ufficio.call(chiusuraRoutes.contabilizza, { body: processo });
    const risposte = await Promise.all(scritture);
    expect(await chiusura).toMatchObject({ status: 200, body: { STATUS: 'CONTABILIZZATO' } });
    for (const { body } of risposte.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({
        code: 'STATO_NON_AMMESSO',
        message: expect.stringMatching(/del 2025 non si cambiano più/),
      });
    const accolti = risposte.flatMap(({ status, body }) => (status === 200 ? [Object(body).uid] : []));
    const diProva = new Set<string>(persone.map(({ uid }) => uid));
    const { righe, chiusi } = await list(ufficio, 2025);
    expect(chiusi).toMatch(/non si cambiano più/);
    expect(righe.flatMap(({ uid, uidSubAnagrafe }) => (diProva.has(uidSubAnagrafe) ? [uid] : [])).toSorted()).toEqual(
      accolti.toSorted(),
    );
  });

  test('refuses a balance that was read before it and is stored after', async () => {
    const { uid } = await nuovaPersona(ufficio, 36);
    const archivio = archivioDi(home.store, SCUOLA_A);
    const scrittura = new Modifica().add(
      annoAperto(archivio, 2024, () => new AppError('STATO_NON_AMMESSO', 'Chiuso nello stesso istante.')),
    );
    scrittura.write(
      archivio
        .of(saldoAperturaEntita)
        .create({ ...saldo(uid, { numAnno: 2024 }), uid: asUid(`${uid}-202401`), versione: 1 }),
    );
    await sendOperazioni(home.store, await closeAnno(archivio, 2024));
    await expect(sendOperazioni(home.store, scrittura.operazioni)).rejects.toMatchObject({
      code: 'STATO_NON_AMMESSO',
    });
    expect(await listSaldi(archivio, 2024)).toEqual([]);
    expect(await closeAnno(archivio, 2024)).toEqual([]);
  });
});

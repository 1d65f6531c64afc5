import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { Lavoro, lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { accessorio, elaborazione, openUfficio, oreInsegnamento, prepare, type Ufficio } from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { importFile, lavoroFinito } from '#support/scambio.ts';

const PERSONE = 200;
let aperto: Ufficio;
let gestore: Person;
beforeAll(async () => {
  aperto = await openUfficio(PERSONE);
  gestore = await aperto.home.as(loginOf('GESTORE', SCUOLA_B));
});
afterAll(() => aperto.home.close());

/** A calculation stopped under way. On a busy machine it may end before it is stopped: then another is begun. */
const stopped = async ({ ufficio, persone }: Ufficio) => {
  for (;;) {
    const { uid, versione } = await prepare(ufficio, elaborazione());
    const { lavoro } = await ufficio.ok(processiRoutes.startCalcolo, {
      body: {
        processo: { uid, versione },
        cedolini: persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(100)])),
      },
    });
    const params = { uid: lavoro.uid };
    // while the work writes what stopping closes, the office is asked to repeat
    let risposta = await ufficio.call(lavoroRoutes.stopLavoro, { params, body: {} });
    while (risposta.status === 429) risposta = await ufficio.call(lavoroRoutes.stopLavoro, { params, body: {} });
    if (risposta.status === 200) return { uid, lavoro, fermato: Lavoro.parse(risposta.body) };
    expect(risposta).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  }
};

test('work that is stopped keeps what it did, and worked again it does the rest', async () => {
  const { ufficio } = aperto;
  const { uid, lavoro, fermato } = await stopped(aperto);
  const params = { uid: lavoro.uid };
  expect(fermato).toMatchObject({ stato: 'FERMATO', motivo: 'INTERROTTA', riprovabile: true });
  expect(fermato.fatti).toBeLessThan(PERSONE);
  expect(await ufficio.ok(lavoroRoutes.retryLavoro, { params, body: {} })).toMatchObject({
    stato: 'ATTESA',
    tentativo: lavoro.tentativo + 1,
  });
  await expect
    .poll(async () => (await ufficio.ok(lavoroRoutes.getLavoro, { params })).stato, { timeout: 60_000, interval: 100 })
    .toBe('COMPLETATO');
  expect(await ufficio.ok(processiRoutes.getProcesso, { body: { uid } })).toMatchObject({
    STATUS: 'COMPLETATO',
    numCedolini: PERSONE,
  });
}, 90_000);

test('work that can be undone is, unless somebody has touched its records since', async () => {
  const { desCf, desCognome, desNome } = personaDiProva(901);
  const fatta = await importFile(gestore, 'persone', {
    nome: 'persone.csv',
    bytes: Buffer.from(`Codice fiscale;Cognome;Nome;Note\n${desCf};${desCognome};${desNome};prima\n`),
  });
  const [riga] = (await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: desCf } })).righe;
  const change = async (note: string): Promise<void> => {
    const letta = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: riga?.uid ?? '' } });
    const { uid, uidSubAnagrafe: _sub, prgAnagrafe: _prg, matricola: _mat, uidPortale: _portale, ...persona } = letta;
    await gestore.ok(anagrafeRoutes.updatePersona, { params: { uid }, body: { ...persona, note } });
  };
  const undo = { params: { uid: fatta.lavoro ?? '' }, body: {} };
  await change('dopo');
  expect(await gestore.call(lavoroRoutes.undoLavoro, undo)).toMatchObject({ status: 409, body: { code: 'IN_USO' } });
  await change('prima');
  await gestore.ok(lavoroRoutes.undoLavoro, undo);
  expect((await lavoroFinito(gestore, fatta.uid)).stato).toBe('ANNULLATA');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { CedolinoSvolto, differenzeDaAtteso } from '#shared/calculation/svolti/cedolino-svolto.ts';
import { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { collaudoRoutes } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { fileCasiRoutes } from '#shared/contracts/cedolini/collaudo/file-casi.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, compenso, compute, elaborazione, openUfficio, type Ufficio } from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assente, rifiutata, statoNonAmmesso, type Rifiuto } from '#support/rifiuti.ts';
import { proveCaso } from '#support/stampe/prova-di-collaudo.ts';

let casa: Ufficio;
let tester: Person;
let marzo: Processo;
let cedolini: TestataCedolino[];
beforeAll(async () => {
  casa = await openUfficio(2);
  tester = await casa.home.as(loginOf('TESTER'));
  ({ processo: marzo } = await compute(
    casa.ufficio,
    elaborazione(),
    [0, 1].map((chi) => accessorio(casa.uidDi(chi), [{ ...compenso(100_000), descrizione: 'Al posto di Bianchi' }])),
  ));
  ({ righe: cedolini } = await tester.ok(payslipRoutes.listCedolini, { body: { idProcesso: marzo.uid, limit: 10 } }));
});
afterAll(() => casa.home.close());

const save = (cambi: object = {}) =>
  tester.ok(fileCasiRoutes.saveDebugJson, { body: { cedoliniDebugList: cedolini.map(({ uid }) => uid), ...cambi } });
const lettura = (testo: string) => CedolinoSvolto.required({ atteso: true }).array().parse(JSON.parse(testo));
const daFile = (testo: string) =>
  tester.call(fileCasiRoutes.createCasoDaFile, { body: { nomeFile: 'casi.json', testo, descrizione: 'Da file' } });

const nonValido = (message: RegExp): Rifiuto => ({ status: 400, code: 'RICHIESTA_NON_VALIDA', message });

test('payslips saved as a file say nobody, and the engine alone comes to what they were', async () => {
  const { testo, caso } = await save();
  expect(caso).toBeNull();
  const veri = cedolini.flatMap(({ storico }) => [storico.desCognome, storico.desCf]);
  expect([...veri, 'Bianchi'].filter((vero) => testo.includes(vero))).toEqual([]);
  const svolti = lettura(testo);
  expect(svolti.map(({ nome }) => nome)).toEqual(['Inventato Numero 1', 'Inventato Numero 2']);
  expect(svolti.map(({ atteso }) => atteso.netto)).toEqual(cedolini.map(({ netto }) => netto));
  for (const { situazione, atteso } of svolti) {
    const esito = cedolino(situazione);
    if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
    expect(differenzeDaAtteso(atteso, esito.cedolino)).toEqual([]);
  }
  expect((await save({ conNomi: true })).testo).toContain(cedolini[0]?.storico.desCognome);
});

test('with a description they are a test case too, and a case comes back from its file', async () => {
  const { caso } = await save({ descrizione: 'Salvati' });
  if (caso === null) throw new Error('No case was made');
  expect(caso).toMatchObject({ descrizione: 'Salvati', idProcesso: marzo.uid, numCedolini: 2, conferma: null });
  const scarica = () => tester.call(fileCasiRoutes.exportCaso, { body: { uid: caso.uid } });
  await rifiutata(casa.home, scarica, statoNonAmmesso(/non è confermato/));
  await tester.ok(collaudoRoutes.confirmCaso, { body: { uid: caso.uid, versione: caso.versione } });
  const { testo } = await tester.ok(fileCasiRoutes.exportCaso, { body: { uid: caso.uid } });
  const copia = await tester.ok(fileCasiRoutes.createCasoDaFile, {
    body: { nomeFile: 'casi.json', testo, descrizione: 'Da file' },
  });
  expect(copia).toMatchObject({ idProcesso: null, elaborazione: 'File casi.json', numCedolini: 2, conferma: null });
  expect(await proveCaso(tester, copia)).toMatchObject({ stato: 'COMPLETATO', numDiversi: 0 });
  // a name that the field of the run does not hold whole, with a character of two halves where it ends
  const lungo = await tester.ok(fileCasiRoutes.createCasoDaFile, {
    body: { nomeFile: `${'c'.repeat(144)}🎓.json`, testo, descrizione: 'Da file' },
  });
  expect(lungo.elaborazione).toBe(`File ${'c'.repeat(144)}`);
});

test('a file whose figures the program does not come to is refused, saying which; and one that is not of this kind, where', async () => {
  const [primo] = lettura((await save()).testo);
  if (primo === undefined) throw new Error('No payslip was saved');
  const con = (cambi: object) => () => daFile(JSON.stringify([{ ...primo, ...cambi }]));
  const altraCifra = { ...primo.atteso, netto: primo.atteso.netto + 1 };
  await rifiutata(casa.home, con({ atteso: altraCifra }), nonValido(/Inventato Numero 1: netto: atteso/));
  await rifiutata(casa.home, con({ atteso: { ...primo.atteso, righe: {} } }), nonValido(/atteso 0,00 €, calcolato/));
  await rifiutata(casa.home, con({ situazione: { ...primo.situazione, voci: [] } }), nonValido(/Inventato Numero 1/));
  await rifiutata(casa.home, con({ situazione: 'x' }), nonValido(/cedolino 1, situazione/));
  await rifiutata(casa.home, () => daFile('[]'), nonValido(/non ha cedolini/));
  await rifiutata(casa.home, () => daFile('netto;1'), nonValido(/non è JSON/));
});

test('a payslip that is not there, and payslips of two runs, are not saved', async () => {
  const { processo } = await compute(casa.ufficio, elaborazione({ DES_ELABORAZIONE: 'Altra' }), [
    accessorio(casa.uidDi(0), [compenso(5_000)]),
  ]);
  const altri = await tester.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid, limit: 10 } });
  const salva = (uids: readonly string[]) => () =>
    tester.call(fileCasiRoutes.saveDebugJson, { body: { cedoliniDebugList: [...uids] } });
  const [primo] = cedolini;
  await rifiutata(casa.home, salva(['altrove']), assente());
  await rifiutata(
    casa.home,
    salva([primo, ...altri.righe].flatMap((uno) => (uno === undefined ? [] : [uno.uid]))),
    statoNonAmmesso(/di una sola elaborazione/),
  );
  await rifiutata(
    casa.home,
    () => tester.call(fileCasiRoutes.exportCaso, { body: { uid: asUid<'CASO_COLLAUDO'>('altrove') } }),
    assente(),
  );
});

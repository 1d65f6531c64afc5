import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { printProva, printProvaDettagli } from '#shared/contracts/cedolini/stampe/collaudo/collaudo.ts';
import { printSptDipendente, printSptPortale, printSptRiepilogativa } from '#shared/contracts/denunce/stampe/spt.ts';
import { printUniemensExInpdap, printUniemensInps } from '#shared/contracts/denunce/stampe/uniemens.ts';
import { printElencoCompensi } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { richiestaDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());

test('a print of what is not there is refused when it is asked for', async () => {
  const adempimenti = await home.as(loginOf('ADEMPIMENTI'));
  const tester = await home.as(loginOf('TESTER'));
  const uid = asUid<'DENUNCIA'>('nessunadenuncia');
  const prova = { body: { uid: asUid<'PROVA_COLLAUDO'>('nessunaprova') } };
  const diNessuno = (contratto: Stampa, tipo: string) =>
    adempimenti.call<Stampa>(
      contratto,
      richiestaDi(contratto, { anno: 2026, uidSubAnagrafe: 'nessuno', da: 'stampe', tipo }),
    );
  for (const chiamata of [
    () => adempimenti.call(printSptRiepilogativa, { query: { uid, da: 'elenco' } }),
    () => adempimenti.call(printSptDipendente, { query: { uid, idDipendente: asUid<'PERSONA'>('nessuno') } }),
    () => adempimenti.call(printSptPortale, { query: { uid } }),
    () => diNessuno(printUniemensInps, 'individuali'),
    () => diNessuno(printUniemensExInpdap, 'e0'),
    () => tester.call(printProva, prova),
    () => tester.call(printProvaDettagli, prova),
  ])
    await rifiutata(home, chiamata, assente());
});

test('an employee without a record in the registry is told to have it linked', async () => {
  const dipendente = await home.as(loginOf('DIPENDENTE'));
  expect(dipendente.sessione.uidSubAnagrafe).toBeNull();
  await rifiutata(
    home,
    () => dipendente.call(printElencoCompensi, { body: { anno: 2026 } }),
    assente(/non è collegata nessuna scheda anagrafica/),
  );
});

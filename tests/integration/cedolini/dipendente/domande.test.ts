import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { domandeProprieRoutes } from '#shared/contracts/cedolini/dipendente/domande-proprie.ts';
import { domandeRoutes, type Risposta } from '#shared/contracts/cedolini/domande.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';

let casa: Ufficio;
let gestore: Person;
let io: Person;
/** March pays ten hours, April six: April is shown, March is not. */
let aprile: Processo;
beforeAll(async () => {
  casa = await openUfficio(2);
  gestore = await casa.home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  const [prima] = casa.persone;
  if (prima === undefined) throw new Error('Nobody is on file');
  await linkDipendente(casa.home, prima, SCUOLA_A);
  io = await casa.home.as(loginOf('DIPENDENTE'));
  const paga = async (MESE: number, ore: number) =>
    (
      await compute(
        casa.ufficio,
        elaborazione({ MESE, dataPagamento: `2026-0${MESE}-20`, DES_ELABORAZIONE: `Compensi ${MESE}` }),
        [0, 1].map((chi) => accessorio(casa.uidDi(chi), [oreInsegnamento(ore)])),
      )
    ).processo;
  await paga(3, 1_000);
  aprile = await paga(4, 600);
  aprile = await gestore.ok(chiusuraRoutes.esponiDipendenti, {
    body: { idProcesso: aprile.uid, versione: aprile.versione },
  });
});
afterAll(() => casa.home.close());

const mio = () => asUid<'CEDOLINO'>(`${aprile.uid}-${casa.uidDi(0)}`);
const altrui = () => asUid<'CEDOLINO'>(`${aprile.uid}-${casa.uidDi(1)}`);
const detta = (risposte: readonly Risposta[], codice: Risposta['codice']): string => {
  const risposta = risposte.find((una) => una.codice === codice);
  return `${risposta?.domanda ?? ''} ${(risposta?.frasi ?? []).map(({ testo }) => testo).join(' ')} ${risposta?.chiedere ?? ''}`;
};

test('the office is answered against the payslip before, each figure with its node', async () => {
  const risposte = await gestore.ok(domandeRoutes.getRisposte, { body: { uid: mio() } });
  expect(risposte).toHaveLength(8);
  expect(detta(risposte, 'NETTO')).toContain('Perché il netto è sceso?');
  expect(detta(risposte, 'NETTO')).toContain('20 marzo 2026 («Compensi 3»)');
  expect(detta(risposte, 'ORA')).toContain('costa alla scuola');
  expect(detta(risposte, 'TRATTENUTE')).toContain('codice ');
  const nodi = risposte.flatMap(({ frasi }) => frasi.flatMap(({ cifre }) => cifre.map(({ nodo }) => nodo)));
  expect(nodi).toEqual(expect.arrayContaining(['prima/netto/differenza', 'ore/0/lordoStato/differenza']));
});

test('who is paid is answered of their own that is shown, and never of what is not', async () => {
  const risposte = await io.ok(domandeProprieRoutes.getRisposteProprie, { body: { uid: mio() } });
  expect(detta(risposte, 'NETTO')).toContain("Non c'è un cedolino di prima");
  expect(detta(risposte, 'PAGAMENTO')).toContain('20 aprile 2026');
  expect(JSON.stringify(risposte)).not.toContain('Compensi 3');
  for (const uid of [altrui(), asUid<'CEDOLINO'>('inesistente')])
    expect(await io.call(domandeProprieRoutes.getRisposteProprie, { body: { uid } })).toMatchObject({ status: 404 });
  expect(await io.call(domandeRoutes.getRisposte, { body: { uid: mio() } })).toMatchObject({ status: 403 });
});

test('another school finds nothing; what the head teacher switched off is refused', async () => {
  const fuori = await casa.home.as(loginOf('GESTORE', SCUOLA_B));
  expect(await fuori.call(domandeRoutes.getRisposte, { body: { uid: mio() } })).toMatchObject({ status: 404 });
  const opzioni = await gestore.ok(impostazioniRoutes.getOpzioniPreside, {});
  await gestore.ok(impostazioniRoutes.saveOpzioniPreside, {
    body: { ...opzioni, flgVisualizzaDatiContabili: false },
  });
  expect(await io.call(domandeProprieRoutes.getRisposteProprie, { body: { uid: mio() } })).toMatchObject({
    body: { code: 'OPERAZIONE_NON_CONSENTITA' },
  });
});

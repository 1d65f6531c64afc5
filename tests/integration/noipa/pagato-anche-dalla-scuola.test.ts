import { afterAll, beforeAll, expect, test } from 'vitest';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import {
  accessorio,
  cedolinoDi,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  type Ufficio,
} from '#support/cedolini.ts';
import { assignFondo, createLista, riga } from '#support/noipa/liste-di-prova.ts';

let aperto: Ufficio;
beforeAll(async () => {
  aperto = await openUfficio(3);
  await nameFirmatari(aperto.ufficio);
  await assignFondo(aperto.ufficio, 2026, 5_000_000);
});
afterAll(() => aperto.home.close());

const voce = oreInsegnamento(1000);
const { dal: datInizio, al: datFine } = voce.competenza;

const calcola = async (chi: number, DES_ELABORAZIONE: string): Promise<Processo> =>
  (
    await compute(aperto.ufficio, elaborazione({ DES_ELABORAZIONE }), [
      accessorio(aperto.uidDi(chi), [oreInsegnamento(1000)]),
    ])
  ).processo;

const conta = ({ uid: idProcesso, versione }: Processo, motivo?: string) =>
  aperto.ufficio.call(chiusuraRoutes.contabilizza, {
    body: { idProcesso, versione, ...(motivo === undefined ? {} : { motivo }) },
  });

/** A list that pays one person ten hours of the same days, or others. */
const lista = async (chi: number, descrizione: string, ore = 1000): Promise<ListaNoipa> => {
  const { uid, versione } = await createLista(aperto.ufficio, { descrizione });
  const intera = await aperto.ufficio.ok(pagamentiRoutes.addPagamentiMof, {
    body: { uid, versione, pagamenti: [{ persona: aperto.uidDi(chi), righe: [riga({ ore, datInizio, datFine })] }] },
  });
  return intera.lista;
};

const invia = ({ uid, versione }: ListaNoipa, motivo?: string) =>
  aperto.ufficio.call(listeRoutes.sendListaNoipa, {
    body: { uid, versione, datInvio: aperto.ufficio.sessione.oggi, ...(motivo === undefined ? {} : { motivo }) },
  });

test('hours that a sent list pays are told at the calculation, and accounted only with the reason', async () => {
  const aperta = await lista(0, 'Fondo, prima lista');
  const processo = await calcola(0, 'Ore del progetto');
  const avvisi = async () => (await cedolinoDi(aperto.ufficio, processo.uid, aperto.uidDi(0))).anomalie;
  expect(await avvisi()).toMatchObject([
    {
      codice: 'PAGATO_ANCHE_ALTROVE',
      messaggio: expect.stringMatching(/lista NoiPA "Fondo, prima lista", non ancora/),
    },
  ]);
  // the list is sent after the calculation: accounting looks again
  expect(await invia(aperta)).toMatchObject({ status: 200 });
  expect(
    await aperto.ufficio.ok(chiusuraRoutes.listControlliProcesso, { query: { idProcesso: processo.uid } }),
  ).toMatchObject([{ codice: 'GIA_PAGATO', esito: 'CONFERMA', desCf: aperto.persone[0]?.desCf }]);
  expect(await conta(processo)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/La lista NoiPA "Fondo, prima lista", inviata il/) },
  });
  expect(await conta(processo, 'Sono altre dieci ore')).toMatchObject({
    status: 200,
    body: { conferma: { motivo: 'Sono altre dieci ore', quanti: 1 } },
  });
});

test('a list that pays what an accounted run or a sent list has paid is sent only with the reason', async () => {
  const processo = await calcola(1, 'Ore già pagate');
  const prima = await lista(1, 'Fondo, seconda lista');
  const controlli = ({ uid }: ListaNoipa) => aperto.ufficio.ok(pagamentiRoutes.listControlliLista, { query: { uid } });
  // a run that is not accounted is told, and stops nothing
  expect(await controlli(prima)).toMatchObject([{ codice: 'GIA_PAGATO', esito: 'AVVISO' }]);
  expect(await conta(processo)).toMatchObject({ status: 200 });
  expect(await controlli(prima)).toMatchObject([{ codice: 'GIA_PAGATO', esito: 'CONFERMA' }]);
  expect(await invia(prima)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Già pagato nell'elaborazione "Ore già pagate"/) },
  });
  const inviata = await invia(prima, 'Seconda edizione');
  expect(inviata).toMatchObject({ status: 200, body: { conferma: { motivo: 'Seconda edizione' } } });
  // other hours of the same days are told and do not ask
  const altre = await lista(1, 'Fondo, altre ore', 500);
  expect((await controlli(altre)).map(({ esito }) => esito)).toEqual(['AVVISO', 'AVVISO']);
  const stesse = await lista(1, 'Fondo, terza lista');
  expect((await controlli(stesse)).filter(({ esito }) => esito === 'CONFERMA')).toHaveLength(2);
});

test('what only one of the two pays asks nothing', async () => {
  const processo = await calcola(2, 'Ore di uno solo');
  expect((await cedolinoDi(aperto.ufficio, processo.uid, aperto.uidDi(2))).anomalie).toEqual([]);
  expect(await conta(processo)).toMatchObject({ status: 200 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Mandato, Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, compenso, compute, elaborazione, nameFirmatari, openUfficio } from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let uidDi: (indice: number) => string;
beforeAll(async () => {
  ({ home, ufficio, uidDi } = await openUfficio(1));
  await nameFirmatari(ufficio);
});
afterAll(() => home.close());

const calcolata = async (DES_ELABORAZIONE: string, importo: number): Promise<Processo> =>
  (
    await compute(ufficio, elaborazione({ MESE: 9, dataPagamento: '2026-09-18', DES_ELABORAZIONE }), [
      accessorio(uidDi(0), [compenso(importo)]),
    ])
  ).processo;
const conta = ({ uid, versione }: Processo): Promise<Processo> =>
  ufficio.ok(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' } });
const esecuzione = (uid: Processo['uid']) => ufficio.ok(esecuzioneRoutes.getEsecuzione, { query: { idProcesso: uid } });
let numero = 0;

test('orders are held to the run, and what has none, or does not sum to it, is in a list', async () => {
  const processo = await conta(await calcolata('Settembre', 30_000));
  const netto = processo.totali?.netto ?? 0;
  const suo = async () =>
    (await ufficio.ok(esecuzioneRoutes.listMandatiDaSistemare, { query: { anno: 2026 } })).find(
      ({ uid }) => uid === processo.uid,
    );
  const scrivi = async (mandati: Omit<Mandato, 'numero'>[], di = processo.uid) => {
    const { uid, versione } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: di } });
    const numerati = mandati.map((uno) => ({ ...uno, numero: String((numero += 1)) }));
    return ufficio.call(chiusuraRoutes.saveMandati, { body: { idProcesso: uid, versione, mandati: numerati } });
  };
  expect(await suo()).toMatchObject({ stato: 'MANCANO', netto, ordinato: 0 });
  await rifiutata(home, () => scrivi([{ data: '2026-09-18', importo: 10_000_000 }]), {
    status: 400,
    code: 'RICHIESTA_NON_VALIDA',
    message: /più di quanto costa l'elaborazione/,
    campo: 'mandati.0.importo',
  });
  await scrivi([{ data: '2026-09-18', importo: 10 }]);
  expect(await suo()).toMatchObject({ stato: 'INCOMPLETI', ordinato: 10 });
  await scrivi([{ data: '2026-09-18', importo: netto + 1 }]);
  expect(await suo()).toMatchObject({ stato: 'NON_TORNANO' });
  await scrivi([{ data: '2026-10-02', importo: netto }]);
  expect(await suo()).toMatchObject({ stato: 'DA_DECIDERE' });
  // withholdings ordered in the month after say nothing of the day on which people were paid
  await scrivi([
    { data: '2026-09-18', importo: netto },
    { data: '2026-10-15', importo: (processo.totali?.lordoStato ?? 0) - netto },
  ]);
  expect(await suo()).toBeUndefined();
  expect((await esecuzione(processo.uid)).decisione).toBe('NESSUNA');
  // a run that is not accounted takes the day as its date of payment
  const aperta = await calcolata('Aperta', 5_000);
  const conMandato = await scrivi([{ data: '2026-10-01', importo: aperta.totali?.netto ?? 0 }], aperta.uid);
  expect((await esecuzione(aperta.uid)).decisione).toBe('CAMBIA_DATA');
  await rifiutata(
    home,
    () =>
      ufficio.call(chiusuraRoutes.contabilizza, {
        body: { idProcesso: aperta.uid, versione: (conMandato.body as Processo).versione, motivo: 'Prova' },
      }),
    statoNonAmmesso(/Cambiare la data di pagamento in «Dati elaborazione»/),
  );
});

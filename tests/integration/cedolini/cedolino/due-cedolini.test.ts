import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import {
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  importi,
  nameFirmatari,
  nuovoMilanese,
  recompute,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-12-15' });
  ufficio = await home.as(loginOf('CEDOLINI'));
  await nameFirmatari(ufficio);
});
afterAll(() => home.close());

const ottobre = { dal: '2026-10-01', al: '2026-10-31' };
const conta = ({ uid: idProcesso, versione }: Processo) =>
  ufficio.ok(chiusuraRoutes.contabilizza, { body: { idProcesso, versione, motivo: 'Pagato in più volte' } });

/** Accounts a run that pays one person, and gives their payslip. */
const paga = async (cambi: Partial<ProcessoInput>, cedolino: InputCedolino) => {
  const { processo } = await compute(ufficio, elaborazione({ MESE: 11, dataPagamento: '2026-11-20', ...cambi }), [
    cedolino,
  ]);
  await conta(processo);
  return cedolinoDi(ufficio, processo.uid, cedolino.uidSubAnagrafe);
};
const collaborazione = (uidSubAnagrafe: InputCedolino['uidSubAnagrafe'], importo: number): InputCedolino => ({
  uidSubAnagrafe,
  percettore: { tipo: 'COCOCO' },
  fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: 1_200_000 },
  voci: [{ ...compenso(importo), competenza: ottobre }],
});
const fattura = (uidSubAnagrafe: InputCedolino['uidSubAnagrafe'], importo: number): InputCedolino => ({
  uidSubAnagrafe,
  percettore: { tipo: 'OCCASIONALE' },
  fiscali: { gestioneSeparata: 'ALTRA_COPERTURA' },
  voci: [compenso(importo)],
});

test('a month paid to a collaborator in four runs has one deduction, and the tax of one run', async () => {
  const [uno, quattro] = [(await nuovoMilanese(ufficio, 1)).uid, (await nuovoMilanese(ufficio, 2)).uid];
  const intero = await paga({ idMetodo: 'COC-LD' }, collaborazione(uno, 400_000));
  const divisi: Awaited<ReturnType<typeof paga>>[] = [];
  for (const parte of [100_000, 100_000, 100_000, 100_000])
    divisi.push(await paga({ idMetodo: 'COC-LD' }, collaborazione(quattro, parte)));
  expect(divisi.map(({ cedolino }) => cedolino?.progressivi.giorniPagati)).toEqual([31, 31, 31, 31]);
  const irpef = divisi.reduce((somma, diviso) => somma + (importi(diviso).IRPEF ?? 0), 0);
  expect(Math.abs(irpef - (importi(intero).IRPEF ?? 0))).toBeLessThanOrEqual(2);
  expect(divisi.at(-1)?.cedolino?.progressivi.trattamentoIntegrativo).toBe(
    intero.cedolino?.progressivi.trattamentoIntegrativo,
  );
});

test('the settlement of a collaborator is the same with and without fees of the same year', async () => {
  const conguaglio = async (numero: number, compensi: readonly number[]) => {
    const { uid } = await nuovoMilanese(ufficio, numero);
    for (const importo of compensi) await paga({ idMetodo: 'EST-LD' }, fattura(uid, importo));
    await paga({ idMetodo: 'COC-LD' }, collaborazione(uid, 200_000));
    const { processo } = await compute(
      ufficio,
      elaborazione({ MESE: 12, dataPagamento: '2026-12-20', idMetodo: 'CON-LD' }),
      [{ ...collaborazione(uid, 0), voci: [] }],
    );
    return cedolinoDi(ufficio, processo.uid, uid);
  };
  const [senza, con] = [await conguaglio(3, []), await conguaglio(4, [400_000, 4_000_000])];
  expect(importi(senza)).toMatchObject({ IRPEF: expect.any(Number) });
  expect(importi(con)).toEqual(importi(senza));
  expect(con.cedolino?.progressivi).toMatchObject({
    imponibileIrpef: senza.cedolino?.progressivi.imponibileIrpef,
    lordoDipendente: 200_000,
  });
});

test('a payslip paid before one that is already accounted says that the year holds it', async () => {
  const { uid } = await nuovoMilanese(ufficio, 5);
  const occasionale = (importo: number): InputCedolino => ({
    ...fattura(uid, importo),
    fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
  });
  await paga({ idMetodo: 'EST-LD', MESE: 12, dataPagamento: '2026-12-23' }, occasionale(480_000));
  const prima = await paga({ idMetodo: 'EST-LD', dataPagamento: '2026-11-27' }, occasionale(40_000));
  expect(prima).toMatchObject({
    anomalie: [
      {
        codice: 'PAGAMENTI_SUCCESSIVI',
        messaggio: expect.stringMatching(/si paga il 27\/11\/2026.*si paga dopo, il 23\/12\/2026, di 4\.800,00/),
      },
    ],
    cedolino: { totali: { imponibileGestioneSeparata: 20_000 } },
  });
  const dopo = await paga({ idMetodo: 'EST-LD', MESE: 12, dataPagamento: '2026-12-30' }, occasionale(10_000));
  expect(dopo.anomalie).toEqual([]);
});

test('the same work in two runs is told at the calculation, and accounted twice only with the reason', async () => {
  const { uid } = await nuovoMilanese(ufficio, 6);
  const lavoro: InputCedolino = {
    uidSubAnagrafe: uid,
    percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
    fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'cedolino NoiPA' } },
    voci: [{ ...compenso(77_777), competenza: ottobre }],
  };
  const progetto = 'Progetto inventato P';
  const calcola = async (cambi: Partial<ProcessoInput> = {}) =>
    (await compute(ufficio, elaborazione({ MESE: 11, dataPagamento: '2026-11-20', progetto, ...cambi }), [lavoro]))
      .processo;
  const codici = async ({ uid: processo }: Processo) =>
    (await cedolinoDi(ufficio, processo, uid)).anomalie.map(({ codice }) => codice);
  const prima = await calcola();
  const seconda = await calcola();
  const altroProgetto = await calcola({ progetto: 'Progetto inventato Q' });
  expect(await codici(prima)).toEqual([]);
  expect(await codici(seconda)).toEqual(['PAGATO_ANCHE_ALTROVE', 'CEDOLINI_NON_CONTABILIZZATI']);
  expect(await codici(altroProgetto)).toEqual(['CEDOLINI_NON_CONTABILIZZATI']);
  await conta(prima);
  const ricalcolata = await recompute(ufficio, seconda);
  const [avviso] = (await cedolinoDi(ufficio, ricalcolata.uid, uid)).anomalie;
  expect(avviso).toMatchObject({
    codice: 'GIA_PAGATO',
    messaggio: expect.stringMatching(
      new RegExp(`Già pagato nell'elaborazione ${prima.ID_ELABORAZIONE} .*dal 01/10/2026 al 31/10/2026, 777,77`),
    ),
  });
  const { uid: idProcesso, versione } = ricalcolata;
  expect(await ufficio.call(chiusuraRoutes.contabilizza, { body: { idProcesso, versione } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'motivo', message: expect.stringContaining('Già pagato') }] },
  });
  const chiusa = await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso, versione, motivo: 'Seconda edizione del corso' },
  });
  expect(chiusa).toMatchObject({ STATUS: 'CONTABILIZZATO', motivoDoppio: 'Seconda edizione del corso' });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import {
  accessorio,
  cedolinoDi,
  compute,
  elaborazione,
  importi,
  nuovaPersona,
  oreInsegnamento,
  prepare,
  print,
} from '#support/cedolini.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
});
afterAll(() => home.close());

test('ten hours of teaching become a payslip to the cent, explained down to the norm', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persona = await nuovaPersona(ufficio, 1);
  const { processo, avanzamento } = await compute(ufficio, elaborazione(), [
    accessorio(persona.uid, [oreInsegnamento(1000)]),
  ]);
  expect(avanzamento).toMatchObject({ STATUS: 'COMPLETATO', fatti: 1, scartati: 0, totale: 1 });
  expect(processo.totali).toEqual({ lordo: 38500, netto: 23435, oneri: 12590, lordoStato: 51090 });
  const cedolino = await cedolinoDi(ufficio, processo.uid, persona.uid);
  expect(importi(cedolino)).toMatchObject({
    PENSIONE_DIPENDENTE: 3388,
    FONDO_CREDITO: 135,
    IRPEF: 11542,
    IRAP: 3273,
    PENSIONE_AMMINISTRAZIONE: 9317,
  });
});

test('the print says the same figures as the screen, and the screen of another print does not see it', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persona = await nuovaPersona(ufficio, 2);
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(persona.uid, [oreInsegnamento(1000)])]);
  const { stato, bytes } = await print(ufficio, stampeRoutes.printCedoliniDettagli, { idProcesso: processo.uid });
  expect(stato).toMatchObject({
    stato: 'COMPLETATO',
    anteprima: '/cedolini/:printId/details/preview',
    avviso: null,
    file: {
      nome: expect.stringMatching(/^cedolini-spiegati-[a-z]+-2026-.*\.pdf$/) as string,
      tipo: 'application/pdf',
    },
  });
  const letto = await readPdf(bytes ?? new Uint8Array());
  expect(letto.lingua).toBe('(it-IT)');
  const testo = testoLetto(letto);
  const { cedolino } = await cedolinoDi(ufficio, processo.uid, persona.uid);
  for (const { gruppo, importo } of cedolino?.righe ?? [])
    if (gruppo !== 'riepilogo') expect(testo).toContain(formatEuro(importo));
  expect(testo).toContain(formatEuro(cedolino?.totali.netto ?? 0));
  expect(
    (
      await ufficio.call(stampeRoutes.getStampa, {
        params: { printId: stato.printId },
        query: { anteprima: '/cedolini/:printId/preview' },
      })
    ).status,
  ).toBe(404);
  expect(
    (
      await (
        await home.as(loginOf('SERVIZI'))
      ).call(stampeRoutes.getStampa, { params: { printId: stato.printId }, query: {} })
    ).status,
  ).toBe(404);
});

test('of twenty corrections of a payslip from one version, one is stored and the others are told what is there now', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persona = await nuovaPersona(ufficio, 7);
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(persona.uid, [oreInsegnamento(1000)])]);
  for (let giro = 0; giro < 3; giro += 1) {
    const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, persona.uid);
    const risposte = await Promise.all(
      Array.from({ length: 20 }, (_, quale) =>
        ufficio.call(payslipRoutes.updateCedolino, {
          body: { uid, versione, input: { ...input, voci: [oreInsegnamento(100 * (quale + 1))] } },
        }),
      ),
    );
    expect(risposte.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const rifiuto of risposte.filter(({ status }) => status !== 200))
      expect(rifiuto).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: { uid } } });
  }
});

test('of fifty starts with one key, one computes and all are told the same', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persona = await nuovaPersona(ufficio, 8);
  const { uid, versione } = await prepare(ufficio, elaborazione());
  const key = crypto.randomUUID();
  const avvio = { processo: { uid, versione }, cedolini: [accessorio(persona.uid, [oreInsegnamento(1000)])] };
  const risposte = await Promise.all(
    Array.from({ length: 50 }, () => ufficio.call(processiRoutes.startCalcolo, { body: avvio }, { key })),
  );
  expect(new Set(risposte.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(risposte.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

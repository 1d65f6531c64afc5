import { afterAll, beforeAll, expect, test } from 'vitest';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { fineRapportoRoutes } from '#shared/contracts/cedolini/fine-rapporto.ts';
import { printFascicoloRapporto } from '#shared/contracts/cedolini/stampe/annue/fascicolo-rapporto.ts';
import { elaborazione, print } from '#support/cedolini.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { A_MILANO } from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

const [DI_RUOLO, SUPPLENTE] = [0, 1] as const;

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openAccademia();
});
afterAll(() => scuola.home.close());

const passiDi = async (persona: number): Promise<readonly string[]> => {
  const { passi } = await scuola.gestore.ok(fineRapportoRoutes.getFineRapporto, {
    body: { uidSubAnagrafe: scuola.uidDi(persona) },
  });
  return passi.map(({ passo, stato }) => `${passo} ${stato}`);
};

test('who goes on has no steps; a person who is not there is refused', async () => {
  expect(await passiDi(DI_RUOLO)).toEqual([]);
  expect(
    await scuola.gestore.call(fineRapportoRoutes.getFineRapporto, { body: { uidSubAnagrafe: 'nessuno' } }),
  ).toMatchObject({ status: 404 });
});

test('a run that pays them proposes that it is their last payslip', async () => {
  const { cedolini } = await scuola.gestore.ok(calcoloRoutes.initData, {
    body: {
      processo: elaborazione({ idMetodo: 'SUP-LD', DES_ELABORAZIONE: 'Da preparare' }),
      uidSubAnagrafeList: [scuola.uidDi(SUPPLENTE), scuola.uidDi(DI_RUOLO)],
    },
  });
  expect(cedolini.map(({ fineRapporto }) => fineRapporto)).toEqual([true, undefined]);
});

test('whose contract ends within thirty days has what is left to do, and what is done leaves the list', async () => {
  const prima = await passiDi(SUPPLENTE);
  expect(prima).toContain('CESSAZIONE FATTO');
  expect(prima).toContain('ULTIMO_PAGAMENTO DA_FARE');
  expect(prima).toContain('FERIE DA_FARE');
  expect(prima).toContain('UNIEMENS NON_SERVE');
  await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
  });
  expect(await passiDi(SUPPLENTE)).toEqual([
    'CESSAZIONE FATTO',
    'ULTIMO_PAGAMENTO FATTO',
    'FERIE DA_FARE',
    'CONGUAGLIO DA_FARE',
    'UNIEMENS DA_FARE',
    'CU DA_FARE',
  ]);
});

test('a last payslip that settles the year closes its step', async () => {
  await changePersona(scuola.gestore, { uid: scuola.uidDi(SUPPLENTE) }, { domicili: [A_MILANO] });
  await contabilizzati(
    scuola,
    [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [], opzioni: { cessazione: true } }],
    { idMetodo: 'SUP-LD', MESE: 2, DES_ELABORAZIONE: 'Febbraio, ultimo' },
  );
  expect(await passiDi(SUPPLENTE)).toContain('CONGUAGLIO FATTO');
});

test('the dossier says engagements, payments, leave and what is still to do; nobody is told of a rest that is not there', async () => {
  const uidSubAnagrafeList = [scuola.uidDi(SUPPLENTE)];
  const { stato, bytes } = await print(scuola.gestore, printFascicoloRapporto, { uidSubAnagrafeList });
  expect(stato).toMatchObject({ stato: 'COMPLETATO', avviso: null });
  const letto = await readPdf(bytes ?? new Uint8Array());
  expect(letto.pagine).toHaveLength(1);
  const testo = testoLetto(letto);
  for (const detto of [
    'Supplenza breve e saltuaria 02/02/2026 14/03/2026',
    'Febbraio, ultimo',
    'Ferie non godute',
    'giorni al 14/03/2026',
    'UniEmens dell’ultimo mese',
    '2026 da consegnare',
  ])
    expect(testo).toContain(detto);
  const lettere = await print(scuola.gestore, printFascicoloRapporto, { uidSubAnagrafeList, soloLettere: true });
  expect(lettere.stato.avviso).toBe('Nessun dato da stampare.');
});

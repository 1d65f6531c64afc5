import { afterAll, beforeAll, expect, test } from 'vitest';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import {
  accessorio,
  cedolinoDi,
  compute,
  elaborazione,
  openUfficio,
  prepare,
  type Ufficio,
} from '#support/cedolini.ts';
import { loginOf } from '#support/home/test-users.ts';

let aperto: Ufficio;
beforeAll(async () => {
  aperto = await openUfficio(3);
});
afterAll(() => aperto.home.close());

const mesi = (numValore: number, annoFine: number | null = null) => ({
  annoInizio: 2026,
  meseInizio: 3,
  annoFine,
  meseFine: annoFine === null ? null : 12,
  numValore,
});

test('an item of the school is offered in its months, proposed with the value of the person, and paid', async () => {
  const { ufficio, uidDi } = aperto;
  const voce = await ufficio.ok(vociUtenteRoutes.createVoceUtente, {
    body: {
      codVoce: 'ORTO',
      desVoce: 'Progetto orto in città',
      unita: 'IMPORTO',
      flgAttivo: true,
      codTipoSpt: '',
      codCapitolo: '',
      codCompensoNoipa: '',
      desTipoEmolumento: '',
      periodi: [mesi(10_000, 2026)],
    },
  });
  const { numValore: _valore, ...periodo } = mesi(0, 2026);
  await ufficio.ok(vociPersonaRoutes.createVocePersona, {
    body: { uidSubAnagrafe: uidDi(0), uidVoce: voce.uid, ...periodo, numValore: 38_500 },
  });
  const offerta = async (giorno: string, idMetodo: 'ACC-LD' | 'SUP-LD' = 'ACC-LD') =>
    (await ufficio.ok(calcoloRoutes.listVociCalcolo, { query: { idMetodo, giorno } })).find(
      ({ codice }) => codice === 'UTENTE_ORTO',
    );
  expect(await offerta('2026-03-20')).toMatchObject({
    descrizione: 'Progetto orto in città',
    unita: 'IMPORTO',
    canale: 'BILANCIO',
    trattamento: 'ACCESSORIO',
    numProposto: 10_000,
  });
  expect([await offerta('2026-02-20'), await offerta('2026-03-20', 'SUP-LD')]).toEqual([undefined, undefined]);

  const bozza = async (MESE: number) => {
    const { uid } = await prepare(ufficio, elaborazione({ MESE }));
    const { cedolini } = await ufficio.ok(calcoloRoutes.initData, {
      body: { idProcesso: uid, uidSubAnagrafeList: [uidDi(0), uidDi(1)] },
    });
    return cedolini.map(({ vociProposte }) => vociProposte);
  };
  const [proposte = [], altrui] = await bozza(3);
  expect(proposte).toEqual([
    {
      codice: 'UTENTE_ORTO',
      competenza: { dal: '2026-02-01', al: '2026-02-28' },
      misura: { unita: 'IMPORTO', importo: 38_500 },
    },
  ]);
  expect([altrui, await bozza(2)]).toEqual([[], [[], []]]);

  const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(0), proposte)]);
  const { cedolino } = await cedolinoDi(ufficio, processo.uid, uidDi(0));
  expect(cedolino).toMatchObject({ totali: { lordoDipendente: 38_500, netto: 23_435, lordoStato: 51_090 } });
  expect(cedolino?.righe[0]).toMatchObject({ codice: 'UTENTE_ORTO', descrizione: 'Progetto orto in città' });

  const { uid, versione } = await prepare(ufficio, elaborazione());
  await ufficio.ok(vociUtenteRoutes.updateVoceUtente, { body: { ...voce, flgAttivo: false } });
  expect(
    await ufficio.call(processiRoutes.startCalcolo, {
      body: { processo: { uid, versione }, cedolini: [accessorio(uidDi(0), proposte)] },
    }),
  ).toMatchObject({ status: 400, body: { fields: [{ path: 'cedolini.0.voci.0.codice' }] } });
  expect(await offerta('2026-03-20')).toBeUndefined();
});

test('a special activity is proposed while it is in force: its flat amount, or its hours without a rate', async () => {
  const { home, ufficio, uidDi } = aperto;
  const gestore = await home.as(loginOf('GESTORE'));
  const assegna = async (
    desTipoAttivita: string,
    cambi: { numOre: number | null; numImporto: number | null; datInizio: string; datFine: string },
  ) => {
    const { uid: uidTipoAttivita } = await gestore.ok(attivitaRoutes.createTipoAttivita, {
      body: { codTipoAttivita: desTipoAttivita.slice(0, 10), desTipoAttivita, flgAttivo: true },
    });
    await gestore.ok(attivitaRoutes.createAttivita, {
      body: { uidTipoAttivita, desIncarico: 'prot. 12', note: '', uidSubAnagrafe: uidDi(2), ...cambi },
    });
  };
  await assegna('Funzione', { numOre: null, numImporto: 80_000, datInizio: '2025-09-01', datFine: '2026-08-31' });
  await assegna('Referente', { numOre: 1000, numImporto: null, datInizio: '2026-01-07', datFine: '2026-03-31' });
  await assegna('Tutor', { numOre: 500, numImporto: null, datInizio: '2025-01-07', datFine: '2025-06-30' });
  const { uid } = await prepare(ufficio, elaborazione());
  const { cedolini } = await ufficio.ok(calcoloRoutes.initData, {
    body: { idProcesso: uid, uidSubAnagrafeList: [uidDi(2)] },
  });
  expect(cedolini[0]?.vociProposte.toSorted((a, b) => a.codice.localeCompare(b.codice))).toEqual([
    {
      codice: 'COMPENSO',
      descrizione: 'Funzione, prot. 12',
      competenza: { dal: '2025-09-01', al: '2026-02-28' },
      misura: { unita: 'IMPORTO', importo: 80_000 },
    },
    {
      codice: 'COMPENSO_ORE',
      descrizione: 'Referente, prot. 12',
      competenza: { dal: '2026-01-07', al: '2026-02-28' },
      misura: { unita: 'ORE', quantita: 1000, tariffa: 0 },
    },
  ]);
});

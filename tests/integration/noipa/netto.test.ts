import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { esamiRoutes, type LavoroEsame } from '#shared/contracts/noipa/esami.ts';
import { commissioniRoutes } from '#shared/contracts/tabelle/commissioni.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignEsami, commissioneDiProva, ESAMI } from '#support/noipa/esami-di-prova.ts';
import { createLista } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';
import { stimaDi } from '#web/areas/noipa/liste/netto/stima.ts';

let home: TestHome;
let ufficio: Person;
let docente: Persona;
let sconosciuta: Persona;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-20' });
  ufficio = await home.as(loginOf('GESTORE'));
  ({ persona: docente } = await dipendenteDiProva(ufficio, 300, servizioDiProva({ datInizio: '2023-09-01' })));
  await ufficio.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      uidSubAnagrafe: docente.uid,
      numAliquotaMassima: 330_000,
      desAliquotaLettaDa: 'Cedolino di prova',
    },
  });
  sconosciuta = await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(301) });
  await assignEsami(ufficio, 2026);
});
afterAll(() => home.close());

test('the net of a payment is that of the payslips of the school, its exempt part whole; who cannot be reckoned says why', async () => {
  const { uid, versione } = await createLista(ufficio, {
    tipo: 'MATURITA',
    mese: 7,
    datInizio: '2026-06-15',
    datFine: '2026-07-15',
  });
  const commissione = await ufficio.ok(commissioniRoutes.createCommissione, { body: commissioneDiProva() });
  const intera = await ufficio.ok(esamiRoutes.addPagamentiMaturita, {
    body: {
      uid,
      versione,
      commissione: commissione.uid,
      chiavi: { funzione: ESAMI.FEE, trasferta: ESAMI.TRAVEL, preliminari: null },
      membri: [docente, sconosciuta].map(({ desCf }): LavoroEsame => ({
        desCf,
        funzione: 'COMMISSARIO_INTERNO',
        classi: 1,
        sostituto: false,
        parte: null,
        fascia: '1',
        materie: 0,
        candidatiPreliminari: 0,
      })),
    },
  });
  const { cedolini } = await ufficio.ok(calcoloRoutes.simulaProcesso, {
    body: stimaDi(intera.lista, intera.pagamenti),
  });
  const di = ({ uid: chi }: Persona) => cedolini.find(({ uidSubAnagrafe }) => uidSubAnagrafe === chi);
  // 399,00 taxed: 8,80 % and 0,35 % are 36,51, 33 % of the rest 119,62; 171,00 of travel comes whole.
  expect(di(docente)?.cedolino?.totali).toMatchObject({
    lordoDipendente: 39_900,
    sommeEsenti: 17_100,
    ritenutePrevidenziali: 3651,
    ritenuteFiscali: 11_962,
    netto: 41_387,
  });
  expect(di(sconosciuta)).toMatchObject({
    esito: 'SCARTATO',
    cedolino: null,
    anomalie: [{ messaggio: expect.stringMatching(/^Non si sa a che titolo la persona è pagata/) }],
  });
});

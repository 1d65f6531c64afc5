import { afterAll, beforeAll, expect, test } from 'vitest';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changePersona } from '#support/persone-di-prova.ts';

const SUPPLENTE = 1;
const PIANO = {
  tipoPiano: '15',
  codFondo: '9',
  datInizio: '2025-02-01',
  datScadenza: '2027-01-31',
  numRate: 24,
  datRipristino: null,
} as const;

let scuola: ScuolaCheVersa;
let denuncia: DenunciaIntera;
beforeAll(async () => {
  scuola = await openAccademia();
  const uidSubAnagrafe = scuola.uidDi(SUPPLENTE);
  for (const [numImporto, piano] of [
    [15_000, PIANO],
    [2000, null],
  ] as const)
    await scuola.gestore.ok(vociPersonaRoutes.createSoggettiva, {
      body: {
        uidSubAnagrafe,
        codVoce: 'PREINP',
        numImporto,
        datInizio: '2026-01-01',
        datFine: null,
        desRiferimento: piano === null ? 'Secondo prestito inventato' : 'Prestito inventato',
        numTotale: null,
        piano,
      },
    });
  const espero = [
    {
      dal: '2026-02-01',
      al: null,
      datAdesione: '2026-01-10',
      codFondo: '2142',
      comparto: '1',
      aliquotaAggiuntiva: 0,
      quotaTfr: null,
    },
  ];
  const persona = scuola.persone[SUPPLENTE];
  if (persona === undefined) throw new Error('The substitute is missing');
  await changePersona(scuola.gestore, persona, { espero });
  await contabilizzati(scuola, [{ uidSubAnagrafe, percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
    DES_ELABORAZIONE: 'Supplenze',
  });
  denuncia = await uniemensDiMarzo(scuola.adempimenti);
}, 120_000);
afterAll(() => scuola.home.close());

const sue = (quadro: string) =>
  denuncia.righe.filter(
    ({ chiave, persona }) => chiave.startsWith(`${quadro}|`) && persona === scuola.persone[SUPPLENTE]?.desCf,
  );

test('the instalment that a payslip withholds is a form F1 with its plan, and opens to the line it comes from', async () => {
  const [f1] = sue('F1');
  expect(sue('F1')).toHaveLength(1);
  expect(f1?.calcolati).toMatchObject({
    AnnoMeseRif: '2026-03',
    CodGestione: '9',
    TipoPiano: '15',
    DataInizio: '2025-02-01',
    DataScadenza: '2027-01-31',
    PrgRata: '14',
    TotaleRate: '24',
    Importo: 15_000,
    TipoOperazione: 'V',
  });
  const { origini } = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, {
    body: { uid: denuncia.denuncia.uid, riga: f1?.chiave ?? '' },
  });
  expect(origini.map(({ importo }) => importo)).toEqual([15_000]);
  expect(denuncia.rilievi.filter(({ campo }) => campo.includes('F1_Ammortamento')).map(({ codice }) => codice)).toEqual(
    ['pospa.piano-mancante'],
  );
});

test('pospa.piano-mancante: an instalment whose item has no plan is told, with its amount', () => {
  expect(denuncia.rilievi.filter(({ codice }) => codice === 'pospa.piano-mancante')).toMatchObject([
    { gravita: 'AVVISO', persona: scuola.persone[SUPPLENTE]?.desCf, trovato: expect.stringContaining('20,00') },
  ]);
});

test('who pays to the pension fund has a form E1 under the membership, with what the payslip withholds, and no line stays out', () => {
  const [e1] = sue('E1');
  expect(e1?.calcolati).toMatchObject({
    'DatiPosContribIscritto.0.CodFondo': '2142',
    'DatiPosContribIscritto.0.Comparto': '1',
    'DatiPosContribIscritto.0.DataSottoscrizioneDomanda': '2026-01-10',
    'DatiPosContribIscritto.0.AnnoMeseDecorrenzaContrib': '2026-02',
  });
  expect(Number(e1?.calcolati['DatiPosContribIscritto.0.ContribLav'])).toBeGreaterThan(0);
  expect(Number(e1?.calcolati['DatiPosContribIscritto.0.ContribDL'])).toBeGreaterThan(0);
  expect(denuncia.rilievi.filter(({ codice }) => codice === 'uniemens.senza-quadro')).toEqual([]);
  expect(sue('D')).toHaveLength(1);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { completaRoutes, type DaCompletare } from '#shared/contracts/denunce/completa.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { accessorio, compenso, occasionaleDiProva } from '#support/cedolini.ts';
import {
  CU_DI_MARZO,
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { sendSpt } from '#support/denunce/scuola-che-comunica.ts';
import {
  collaboratore,
  contabilizzati,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, sendF24 } from '#support/denunce/scuola-che-versa.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

let scuola: ScuolaCheCertifica;
const marzo = { anno: 2026, meseDa: 3, meseA: 3, createEmpty: false };

beforeAll(async () => {
  scuola = await openScuolaCheCertifica(2, { altriDati: { codUfficioNoipa: '900', codServizioNoipa: '9001' } });
  await scuola.gestore.ok(incarichiRoutes.createIncarico, {
    body: {
      ...incaricoDiProva({ datInizio: '2026-01-01', codCausaleCu: null, codTipoRapporto: '06', codAltraAss: null }),
      uidSubAnagrafe: scuola.uidDi(2),
    },
  });
  const diRuolo = await contabilizzati(scuola, [accessorio(scuola.uidDi(4), [compenso(10_000)])]);
  const chi = scuola.adempimenti;
  await saveFirma(chi);
  await sendF24(chi, await chi.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([...scuola.processi, diRuolo]) }));
  await sendUniemens(chi, (await uniemensDiMarzo(chi)).denuncia);
  await sendSpt(chi, (await chi.ok(sptRoutes.saveSpt, { body: marzo })).denuncia);
  await sendCu(chi, (await elaboraCu(chi)).denuncia, '12345678901234567');
}, 240_000);
afterAll(() => scuola.home.close());

const chiamata = (body: { anno?: number | undefined; processo?: Processo['uid'] | undefined }) =>
  scuola.adempimenti.ok(completaRoutes.getDaCompletare, { body });
const inBreve = (voci: readonly DaCompletare[]) =>
  voci.map((voce) => [
    voce.come === 'CU' ? `CU ${voce.operazione}` : voce.come,
    `${voce.anno}-${voce.mese}`,
    voce.persone
      .map(({ uidSubAnagrafe, lordo }) => `${scuola.persone.findIndex(({ uid }) => uid === uidSubAnagrafe)}: ${lordo}`)
      .toSorted(),
  ]);
const di = <C extends DaCompletare['come']>(voci: readonly DaCompletare[], come: C) =>
  voci.filter((voce): voce is Extract<DaCompletare, { come: C }> => voce.come === come);

/** Sends what is filled in by hand where the program has nothing to propose it from. */
const completeCu = async ({ denuncia, righe }: DenunciaIntera): Promise<Denuncia> => {
  let prima = denuncia;
  const scrivi = async (riga: string, campo: string, valore: string) => {
    const { uid, versione } = prima;
    const body = { uid, versione, riga, campo, valore, perche: 'dalla ricevuta' };
    prima = (await scuola.adempimenti.ok(cuRoutes.putCertificato, { body })).denuncia;
  };
  for (const { chiave, calcolati } of righe) {
    if (calcolati.protocollo !== undefined && calcolati.protocollo !== '')
      await scrivi(chiave, 'progressivoRicevuta', '000001');
    if (calcolati.AU001001 === '') await scrivi(chiave, 'AU001001', 'M');
  }
  return sendCu(scuola.adempimenti, prima);
};

describe('a payment found after everything of its month and year was sent', () => {
  let tardive: readonly Processo[];

  test('what was sent in time lacks nothing', async () => {
    expect(await chiamata({ anno: 2026 })).toEqual({ voci: [], pagamenti: 0 });
  });

  test('is told by each filing that lacks it: person, month, amount, and how it is made', async () => {
    tardive = [
      await contabilizzati(scuola, [accessorio(scuola.uidDi(4), [compenso(3_000)])], { DES_ELABORAZIONE: 'Trovata A' }),
      await contabilizzati(scuola, [{ ...collaboratore(scuola.uidDi(2), 7_000), opzioni: { cessazione: true } }], {
        DES_ELABORAZIONE: 'Trovata B',
        idMetodo: 'COC-LD',
      }),
      await contabilizzati(scuola, [occasionaleDiProva(scuola.uidDi(3), 20_000)], {
        DES_ELABORAZIONE: 'Trovata C',
        idMetodo: 'EST-LD',
      }),
    ];
    const { voci, pagamenti } = await chiamata({ anno: 2026 });
    expect(pagamenti).toBe(3);
    expect(inBreve(voci)).toEqual([
      ['F24', '2026-3', ['2: 7000', '3: 20000', '4: 3000']],
      ['UNIEMENS', '2026-3', ['2: 7000']],
      ['SPT', '2026-3', ['4: 3000']],
      ['CU SOSTITUZIONE', '2026-12', ['2: 7000']],
      ['CU ORDINARIA', '2026-12', ['3: 20000']],
    ]);
    const [f24] = di(voci, 'F24');
    expect(f24).toMatchObject({ modello: 'EP', ravvedimento: false, scaduta: false, aperta: null });
    expect(f24?.inviate).toHaveLength(1);
    expect(inBreve((await chiamata({ processo: tardive[2]?.uid })).voci)).toEqual([
      ['F24', '2026-3', ['3: 20000']],
      ['CU ORDINARIA', '2026-12', ['3: 20000']],
    ]);
  });

  test('each filing is made with exactly them, and once all are sent nothing is lacking and nothing differs', async () => {
    const chi = scuola.adempimenti;
    const { voci } = await chiamata({ anno: 2026 });
    const [f24] = di(voci, 'F24');
    const fatto = await chi.ok(f24Routes.saveF24Ep, {
      body: f24DiMarzo(tardive, { processi: f24?.processi ?? [], descrizione: 'Completamento' }),
    });
    expect(di((await chiamata({ anno: 2026 })).voci, 'F24')[0]?.aperta?.uid).toBe(fatto.denuncia.uid);
    await sendF24(chi, fatto);
    const flusso = await uniemensDiMarzo(chi);
    expect(flusso.denuncia.flusso).toBe(2);
    await sendUniemens(chi, flusso.denuncia);
    await sendSpt(chi, (await chi.ok(sptRoutes.saveSpt, { body: marzo })).denuncia);
    for (const { invio, operazione, corregge, persone } of di(voci, 'CU')) {
      const codici = operazione === 'ORDINARIA' ? [] : persone.map(({ desCf }) => desCf);
      const fatta = await elaboraCu(chi, { invio, operazione, corregge: corregge?.uid ?? null, persone: codici });
      expect([...new Set(fatta.righe.map(({ persona }) => persona))]).toEqual(persone.map(({ desCf }) => desCf));
      await completeCu(fatta);
    }
    expect(await chiamata({ anno: 2026 })).toEqual({ voci: [], pagamenti: 0 });
    const { righe } = await chi.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026 } });
    expect(righe.filter(({ differenza }) => differenza !== 0)).toEqual([]);
  });

  test('a payment of an earlier month closes no certificate of its person either; staff told already go in a later month', async () => {
    const chi = scuola.adempimenti;
    await contabilizzati(scuola, [supplente(scuola.uidDi(0), 4_000)], { DES_ELABORAZIONE: 'Ancora una' });
    const { voci } = await chiamata({ anno: 2026 });
    expect(inBreve(voci)).toEqual([
      ['F24', '2026-3', ['0: 4000']],
      ['UNIEMENS_DOPO', '2026-3', ['0: 4000']],
      ['CU SOSTITUZIONE', '2026-12', ['0: 4000']],
    ]);
    const [dopo] = di(voci, 'UNIEMENS_DOPO');
    expect(dopo).toMatchObject({ verso: { anno: 2026, mese: 4 }, aperta: null });
    const { denuncia } = await chi.ok(uniemensRoutes.saveUniemens, { body: { anno: 2026, mese: 4, allowEmpty: true } });
    const aprile = di((await chiamata({ anno: 2026 })).voci, 'UNIEMENS_DOPO')[0];
    expect(aprile?.aperta).toMatchObject({ uid: denuncia.uid, versione: denuncia.versione });
    const portata = await chi.ok(uniemensRoutes.transferUniemens, {
      body: { uniemensIdDest: denuncia.uid, versione: denuncia.versione, annoProv: 2026, meseProv: 3 },
    });
    expect(portata.denuncia.processi).toHaveLength(1);
  });

  test('a run that is not there is refused; so is who names neither a run nor a year', async () => {
    const chi = scuola.adempimenti;
    expect(await chi.call(completaRoutes.getDaCompletare, { body: { processo: 'nessuno' } })).toMatchObject({
      status: 404,
    });
    expect(await chi.call(completaRoutes.getDaCompletare, { body: {} })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'anno' }] },
    });
  });
});

/** Refusals of what was sent already, each with the road that its words name, walked in one act or two. */
const STRADE: readonly {
  readonly di: string;
  readonly rifiuto: () => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly strada: () => Promise<readonly DaCompletare['come'][]>;
}[] = [
  {
    di: 'the certificates of everybody were sent',
    rifiuto: () => scuola.adempimenti.call(cuRoutes.elaboraCu, { body: CU_DI_MARZO }),
    strada: async () => {
      const [voce] = di((await chiamata({ anno: 2026 })).voci, 'CU');
      const { operazione = 'ORDINARIA', corregge, persone = [] } = voce ?? {};
      const sue = persone.map(({ desCf }) => desCf);
      await elaboraCu(scuola.adempimenti, { operazione, corregge: corregge?.uid ?? null, persone: sue });
      return ['CU'];
    },
  },
  {
    di: 'the same runs have their F24',
    rifiuto: () =>
      scuola.adempimenti.call(f24Routes.saveF24Ep, {
        body: f24DiMarzo(scuola.processi.slice(0, 1), { descrizione: 'Di nuovo' }),
      }),
    strada: async () => {
      const [voce] = di((await chiamata({ anno: 2026 })).voci, 'F24');
      await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
        body: f24DiMarzo([], { processi: voce?.processi ?? [], descrizione: 'Quello che manca' }),
      });
      return ['F24'];
    },
  },
];

test.each(STRADE)('$di: what is refused names a road, and the road is open', async ({ rifiuto, strada }) => {
  const { status, body } = await rifiuto();
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toMatch(/Da completare|un'altra/);
  const come = await strada();
  const aperte = (await chiamata({ anno: 2026 })).voci.filter(({ aperta }) => aperta !== null);
  expect(aperte.map((voce) => voce.come)).toEqual(expect.arrayContaining([...come]));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { scuolaRoutes, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { posizioniRoutes, type CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import { compute, elaborazione } from '#support/cedolini.ts';
import { forgetLavoro } from '#support/denunce/lavoro-non-tenuto.ts';
import {
  contabilizzati,
  openScuolaCheDenuncia,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';

// UniEmens says of a closed month the classification that its payslips were computed with; the record changes, the service takes another, the record is deleted.

let scuola: ScuolaCheVersa;
let denuncia: DenunciaIntera | undefined;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2);
});
afterAll(() => scuola.home.close());

const nuova = (descrizione: string, qualifica3: 'D' | 'I'): Promise<CodiceInps> =>
  scuola.gestore.ok(posizioniRoutes.createCodiceInps, {
    body: {
      descrizione,
      qualifica1: '2',
      qualifica2: 'F',
      qualifica3,
      tipoContribuzione: '71',
      codContratto: 'CPUB',
      tipoLavoratore: '00',
      qualificaCu: '',
      tipoRapportoCu: '',
      flgTempoPieno: true,
      flgAttiva: true,
      contratti: [],
      ruoli: [],
    },
  });
const change = async (chi: number, cambi: Partial<ServizioInput>): Promise<void> => {
  const [servizio] = await archivioDi(scuola.home.store, SCUOLA_A).of(servizioEntita).listAll(scuola.uidDi(chi));
  if (servizio === undefined) throw new Error('One service');
  await scuola.gestore.ok(serviziRoutes.updateServizio, {
    params: { uid: servizio.uid },
    body: { ...supplenzaDiProva('2026-01-08', '2026-02-27'), ...cambi, versione: servizio.versione },
  });
};
const raccolta = async (): Promise<DenunciaIntera['righe']> => {
  denuncia = await uniemensDiMarzo(scuola.adempimenti, denuncia?.denuncia.versione);
  return denuncia.righe;
};
const qualifica = async (): Promise<unknown> =>
  (await raccolta()).find(({ calcolati }) => 'Qualifica3' in calcolati)?.calcolati.Qualifica3;

/** The marks of the payslip of the run. */
const marcati = async (uid = processo.uid): Promise<readonly string[]> => {
  const { daSistemare = [] } = await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
  return daSistemare.map(({ cosa }) => cosa);
};

/** The classification as the table has it now. */
const attuale = async (uid: CodiceInps['uid']): Promise<CodiceInps> => {
  const trovata = (await scuola.gestore.ok(posizioniRoutes.listCodiciInps, {})).find((una) => una.uid === uid);
  if (trovata === undefined) throw new Error('The classification is gone');
  return trovata;
};
const rewrite = async (uid: CodiceInps['uid'], cambi: Partial<CodiceInps>): Promise<void> => {
  await scuola.gestore.ok(posizioniRoutes.updateCodiceInps, { body: { ...(await attuale(uid)), ...cambi } });
};

test('a classification stays as it was kept, whatever becomes of its record: the payslip is marked while it says another thing', async () => {
  const [una, altra] = [await nuova('Di allora', 'I'), await nuova('Di oggi', 'D')];
  await change(0, { uidCodiceInps: una.uid });
  processo = await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  expect(await qualifica()).toBe('I');
  expect(await marcati()).toEqual([]);

  await rewrite(una.uid, { qualifica3: 'S' });
  expect(await qualifica()).toBe('I');
  expect(await marcati()).toEqual([
    expect.stringMatching(/Di allora \(qualifica 2FI, .*\), oggi Di allora \(qualifica 2FS, /),
  ]);
  await rewrite(una.uid, { qualifica3: 'I', descrizione: 'Di allora, con un altro nome', qualificaCu: 'A' });
  expect(await marcati()).toEqual([]);

  await change(0, { uidCodiceInps: altra.uid });
  expect(await qualifica()).toBe('I');
  expect(await marcati()).toEqual([
    expect.stringMatching(/Classificazione INPS — Servizio dal 08\/01\/2026: Di allora, oggi Di oggi/),
  ]);
  const { uid, versione } = await attuale(una.uid);
  await scuola.gestore.ok(posizioniRoutes.removeCodiceInps, { body: { uid, versione } });
  expect(await qualifica()).toBe('I');
});

test('an open run whose services would say another code asks to be computed again', async () => {
  const { processo: aperto } = await compute(scuola.ufficio, elaborazione({ dataPagamento: '2026-03-24' }), [
    supplente(scuola.uidDi(0)),
  ]);
  const daRifare = async () =>
    (await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid: aperto.uid } })).FLG_RECOMPUTE;
  const [altra] = await scuola.gestore.ok(posizioniRoutes.listCodiciInps, {});
  if (altra === undefined) throw new Error('One classification');
  await rewrite(altra.uid, { descrizione: 'Con un altro nome ancora' });
  expect(await daRifare()).toBe(false);
  await rewrite(altra.uid, { codContratto: 'CCNL' });
  expect(await daRifare()).toBe(true);
});

test('of a payslip closed before its work was kept the classification is that of today', async () => {
  await forgetLavoro(scuola, [processo]);
  expect(await qualifica()).toBe('D');
});

test('the place of a site stays as it was kept, and the payslip is marked while it is another', async () => {
  const sede = await scuola.gestore.ok(scuolaRoutes.createScuola, {
    body: scuolaDiProva('XXIC00009Z', {
      tipo: 'SEDE',
      desScuola: 'Plesso',
      codComune: 'H501',
      desComune: 'ROMA',
      desCap: '00118',
    }),
  });
  await change(1, { sedi: [{ uidSede: sede.uid, numOre: 1800 }] });
  const { uid } = await contabilizzati(scuola, [supplente(scuola.uidDi(1))], { dataPagamento: '2026-03-25' });
  const comuni = async () =>
    (await raccolta()).flatMap(({ calcolati }) => ('Qualifica3' in calcolati ? [calcolati.CodiceComune] : []));
  const prima = await comuni();
  expect(prima).toContain('H501');
  const move = async (cambi: Partial<Scuola>): Promise<void> => {
    const {
      uid: _uid,
      tipo,
      ...attuale
    } = await scuola.gestore.ok(scuolaRoutes.getScuola, { params: { uid: sede.uid } });
    await scuola.gestore.ok(scuolaRoutes.updateScuola, {
      params: { uid: sede.uid },
      body: { tipo, ...attuale, ...cambi },
    });
  };
  await move({ codComune: 'F205', desComune: 'MILANO' });
  expect(await comuni()).toEqual(prima);
  expect(await marcati(uid)).toEqual([
    expect.stringContaining('Plesso (comune H501, CAP 00118), oggi Plesso (comune F205, CAP 00118)'),
  ]);
  await move({ codComune: 'H501', desComune: 'ROMA' });
  expect(await marcati(uid)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { posizioniRoutes, type CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import {
  contabilizzati,
  openScuolaCheDenuncia,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';

// The classification that a service had when its payslip was closed is deleted, or was never written: UniEmens takes the service's of today.

let scuola: ScuolaCheVersa;
let denuncia: DenunciaIntera | undefined;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
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
const classify = async (uidCodiceInps: CodiceInps['uid'] | null): Promise<void> => {
  const [servizio] = await archivioDi(scuola.home.store, SCUOLA_A).of(servizioEntita).listAll(scuola.uidDi(0));
  if (servizio === undefined) throw new Error('One service');
  await scuola.gestore.ok(serviziRoutes.updateServizio, {
    params: { uid: servizio.uid },
    body: { ...supplenzaDiProva('2026-01-08', '2026-02-27'), uidCodiceInps, versione: servizio.versione },
  });
};
const qualifica = async (): Promise<unknown> => {
  denuncia = await uniemensDiMarzo(scuola.adempimenti, denuncia?.denuncia.versione);
  return denuncia.righe.find(({ calcolati }) => 'Qualifica3' in calcolati)?.calcolati.Qualifica3;
};

/** The marks of the payslip of the run. */
const marcati = async (): Promise<readonly string[]> => {
  const { daSistemare = [] } = await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
  return daSistemare.map(({ cosa }) => cosa);
};

test('a classification that is gone gives way to the one of today, one that is there stays as it was kept', async () => {
  const [una, altra] = [await nuova('Di allora', 'I'), await nuova('Di oggi', 'D')];
  await classify(una.uid);
  processo = await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  expect(await qualifica()).toBe('I');
  expect(await marcati()).toEqual([]);
  await classify(altra.uid);
  expect(await qualifica()).toBe('I');
  expect(await marcati()).toEqual([
    expect.stringMatching(/Classificazione INPS — Servizio dal 08\/01\/2026: Di allora, oggi Di oggi/),
  ]);
  await scuola.gestore.ok(posizioniRoutes.removeCodiceInps, { body: { uid: una.uid, versione: una.versione } });
  expect(await qualifica()).toBe('D');
});

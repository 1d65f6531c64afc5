import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelloMRoutes, type RigaModelloM } from '../../../../shared/contracts/denunce/modello-m.ts';
import { accessorio, cedolinoDi, compenso, oreInsegnamento } from '../../../support/cedolini.ts';
import { openScuolaCheComunica } from '../../../support/denunce/scuola-che-comunica.ts';
import { collaboratore, contabilizzati } from '../../../support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '../../../support/denunce/scuola-che-versa.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheComunica(3);
});
afterAll(() => scuola.home.close());

const righe = async () => (await scuola.adempimenti.ok(modelloMRoutes.getModelloM, { body: { anno: 2026 } })).righe;
const sommaDi = (tutte: readonly RigaModelloM[], nome: 'lordo' | 'netto' | 'totale') =>
  tutte.reduce((totale, riga) => totale + riga[nome], 0);

test('of a year without runs says nothing', async () => {
  expect(await righe()).toEqual([]);
});

test('its rows sum to the accounted payslips: staff by emolument, contracts apart, everybody counted once', async () => {
  const { uidDi, ufficio } = scuola;
  const personale = await contabilizzati(scuola, [
    accessorio(uidDi(0), [compenso(30_000)]),
    accessorio(uidDi(1), [oreInsegnamento(200, 5_000)], {
      percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'ATA' },
    }),
  ]);
  await contabilizzati(scuola, [accessorio(uidDi(0), [compenso(10_000)])], { DES_ELABORAZIONE: 'Altra' });
  const esterni = await contabilizzati(scuola, [collaboratore(uidDi(2))], {
    ...{ idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Collaborazioni' },
  });
  const tutte = await righe();
  expect(tutte.map(({ blocco, mese, docenti, ata, esterni: altri }) => [blocco, mese, docenti, ata, altri])).toEqual([
    ['PERSONALE', 3, 1, 0, 0],
    ['PERSONALE', 3, 0, 1, 0],
    ['CONTRATTI', 3, 0, 0, 1],
  ]);
  const cedolini = [
    await cedolinoDi(ufficio, personale.uid, uidDi(0)),
    await cedolinoDi(ufficio, personale.uid, uidDi(1)),
    await cedolinoDi(ufficio, esterni.uid, uidDi(2)),
  ];
  const [primo] = cedolini;
  expect(sommaDi(tutte, 'lordo')).toBe(30_000 + 10_000 + 10_000 + 10_000);
  expect(sommaDi(tutte, 'netto')).toBeGreaterThan(cedolini.reduce((totale, { netto }) => totale + netto, 0));
  expect(sommaDi(tutte.slice(1), 'totale')).toBe(
    cedolini.slice(1).reduce((totale, { lordoStato }) => totale + lordoStato, 0),
  );
  expect(primo?.lordo).toBe(30_000);
  for (const { lordo, netto, previdenziali, fiscali, altre } of tutte)
    expect(lordo).toBe(netto + previdenziali + fiscali + altre);
});

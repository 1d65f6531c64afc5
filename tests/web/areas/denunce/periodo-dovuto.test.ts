import { expect, test } from 'vitest';
import type { Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { annoDelConguaglioInRitardo, meseDovuto } from '#web/areas/denunce/parti/periodo-dovuto.ts';

const scadenza = (cambi: Partial<Scadenza>): Scadenza => ({
  adempimento: 'F24_TRIBUTI',
  descrizione: 'F24',
  anno: 2026,
  mese: 10,
  giorno: '2026-11-16',
  stato: 'DA_FARE',
  elaborazioni: 1,
  norma: 'D.Lgs. 241/1997',
  riscontrata: true,
  avvertenza: '',
  versione: 1,
  ...cambi,
});

test('a new F24 begins with the month that is late, the oldest first, then with the next one due', () => {
  const prossima = scadenza({});
  const tardi = scadenza({ mese: 8, giorno: '2026-09-16', stato: 'SCADUTA' });
  const piuTardi = scadenza({ mese: 7, giorno: '2026-08-20', stato: 'SCADUTA', adempimento: 'F24_CONTRIBUTI' });
  expect(meseDovuto([prossima, tardi, piuTardi])).toEqual({ anno: 2026, mese: 7 });
  expect(meseDovuto([prossima])).toEqual({ anno: 2026, mese: 10 });
  expect(
    meseDovuto([scadenza({ stato: 'FATTA' }), scadenza({ adempimento: 'UNIEMENS', stato: 'SCADUTA' })]),
  ).toBeUndefined();
});

test('the settlement is seen in the year whose settlement is late, and in no other for one that is still to come', () => {
  const suo = (cambi: Partial<Scadenza>) => scadenza({ adempimento: 'CONGUAGLIO', anno: 2025, mese: null, ...cambi });
  expect(annoDelConguaglioInRitardo([suo({ stato: 'SCADUTA' })])).toBe(2025);
  expect(annoDelConguaglioInRitardo([suo({ stato: 'DA_SEGUIRE' }), scadenza({ stato: 'SCADUTA' })])).toBeUndefined();
});

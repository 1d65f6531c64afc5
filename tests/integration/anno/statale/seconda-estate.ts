import { expect } from 'vitest';
import { discordanzeRoutes } from '#shared/contracts/anagrafe/discordanze.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import {
  payF24,
  createIncarico,
  COLLABORA,
  denunciaInps,
  diverse,
  letto,
  mancano,
  mese,
  paga,
  scadenzeDi,
} from '../atti.ts';
import type { Stagione } from '../mondo.ts';
import { lordo, saveFiscali } from './persone.ts';

/** September to November 2026: another year of school, a second collaborator. */
export const secondaEstate: Stagione = [
  [
    'September: an assignment of a payslip accounted and declared is not rewritten in silence',
    async (scuola) => {
      await scuola.arriva('2026-09-04');
      const { chi, uidDi } = scuola;
      const uidSubAnagrafe = uidDi('collarini');
      const [incarico] = await chi.ok(incarichiRoutes.listIncarichi, { body: { criteria: { uidSubAnagrafe } } });
      if (incarico === undefined) throw new Error('No assignment');
      const { uid, uidSubAnagrafe: _persona, versione: _versione, numPagato: _pagato, ...valori } = incarico;
      const toccate = await chi.ok(discordanzeRoutes.cosaTocca, {
        body: {
          uidSubAnagrafe,
          cambio: { di: 'INCARICO', uid, valori: { ...valori, datInizio: '2025-12-01', codTipoRapporto: '11' } },
        },
      });
      const adempimenti = new Set(toccate.map(({ adempimento }) => adempimento));
      expect(adempimenti.has('UNIEMENS')).toBe(true);
      expect(adempimenti.has('CU')).toBe(true);
    },
  ],
  [
    'a run that owes no contributions has no deadline of contributions',
    async (scuola) => {
      await paga(
        scuola,
        ['EST-LD', '2026-09-10', 'Esperto, secondo anno'],
        [lordo(scuola, 'espostini', 200_000, ['2026-06-01', '2026-06-30'])],
      );
      await scuola.arriva('2026-10-05');
      await scuola.notte();
      expect((await scadenzeDi(scuola, 'F24_TRIBUTI')).map(({ mese: quale }) => quale)).toEqual([9]);
      expect(await scadenzeDi(scuola, 'F24_CONTRIBUTI')).toEqual([]);
    },
  ],
  [
    'October: a late F24 is put right with interest by the day, and the reduced penalty is told',
    async (scuola) => {
      await scuola.arriva('2026-10-30');
      expect((await scadenzeDi(scuola, 'F24_TRIBUTI')).map(({ stato }) => stato)).toEqual(['SCADUTA']);
      const [manca] = await mancano(scuola, 2026);
      expect(manca).toMatchObject({ come: 'F24', mese: 9, ravvedimento: true });
      const f24 = await payF24(scuola, mese(2026, 9), { ravvedimento: true });
      const di = (codice: string) => f24?.righe.find(({ calcolati }) => calcolati.codice === codice)?.calcolati;
      // 400.00 withheld, due on the 15th: 15 days at 1.6 % a year, and 1.25 % within thirty days at a fifteenth a day.
      expect(di('104E')?.diCuiInteressi).toBe(Math.round((40_000 * 16 * 15) / 365_000));
      expect(f24?.rilievi.map(({ codice }) => codice)).toContain('f24.sanzione-lasciata-fuori');
      expect(await diverse(scuola, 2026)).toEqual([]);
    },
  ],
  [
    'November: a second collaborator is paid',
    async (scuola) => {
      await scuola.arriva('2026-11-20');
      await saveFiscali(scuola, 'riccardini', 2026);
      await createIncarico(scuola, 'riccardini', '2026-09-01', '2027-08-31', { ...COLLABORA, numImporto: 1_800_000 });
      const rata = await paga(
        scuola,
        ['COC-LD', '2026-11-20', 'Collaborazione, autunno'],
        [lordo(scuola, 'riccardini', 900_000, ['2026-09-01', '2026-11-15'])],
      );
      expect(
        (await letto(scuola, rata, 'riccardini')).righe.find(({ codice }) => codice === 'NETTO')?.importo,
      ).toBeGreaterThan(0);
      await paga(
        scuola,
        ['ACC-LD', '2026-11-20', 'Ore di ottobre'],
        [lordo(scuola, 'verdelli', 50_000, ['2026-10-01', '2026-10-31'])],
      );
      await scuola.arriva('2026-12-14');
      await payF24(scuola, mese(2026, 11));
      await denunciaInps(scuola, mese(2026, 11));
      // The yearly communication of the staff is due by 12 January.
      expect(new Set((await diverse(scuola, 2026)).map(([denuncia, , , , esito]) => `${denuncia} ${esito}`))).toEqual(
        new Set(['SPT DA_INVIARE']),
      );
    },
  ],
];

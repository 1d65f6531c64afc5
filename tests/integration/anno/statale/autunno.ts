import { expect } from 'vitest';
import { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { nameFirmatari, recompute } from '#support/cedolini.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { ferie } from '#support/servizi-di-prova.ts';
import {
  createIncarico,
  computeRun,
  COLLABORA,
  accountRun,
  denunciaInps,
  letto,
  mese,
  paga,
  scadenzeDi,
  payF24,
} from '../atti.ts';
import type { Anno, Stagione } from '../mondo.ts';
import { lordo, registerPersone } from './persone.ts';

const mancanze = async (scuola: Anno) => (await scuola.chi.ok(casaRoutes.checkDatiScuola, { body: {} })).mancanze;

/** September to December 2025: a school made new and its first payments. */
export const autunno: Stagione = [
  [
    'September: an empty school is told what it lacks; filled, only what its people lack',
    async (scuola) => {
      expect((await mancanze(scuola)).map(({ codice }) => codice)).toEqual(
        expect.arrayContaining(['SCUOLA', 'FIRME', 'PERSONE']),
      );
      await nameFirmatari(scuola.chi);
      await createScuolaCheDenuncia(scuola.chi, {
        codMeccanografico: 'TOIS09900X',
        altriDati: { codRegioneFiscale: '13', codUfficioNoipa: '900', codServizioNoipa: '9001' },
      });
      await registerPersone(scuola);
      await createIncarico(scuola, 'espostini', '2025-10-01', '2026-06-30', { numImporto: 600_000 });
      await createIncarico(scuola, 'collarini', '2025-11-01', '2026-02-28', { ...COLLABORA, numImporto: 400_000 });
      const ora = await mancanze(scuola);
      expect(ora.map(({ codice }) => codice)).not.toContain('SCUOLA');
      // An assignment over 5,000 € will need the class of Gestione separata: asked now, not on the day it passes them.
      expect(ora.find(({ codice }) => codice === 'SENZA_CLASSE')?.messaggio).toContain('Espostini');
    },
  ],
  [
    'October: two runs are accounted, and their filings are due on the days of the law',
    async (scuola) => {
      await scuola.arriva('2025-10-20');
      const { chi, uidDi } = scuola;
      await chi.ok(assenzeRoutes.saveAssenza, {
        body: {
          ...ferie('2025-10-03', '2025-12-20'),
          codTipoAssenza: 'MALATTIA',
          codMotivo: '0',
          uidSubAnagrafe: uidDi('bianconi'),
        },
      });
      const settembre = ['2025-09-01', '2025-09-30'] as const;
      await paga(
        scuola,
        ['ACC-LD', '2025-10-24', 'Ore di settembre'],
        ['bianconi', 'verdelli', 'ferrante', 'salvietti'].map((chi) => lordo(scuola, chi, 10_000, settembre)),
      );
      await paga(
        scuola,
        ['EST-LD', '2025-10-24', 'Esperto, acconto'],
        [lordo(scuola, 'espostini', 300_000, ['2025-10-01', '2025-10-20'])],
      );
      // The 15th is a Saturday.
      expect((await scadenzeDi(scuola, 'F24_TRIBUTI')).map(({ giorno, stato }) => [giorno, stato])).toEqual([
        ['2025-11-17', 'DA_FARE'],
      ]);
    },
  ],
  [
    'November: the fee that passes 5,000 € asks its class, and once written is paid',
    async (scuola) => {
      await scuola.arriva('2025-11-14');
      const { chi, uidDi } = scuola;
      expect((await payF24(scuola, mese(2025, 10)))?.denuncia.bloccanti).toBe(0);
      expect((await scadenzeDi(scuola, 'F24_TRIBUTI')).map(({ stato }) => stato)).toEqual(['FATTA']);
      const cedolini = [lordo(scuola, 'espostini', 250_000, ['2025-10-21', '2025-11-10'])];
      const rifiutata = await computeRun(scuola, ['EST-LD', '2025-11-20', 'Esperto, saldo'], cedolini);
      expect(rifiutata.STATUS).toBe('FALLITO');
      const [fiscali] = await chi.ok(fiscaleRoutes.listFiscali, {
        body: { criteria: { numAnno: 2025, uidSubAnagrafeList: [uidDi('espostini')] } },
      });
      if (fiscali === undefined) throw new Error('No tax data');
      const { uid: _uid, ...resto } = fiscali;
      await chi.ok(fiscaleRoutes.updateFiscali, { body: { ...resto, codGestioneSeparata: 'SENZA_DIS_COLL' } });
      const pagata = await accountRun(scuola, await recompute(chi, rifiutata));
      const { righe } = await letto(scuola, pagata, 'espostini');
      // 500.00 over the allowance, a third of 33.72 % of it.
      const suoi = righe.filter(({ gruppo }) => gruppo === 'ritenute_previdenziali').map(({ importo }) => importo);
      expect(suoi).toEqual([Math.round((50_000 * 0.3372) / 3)]);
      expect((await mancanze(scuola)).find(({ codice }) => codice === 'SENZA_CLASSE')).toBeUndefined();
    },
  ],
  [
    'December: the first payslip of a collaborator asks what the settlement will need; hours of who was ill are asked about',
    async (scuola) => {
      await scuola.arriva('2025-12-11');
      await payF24(scuola, mese(2025, 11));
      const { chi } = scuola;
      const rata = await paga(
        scuola,
        ['COC-LD', '2025-12-11', 'Collaborazione, novembre'],
        [lordo(scuola, 'collarini', 100_000, ['2025-11-01', '2025-11-30'])],
      );
      const preparare = (await letto(scuola, rata, 'collarini')).anomalie.find(
        ({ codice }) => codice === 'ADDIZIONALI_DA_PREPARARE',
      );
      expect(preparare?.messaggio).toMatch(/Il conguaglio del 2025 chiederà le aliquote.*Tabelle, Addizionali/);
      const ore = await computeRun(
        scuola,
        ['ACC-LD', '2025-12-12', 'Ore di ottobre e novembre'],
        [
          lordo(scuola, 'bianconi', 20_000, ['2025-10-03', '2025-11-30']),
          lordo(scuola, 'petrinelli', 15_000, ['2025-11-01', '2025-11-30']),
        ],
      );
      const controlli = await chi.ok(chiusuraRoutes.listControlliProcesso, { query: { idProcesso: ore.uid } });
      expect(JSON.stringify(controlli)).toMatch(/Bianconi.*GIORNI_DI_ASSENZA|GIORNI_DI_ASSENZA.*Bianconi/);
      await accountRun(scuola, ore);
      await denunciaInps(scuola, mese(2025, 11));
    },
  ],
];

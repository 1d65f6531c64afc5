import { expect } from 'vitest';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { OpzioniCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { recompute } from '#support/cedolini.ts';
import { sendSpt } from '#support/denunce/scuola-che-comunica.ts';
import {
  bloccanti,
  computeRun,
  accountRun,
  denunciaInps,
  diverse,
  letto,
  mancano,
  mese,
  paga,
  payF24,
} from '../atti.ts';
import type { Anno, Stagione } from '../mondo.ts';
import { loadTabelle } from './addizionali.ts';
import { lordo, saveFiscali } from './persone.ts';

const DICEMBRE = ['2025-12-01', '2025-12-31'] as const;
const GENNAIO = ['2026-01-01', '2026-01-31'] as const;
const spt2025 = { anno: 2025, meseDa: 9, meseA: 12, createEmpty: false };
const GIUSTI = [
  ['Collaborazione, dicembre', '2026-01-09'],
  ['Collaborazione, gennaio', '2026-01-28'],
] as const;
const processo = (scuola: Anno, { uid }: Pick<Processo, 'uid'>) =>
  scuola.chi.ok(processiRoutes.getProcesso, { body: { uid } });
const mandatiDi = async (scuola: Anno, di: Pick<Processo, 'uid'>, data: string, importo: number) => {
  const { uid, versione } = await processo(scuola, di);
  const mandati = [{ numero: `1${importo}`, data, importo }];
  return scuola.chi.ok(chiusuraRoutes.saveMandati, { body: { idProcesso: uid, versione, mandati } });
};

/** January and February 2026: between two years. */
export const inverno: Stagione = [
  [
    'January: the instalment of the 9th is of December for payslip, F24 and UniEmens alike',
    async (scuola) => {
      await scuola.arriva('2026-01-09');
      for (const nome of ['bianconi', 'verdelli', 'ferrante', 'salvietti', 'montini', 'collarini', 'espostini'])
        await saveFiscali(scuola, nome, 2026, nome === 'espostini' ? { codGestioneSeparata: 'SENZA_DIS_COLL' } : {});
      await sendSpt(scuola.chi, (await scuola.chi.ok(sptRoutes.saveSpt, { body: spt2025 })).denuncia);
      await payF24(scuola, mese(2025, 12));
      const prima = await paga(
        scuola,
        ['COC-LD', '2026-01-09', 'Collaborazione, dicembre'],
        [lordo(scuola, 'collarini', 100_000, DICEMBRE)],
      );
      await scuola.arriva('2026-01-28');
      const seconda = await paga(
        scuola,
        ['COC-LD', '2026-01-28', 'Collaborazione, gennaio'],
        [lordo(scuola, 'collarini', 100_000, GENNAIO)],
      );
      const dicembre = await denunciaInps(scuola, mese(2025, 12));
      expect(dicembre.denuncia.processi).toContain(prima.uid);
      expect(dicembre.denuncia.processi).not.toContain(seconda.uid);
      await mandatiDi(scuola, prima, '2026-01-14', (await processo(scuola, prima)).totali?.netto ?? 0);
      await mandatiDi(scuola, seconda, '2025-12-30', 10);
    },
  ],
  [
    'an order of another day or of ten cents, and a run without one, are in the list of what is to be put right',
    async (scuola) => {
      const stati = await scuola.chi.ok(esecuzioneRoutes.listMandatiDaSistemare, { query: { anno: 2026 } });
      const di = (nome: string) => stati.find(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE === nome)?.stato;
      expect([di('Collaborazione, dicembre'), di('Collaborazione, gennaio')]).toEqual(['DA_DECIDERE', 'DA_DECIDERE']);
      const del2025 = await scuola.chi.ok(esecuzioneRoutes.listMandatiDaSistemare, { query: { anno: 2025 } });
      expect(del2025.map(({ stato }) => stato)).toContain('MANCANO');
      // The days were typed wrong: both are of the day of their run.
      for (const [nome, data] of GIUSTI) {
        const suo = stati.find(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE === nome);
        if (suo === undefined) throw new Error(`No run ${nome}`);
        await mandatiDi(scuola, suo, data, suo.netto);
      }
      const dopo = await scuola.chi.ok(esecuzioneRoutes.listMandatiDaSistemare, { query: { anno: 2026 } });
      expect(dopo.filter(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE.startsWith('Collaborazione'))).toEqual([]);
    },
  ],
  [
    'two payments of December found when all was sent enter their month, and each filing that lacks them is made',
    async (scuola) => {
      const trovato = 'Trovata tardi';
      await paga(
        scuola,
        ['ACC-LD', '2025-12-19', `${trovato}, personale`],
        [lordo(scuola, 'ferrante', 30_000, ['2025-11-01', '2025-11-30'])],
      );
      await paga(
        scuola,
        ['COC-LD', '2025-12-19', `${trovato}, collaboratori`],
        [lordo(scuola, 'collarini', 50_000, ['2025-12-01', '2025-12-15'])],
      );
      const voci = await mancano(scuola, 2025);
      expect(voci.map(({ come, mese: quale }) => [come, quale])).toEqual([
        ['F24', 12],
        ['UNIEMENS', 12],
        ['SPT', 12],
      ]);
      const [f24] = voci;
      if (f24?.come !== 'F24') throw new Error('No F24 to complete');
      expect(f24.ravvedimento).toBe(true);
      const fatto = await payF24(scuola, mese(2025, 12), {
        processi: f24.processi,
        descrizione: 'F24 di dicembre, tardivo',
        ravvedimento: true,
      });
      expect(fatto?.denuncia).toMatchObject({ ravvedimento: true, bloccanti: 0 });
      expect(fatto?.rilievi.map(({ codice }) => codice)).toContain('f24.sanzione-lasciata-fuori');
      const flusso = await denunciaInps(scuola, mese(2025, 12));
      expect([flusso.denuncia.flusso, new Set(flusso.righe.map(({ persona }) => persona)).size]).toEqual([2, 1]);
      const integrazione = await scuola.chi.ok(sptRoutes.saveSpt, { body: spt2025 });
      expect(integrazione.denuncia.somme?.lordo).toBe(30_000);
      expect(bloccanti(integrazione)).toEqual([]);
      await sendSpt(scuola.chi, integrazione.denuncia);
      expect(await mancano(scuola, 2025)).toEqual([]);
      expect(await diverse(scuola, 2025)).toEqual([]);
    },
  ],
  [
    'February: who ends in a month is on the first page, and the last payslip is proposed as the last',
    async (scuola) => {
      await scuola.arriva('2026-02-12');
      const { inScadenza } = await scuola.chi.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 2 } });
      expect(inScadenza.prime.map(({ nome, al }) => [nome, al])).toEqual([['Collarini Bea', '2026-02-28']]);
      await payF24(scuola, mese(2026, 1));
      const gennaio = await denunciaInps(scuola, mese(2026, 1));
      expect(gennaio.denuncia.processi).toHaveLength(1);
      expect(await diverse(scuola, 2026)).toEqual([]);
    },
  ],
  [
    'a settlement says the tables it needs; what it cannot take is proposed by the next payslip, which is the last',
    async (scuola) => {
      await scuola.arriva('2026-02-20');
      const cedolini = [{ uidSubAnagrafe: scuola.uidDi('collarini'), percettore: null, voci: [] }];
      const senza = await computeRun(scuola, ['CON-LD', '2026-02-20', 'Conguaglio 2025'], cedolini, {
        annoConguagliato: 2025,
      });
      expect((await letto(scuola, senza, 'collarini')).anomalie.map(({ messaggio }) => messaggio).join(' ')).toContain(
        '2025',
      );
      await loadTabelle(scuola, 2025);
      const conguaglio = await accountRun(scuola, await recompute(scuola.chi, senza));
      const importoDi = (righe: Awaited<ReturnType<typeof letto>>['righe'], codice: string) =>
        righe.find((riga) => riga.codice === codice)?.importo ?? 0;
      // The bonus given on an income that did not come is taken back up to what the settlement gives: the rest waits.
      const resto = importoDi((await letto(scuola, conguaglio, 'collarini')).righe, 'CONGUAGLIO_NON_TRATTENUTO');
      expect(resto).toBeGreaterThan(0);
      await loadTabelle(scuola, 2026);
      const saldo = (opzioni: OpzioniCedolino, nome: string) =>
        computeRun(
          scuola,
          ['COC-LD', '2026-02-27', nome],
          [{ ...lordo(scuola, 'collarini', 100_000, ['2026-02-01', '2026-02-28']), opzioni }],
        );
      const controlliDi = async ({ uid }: Processo) =>
        (await scuola.chi.ok(chiusuraRoutes.listControlliProcesso, { query: { idProcesso: uid } })).map(
          ({ codice }) => codice,
        );
      const senzaConguaglio = await saldo({}, 'Collaborazione, senza conguaglio');
      expect(await controlliDi(senzaConguaglio)).toContain('ULTIMO_CEDOLINO');
      const { uid, versione } = senzaConguaglio;
      await scuola.chi.ok(processiRoutes.removeProcesso, { body: { uid, versione } });
      const ultima = await saldo({ cessazione: true }, 'Collaborazione, saldo');
      expect(await controlliDi(ultima)).not.toContain('ULTIMO_CEDOLINO');
      // The bonus of the year, given on an income that did not come, goes back whole with the last payslip.
      expect(importoDi((await letto(scuola, ultima, 'collarini')).righe, 'TRATTAMENTO_INTEGRATIVO')).toBeLessThan(0);
      const { cedolini: proposte } = await scuola.chi.ok(calcoloRoutes.initData, {
        body: { idProcesso: ultima.uid, uidSubAnagrafeList: [scuola.uidDi('collarini')] },
      });
      expect(proposte[0]?.fineRapporto).toBe(true);
      await accountRun(scuola, ultima);
    },
  ],
];

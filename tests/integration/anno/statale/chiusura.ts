import { expect } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { modello770Routes } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { modelloMRoutes } from '#shared/contracts/denunce/modello-m.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { elaboraCu, saveFirma, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import { sendSpt } from '#support/denunce/scuola-che-comunica.ts';
import { bloccanti, computeRun, diverse, f24Di, letto, mancano, mese, paga, payF24 } from '../atti.ts';
import type { Anno, Stagione } from '../mondo.ts';
import { lordo, saveFiscali } from './persone.ts';

const daConguagliare = (scuola: Anno) => [{ uidSubAnagrafe: scuola.uidDi('riccardini'), percettore: null, voci: [] }];
const puntiDi = (scuola: Anno, cu: Awaited<ReturnType<typeof elaboraCu>>, nome: string) => {
  const { desCf } = scuola.persone.get(nome) as Persona;
  return cu.righe.find(({ chiave }) => chiave === `G|${desCf}`)?.calcolati ?? {};
};

/** January to April 2027: the year 2026 is closed, late. */
export const chiusura: Stagione = [
  [
    'what is not settled is not certified, and who is not communicated or not paid is told',
    async (scuola) => {
      await scuola.arriva('2027-03-08');
      for (const nome of ['riccardini', 'verdelli', 'espostini']) await saveFiscali(scuola, nome, 2027);
      await saveFirma(scuola.chi, { anno: 2026, datFirma: '2027-03-08' });
      const cu = await elaboraCu(scuola.chi, { anno: 2026 });
      expect(bloccanti(cu).map((detto) => detto.split(':')[0])).toContain('cu.imposta-lorda');
      expect(cu.rilievi.find(({ codice }) => codice === 'cu.da-comunicare')?.trovato).toBe('Verdelli Marco');
      await scuola.chi.ok(cuRoutes.removeCu, { body: { uid: cu.denuncia.uid, versione: cu.denuncia.versione } });
      const { passi } = await scuola.chi.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno: 2026 } });
      expect(passi.find(({ passo }) => passo === 'CONGUAGLIO')).toMatchObject({ stato: 'SCADUTO', mancano: 1 });
      expect(passi.find(({ passo }) => passo === 'SPT')?.mancano).toBeGreaterThan(0);
      await sendSpt(
        scuola.chi,
        (await scuola.chi.ok(sptRoutes.saveSpt, { body: { anno: 2026, meseDa: 1, meseA: 12, createEmpty: false } }))
          .denuncia,
      );
    },
  ],
  [
    'after 28 February a settlement settles the year it names, and of one that paid nothing nobody is green',
    async (scuola) => {
      const delAnnoDopo = await computeRun(
        scuola,
        ['CON-LD', '2027-03-08', 'Conguaglio senza anno'],
        daConguagliare(scuola),
      );
      expect([delAnnoDopo.STATUS, delAnnoDopo.annoConguagliato]).toEqual(['FALLITO', 2027]);
      const conguaglio = await paga(scuola, ['CON-LD', '2027-03-08', 'Conguaglio 2026'], daConguagliare(scuola), {
        annoConguagliato: 2026,
      });
      const { righe } = await letto(scuola, conguaglio, 'riccardini');
      expect(righe.find(({ codice }) => codice === 'ADDIZIONALE_REGIONALE')).toMatchObject({ gruppo: 'riepilogo' });
    },
  ],
  [
    'a month that only gives back is closed, and the next F24 takes its credit',
    async (scuola) => {
      const marzo = await f24Di(scuola, mese(2027, 3));
      expect(marzo?.denuncia).toMatchObject({ righe: 0, bloccanti: 0 });
      const credito = (marzo?.denuncia.riporti ?? []).reduce((somma, riga) => somma + Number(riga.credito), 0);
      expect(credito).toBeGreaterThan(0);
      await scuola.arriva('2027-04-20');
      const rata = await paga(
        scuola,
        ['COC-LD', '2027-04-20', 'Collaborazione, primavera'],
        [lordo(scuola, 'riccardini', 500_000, ['2027-03-01', '2027-04-15'])],
      );
      const { righe } = await letto(scuola, rata, 'riccardini');
      expect(righe.find(({ codice }) => codice === 'ADDIZIONALE_REGIONALE')).toMatchObject({
        gruppo: 'ritenute_fiscali',
        annoRiferimento: 2026,
      });
      const aprile = await payF24(scuola, mese(2027, 4));
      expect(aprile?.denuncia.credito).toBeGreaterThanOrEqual(Math.min(credito, aprile?.denuncia.debito ?? 0));
      const { processi } = await scuola.chi.ok(f24Routes.proponiF24, { body: { ...mese(2027, 4), lasciati: [] } });
      expect(processi.every(({ f24 }) => f24 !== null)).toBe(true);
    },
  ],
  [
    'the certificate says the surtax that is due, and who was forgotten has a further sending',
    async (scuola) => {
      const cu = await elaboraCu(scuola.chi, { anno: 2026 });
      expect(bloccanti(cu)).toEqual([]);
      const punti = puntiDi(scuola, cu, 'riccardini');
      expect(Number(punti.DB001022)).toBeGreaterThan(0);
      expect(Number(punti.DB001361)).toBe(Math.round(Number(punti.DB001002) * 0.23));
      await sendCu(scuola.chi, cu.denuncia, '12345678901234568');
      await paga(
        scuola,
        ['EST-LD', '2026-12-16', 'Esperto dimenticato'],
        [lordo(scuola, 'bianconi', 30_000, ['2026-11-01', '2026-11-30'])].map((uno) => ({
          ...uno,
          percettore: { tipo: 'OCCASIONALE' as const },
        })),
      );
      expect((await mancano(scuola, 2026)).map(({ come }) => come)).toEqual(expect.arrayContaining(['CU', 'F24']));
      const altra = await elaboraCu(scuola.chi, { anno: 2026 });
      expect([altra.denuncia.flusso, new Set(altra.righe.map(({ persona }) => persona)).size]).toEqual([2, 1]);
    },
  ],
  [
    'Modello M has the rows of the year; IRAP, 770 and the check of 2026 lack only the payment found late',
    async (scuola) => {
      const { righe } = await scuola.chi.ok(modelloMRoutes.getModelloM, { body: { anno: 2026 } });
      expect(righe.length).toBeGreaterThan(0);
      await payF24(scuola, mese(2026, 12), { ravvedimento: true });
      const irap = await scuola.chi.ok(irapRoutes.getIrap, { query: { anno: 2026 } });
      expect(irap.imposta).toBe(irap.versata);
      const { confronti } = await scuola.chi.ok(modello770Routes.getModello770, { query: { anno: 2026 } });
      expect(confronti.filter(({ controllo, differenza }) => differenza !== 0 && controllo !== 'AUTONOMI')).toEqual([]);
      expect(await diverse(scuola, 2026)).toEqual([]);
    },
  ],
];

import { expect } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { discordanzeRoutes } from '#shared/contracts/anagrafe/discordanze.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { modello770Routes } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { elaboraCu, saveFirma, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import {
  bloccanti,
  computeRun,
  denunciaInps,
  diverse,
  letto,
  mancano,
  mese,
  paga,
  scadenzeDi,
  payF24,
} from '../atti.ts';
import type { Anno, Stagione } from '../mondo.ts';
import { lordo } from './persone.ts';

let inviata: Denuncia;
const passo = async (scuola: Anno, anno: number, quale: string) =>
  (await scuola.chi.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno } })).passi.find(
    (uno) => uno.passo === quale,
  );
const coperta = async (scuola: Anno, nome: string) =>
  (await scuola.chi.ok(cuRoutes.getCopertura, { query: { anno: 2025 } })).persone.find(
    ({ uidSubAnagrafe }) => uidSubAnagrafe === scuola.uidDi(nome),
  );

/** March to May 2026: the certificates of the first year, a death, a new name. */
export const primavera: Stagione = [
  [
    'March: the certificates of 2025 say what the payslips and the settlement do, and are handed over',
    async (scuola) => {
      await scuola.arriva('2026-03-10');
      await payF24(scuola, mese(2026, 2));
      await denunciaInps(scuola, mese(2026, 2));
      await saveFirma(scuola.chi, { anno: 2025, datFirma: '2026-03-10' });
      const cu = await elaboraCu(scuola.chi, { anno: 2025 });
      expect(bloccanti(cu)).toEqual([]);
      const { desCf } = scuola.persone.get('collarini') as Persona;
      const punti = cu.righe.find(({ chiave }) => chiave === `G|${desCf}`)?.calcolati ?? {};
      // Three payments of 2025: 1,000.00, 1,000.00 by the 12th of January and 500.00, less a third of 35.03 %.
      expect(punti.DB001002).toBe(250_000 - 11_677 - 11_677 - 5_838);
      inviata = await sendCu(scuola.chi, cu.denuncia, '12345678901234567');
      const certificate = [...new Set(cu.righe.map(({ persona }) => persona))]
        .flatMap((uno) => uno ?? [])
        .filter((uno) => uno.length === 16);
      await scuola.arriva('2026-03-13');
      await scuola.chi.ok(cuRoutes.consegnaCu, {
        body: { uid: inviata.uid, persone: certificate, giorno: '2026-03-13' },
      });
      expect((await coperta(scuola, 'collarini'))?.consegnata).toBe('2026-03-13');
      expect([(await passo(scuola, 2025, 'CU'))?.stato, (await passo(scuola, 2025, 'CONSEGNA_CU'))?.stato]).toEqual([
        'FATTO',
        'FATTO',
      ]);
    },
  ],
  [
    'payslips, F24, IRAP, 770 and the check of 2025 agree to the cent',
    async (scuola) => {
      expect(await mancano(scuola, 2025)).toEqual([]);
      expect(await diverse(scuola, 2025)).toEqual([]);
      const irap = await scuola.chi.ok(irapRoutes.getIrap, { query: { anno: 2025 } });
      expect(irap.imposta).toBe(irap.versata);
      const { confronti } = await scuola.chi.ok(modello770Routes.getModello770, { query: { anno: 2025 } });
      expect(confronti.filter(({ differenza }) => differenza !== 0)).toEqual([]);
      expect((await passo(scuola, 2025, 'CONGUAGLIO'))?.stato).toBe('FATTO');
    },
  ],
  [
    'a death: the heirs are paid their shares of one sum, and no more than the whole',
    async (scuola) => {
      const { chi, uidDi, persone } = scuola;
      const salvietti = persone.get('salvietti') as Persona;
      const [servizio] = (await chi.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: uidDi('salvietti') } }))
        .righe;
      const intero = await chi.ok(serviziRoutes.getServizio, { params: { uid: servizio?.uid ?? '' } });
      await scuola.arriva('2026-03-23');
      await chi.ok(serviziRoutes.updateServizio, {
        params: { uid: intero.uid },
        body: { ...intero, datFine: '2026-03-18' },
      });
      const erede = (numero: number, desNome: string, quotaEredita: number) =>
        chi.call(anagrafeRoutes.createPersona, {
          body: personaDiProva(numero, {
            tipoSoggetto: 'EREDE',
            desCognome: 'Salvietti',
            desNome,
            cfDeceduto: salvietti.desCf,
            quotaEredita,
          }),
        });
      for (const [chiave, numero, nome] of [
        ['elena', 51, 'Elena'],
        ['carlo', 52, 'Carlo'],
      ] as const)
        persone.set(chiave, (await erede(numero, nome, 500_000)).body as Persona);
      expect((await erede(53, 'Ugo', 100_000)).status).toBe(400);
      const pagata = await paga(
        scuola,
        ['ACC-LD', '2026-03-27', 'Agli eredi'],
        ['elena', 'carlo'].map((nome) => ({
          ...lordo(scuola, nome, 40_000, ['2026-01-01', '2026-02-28']),
          percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
          fiscali: { redditiBiennio: { annoPrecedente: 0, dueAnniPrima: 0 } },
        })),
      );
      expect(pagata.totali?.lordo).toBe(40_000);
      for (const nome of ['elena', 'carlo'])
        expect(JSON.stringify((await letto(scuola, pagata, nome)).righe)).not.toContain('anni precedenti');
      const aLui = await computeRun(
        scuola,
        ['ACC-LD', '2026-03-27', 'A chi è morto'],
        [lordo(scuola, 'salvietti', 10_000, ['2026-04-01', '2026-04-30'])],
      );
      expect(JSON.stringify((await letto(scuola, aLui, 'salvietti')).anomalie)).toContain('PERSONA_DECEDUTA');
    },
  ],
  [
    'a new surname and code: what was sent and paid under the old ones is told one by one',
    async (scuola) => {
      const { chi, uidDi, persone } = scuola;
      const lucia = personaDiProva(3, { desCognome: 'Galletti', desNome: 'Lucia' });
      const prima = persone.get('ferrante') as Persona;
      persone.set('ferrante', await changePersona(chi, prima, { desCognome: 'Galletti', desCf: lucia.desCf }));
      const toccate = await chi.ok(discordanzeRoutes.cosaTocca, { body: { uidSubAnagrafe: uidDi('ferrante') } });
      expect(toccate.map(({ adempimento, tipo }) => adempimento ?? tipo)).toEqual(expect.arrayContaining(['SPT']));
    },
  ],
  [
    'April: what the program does not keep stays in red; a replacement is handed over and signed anew',
    async (scuola) => {
      await scuola.arriva('2026-04-14');
      await scuola.notte();
      await payF24(scuola, mese(2026, 3));
      expect((await scadenzeDi(scuola, 'MODELLO_M')).map(({ anno, stato }) => [anno, stato])).toEqual([
        [2025, 'SCADUTA'],
      ]);
      expect(await scadenzeDi(scuola, 'CU_AUTONOMI')).toEqual([]);
      const { desCf } = scuola.persone.get('collarini') as Persona;
      const sostitutiva = await elaboraCu(scuola.chi, {
        anno: 2025,
        operazione: 'SOSTITUZIONE',
        corregge: inviata.uid,
        persone: [desCf],
      });
      expect(sostitutiva.denuncia.dati.datFirma).toBe('2026-04-14');
      const progressivo = sostitutiva.righe.find(({ calcolati }) => calcolati.progressivoRicevuta !== undefined);
      const { uid, versione } = sostitutiva.denuncia;
      const pronta = await scuola.chi.ok(cuRoutes.putCertificato, {
        body: {
          uid,
          versione,
          riga: progressivo?.chiave ?? '',
          campo: 'progressivoRicevuta',
          valore: '000001',
          perche: 'dalla ricevuta',
        },
      });
      await sendCu(scuola.chi, pronta.denuncia);
      expect((await coperta(scuola, 'collarini'))?.consegnata).toBeNull();
      expect((await passo(scuola, 2025, 'CONSEGNA_CU'))?.stato).not.toBe('FATTO');
    },
  ],
];

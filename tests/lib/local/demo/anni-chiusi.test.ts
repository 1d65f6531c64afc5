import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modello770DellAnno } from '#archivio/denunce/annuali/modello-770.ts';
import { getChiusuraAnno } from '#functions/denunce/annuali/chiusura-anno.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { incarichiDellAnnoRoutes } from '#shared/contracts/denunce/annuali/incarichi-dell-anno.ts';
import { cuRoutes, type PersonaCoperta } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { modelloMRoutes } from '#shared/contracts/denunce/modello-m.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { isOfferta } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { anniCertificati, anniDovuti } from '#support/demo/anno-dovuto.ts';
import { impostaCertificata, puntiCertificati, puntiDaiCedolini } from '#support/demo/punti-a-mano.ts';
import { rapportiCertificati, rapportiDovuti } from '#support/demo/rapporti-a-mano.ts';
import { scuoleDimostrative, tipiDiOggi, type TipoDimostrativo } from '#support/demo/scuole-dimostrative.ts';
import { dovutoAMano, dovutoDelleCelle } from '#support/denunce/dovuto-a-mano.ts';
import { startDemonstration } from '#support/filled/filled-demonstration.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { readScuola } from '#support/stampe/dimostrazione/letto.ts';

/** Both closed, the second with the sends of March. */
const ANNI = [2023, 2024] as const;
/** The third test school has no licence to open its F24 and certificates: they are read through what is counted of them. */
const conLicenze = (tipo: TipoDimostrativo): boolean => tipo !== 'PARITARIA';

/** The points of what is paid and taxed nowhere. */
const ESENTI: readonly string[] = ['AU001004', 'AU001007'];

let home: TestHome;
let oggi: string;
let ufficio: Person;
beforeAll(async () => {
  ({ home, oggi } = await startDemonstration());
}, 1_200_000);
afterAll(() => home.close());

const cerca = (anno: number) => ({
  start: 0,
  limit: 100,
  filtri: [{ campo: 'anno', operatore: 'inizia' as const, valore: `${anno}` }],
});
const mesiDi = (righe: readonly Denuncia[]) => righe.map(({ mese }) => mese).toSorted((a, b) => a - b);
const nonAccettate = (righe: readonly Denuncia[]) =>
  righe.filter(({ esito }) => esito !== 'ACCETTATO').map(({ descrizione, bloccanti }) => [descrizione, bloccanti]);
const coperte = async (anno: number) => (await ufficio.ok(cuRoutes.getCopertura, { query: { anno } })).persone;
/** The steps of a year, as the call answers them: asked without its limit of time, that of a machine at work on other tests is not that of a school. */
const passiDi = async (anno: number, tipo: TipoDimostrativo) => {
  const { passi } = await getChiusuraAnno(anno, archivioDi(home.store, scuoleDimostrative[tipo] ?? ''), oggi);
  return Object.fromEntries(passi.map(({ passo, stato }) => [passo, stato]));
};

describe.each(tipiDiOggi)('in the %s demonstration school', (tipo) => {
  beforeAll(async () => {
    ufficio = await home.as(loginOf('GESTORE', scuoleDimostrative[tipo]));
  });

  describe.each(ANNI)('the year %i', (anno) => {
    test.runIf(conLicenze(tipo))('has every month made, checked and sent', async () => {
      const f24 = (await ufficio.ok(f24Routes.listF24, { body: cerca(anno) })).righe;
      const uniemens = (await ufficio.ok(uniemensRoutes.listUniemens, { body: cerca(anno) })).righe;
      expect(mesiDi(f24).length).toBeGreaterThanOrEqual(tipo === 'SCUOLA' ? 10 : 3);
      expect([nonAccettate(f24), nonAccettate(uniemens)]).toEqual([[], []]);
    });

    test('owes what its files hold, in every cell but those that say by name why no file can hold them', async () => {
      const { righe } = await ufficio.ok(quadraturaRoutes.getQuadratura, {
        query: { anno },
      });
      const diverse = righe.filter(({ differenza }) => differenza !== 0);
      expect(diverse.filter(({ esito }) => esito !== 'SENZA_CODICE')).toEqual([]);
      for (const { denunciato, perche, codice } of diverse)
        expect([codice, denunciato, perche.length > 20]).toEqual([codice, 0, true]);
      expect(righe.some(({ denuncia, dovuto }) => denuncia === 'F24' && dovuto > 0)).toBe(true);
    });

    test('owes the lines of its payslips, by tables that are not those of the program', async () => {
      const quadratura = await ufficio.ok(quadraturaRoutes.getQuadratura, { query: { anno } });
      const archivio = archivioDi(home.store, scuoleDimostrative[tipo] ?? '');
      expect(dovutoDelleCelle(quadratura)).toEqual(await dovutoAMano(archivio, { anno, setupType: tipo }));
    });

    test.runIf(conLicenze(tipo))('certifies whoever it must, in the send that is theirs, handed over', async () => {
      const { righe } = await ufficio.ok(cuRoutes.listCu, {
        body: cerca(anno),
      });
      expect(nonAccettate(righe)).toEqual([]);
      const daCertificare = (await coperte(anno)).filter(haClasse('SCUOLA_DIPENDENTE', 'SCUOLA_AUTONOMO'));
      expect(daCertificare.length).toBeGreaterThan(0);
      const attese = daCertificare.filter(({ parti }) => anno < 2024 || parti.some(({ ritenute }) => ritenute !== 0));
      expect(
        attese.filter(({ denuncia, consegnata }) => denuncia?.STATUS !== 'INVIATO' || consegnata === null),
      ).toEqual([]);
    });

    test('certifies to everybody, point by point, what the sealed lines of its tax year come to', async () => {
      const archivio = archivioDi(home.store, scuoleDimostrative[tipo] ?? '');
      const certificati = await puntiCertificati(archivio, anno);
      const { cedolini } = await readScuola(archivio, []);
      const daCedolini = puntiDaiCedolini(cedolini, anno);
      const insieme = (punti: typeof daCedolini) =>
        Object.fromEntries(Object.keys(certificati).map((chi) => [chi, punti[chi]]));
      expect(Object.keys(certificati).length).toBeGreaterThan(0);
      expect(insieme(certificati)).toEqual(insieme(daCedolini));
      // Who is left had exempt income only: of the last year it is certified in October.
      const senza = Object.entries(daCedolini).filter(([chi]) => !(chi in certificati));
      expect(
        senza.filter(([, punti]) => anno < 2024 || Object.keys(punti).some((punto) => !ESENTI.includes(punto))),
      ).toEqual([]);
    });

    test('certifies of everybody a tax that is there, adds up and was withheld, with the days of its deductions', async () => {
      const certificati = await impostaCertificata(archivioDi(home.store, scuoleDimostrative[tipo] ?? ''), anno);
      const sbagliati = certificati.filter(
        ({ lorda, detrazioni, totale, netta, trattenute, giorni }) =>
          lorda === 0 ||
          totale !== detrazioni ||
          netta !== Math.max(0, lorda - totale) ||
          // A cent may be more than what the settlement gives back allows to withhold.
          trattenute > netta ||
          netta - trattenute > 1 ||
          (detrazioni > 0 && giorni === 0),
      );
      expect(sbagliati).toEqual([]);
    });

    test('certifies of who is settled the days paid and the contracts of the year, told by contracts and payments', async () => {
      const archivio = archivioDi(home.store, scuoleDimostrative[tipo] ?? '');
      const certificati = await rapportiCertificati(archivio, anno);
      const { cedolini } = await readScuola(archivio, []);
      const persone = certificati.map(({ persona }) => persona);
      expect(persone.length).toBeGreaterThan(0);
      expect(certificati).toEqual(await rapportiDovuti(archivio, { anno, persone, cedolini }));
    });

    test('certifies of who is settled the tax, the bonus and the surtaxes that income and days owe by rates of their own', async () => {
      const archivio = archivioDi(home.store, scuoleDimostrative[tipo] ?? '');
      const certificati = await anniCertificati(archivio, anno);
      expect(certificati.length).toBeGreaterThan(0);
      const dovuti = await anniDovuti(archivio, anno, certificati);
      expect(
        certificati.map(({ reddito: _reddito, giorni: _giorni, famiglia: _famiglia, ...certificato }) => certificato),
      ).toEqual(dovuti);
    });

    test('withheld what it paid and certified, settlements too; only what has no code is told apart', async () => {
      const { confronti } = await modello770DellAnno(anno, archivioDi(home.store, scuoleDimostrative[tipo] ?? ''));
      const diversi = confronti.filter(({ controllo, differenza }) => controllo !== 'SENZA_CODICE' && differenza !== 0);
      expect(diversi).toEqual([]);
    });

    test('has its Modello M printed and handed over where it has one, and each step done or with nothing to do', async () => {
      const { esposizione } = await ufficio.ok(modelloMRoutes.getModelloM, {
        body: { anno },
      });
      if (isOfferta('MODELLO_M', { setupType: tipo }))
        expect(esposizione).toMatchObject({ esposto: true, aggiornata: true });
      else expect(esposizione.esposto).toBe(false);
      const passi = await passiDi(anno, tipo);
      const daFare = Object.entries(passi).filter(([, stato]) => stato !== 'FATTO' && stato !== 'NIENTE');
      // IRAP and 770 of the last year are of October, and so is who had exempt income only.
      const diOttobre = ['CU', 'CONSEGNA_CU', 'IRAP', 'MODELLO_770'];
      const attesi = daFare.filter(
        ([passo]) => passo !== 'CONTROLLO_770' && (anno < 2024 || !diOttobre.includes(passo)),
      );
      expect(attesi).toEqual([]);
    });
  });

  test('nothing is overdue, and of each assignment was told what had to be', async () => {
    const { scadenze } = await ufficio.ok(casaRoutes.getCruscotto, { query: meseDi(oggi) });
    const scadute = scadenze.filter(({ stato }) => stato === 'SCADUTA');
    expect(scadute.map(({ adempimento, anno, mese }) => [adempimento, anno, mese])).toEqual([]);
    const incarichi = await ufficio.ok(incarichiDellAnnoRoutes.listIncarichiDellAnno, {
      query: { anno: 2024, semestre: 1 },
    });
    expect(incarichi.length).toBeGreaterThan(0);
    expect(incarichi.flatMap(({ rilievi, numIncarico }) => rilievi.map((uno) => [numIncarico, uno]))).toEqual([]);
  });

  test('collaborators and auditors are settled in February, in the F24 of its month', async () => {
    const processi = (
      await ufficio.ok(processiRoutes.listProcessi, {
        body: { start: 0, limit: 100 },
      })
    ).righe;
    const conguaglio = processi.find(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE === 'Conguaglio del 2023');
    expect(conguaglio).toMatchObject({
      STATUS: 'CONTABILIZZATO',
      ANNO: 2024,
      MESE: 2,
    });
    const body = { idProcesso: conguaglio?.uid ?? '', start: 0, limit: 100 };
    const { righe } = await ufficio.ok(payslipRoutes.listCedolini, { body });
    expect(righe.length).toBeGreaterThan(0);
    if (!conLicenze(tipo)) return;
    const { versamenti } = await ufficio.ok(versamentiRoutes.listVersamenti, {
      body: { idProcesso: body.idProcesso },
    });
    expect(versamenti.length).toBeGreaterThan(0);
    const suo = (await ufficio.ok(f24Routes.listF24, { body: cerca(2024) })).righe.find(({ mese }) => mese === 2);
    expect(suo).toMatchObject({ STATUS: 'INVIATO', esito: 'ACCETTATO' });
    expect(suo?.processi).toContain(body.idProcesso);
  });
});

const haClasse =
  (...classi: readonly string[]) =>
  ({ parti }: PersonaCoperta): boolean =>
    parti.some(({ classe }) => classi.includes(classe));

test.runIf(tipiDiOggi.includes('SCUOLA')).each(ANNI)(
  'whoever has a salary of the State is communicated to NoiPA for %i, in a process accepted',
  async (anno) => {
    ufficio = await home.as(loginOf('GESTORE', scuoleDimostrative.SCUOLA));
    const { righe } = await ufficio.ok(sptRoutes.listSpt, {
      body: cerca(anno),
    });
    expect(righe.map(({ meseDa, mese, STATUS, esito }) => [meseDa, mese, STATUS, esito])).toEqual([
      [1, 12, 'INVIATO', 'ACCETTATO'],
    ]);
    const persone = await coperte(anno);
    expect(persone.filter(haClasse('NOIPA')).length).toBeGreaterThan(5);
    expect(persone.filter(haClasse('DA_COMUNICARE'))).toEqual([]);
  },
);

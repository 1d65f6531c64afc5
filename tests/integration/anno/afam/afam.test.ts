import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { modello770Routes } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { nameFirmatari } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { A_MILANO, elaboraCu, saveFirma, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { bloccanti, denunciaInps, diverse, letto, mancano, mese, paga, scadenzeDi, payF24 } from '../atti.ts';
import { openAnno, type Anno } from '../mondo.ts';

// A conservatory that pays its own staff, from October 2025 to the certificates of the year.

const SERVIZI: Readonly<Record<string, ServizioInput>> = {
  stabili: supplenzaDiProva('2025-10-01', '2026-06-12'),
  mezzomese: supplenzaDiProva('2025-10-15', '2026-06-12'),
  partenti: supplenzaDiProva('2025-10-01', '2025-12-19', { codCessazione: '18' }),
};
const NOMI = Object.keys(SERVIZI);

let scuola: Anno;
beforeAll(async () => {
  scuola = await openAnno('TOAF09900X', 'Conservatorio Ottavio Inventato', 'AFAM', '2025-10-15');
  const { chi, persone } = scuola;
  await nameFirmatari(chi);
  await createAccademia(chi, 'TOAF09900X');
  let numero = 60;
  for (const [nome, servizio] of Object.entries(SERVIZI)) {
    const persona = personaDiProva((numero += 1), { desCognome: nome, domicili: [A_MILANO] });
    persone.set(nome, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
    const uidSubAnagrafe = scuola.uidDi(nome);
    await chi.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe } });
    for (const anno of [2025, 2026])
      await chi.ok(fiscaleRoutes.createFiscali, {
        body: { ...fiscaliPredefiniti(anno), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
      });
  }
});
afterAll(() => scuola.home.close());

const dalRegistro = (nomi: readonly string[], ultimo: string | null = null): readonly InputCedolino[] =>
  nomi.map((nome) => ({
    uidSubAnagrafe: scuola.uidDi(nome),
    percettore: null,
    voci: [],
    ...(nome === ultimo ? { opzioni: { cessazione: true } } : {}),
  }));

test.each([
  [10, '2025-10-27', '2025-11-14'],
  [11, '2025-11-27', '2025-12-12'],
] as const)('the salaries of month %i of 2025 are paid, filed and declared', async (quale, giorno, poi) => {
  await scuola.arriva(giorno);
  const stipendi = await paga(scuola, ['SUP-LD', giorno, `Stipendi ${quale}`], dalRegistro(NOMI));
  expect(stipendi.numCedolini).toBe(NOMI.length);
  await scuola.arriva(poi);
  const f24 = await payF24(scuola, mese(2025, quale));
  expect(f24?.denuncia.bloccanti).toBe(0);
  const inps = await denunciaInps(scuola, mese(2025, quale));
  expect(inps.denuncia.processi).toEqual([stipendi.uid]);
  expect(await diverse(scuola, 2025)).toEqual([]);
});

/** Of how many people the year 2025 is to be settled still, and of how many in all. */
const conguagli = async () => {
  const { passi } = await scuola.chi.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno: 2025 } });
  return passi.filter(({ passo }) => passo === 'CONGUAGLIO').flatMap(({ mancano, totale }) => [mancano, totale]);
};

test('December: who leaves is settled in the last payslip, the others in February', async () => {
  await scuola.arriva('2025-12-18');
  const stipendi = await paga(scuola, ['SUP-LD', '2025-12-18', 'Stipendi 12'], dalRegistro(NOMI, 'partenti'));
  const { righe } = await letto(scuola, stipendi, 'partenti');
  // A quarter of year of a salary is under the deductions: the tax withheld comes back, and no surtax is due.
  expect(righe.find(({ codice }) => codice === 'IRPEF')?.importo).toBeLessThan(0);
  expect(righe.filter(({ codice, importo }) => codice.startsWith('ADDIZIONALE') && importo !== 0)).toEqual([]);
  await scuola.arriva('2026-01-14');
  await payF24(scuola, mese(2025, 12));
  await denunciaInps(scuola, mese(2025, 12));
  await scuola.arriva('2026-02-16');
  expect(await conguagli()).toEqual([2, 3]);
  const conguaglio = await paga(
    scuola,
    ['CON-LD', '2026-02-16', 'Conguaglio 2025'],
    dalRegistro(['stabili', 'mezzomese']),
    { annoConguagliato: 2025 },
  );
  expect((await letto(scuola, conguaglio, 'stabili')).righe.length).toBeGreaterThan(0);
  expect(await conguagli()).toEqual([0, 3]);
  await scuola.arriva('2026-03-10');
  await payF24(scuola, mese(2026, 2));
});

test('payslips, F24, UniEmens, IRAP and 770 of 2025 agree to the cent; no Modello M and no SPT is asked', async () => {
  expect(await diverse(scuola, 2025)).toEqual([]);
  expect(await mancano(scuola, 2025)).toEqual([]);
  const irap = await scuola.chi.ok(irapRoutes.getIrap, { query: { anno: 2025 } });
  expect([irap.imposta, irap.imposta > 0]).toEqual([irap.versata, true]);
  const { confronti } = await scuola.chi.ok(modello770Routes.getModello770, { query: { anno: 2025 } });
  // The certificates are still to be sent, and the next F24 takes the credits that those of the year could not.
  const aperti = confronti.filter(({ differenza }) => differenza !== 0).map(({ controllo }) => controllo);
  expect(aperti).toEqual(['CREDITI', 'DIPENDENTI']);
  const { passi } = await scuola.chi.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno: 2025 } });
  expect(passi.filter(({ passo }) => passo === 'MODELLO_M' || passo === 'SPT').map(({ stato }) => stato)).toEqual([
    'NIENTE',
    'NIENTE',
  ]);
  await scuola.notte();
  expect(await scadenzeDi(scuola, 'MODELLO_M')).toEqual([]);
});

test('the certificates say the tax and the days of the settlement, of who left as of who goes on', async () => {
  await saveFirma(scuola.chi, { anno: 2025, datFirma: '2026-03-10' });
  const cu = await elaboraCu(scuola.chi, { anno: 2025 });
  expect(bloccanti(cu).filter((detto) => !detto.startsWith('cu.senza-punto'))).toEqual([]);
  // From 1 October the days are 92, from the 15th 78, to 19 December 80.
  const giorni = NOMI.map((nome) => {
    const desCf = scuola.persone.get(nome)?.desCf ?? '';
    const punti = cu.righe.find(({ chiave }) => chiave === `G|${desCf}`)?.calcolati ?? {};
    expect([nome, punti.DB001361]).toEqual([nome, Math.round((Number(punti.DB001002) * 23) / 100)]);
    expect([nome, punti.DB001021]).toEqual([nome, punti.DB001375]);
    return Number(punti.DB001006);
  });
  expect(giorni).toEqual([92, 78, 80]);
  const { uid, versione } = cu.denuncia;
  const pronta = await elaboraCu(scuola.chi, { anno: 2025, senzaPuntoFuori: true, versione });
  expect([pronta.denuncia.uid, bloccanti(pronta)]).toEqual([uid, []]);
  await sendCu(scuola.chi, pronta.denuncia, '12345678901234567');
  const { confronti } = await scuola.chi.ok(modello770Routes.getModello770, { query: { anno: 2025 } });
  expect(confronti.find(({ controllo }) => controllo === 'DIPENDENTI')?.differenza).toBe(0);
});

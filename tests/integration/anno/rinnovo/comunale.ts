import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { codiciDenunceRoutes, codiciVuoti } from '#shared/contracts/tabelle/codici-denunce.ts';
import { nameFirmatari } from '#support/cedolini.ts';
import { A_MILANO } from '#support/denunce/scuola-che-certifica.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { paga } from '../atti.ts';
import { openAnno, type Anno } from '../mondo.ts';

/** Year, month and day of each payment by the tables of before. */
export const MESI = [
  [2025, 11, '2025-11-27'],
  [2025, 12, '2025-12-18'],
  [2026, 1, '2026-01-27'],
  [2026, 2, '2026-02-26'],
] as const;

/** A municipal school that applies the contract of the schools, with a substitute of five months for each name: every fourth has half a post. */
export const openComunale = async (
  codice: string,
  nomi: readonly string[],
  start?: Parameters<typeof openAnno>[4],
): Promise<Anno> => {
  const scuola = await openAnno(codice, 'Scuola Comunale Inventata', 'COMUNALE', MESI[0][2], start);
  const { chi, persone } = scuola;
  await nameFirmatari(chi);
  await createScuolaCheDenuncia(chi, {
    codMeccanografico: codice,
    setupType: 'COMUNALE',
    flgCcnlIstruzione: true,
    altriDati: {
      fondoPensione: 'CTPS',
      fondoFineServizio: 'ENPAS',
      progressivoAzienda: '00000',
      codAteco: '85.31.00',
      formaGiuridica: '2430',
    },
  });
  await chi.ok(codiciDenunceRoutes.createCodiciDenunce, {
    body: {
      soggetto: 'QUALIFICA',
      chiave: 'DSG',
      periodi: [{ ...codiciVuoti, datInizio: '2023-01-01', contratto: 'SCUO', qualificaContoAnnuale: '012345' }],
    },
  });
  for (const [posto, nome] of nomi.entries()) {
    const persona = personaDiProva(300 + posto, { desCognome: nome, domicili: [A_MILANO] });
    persone.set(nome, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
    const uidSubAnagrafe = scuola.uidDi(nome);
    const ore = posto % 4 === 3 ? { numOreSettimanali: 900 } : {};
    await chi.ok(serviziRoutes.createServizio, {
      body: { ...supplenzaDiProva('2025-11-01', '2026-03-31', { codCessazione: '18', ...ore }), uidSubAnagrafe },
    });
    for (const anno of [2025, 2026])
      await chi.ok(fiscaleRoutes.createFiscali, {
        body: { ...fiscaliPredefiniti(anno), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
      });
  }
  return scuola;
};

/** Pays each of those months on its day, accounted. */
export const paySupplenze = async (scuola: Anno, nomi: readonly string[]): Promise<readonly Processo[]> => {
  const pagate: Processo[] = [];
  for (const [anno, quale, giorno] of MESI) {
    await scuola.arriva(giorno);
    pagate.push(
      await paga(
        scuola,
        ['SUP-LD', giorno, `Supplenze ${quale}/${anno}`],
        nomi.map((nome) => ({ uidSubAnagrafe: scuola.uidDi(nome), percettore: null, voci: [] })),
      ),
    );
  }
  return pagate;
};

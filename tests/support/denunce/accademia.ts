import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { codiciDenunceRoutes, codiciVuoti } from '#shared/contracts/tabelle/codici-denunce.ts';
import { nameFirmatari, openUfficio } from '../cedolini.ts';
import type { Person } from '../home/test-home.ts';
import { loginOf, SCUOLA_A } from '../home/test-users.ts';
import { servizioDiProva, supplenzaDiProva } from '../servizi-di-prova.ts';
import { createScuolaCheDenuncia } from './scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from './scuola-che-versa.ts';

/** The record of an academy, whose staff is in the State's funds and whose substitutes it pays itself. */
export const createAccademia = async (gestore: Person, codMeccanografico = SCUOLA_A): Promise<void> => {
  await createScuolaCheDenuncia(gestore, {
    codMeccanografico,
    setupType: 'AFAM',
    altriDati: {
      fondoPensione: 'CTPS',
      fondoFineServizio: 'ENPAS',
      progressivoAzienda: '00000',
      codAteco: '85.42.00',
      formaGiuridica: '2450',
    },
  });
  await gestore.ok(codiciDenunceRoutes.createCodiciDenunce, {
    body: {
      soggetto: 'QUALIFICA',
      chiave: 'DSG',
      periodi: [
        {
          ...codiciVuoti,
          datInizio: '2023-01-01',
          contratto: 'SCUO',
          qualificaContoAnnuale: '012345',
        },
      ],
    },
  });
};

/** Two people: an open-ended teacher, and a short substitute of February and half of March 2026. */
export const openAccademia = async (): Promise<ScuolaCheVersa> => {
  const aperta = await openUfficio(2);
  const gestore = await aperta.home.as(loginOf('GESTORE'));
  await nameFirmatari(aperta.ufficio);
  await createAccademia(gestore);
  for (const [indice, servizio] of [
    servizioDiProva(),
    supplenzaDiProva('2026-02-02', '2026-03-14', { codCessazione: '18' }),
  ].entries())
    await gestore.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: aperta.uidDi(indice) } });
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), numRedditoPresunto: 1_200_000, uidSubAnagrafe: aperta.uidDi(1) },
  });
  return { ...aperta, gestore, adempimenti: await aperta.home.as(loginOf('ADEMPIMENTI')) };
};

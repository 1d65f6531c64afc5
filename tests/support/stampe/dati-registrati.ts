import { asUid } from '#platform/data/entita.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import type { Person } from '../home/test-home.ts';
import { incaricoDiProva } from '../incarichi-di-prova.ts';

/** Gives a person a special activity of 2026, 10 hours for 300 €, a deduction of 200 € a month with its creditor, an assignment. */
export const registerDati = async (ufficio: Person, uidSubAnagrafe: string): Promise<void> => {
  const uid = asUid<'PERSONA'>(uidSubAnagrafe);
  const tipo = await ufficio.ok(attivitaRoutes.createTipoAttivita, {
    body: { codTipoAttivita: 'COORD', desTipoAttivita: 'Coordinamento di classe', flgAttivo: true },
  });
  await ufficio.ok(attivitaRoutes.createAttivita, {
    body: {
      uidSubAnagrafe: uid,
      uidTipoAttivita: tipo.uid,
      datInizio: '2026-01-07',
      datFine: '2026-06-30',
      numOre: 1000,
      numImporto: 30_000,
      desIncarico: 'Prot. 12',
      note: '',
    },
  });
  await ufficio.ok(vociPersonaRoutes.createSoggettiva, {
    body: {
      uidSubAnagrafe: uid,
      codVoce: 'ALTTRA',
      numImporto: 20_000,
      datInizio: '2026-01-01',
      datFine: '2026-12-31',
      desRiferimento: 'Finanziaria Inventata',
      numTotale: 240_000,
      piano: null,
    },
  });
  await ufficio.ok(incarichiRoutes.createIncarico, { body: { ...incaricoDiProva(), uidSubAnagrafe: uid } });
};

import { dotazioneRoutes } from '../../../shared/contracts/noipa/dotazione.ts';
import { pianiCapitoliRoutes, type PianoCapitolo } from '../../../shared/contracts/noipa/piani-capitoli.ts';
import type { Person } from '../home/test-home.ts';

/** Money of the year in course, for a code of the school. */
export const assignDotazione = async (ufficio: Person): Promise<PianoCapitolo> => {
  const piano = await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, {
    body: {
      capitolo: '2555',
      piano: '05',
      compenso: 'B001',
      sottocompenso: '0001',
      descrizione: 'Attività aggiuntive di prova',
      tipo: 'MOF',
      codVoce: 'MOF_INS',
      documento: 'Prova',
    },
  });
  const anno = Number(ufficio.sessione.oggi.slice(0, 4));
  await ufficio.ok(dotazioneRoutes.createEntrata, {
    body: {
      anno,
      data: `${anno}-01-10`,
      chiave: '2555/05 B001/0001',
      importo: 2_500_000,
      causale: 'Assegnazione di prova',
    },
  });
  return piano;
};

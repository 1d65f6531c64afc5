import { generatePath } from 'react-router-dom';
import type { Anomalia } from '../../../../../../shared/contracts/cedolini/cedolino-calcolato.ts';

/** Where to mend what stops a payslip. */
export interface DatoDaCorreggere {
  readonly testo: string;
  readonly percorso: string;
}

interface Chi {
  readonly uid: string;
  readonly nominativo: string;
}

/** What each part of a situation, or each reason, is mended with: the first that begins the field or the code. */
const LUOGHI: readonly (readonly [string, (chi: Chi) => DatoDaCorreggere])[] = [
  ['ALIQUOTA_ADDIZIONALE', () => ({ testo: 'Addizionali dell’anno', percorso: '/tabelle/addizionali' })],
  ['addizionali.', () => ({ testo: 'Addizionali dell’anno', percorso: '/tabelle/addizionali' })],
  ['INCARICO', (chi) => ({ testo: 'Incarichi', percorso: diPersona('/anagrafe/incarichi/:uid/:dipendente', chi) })],
  ['SERVIZIO', (chi) => servizi(chi)],
  ['CONTRATTI_DIVERSI', (chi) => servizi(chi)],
  ['PERIODI_SOVRAPPOSTI', (chi) => servizi(chi)],
  ['PROFILO_SCONOSCIUTO', (chi) => servizi(chi)],
  ['servizi', (chi) => servizi(chi)],
  ['ASSENZA', (chi) => ({ testo: 'Assenze', percorso: diPersona('/assenze/:uid/:dipendente', chi) })],
  ['assenze', (chi) => ({ testo: 'Assenze', percorso: diPersona('/assenze/:uid/:dipendente', chi) })],
  ['FISCALI', (chi) => fiscali(chi)],
  ['ALIQUOTA_MASSIMA', (chi) => fiscali(chi)],
  ['REDDITO', (chi) => fiscali(chi)],
  ['percettore', (chi) => fiscali(chi)],
  ['fiscale', (chi) => fiscali(chi)],
  [
    'familiari',
    (chi) => ({ testo: 'Nucleo familiare', percorso: diPersona('/anagrafe/nucleo-familiare/:uid/:dipendente', chi) }),
  ],
  ['trattenute', (chi) => ({ testo: 'Voci utente', percorso: diPersona('/anagrafe/voci/:uid/:dipendente', chi) })],
];

const diPersona = (percorso: string, { uid, nominativo }: Chi): string =>
  generatePath(percorso, { uid, dipendente: nominativo });
const servizi = (chi: Chi): DatoDaCorreggere => ({
  testo: 'Servizi',
  percorso: diPersona('/servizi/:uid/:dipendente', chi),
});
const fiscali = ({ uid }: Chi): DatoDaCorreggere => ({
  testo: 'Dati fiscali',
  percorso: `/anagrafe?persona=${encodeURIComponent(uid)}&scheda=fiscali`,
});

/** The screen with the datum that a reason is about; null when it is in the run itself, whose payslip is changed from its row. */
export const datoDaCorreggere = ({ codice, campo = '' }: Anomalia, chi: Chi): DatoDaCorreggere | null => {
  const trovato = LUOGHI.find(([inizio]) => campo.startsWith(inizio) || codice.startsWith(inizio));
  return trovato?.[1](chi) ?? null;
};

import { generatePath } from 'react-router-dom';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';

/** Where to mend what stops a payslip. */
export interface DatoDaCorreggere {
  readonly testo: string;
  readonly percorso: string;
}

interface Chi {
  readonly uid: string;
  readonly nominativo: string;
  /** Year of the tax data the payslip reads. */
  readonly anno: number;
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
  ['ASSENZA', (chi) => assenze(chi)],
  ['assenze', (chi) => assenze(chi)],
  ['percettore', (chi) => fiscali(chi, 'percettore')],
  ['fiscali.redditoComplessivo', (chi) => fiscali(chi, 'numRedditoPresunto')],
  ['fiscali.redditoLavoroDipendente', (chi) => fiscali(chi, 'numRedditoLavoroDipendente')],
  ['fiscali.redditiBiennio', (chi) => fiscali(chi, 'numRedditoAnnoPrecedente')],
  ['fiscali.gestioneSeparata', (chi) => fiscali(chi, 'codGestioneSeparata')],
  ['fiscali.familiari', (chi) => nucleo(chi)],
  ['fiscali.esoneroMadre', (chi) => nucleo(chi)],
  ['fiscali', (chi) => fiscali(chi, 'numAliquotaMassima')],
  ['FISCALI', (chi) => fiscali(chi, 'numAliquotaMassima')],
  ['ALIQUOTA_MASSIMA', (chi) => fiscali(chi, 'numAliquotaMassima')],
  ['REDDITO', (chi) => fiscali(chi, 'numRedditoPresunto')],
  ['trattenute', (chi) => ({ testo: 'Voci utente', percorso: diPersona('/anagrafe/voci/:uid/:dipendente', chi) })],
];

const diPersona = (percorso: string, { uid, nominativo }: Chi): string =>
  generatePath(percorso, { uid, dipendente: nominativo });
const servizi = (chi: Chi): DatoDaCorreggere => ({
  testo: 'Servizi',
  percorso: diPersona('/servizi/:uid/:dipendente', chi),
});
const assenze = (chi: Chi): DatoDaCorreggere => ({
  testo: 'Assenze',
  percorso: diPersona('/assenze/:uid/:dipendente', chi),
});
const nucleo = (chi: Chi): DatoDaCorreggere => ({
  testo: 'Nucleo familiare',
  percorso: diPersona('/anagrafe/nucleo-familiare/:uid/:dipendente', chi),
});
/** The form of one record, on the field to mend. */
const DI_UN_RECORD: Readonly<Record<string, (chi: Chi, record: string, campo: string) => DatoDaCorreggere>> = {
  servizi: (chi, record, campo) => ({
    testo: 'Servizi',
    percorso: `${servizi(chi).percorso}?servizio=${encodeURIComponent(record)}&campo=${campo}`,
  }),
  assenze: (chi, record, campo) => ({
    testo: 'Assenze',
    percorso: `${assenze(chi).percorso}/tipoassenza?assenza=${encodeURIComponent(record)}&campo=${campo}`,
  }),
};
/** The form of the year, on the field to mend. */
const fiscali = ({ uid, anno }: Chi, campo: string): DatoDaCorreggere => ({
  testo: 'Dati fiscali',
  percorso: `/anagrafe?persona=${encodeURIComponent(uid)}&scheda=fiscali&anno=${anno}&campo=${campo}`,
});

/** The screen with the datum that a reason is about; null when it is in the run itself, whose payslip is changed from its row. */
export const datoDaCorreggere = ({ codice, campo = '' }: Anomalia, chi: Chi): DatoDaCorreggere | null => {
  const [tipo = '', record, suo] = campo.split('/');
  const diRecord = DI_UN_RECORD[tipo];
  if (diRecord !== undefined && record !== undefined && suo !== undefined) return diRecord(chi, record, suo);
  const trovato = LUOGHI.find(([inizio]) => campo.startsWith(inizio) || codice.startsWith(inizio));
  return trovato?.[1](chi) ?? null;
};

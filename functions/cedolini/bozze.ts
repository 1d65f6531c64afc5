import { nonTrovato } from '../platform/errors.ts';
import { storicoDi } from './calcolo.ts';
import { readDatiPersona, type DatiPersona } from './dati-persona.ts';
import { percettoreDi } from './percettore-registrato.ts';
import type { BozzaCedolino } from '../../shared/contracts/calcolo.ts';
import type { Anomalia } from '../../shared/contracts/cedolino-calcolato.ts';
import type { FiscaliCedolino } from '../../shared/contracts/cedolino-input.ts';
import type { Fiscali } from '../../shared/contracts/fiscale.ts';
import type { Processo } from '../../shared/contracts/processo.ts';
import type { Store } from '../platform/dynamo.ts';

/** Draft payslips of the people named: who they are, what is on record for the year of payment, what is missing. @throws NON_TROVATO */
export const bozzeCedolini = async (store: Store, codmin: string, processo: Processo, uids: readonly string[]): Promise<BozzaCedolino[]> => {
    const dati = await Promise.all([...new Set(uids)].map((uid) => readDatiPersona(store, codmin, uid)));
  return dati.map((persona) => {
    if (persona === undefined) throw nonTrovato('Una delle persone');
    return bozza(persona, processo);
  });
};

const bozza = (dati: DatiPersona, processo: Processo): BozzaCedolino => {
  const anno = Number(processo.dataPagamento.slice(0, 4));
  const fiscali = dati.fiscali.find(({ numAnno }) => numAnno === anno);
  const percettore = percettoreDi(processo, { percettore: null, voci: [] }, dati, fiscali);
  return { uidSubAnagrafe: dati.persona.uid, storico: storicoDi(dati), percettore, fiscali: dalRegistro(fiscali), mancanze: mancanze(fiscali, percettore, anno, processo.TIPO_ELABORAZIONE) };
};

const dalRegistro = (fiscali: Fiscali | undefined): FiscaliCedolino => (fiscali === undefined ? {} : {
  aliquotaMassima: fiscali.numAliquotaMassima === null ? null : { aliquota: fiscali.numAliquotaMassima, lettaDa: fiscali.desAliquotaLettaDa || 'dati fiscali' },
  gestioneSeparata: fiscali.codGestioneSeparata, compensiOccasionaliAltri: fiscali.numCompensiOccasionaliAltri,
});

const mancanze = (fiscali: Fiscali | undefined, percettore: BozzaCedolino['percettore'], anno: number, tipo: Processo['TIPO_ELABORAZIONE']): Anomalia[] => [
  ...(fiscali === undefined ? [{ codice: 'FISCALI_ASSENTI', messaggio: `Mancano i dati fiscali del ${anno}.` }] : []),
  ...(percettore === null ? [{ codice: 'PERCETTORE_SCONOSCIUTO', campo: 'percettore', messaggio: 'Indicare a che titolo la persona è pagata.' }] : []),
  ...(['ACC', 'FOR', 'ARR'].includes(tipo) && (fiscali?.numAliquotaMassima ?? null) === null
    ? [{ codice: 'ALIQUOTA_MASSIMA_MANCANTE', campo: 'fiscali.aliquotaMassima', messaggio: 'Manca l\'aliquota massima: si legge nel riquadro informativo del cedolino NoiPA.' }] : []),
  ...(tipo === 'COC' && (fiscali?.codGestioneSeparata ?? null) === null ? [{ codice: 'DATO_MANCANTE', campo: 'fiscali.gestioneSeparata', messaggio: 'Manca la classe della Gestione separata.' }] : []),
];

import { intersection } from '../../shared/domain/periodo.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese } from '../../shared/domain/mese.ts';
import { orePagate, type Servizio } from '../../shared/contracts/servizi.ts';
import { somma } from '../../shared/money/centesimi.ts';
import { getVoceDizionario } from '../anagrafe/voci-dizionario.ts';
import type { Anomalia } from '../../shared/contracts/cedolino-calcolato.ts';
import type { ServizioCedolino } from '../../shared/contracts/cedolino-input.ts';
import type { Processo } from '../../shared/contracts/processo.ts';
import type { DatiPersona } from './dati-persona.ts';

export type ServiziRegistrati = { readonly servizi: readonly ServizioCedolino[] } | { readonly anomalie: readonly Anomalia[] };

/** Fixed-term services of a person in the month of a run, as the pay of substitutes reads them, with the absences inside them. */
export const serviziRegistrati = ({ ANNO, MESE }: Pick<Processo, 'ANNO' | 'MESE'>, dati: DatiPersona): ServiziRegistrati => {
  const mese = { dal: primoGiornoDelMese({ anno: ANNO, mese: MESE }), al: ultimoGiornoDelMese({ anno: ANNO, mese: MESE }) };
  const nelMese = dati.servizi.filter(({ contratto }) => contratto !== 'TI').flatMap((servizio) => {
    const competenza = intersection(mese, { dal: servizio.datInizio, al: servizio.datFine });
    return competenza === null || competenza.al === null ? [] : [{ servizio, competenza: { dal: competenza.dal, al: competenza.al } }];
  });
  if (nelMese.length === 0) return { anomalie: [{ codice: 'SERVIZIO_ASSENTE', campo: 'servizi', messaggio: 'Nel mese non ci sono servizi a tempo determinato della persona: inserirli, oppure togliere la persona dall\'elaborazione.' }] };
  const senzaProfilo = nelMese.filter(({ servizio }) => servizio.profilo === null);
  if (senzaProfilo.length > 0) return { anomalie: senzaProfilo.map(({ servizio }) => senzaTabella(servizio)) };
  return { servizi: nelMese.map(({ servizio, competenza }) => servizioCedolino(servizio, competenza, dati)) };
};

const servizioCedolino = (servizio: Servizio, competenza: ServizioCedolino['competenza'], dati: DatiPersona): ServizioCedolino => ({
  competenza, profilo: servizio.profilo ?? '', fascia: servizio.codFascia, oreSettimanali: orePagate(servizio), oreCattedra: servizio.numOreIntere, sentenzaRpdCia: servizio.desSentenzaRpdCia,
  assegnoPersonaleMensile: servizio.numAssegnoPersonale + assegniMensili(dati, competenza.al), assenze: assenzeIn(competenza, dati),
});

/** Personal monthly amounts in force on a day, in cents. */
const assegniMensili = ({ soggettive }: DatiPersona, giorno: string): number => somma(soggettive
  .filter(({ codVoce, datInizio, datFine }) => getVoceDizionario(codVoce)?.tipo === 'COMPETENZA' && datInizio <= giorno && giorno <= (datFine ?? giorno)).map(({ numImporto }) => numImporto));

const assenzeIn = (competenza: ServizioCedolino['competenza'], { assenze }: DatiPersona): NonNullable<ServizioCedolino['assenze']> => assenze.flatMap(({ codTipoAssenza, datInizio, datFine }) => {
  const parte = intersection(competenza, { dal: datInizio, al: datFine });
  return parte === null || parte.al === null ? [] : [{ tipo: codTipoAssenza, dal: parte.dal, al: parte.al }];
});

const senzaTabella = ({ datInizio }: Servizio): Anomalia =>
  ({ codice: 'PROFILO_SCONOSCIUTO', campo: 'servizi', messaggio: `La qualifica del servizio dal ${datInizio.split('-').reverse().join('/')} non ha una tabella stipendiale: correggerla nel servizio.` });

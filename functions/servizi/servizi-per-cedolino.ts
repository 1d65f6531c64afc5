import { orePagate, type Servizio } from '../../shared/contracts/servizi.ts';
import { intersection, overlaps } from '../../shared/domain/periodo.ts';
import { getTipoAssenza } from '../../shared/rules/contratto/assenze.ts';
import { assenzePerLaPaga } from '../assenze/effetto-paga.ts';
import { descrizioneTipo, isAOre, tipoPerLaPaga } from '../assenze/tipi-assenza.ts';
import { effettoAl } from '../assenze/contatori.ts';
import { situazioniPrevidenziali } from '../riferimento/liste-servizio.ts';
import { periodoDi } from './elenco-personale.ts';
import { assenzeIn, serviziIn } from './scheda-personale.ts';
import { servizioPrincipale } from './tipo-per-assenze.ts';
import type { ServizioCedolino } from '../../shared/contracts/cedolino-input.ts';
import type { AssenzaSalvata } from '../assenze/assenza.ts';
import type { Item } from '../platform/dynamo.ts';

interface Periodo { readonly dal: string; readonly al: string }

/** Hours of absence of the period that the payslip withholds or pays by the hour. Hundredths of hours. */
export interface OreAssenza { readonly tipo: string; readonly descrizione: string; readonly giorno: string; readonly ore: number; readonly aliquota: number }

/** What the payslip of a period reads of a person's services and absences. */
export interface ServiziPerCedolino {
  /** The service that says contract, role, end-of-service regime and ENAM on the last day of the period; the last one before it, when it had ended. */
  readonly rapporto: { readonly servizio: Servizio; readonly contratto: Servizio['contratto']; readonly ruolo: Servizio['ruolo']; readonly fineServizio: 'TFS' | 'TFR'; readonly enam: boolean } | null;
  /** Services inside the period, each with the absences that count in it and their history. */
  readonly servizi: readonly ServizioCedolino[];
  readonly assenzeAOre: readonly OreAssenza[];
  /** Services that the pay tables have no row for: their pay cannot be computed. */
  readonly senzaTabella: readonly Servizio[];
}

/** Most absences that one service of a payslip carries: the latest count. */
const MASSIMO_ASSENZE = 100;

/** Reads services and absences of a period from the items of one person's partition. */
export const serviziPerCedolino = (items: readonly Item[], periodo: Periodo): ServiziPerCedolino => {
  const servizi = serviziIn(items).filter(({ datInizio }) => datInizio <= periodo.al);
  const assenze = assenzeIn(items).filter(({ datInizio }) => datInizio <= periodo.al);
  const nelPeriodo = servizi.filter((servizio) => overlaps(periodoDi(servizio), periodo));
  return {
    rapporto: rapportoAl(servizi, periodo.al),
    servizi: nelPeriodo.flatMap((servizio) => paga(servizio, assenze, periodo)),
    assenzeAOre: assenze.filter((assenza) => overlaps({ dal: assenza.datInizio, al: assenza.datFine }, periodo)).flatMap((assenza) => oreDi(assenza, servizi)),
    senzaTabella: nelPeriodo.filter(({ profilo }) => profilo === null),
  };
};

const rapportoAl = (servizi: readonly Servizio[], giorno: string): ServiziPerCedolino['rapporto'] => {
  const servizio = servizioPrincipale(servizi, giorno);
  if (servizio === undefined) return null;
  const regime = situazioniPrevidenziali.voci.find(({ codice }) => codice === servizio.codSituazionePrevidenziale)?.codRegimeFineServizio;
  return { servizio, contratto: servizio.contratto, ruolo: servizio.ruolo, fineServizio: regime === '3' ? 'TFS' : 'TFR', enam: servizio.flgEnam };
};

const paga = (servizio: Servizio, assenze: readonly AssenzaSalvata[], periodo: Periodo): readonly ServizioCedolino[] => {
  const parte = intersection(periodoDi(servizio), periodo);
  if (parte === null || parte.al === null || servizio.profilo === null) return [];
  return [{
    competenza: { dal: parte.dal, al: parte.al }, profilo: servizio.profilo, fascia: servizio.codFascia, oreSettimanali: orePagate(servizio), oreCattedra: servizio.numOreIntere,
    sentenzaRpdCia: servizio.desSentenzaRpdCia, assegnoPersonaleMensile: servizio.numAssegnoPersonale, assenze: assenzePerLaPaga(assenze, servizio.contratto).slice(-MASSIMO_ASSENZE).map((assenza) => ({ ...assenza })),
  }];
};

/** Hours of one absence, at the rate the contract of that day gives them. */
const oreDi = (assenza: AssenzaSalvata, servizi: readonly Servizio[]): readonly OreAssenza[] => {
  const codice = tipoPerLaPaga(assenza);
  const tipo = getTipoAssenza(codice);
  const effetto = tipo && effettoAl(tipo, assenza.datInizio)?.valore;
  const contratto = servizioPrincipale(servizi, assenza.datInizio)?.contratto;
  const trattamento = contratto === undefined ? undefined : effetto?.trattamenti[contratto];
  if (effetto === undefined || trattamento === undefined || !isAOre(effetto.conteggio)) return [];
  return [{ tipo: codice, descrizione: descrizioneTipo(codice), giorno: assenza.datInizio, ore: assenza.numOre ?? 0, aliquota: trattamento.fasce[0].aliquota }];
};

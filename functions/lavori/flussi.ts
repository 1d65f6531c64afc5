import type { Flusso } from '#platform/work/flusso.ts';
import { accorpamentoAnagrafe } from '../anagrafe/lavori/accorpa-anagrafe/lavoro.ts';
import { datiPersonali } from '../anagrafe/lavori/dati-personali/lavoro.ts';
import { avvisiPosta } from '../casa/lavori/avvisi-posta/lavoro.ts';
import { accorpamentoElaborazioni } from '../cedolini/lavori/accorpa-elaborazioni/lavoro.ts';
import { calcoloCedolini } from '../cedolini/lavori/calcolo-cedolini/lavoro.ts';
import { eliminazioneCedolini } from '../cedolini/lavori/elimina-cedolini/lavoro.ts';
import { provaCollaudo } from '../cedolini/lavori/prova-collaudo/lavoro.ts';
import { verificaNotturna } from '../cedolini/lavori/verifica-notturna/lavoro.ts';
import { aperturaMese } from '../denunce/lavori/apertura-mese/lavoro.ts';
import { avvisoScadenze } from '../denunce/lavori/scadenze/lavoro.ts';
import { esportazione } from '../scambio/lavori/esportazione/lavoro.ts';
import { importazione } from '../scambio/lavori/importazione/lavoro.ts';
import { pulizia } from '../scambio/lavori/pulizia/lavoro.ts';
import { duplicazioneServizi } from '../servizi/lavori/duplica-servizi/lavoro.ts';
import { stampa } from '../stampe/lavori/stampa/lavoro.ts';
import { accorpamento } from '../tabelle/lavori/accorpamento/lavoro.ts';

/** Every kind of long work: an architecture test compares it with the `lavoro.ts` files. */
export const flussi = [
  calcoloCedolini,
  eliminazioneCedolini,
  accorpamentoElaborazioni,
  provaCollaudo,
  verificaNotturna,
  stampa,
  duplicazioneServizi,
  accorpamento,
  accorpamentoAnagrafe,
  datiPersonali,
  importazione,
  esportazione,
  avvisoScadenze,
  aperturaMese,
  pulizia,
  avvisiPosta,
] as const satisfies readonly Flusso[];

/** The name of a kind of long work. */
export type TipoDiLavoro = (typeof flussi)[number]['tipo'];

export const isTipoDiLavoro = (tipo: string): tipo is TipoDiLavoro => flussi.some((flusso) => flusso.tipo === tipo);

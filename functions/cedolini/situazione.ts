import { partiMetodo } from './voci/voce.ts';
import { voceDiMetodo } from './voci/dizionario.ts';
import type { Anomalia } from '../../shared/contracts/cedolino-calcolato.ts';
import type { InputCedolino, VoceCedolino } from '../../shared/contracts/cedolino-input.ts';
import type { Fiscali } from '../../shared/contracts/fiscale.ts';
import type { Percettore } from '../../shared/contracts/percettore.ts';
import type { Processo } from '../../shared/contracts/processo.ts';
import type { SituazioneInput } from '../../shared/calculation/situazione.ts';
import type { StoriaAnno } from './progressivi.ts';

/** What the calculation needs of a run. */
export type ProcessoDaCalcolare = Pick<Processo, 'uid' | 'ANNO' | 'MESE' | 'idMetodo' | 'dataPagamento' | 'simulazione' | 'setupType' | 'opzioni'>;

export type Composta = { readonly situazione: SituazioneInput } | { readonly anomalie: readonly Anomalia[] };

/** The situation of one person in a run: inputs of the office, items of the dictionary, tax data on record, what was paid before. */
export const componiSituazione = (processo: ProcessoDaCalcolare, input: InputCedolino, fiscali: Fiscali | undefined, storia: StoriaAnno): Composta => {
  const { tipo, base } = partiMetodo(processo.idMetodo);
  const percettore = input.percettore ?? fiscali?.percettore ?? null;
  const anomalie = [...vociSconosciute(processo, input.voci), ...(percettore === null ? [senzaPercettore] : [])];
  if (percettore === null || anomalie.length > 0) return { anomalie };
  const { conguaglio, cessazione, ...opzioni } = { ...processo.opzioni, ...input.opzioni };
  return {
    situazione: {
      tipo, base, scuola: processo.setupType, liquidazione: { anno: processo.ANNO, mese: processo.MESE }, dataPagamento: processo.dataPagamento,
      percettore, fiscali: datiFiscali(input, fiscali, storia), voci: input.voci.flatMap((voce) => vociSituazione(processo, voce)),
      ...(input.servizi ? { servizi: input.servizi } : {}), ...(input.ferie ? { ferie: input.ferie } : {}), progressivi: storia.progressivi,
      opzioni: { ...opzioni, arrotondamentoPrecedente: storia.arrotondamentoPrecedente, conguaglio: conguaglio ?? false, cessazione: cessazione ?? false, simulazione: processo.simulazione },
    },
  };
};

/** The payee of a draft: what the office chose, else the tax data on record. */
export const percettoreDi = (input: Pick<InputCedolino, 'percettore'>, fiscali: Fiscali | undefined): Percettore | null => input.percettore ?? fiscali?.percettore ?? null;

const senzaPercettore: Anomalia = {
  codice: 'PERCETTORE_SCONOSCIUTO', campo: 'percettore', messaggio: 'Non si sa a che titolo la persona è pagata: indicare il tipo di percettore (e il contratto, se è un dipendente), oppure completare i suoi dati fiscali.',
};

const vociSconosciute = ({ idMetodo }: ProcessoDaCalcolare, voci: readonly VoceCedolino[]): readonly Anomalia[] => voci.flatMap(({ codice }, indice) => (voceDiMetodo(codice, idMetodo) ? [] : [{
  codice: 'VOCE_NON_AMMESSA', campo: `voci.${indice}.codice`, messaggio: `La voce "${codice}" non si paga in un'elaborazione ${idMetodo}: sceglierne una dell'elenco.`,
}]));

const vociSituazione = ({ idMetodo }: ProcessoDaCalcolare, { codice, descrizione, competenza, misura }: VoceCedolino): NonNullable<SituazioneInput['voci']> => {
  const voce = voceDiMetodo(codice, idMetodo);
  if (voce === undefined) return [];
  return [{
    codice, descrizione: descrizione ?? voce.descrizione, competenza, misura, trattamento: voce.trattamento, canale: voce.canale, ...(voce.utileFineServizio ? { utileFineServizio: true } : {}),
  }];
};

/** Tax data of the year, those of this payslip first; what this school already paid is added to what others did. */
const datiFiscali = ({ fiscali: propri = {} }: InputCedolino, dati: Fiscali | undefined, { progressivi, compensiOccasionali }: StoriaAnno): SituazioneInput['fiscali'] => {
  const { compensiOccasionaliAltri = dati?.numCompensiOccasionaliAltri ?? 0, redditiBiennio, ...scelti } = propri;
  return {
    ...delRegistro(dati),
    ...scelti,
    ...(redditiBiennio ? { redditiBiennio: [redditiBiennio.annoPrecedente, redditiBiennio.dueAnniPrima] } : {}),
    compensiOccasionaliAnno: compensiOccasionaliAltri + compensiOccasionali,
    imponibileGestioneSeparataAnno: (dati?.numImponibileGestSeparataAltri ?? 0) + progressivi.imponibileGestioneSeparata,
    imponibileContributivoAnno: (dati?.numImponibileContributivoAltri ?? 0) + progressivi.imponibileContributivo,
  };
};

const delRegistro = (dati: Fiscali | undefined): SituazioneInput['fiscali'] => (dati === undefined ? {} : {
  aliquotaMassima: dati.numAliquotaMassima === null ? null : { aliquota: dati.numAliquotaMassima, lettaDa: dati.desAliquotaLettaDa || 'dati fiscali' },
  redditoComplessivo: dati.numRedditoPresunto, redditoLavoroDipendente: dati.numRedditoLavoroDipendente,
  redditiBiennio: dati.numRedditoAnnoPrecedente === null || dati.numRedditoSecondoAnnoPrecedente === null ? null : [dati.numRedditoAnnoPrecedente, dati.numRedditoSecondoAnnoPrecedente],
  giorniDetrazione: dati.numGiorniDetrazione, giorniAnno: dati.numGiorniAnno, detrazioneLavoro: dati.flgDetrazioneLavoro, trattamentoIntegrativo: dati.flgTrattamentoIntegrativo,
  rinunciaCuneo: dati.flgRinunciaCuneo, rinunciaSostitutiva: dati.flgRinunciaSostitutiva, plafondSostitutiva: dati.numPlafondSostitutiva, altreDetrazioni: dati.numAltreDetrazioni,
  gestioneSeparata: dati.codGestioneSeparata, massimale: dati.flgMassimale, contributoAggiuntivo: dati.flgContributoAggiuntivo, retribuzioneMeseEsonero: dati.numRetribuzioneMeseEsonero,
  addizionali: { saldoRegionale: dati.saldoRegionale, saldoComunale: dati.saldoComunale, accontoComunale: dati.accontoComunale, accontoTrattenuto: dati.numAccontoTrattenuto },
});

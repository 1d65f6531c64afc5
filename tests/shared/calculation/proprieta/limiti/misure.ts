import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import type { TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { scaglioniIrpef } from '#shared/rules/irpef.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { accessorio, collaborazione, occasionale, voce } from '../../situazioni.ts';
import type { Limite } from './limiti.ts';
import { ultimoDi } from './ultimo-giorno.ts';

/** What is computed where the figure that a limit is compared with is so much, on a day the limit is in force. */
export type Misura = (figura: number, giorno: string, limite: Limite) => (regole: Regole) => Esito;
export interface Esito {
  /** All that the limit may change: lines and reasons, or what an absence is paid. */
  readonly impronta: string;
  readonly situazione?: SituazioneInput;
}

type Fiscali = NonNullable<SituazioneInput['fiscali']>;
type Voce = Parameters<typeof voce>[1];

const pagata =
  (situazione: SituazioneInput) =>
  (regole: Regole): Esito => {
    const esito = cedolino(situazione, regole);
    return {
      situazione,
      impronta: JSON.stringify(
        esito.esito === 'scartato'
          ? esito.anomalie.map(({ codice, campo }) => [codice, campo])
          : [
              esito.cedolino.righe.map(({ codice, importo }) => [codice, importo]),
              esito.cedolino.avvisi.map(({ codice, campo }) => [codice, campo]),
            ],
      ),
    };
  };

const del = (giorno: string) => ({
  dataPagamento: giorno,
  liquidazione: { anno: Number(giorno.slice(0, 4)), mese: Number(giorno.slice(5, 7)) },
});
const il = (giorno: string) => ({ dal: giorno, al: giorno });
const dellAnno = (giorno: string) => ({ dal: `${giorno.slice(0, 4)}-01-01`, al: `${giorno.slice(0, 4)}-12-31` });
/** The highest rate of the day: the fixtures know no year's rates. */
const massima = (giorno: string): Fiscali => ({
  aliquotaMassima: { aliquota: inForceOn(scaglioniIrpef, giorno).valore[0].aliquota, lettaDa: 'prova' },
});

const diPersonale = (giorno: string, fiscali: Fiscali, importo = 100_000, altro: Voce = {}) =>
  pagata(
    accessorio({
      ...del(giorno),
      fiscali: { ...massima(giorno), ...fiscali },
      voci: [voce(importo, { competenza: il(giorno), ...altro })],
    }),
  );
const diOccasionale = (giorno: string, fiscali: Fiscali, importo = 100_000) =>
  pagata(
    occasionale({
      ...del(giorno),
      fiscali: { gestioneSeparata: 'SENZA_DIS_COLL', ...fiscali },
      voci: [voce(importo, { competenza: il(giorno) })],
    }),
  );
/** Paid a month's fee, high enough that every deduction shows; the income is declared. */
const diCollaboratore = (giorno: string, fiscali: Fiscali, resto: Partial<SituazioneInput> = {}) =>
  pagata(
    collaborazione({
      ...del(giorno),
      voci: [voce(1_500_000, { competenza: dellAnno(giorno) })],
      ...resto,
      fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', ...fiscali },
    }),
  );
/** Settled on what the year has already seen, with the surtaxes of Milan. */
const conguagliata = (giorno: string, imponibile: number, fiscali: Fiscali = {}, giorniPagati = 300) =>
  pagata({
    ...collaborazione({ ...del(giorno), tipo: 'CON', voci: [] }),
    dataPagamento: `${giorno.slice(0, 4)}-12-20`,
    progressivi: { imponibileIrpef: imponibile, irpef: imponibile, giorniPagati },
    fiscali: { addizionali: { comune: 'F205', regione: 'LOMBARDIA' }, ...fiscali },
  });
const diSupplente = (giorno: string, resto: Partial<SituazioneInput>) =>
  pagata({
    ...accessorio({ ...del(giorno), voci: [] }),
    tipo: 'SUP',
    scuola: 'AFAM',
    percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
    fiscali: { redditoComplessivo: 1_800_000 },
    servizi: [{ competenza: il(giorno), profilo: 'DOCENTE_LAUREATO', oreSettimanali: 1800, oreCattedra: 1800 }],
    ...resto,
  });
/** A bonus given in the year that its settlement takes back whole: the income is over what it is due for. */
const ripreso =
  (bonus: 'trattamentoIntegrativo' | 'sommaIntegrativa' | 'ulterioreDetrazione', irpef = 1_300_000): Misura =>
  (dato, giorno) =>
    diSupplente(giorno, {
      servizi: [
        {
          competenza: { dal: giorno, al: addGiorni(giorno, 5) },
          profilo: 'DOCENTE_LAUREATO',
          oreSettimanali: 1800,
          oreCattedra: 1800,
        },
      ],
      progressivi: { imponibileIrpef: 4_500_000, irpef, giorniPagati: 300, [bonus]: dato },
      fiscali: { redditoComplessivo: 4_500_000 },
      opzioni: { conguaglio: true },
    });
const conFamiliare =
  (familiare: NonNullable<Fiscali['familiari']>[number]): Misura =>
  (redditoComplessivo, giorno) =>
    diCollaboratore(giorno, { redditoComplessivo, familiari: [familiare], detrazioneLavoro: false });
const delReddito: Misura = (redditoComplessivo, giorno) => diCollaboratore(giorno, { redditoComplessivo });
const conAltreDetrazioni: Misura = (redditoComplessivo, giorno) =>
  diCollaboratore(giorno, { redditoComplessivo, altreDetrazioni: 2_000_000, detrazioneLavoro: false });
const conInail: Misura = (figura, giorno) =>
  pagata(
    collaborazione({
      ...del(giorno),
      percettore: { tipo: 'COCOCO', inail: { tasso: 100_000 } },
      voci: [voce(figura, { competenza: il(giorno) })],
    }),
  );
const diMadre = (giorno: string, figli: number, eta: number, contributo: number) =>
  diPersonale(
    giorno,
    { esoneroMadre: { figli, nascitaFiglioMinore: `${Number(giorno.slice(0, 4)) - eta}-01-01` } },
    Math.round(contributo / 0.088),
  );
const conFiglioDi: Misura = (eta, giorno) =>
  diCollaboratore(giorno, {
    redditoComplessivo: 2_000_000,
    familiari: [{ tipo: 'FIGLIO', nascita: `${Number(giorno.slice(0, 4)) - eta}-06-15` }],
    detrazioneLavoro: false,
  });
const esente = (importo: number, giorno: string) => diPersonale(giorno, {}, importo, { trattamento: 'ESENTE' });
const fattura = (giorno: string, importo: number, resto: Partial<SituazioneInput> = {}) =>
  pagata(
    occasionale({
      ...del(giorno),
      percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE', bollo: true },
      fiscali: {},
      voci: [voce(importo, { competenza: il(giorno) })],
      ...resto,
    }),
  );
const deiPasti =
  (pasti: 1 | 2): Misura =>
  (figura, giorno) =>
    diPersonale(giorno, {}, figura, {
      trattamento: 'ESENTE',
      spesa: { luogo: 'ITALIA', tracciabile: true, pasti },
    });
/** The figure is the year's income, of which this payment is a day. */
const annualizzata: Misura = (figura, giorno) =>
  diSupplente(giorno, {
    fiscali: { redditoComplessivo: 1_800_000 },
    progressivi: { imponibileIrpef: figura - 7_000, giorniPagati: 364 },
  });

/** What each limit of a payslip is measured with, by its name. */
const MISURE: Readonly<Record<string, Misura>> = {
  'irpef.scaglioni fino': (figura, giorno) =>
    pagata(
      occasionale({
        ...del(giorno),
        percettore: { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' },
        voci: [voce(figura, { competenza: dellAnno(giorno) })],
      }),
    ),
  'irpef.sostitutiva-accessorio limiteAnnuo': (figura, giorno) =>
    diPersonale(
      giorno,
      { plafondSostitutiva: 10_000_000, redditoLavoroDipendente: 3_000_000 },
      Math.round(figura / 0.9085),
    ),
  'irpef.sostitutiva-accessorio redditoMassimo': (redditoLavoroDipendente, giorno) =>
    diPersonale(giorno, { plafondSostitutiva: 80_000, redditoLavoroDipendente }),
  'detrazioni.lavoro-dipendente primaFascia fino': delReddito,
  'detrazioni.lavoro-dipendente primaFascia minimoTempoDeterminato': (figura, giorno) =>
    conguagliata(giorno, 1_400_000, {}, Math.round((figura * 365) / 195_500)),
  'detrazioni.lavoro-dipendente secondaFascia fino': delReddito,
  'detrazioni.lavoro-dipendente terzaFascia fino': delReddito,
  'detrazioni.lavoro-dipendente maggiorazione oltre': (figura, giorno) => conguagliata(giorno, figura),
  'detrazioni.lavoro-dipendente maggiorazione fino': (figura, giorno) => conguagliata(giorno, figura),
  'detrazioni.famiglia coniuge primaFascia fino': conFamiliare({ tipo: 'CONIUGE' }),
  'detrazioni.famiglia coniuge secondaFascia fino': conFamiliare({ tipo: 'CONIUGE' }),
  'detrazioni.famiglia coniuge terzaFascia fino': conFamiliare({ tipo: 'CONIUGE' }),
  'detrazioni.famiglia coniuge maggiorazioni oltre': conFamiliare({ tipo: 'CONIUGE' }),
  'detrazioni.famiglia coniuge maggiorazioni fino': conFamiliare({ tipo: 'CONIUGE' }),
  'detrazioni.famiglia figlio soglia': conFamiliare({ tipo: 'FIGLIO', nascita: '1990-01-01', disabile: true }),
  'detrazioni.famiglia figlio etaMinima': conFiglioDi,
  'detrazioni.famiglia figlio etaMassima': conFiglioDi,
  'detrazioni.famiglia altri soglia': conFamiliare({ tipo: 'ALTRO', ascendenteConvivente: true }),
  'bonus.trattamento-integrativo.recupero soglia': ripreso('trattamentoIntegrativo'),
  'bonus.cuneo.recupero soglia': ripreso('sommaIntegrativa'),
  'bonus.ulteriore-detrazione.recupero soglia': ripreso('ulterioreDetrazione', 900_000),
  'bonus.trattamento-integrativo redditoPieno': delReddito,
  'bonus.trattamento-integrativo redditoMassimo': conAltreDetrazioni,
  'bonus.cuneo somma redditoMassimo': (redditoComplessivo, giorno) =>
    diSupplente(giorno, { fiscali: { redditoComplessivo } }),
  'bonus.cuneo somma fasce fino': annualizzata,
  'bonus.cuneo detrazione redditoPieno': (redditoComplessivo, giorno) =>
    diSupplente(giorno, { fiscali: { redditoComplessivo, detrazioneLavoro: false } }),
  'bonus.cuneo detrazione redditoMassimo': (redditoComplessivo, giorno) =>
    diSupplente(giorno, { fiscali: { redditoComplessivo, detrazioneLavoro: false } }),
  'contributi.massimale': (imponibileContributivoAnno, giorno) =>
    diPersonale(giorno, { massimale: true, imponibileContributivoAnno }),
  'contributi.prima-fascia annua': (imponibileContributivoAnno, giorno) =>
    diPersonale(giorno, { contributoAggiuntivo: true, imponibileContributivoAnno }),
  'esoneri.ivs fino': (retribuzioneMeseEsonero, giorno) => diPersonale(giorno, { retribuzioneMeseEsonero }),
  'esoneri.madri massimoMensile': (figura, giorno) => diMadre(giorno, 3, 5, figura),
  'esoneri.madri requisiti figli': (figli, giorno, { percorso }) =>
    diMadre(giorno, figli, percorso.includes('0') ? 12 : 5, 10_000),
  'esoneri.madri requisiti etaFiglioMinore': (eta, giorno, { percorso }) =>
    diMadre(giorno, percorso.includes('0') ? 3 : 2, eta, 10_000),
  'gestione-separata.franchigia': (compensiOccasionaliAnno, giorno) =>
    diOccasionale(giorno, { compensiOccasionaliAnno }),
  'inail.limiti-mensili minimo': conInail,
  'inail.limiti-mensili massimo': conInail,
  'autonomi.bollo oltre': (figura, giorno) => fattura(giorno, figura),
  'autonomi.verifica-inadempimenti oltre': (figura, giorno) =>
    fattura(giorno, figura, { percettore: { tipo: 'SOCIETA', iva: 'ESENTE' } }),
  'autonomi.verifica-inadempimenti stipendiOltre': (figura, giorno) => esente(figura, giorno),
  'autonomi.verifica-inadempimenti professionistiOltre': (figura, giorno) => fattura(giorno, figura),
  'autonomi.verifica-inadempimenti.durata-esito giorni': (figura, giorno) =>
    fattura(giorno, 100_000, { verifica: { data: addGiorni(giorno, -figura), numero: '1', debito: 0 } }),
  'rimborsi.pasti unPasto': deiPasti(1),
  'rimborsi.pasti duePasti': deiPasti(2),
  'compensi.revisori': (figura, giorno) =>
    diCollaboratore(
      giorno,
      { redditoComplessivo: 4_000_000 },
      {
        percettore: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' },
        voci: [voce(figura, { competenza: dellAnno(giorno) })],
      },
    ),
  'addizionali.regionale.lombardia scaglioni fino': (figura, giorno) => conguagliata(giorno, figura),
  'addizionali.regionale.lombardia esente': (figura, giorno) =>
    conguagliata(giorno, figura, { detrazioneLavoro: false }),
  'addizionali.comunale.f205 esente': (figura, giorno) => conguagliata(giorno, figura),
  'contratto.tredicesima.frazione oltreGiorni': (figura, giorno) =>
    diSupplente(giorno, {
      servizi: [
        {
          competenza: { dal: `${giorno.slice(0, 7)}-02`, al: addGiorni(`${giorno.slice(0, 7)}-01`, figura) },
          profilo: 'DOCENTE_LAUREATO',
          oreSettimanali: 1800,
          oreCattedra: 1800,
        },
      ],
    }),
  'terzi.pignoramento.agente-riscossione finoA': (figura, giorno) =>
    pagata(
      occasionale({
        ...del(giorno),
        percettore: { tipo: 'STUDENTE', regime: 'ECCELLENZA' },
        fiscali: {},
        voci: [voce(figura, { competenza: il(giorno) })],
        trattenute: [{ tipo: 'PIGNORAMENTO_AGENTE_RISCOSSIONE', riferimento: 'Atto', residuo: 10_000_000 }],
      }),
    ),
};

/** Days of an absence under the contract that the limit is of; the days of the same counter are one after the other. */
const diAssenza: Misura = (figura, giorno, { regola, percorso }) => {
  const tipo = tipiAssenza.find(({ effetto }) => effetto.id === regola.id);
  const codice = tipo?.codice ?? '';
  const lavorativi = tipo?.effetto.versioni.at(-1)?.valore?.conteggio === 'LAVORATIVI';
  const contratto = (percorso[0] === 'trattamenti' ? percorso[1] : 'TI') as TipoContratto;
  const giorni = Math.max(1, figura);
  return (regole) => {
    const valutate = assenzeValutate(
      [{ tipo: codice, dal: giorno, al: ultimoDi(giorno, giorni, lavorativi) }],
      contratto,
      regole,
    );
    return {
      impronta: JSON.stringify(
        valutate.map(({ aliquote, avvisi, effetto: { valore } }) => [
          aliquote,
          avvisi.length,
          Math.min(valore.giorniSenzaAccessorioFisso, giorni),
        ]),
      ),
    };
  };
};

/** What measures a limit; null for one that no payslip crosses. */
export const misuraDi = (nome: string): Misura | null =>
  MISURE[nome] ?? (nome.startsWith('contratto.assenza.') ? diAssenza : null);

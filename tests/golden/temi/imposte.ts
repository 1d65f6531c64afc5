import { accontoComunale, addizionale } from '#shared/calculation/imposte/addizionali.ts';
import { sommaIntegrativa, ulterioreDetrazione } from '#shared/calculation/imposte/cuneo.ts';
import { detrazioniPerFamiglia } from '#shared/calculation/imposte/detrazioni-famiglia.ts';
import { detrazioneLavoro } from '#shared/calculation/imposte/detrazioni.ts';
import { irpefLorda, irpefSeparata } from '#shared/calculation/imposte/irpef.ts';
import { trattamentoIntegrativo } from '#shared/calculation/imposte/trattamento-integrativo.ts';
import { Familiare } from '#shared/calculation/situazione/fiscale.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { type Regole } from '#shared/rules/regole.ts';
import type { Temi } from './tema.ts';

/** Taxes, deductions and bonuses. */
export const imposte = (regole: Regole): Temi => ({
  irpef_lorda: ({ numero, testo }) => ({
    imposta: irpefLorda(dato('imponibile', numero('imponibile')), testo('giorno'), regole).importo,
  }),
  detrazione_lavoro: ({ numero, testo }) => {
    const { comma1, maggiorazione, totale } = detrazioneLavoro(
      {
        redditoComplessivo: numero('reddito'),
        giorni: numero('giorni'),
        tempoDeterminato: testo('contratto') === 'TD',
        minimo: true,
      },
      testo('giorno'),
      regole,
    );
    return { comma1: comma1.importo, maggiorazione: maggiorazione.importo, totale: totale.importo };
  },
  ulteriore_detrazione: ({ numero, testo }) => ({
    detrazione: ulterioreDetrazione(numero('reddito'), numero('giorni'), testo('giorno'), regole).importo,
  }),
  somma_integrativa: ({ numero, testo }) => {
    const { percentuale, somma } = sommaIntegrativa(
      {
        redditoComplessivo: numero('reddito'),
        redditoLavoro: numero('redditoLavoro'),
        redditoPercentuale: numero('redditoLavoro'),
        giorniPagati: numero('giorni'),
      },
      testo('giorno'),
      regole,
    );
    return { percentuale, somma: somma.importo };
  },
  separata: ({ numero, testo }) => {
    const { redditoMedio, impostaSulMedio, imposta } = irpefSeparata(
      dato('arretrati', numero('arretrati')),
      [numero('primo'), numero('secondo')],
      testo('giorno'),
      regole,
    );
    return { redditoMedio, impostaSulMedio, imposta: imposta.importo };
  },
  detrazione_coniuge: ({ numero, testo }) => ({
    detrazione: detrazioniPerFamiglia(
      [Familiare.parse({ tipo: 'CONIUGE' })],
      numero('reddito'),
      testo('giorno'),
      regole,
    ).importo,
  }),
  detrazione_figlio: ({ numero, testo }) => ({
    detrazione: detrazioniPerFamiglia(
      [Familiare.parse({ tipo: 'FIGLIO', nascita: testo('nascita') })],
      numero('reddito'),
      testo('giorno'),
      regole,
    ).importo,
  }),
  trattamento_integrativo: ({ numero, testo }) => ({
    importo: trattamentoIntegrativo(
      {
        redditoComplessivo: numero('reddito'),
        impostaLorda: numero('impostaLorda'),
        impostaLordaLavoro: numero('impostaLorda'),
        detrazioneLavoro: numero('detrazioneLavoro'),
        detrazioniElencate: numero('detrazioniElencate'),
        giorni: numero('giorni'),
      },
      testo('giorno'),
      regole,
    ).importo,
  }),
  addizionale_lombardia: ({ numero, testo }) => ({
    addizionale: addizionale(
      dato('imponibile', numero('imponibile')),
      1,
      { tipo: 'REGIONE', codice: 'LOMBARDIA' },
      testo('giorno'),
      regole,
    ).importo,
  }),
  addizionale_milano: ({ numero, testo }) => {
    const dovuta = addizionale(
      dato('imponibile', numero('imponibile')),
      1,
      { tipo: 'COMUNE', codice: 'F205' },
      testo('giorno'),
      regole,
    );
    return { addizionale: dovuta.importo, acconto: accontoComunale(dovuta, testo('giorno'), regole).importo };
  },
});

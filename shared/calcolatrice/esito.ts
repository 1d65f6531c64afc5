import type { Cedolino } from '../calculation/cedolino/cedolino.ts';
import type { Anomalia } from '../calculation/spiegazione/anomalia.ts';
import { anomalieDaErrore, anomalieDiForma, inItaliano } from '../calculation/spiegazione/anomalie.ts';
import { regoleCorrenti, type Regole } from '../rules/regole.ts';
import { descrizioneChiPaga, type Definizione, type Somma } from './definizione.ts';
import { definizioni, domandeDelCaso } from './definizioni.ts';
import { campiChiesti, type Risposte } from './domande.ts';
import { isGenere } from './generi.ts';
import { cedolinoDellaSomma } from './ricerca.ts';

/** The amount that the person started from, and the one that was found: not exact where no fee comes to it to the cent. */
export interface SommaRaggiunta extends Somma {
  readonly raggiunto: number;
  readonly esatta: boolean;
}

/** The outcome of a case. */
export type EsitoCaso =
  | {
      readonly esito: 'calcolato';
      readonly cedolino: Cedolino;
      readonly lordoStato: number;
      readonly lordoDipendente: number;
      readonly netto: number;
      readonly chiPaga: string;
      /** Null where the tables of the contract alone make the amount. */
      readonly somma: SommaRaggiunta | null;
    }
  /** Some questions have no answer yet. */
  | { readonly esito: 'incompleto'; readonly mancano: readonly { readonly campo: string; readonly domanda: string }[] }
  | { readonly esito: 'scartato'; readonly anomalie: readonly Anomalia[] }
  /** The case is not of those that a school calculates: why, and who pays it. */
  | { readonly esito: 'non_calcolato'; readonly motivo: string; readonly chiPaga: string };

/** The outcome of a case, with the explanation of each figure. Pure, and it never throws: same answers and rules, same cents. */
export const esitoDelCaso = (indicato: Risposte, regole: Regole = regoleCorrenti()): EsitoCaso => {
  const caso = Object.fromEntries(Object.entries(indicato).filter(([, valore]) => valore !== undefined));
  const { genere, ...risposte } = caso;
  if (!isGenere(genere))
    return scartato({ codice: 'SITUAZIONE_NON_VALIDA', campo: 'genere', messaggio: 'Scegliere chi si paga.' });
  const definizione = definizioni[genere];
  const mancano = domandeDelCaso(caso).filter(([campo]) => risposte[campo] === undefined);
  if (mancano.length > 0)
    return { esito: 'incompleto', mancano: mancano.map(([campo, { domanda }]) => ({ campo, domanda })) };
  const superflue = superflueDi(definizione, risposte);
  if (superflue.length > 0) return { esito: 'scartato', anomalie: superflue };
  const letto = definizione.schema.safeParse(caso, { error: inItaliano });
  if (!letto.success) return { esito: 'scartato', anomalie: anomalieDiForma(letto.error) };
  try {
    return calcolato(definizione, caso, regole);
  } catch (causa) {
    return { esito: 'scartato', anomalie: anomalieDaErrore(causa) };
  }
};

const scartato = (anomalia: Anomalia): EsitoCaso => ({ esito: 'scartato', anomalie: [anomalia] });

/** Answers to questions that the others do not call for: one of the two is wrong. */
const superflueDi = ({ campi }: Definizione, risposte: Risposte): readonly Anomalia[] => {
  const chiesti = new Set(campiChiesti(campi, risposte).map(([campo]) => campo));
  return Object.entries(campi).flatMap(([campo, { domanda }]) =>
    chiesti.has(campo) || risposte[campo] === undefined
      ? []
      : [
          {
            codice: 'SITUAZIONE_NON_VALIDA' as const,
            campo,
            messaggio: `"${domanda}" non si chiede con queste risposte: togliere la risposta o correggere le altre.`,
          },
        ],
  );
};

const calcolato = ({ preparato }: Definizione, caso: Risposte, regole: Regole): EsitoCaso => {
  const pronto = preparato(caso, regole);
  if ('motivo' in pronto) return { esito: 'non_calcolato', motivo: pronto.motivo, chiPaga: pronto.paga };
  const { esito, somma } = cedolinoDellaSomma(pronto, regole);
  if (esito.esito === 'scartato') return esito;
  const cedolino = conCompensi(esito.cedolino, pronto.compensi ?? {});
  const { lordoStato, lordoDipendente, netto } = cedolino.totali;
  return {
    esito: 'calcolato',
    cedolino,
    lordoStato,
    lordoDipendente,
    netto,
    chiPaga: descrizioneChiPaga[pronto.chiPaga],
    somma,
  };
};

/** The payslip whose fees say how they were reached, without the marks of the office: the page shows the norm of each rule. */
const conCompensi = (
  cedolino: Cedolino,
  compensi: Readonly<Record<string, { readonly spiega: () => Cedolino['righe'][number]['spiegazione'] }>>,
): Cedolino => ({
  ...cedolino,
  avvisi: cedolino.avvisi.filter(({ codice }) => codice !== 'REGOLA_NON_VERIFICATA'),
  righe: cedolino.righe.map((riga) => {
    const compenso = compensi[riga.codice];
    if (compenso === undefined) return riga;
    return { ...riga, spiegazione: { ...riga.spiegazione, figli: [...riga.spiegazione.figli, compenso.spiega()] } };
  }),
});

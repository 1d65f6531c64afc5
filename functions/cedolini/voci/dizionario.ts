import type { BozzaCedolino, VoceCalcolo } from '#shared/contracts/cedolini/calcolo.ts';
import type { VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import { descrizioneTipoElaborazione, mayHaveVoci, type IdMetodo } from '#shared/domain/elaborazione/elaborazione.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { dizionarioVoci } from '../../riferimento/voci/dizionario.ts';
import { partiMetodo, type Inquadrato, type Voce } from '../../riferimento/voci/voce.ts';
import { vociScuolaDelMese } from './voci-scuola.ts';

const perCodice = new Map(dizionarioVoci.map((voce) => [voce.codice, voce]));

/** What a school may pay: the dictionary and the items of its own. */
export interface Dizionario {
  /** The item of a code, if runs of the method may pay it. */
  readonly voceDiMetodo: (codice: string, idMetodo: IdMetodo) => Voce | undefined;
  /** What is said of an item that the method does not pay, by the name the office knows it by. */
  readonly rifiutoDi: (codice: string, idMetodo: IdMetodo) => string;
}

export const dizionarioDi = (vociScuola: readonly Voce[]): Dizionario => {
  const find = (codice: string) => perCodice.get(codice) ?? vociScuola.find((sua) => sua.codice === codice);
  return {
    voceDiMetodo: (codice, idMetodo) => {
      const voce = find(codice);
      return voce !== undefined && isDiMetodo(voce, idMetodo) ? voce : undefined;
    },
    rifiutoDi: (codice, idMetodo) => {
      const voce = find(codice);
      const dove = (voce?.tipi ?? []).map((tipo) => descrizioneTipoElaborazione[tipo]).join(', ');
      const consiglio = mayHaveVoci(partiMetodo(idMetodo).tipo)
        ? ": sceglierne una dell'elenco"
        : ", che non paga voci: toglierla, e pagarla in un'altra elaborazione";
      return `La voce "${voce?.descrizione ?? codice}" non si paga in questo tipo di elaborazione${consiglio}${dove === '' ? '' : `. Si paga in: ${dove}`}.`;
    },
  };
};

const isDiMetodo = (voce: Voce, idMetodo: IdMetodo): boolean => {
  const { tipo, base } = partiMetodo(idMetodo);
  return voce.tipi.includes(tipo) && voce.basi.includes(base);
};

/** Items of a method with the rates in force on a day of service; those of the school with the value it proposes in that month. */
export const vociCalcolo = (
  idMetodo: IdMetodo,
  giorno: string,
  vociUtente: readonly VoceUtente[] = [],
): VoceCalcolo[] => {
  const { tipo, base } = partiMetodo(idMetodo);
  return [
    ...dizionarioVoci.map((voce) => ({ voce, numProposto: null })),
    ...vociScuolaDelMese(vociUtente, meseDi(giorno)),
  ]
    .filter(({ voce }) => isDiMetodo(voce, idMetodo))
    .map(({ voce, numProposto }) => {
      return {
        codice: voce.codice,
        descrizione: voce.descrizione,
        gruppo: voce.gruppo,
        unita: voce.unita,
        base,
        canale: voce.canale,
        trattamento: voce.trattamento,
        ...tariffaAl(voce, giorno),
        delProfilo: voce.tariffaDelProfilo !== undefined,
        numProposto,
        percettori: [...(voce.percettori ?? percettoriAmmessi[tipo])],
      };
    });
};

/** What an hour of a service comes to, for each item of a method whose rate is that of the profile, on a day. */
export const tariffeDelProfilo = (
  idMetodo: IdMetodo,
  servizio: Inquadrato | undefined,
  giorno: string,
): BozzaCedolino['tariffe'] =>
  dizionarioVoci.flatMap((voce) => {
    const trovata =
      servizio !== undefined && isDiMetodo(voce, idMetodo) ? voce.tariffaDelProfilo?.(servizio, giorno) : null;
    return trovata ? [{ codice: voce.codice, tariffa: trovata.minima, norma: trovata.norma }] : [];
  });

const tariffaAl = (
  voce: Voce,
  giorno: string,
): Pick<VoceCalcolo, 'tariffa' | 'tariffaMassima' | 'norma' | 'riscontro'> => {
  const tariffa = voce.tariffa?.(giorno);
  return tariffa === undefined || tariffa === null
    ? { tariffa: null, tariffaMassima: null, norma: '', riscontro: null }
    : {
        tariffa: tariffa.minima,
        tariffaMassima: tariffa.massima,
        norma: tariffa.norma,
        riscontro: tariffa.riscontro,
      };
};

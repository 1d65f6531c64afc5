import type { VoceCalcolo } from '../../../shared/contracts/cedolini/calcolo.ts';
import type { IdMetodo } from '../../../shared/domain/elaborazione/elaborazione.ts';
import { percettoriAmmessi } from '../../../shared/domain/persona/percettore.ts';
import { vociGeneriche } from './generiche.ts';
import { vociNoipa } from './noipa.ts';
import { vociProgetti } from './progetti.ts';
import { vociOreBilancio } from './scuola.ts';
import { partiMetodo, type Voce } from './voce.ts';

/** Every item that a run may pay. A new one is a line of one of these families. */
export const dizionarioVoci: readonly Voce[] = [...vociOreBilancio, ...vociProgetti, ...vociGeneriche, ...vociNoipa];

const perCodice = new Map(dizionarioVoci.map((voce) => [voce.codice, voce]));

/** The item of a code, if runs of the method may pay it. */
export const voceDiMetodo = (codice: string, idMetodo: IdMetodo): Voce | undefined => {
  const voce = perCodice.get(codice);
  const { tipo, base } = partiMetodo(idMetodo);
  return voce?.tipi.includes(tipo) && voce.basi.includes(base) ? voce : undefined;
};

/** Items of a method with the rates in force on a day of service. */
export const vociCalcolo = (idMetodo: IdMetodo, giorno: string): VoceCalcolo[] => {
  const { tipo, base } = partiMetodo(idMetodo);
  return dizionarioVoci
    .filter((voce) => voce.tipi.includes(tipo) && voce.basi.includes(base))
    .map((voce) => {
      const tariffa = voce.tariffa?.(giorno) ?? null;
      return {
        codice: voce.codice,
        descrizione: voce.descrizione,
        gruppo: voce.gruppo,
        unita: voce.unita,
        base,
        canale: voce.canale,
        trattamento: voce.trattamento,
        tariffa: tariffa?.minima ?? null,
        tariffaMassima: tariffa?.massima ?? null,
        norma: tariffa?.norma ?? '',
        riscontro: tariffa?.riscontro ?? null,
        percettori: [...(voce.percettori ?? percettoriAmmessi[tipo])],
      };
    });
};

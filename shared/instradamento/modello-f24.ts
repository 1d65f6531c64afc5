import type { ModelloF24 } from '../domain/elaborazione/denuncia.ts';
import type { Giorno } from '../domain/tempo/date.ts';
import { codiciSanzione } from '../rules/adempimenti/ravvedimento.ts';
import { codiciFiniti } from '../rules/codici-finiti.ts';
import { enteExInpdap, periodoIntero } from '../rules/f24-ordinario.ts';
import { ifInForceOn, type RegolaDatata } from '../rules/regola.ts';
import { codiciVersamento, type CodiceVersamento, type SezioneF24 } from '../rules/versamenti.ts';
import type { VersamentoF24 } from './rotta.ts';

/** The columns of a row as one of the two forms has them; empty where a datum is not there. */
export interface ColonneF24 {
  readonly sezione: SezioneF24;
  readonly codice: string;
  readonly ente: string;
  readonly estremi: string;
  readonly riferimentoA: string;
  readonly riferimentoB: string;
  /** Only in the ordinary form: the body of the section of other bodies. */
  readonly altroEnte?: string;
}

type Codici = Readonly<Record<string, RegolaDatata<CodiceVersamento>>>;
/** The codes by their name in a form. Where several of one form are one in the other, the first says what it is. */
const perNome = (nome: 'ep' | 'ordinario'): Codici =>
  Object.fromEntries(
    Object.values(codiciVersamento)
      .toReversed()
      .map((regola) => [regola.versioni[0].valore?.[nome] ?? '', regola]),
  );
const ORDINARI: Codici = { ...perNome('ordinario'), ...codiciSanzione.ORDINARIO, ...codiciFiniti.ORDINARIO };
const EP: Codici = { ...perNome('ep'), ...codiciSanzione.EP, ...codiciFiniti.EP };

const isPeriodoIntero = (codice: string, giorno: Giorno): boolean =>
  ifInForceOn(periodoIntero, giorno)?.valore.includes(codice) ?? false;

/** Codes of a form by the name they have in it. */
export const codiciDel = (modello: ModelloF24): Codici => (modello === 'EP' ? EP : ORDINARI);

/** What the columns of a code carry in a form on a day; null when it has no such code, or not yet. */
export const codiceNelModello = (modello: ModelloF24, nome: string, giorno: Giorno): CodiceVersamento | null => {
  const regola = codiciDel(modello)[nome];
  const codice = regola === undefined ? null : (ifInForceOn(regola, giorno)?.valore ?? null);
  return codice !== null && modello === 'ORDINARIO' && isPeriodoIntero(nome, giorno)
    ? { ...codice, riferimentoB: codice.riferimentoA }
    : codice;
};

/** The body that a row of a section must name among the other bodies; empty outside that section. */
export const altroEnteDi = (sezione: SezioneF24, giorno: Giorno): string =>
  sezione === 'Q' ? (ifInForceOn(enteExInpdap, giorno)?.valore ?? '') : '';

/** The row of a form that pays to a destination; null when that form has no code for it. */
export const colonneNelModello = (
  modello: ModelloF24,
  { sezione, ep, ordinario, ente, estremi, riferimentoA, riferimentoB }: VersamentoF24,
  giorno: Giorno,
): ColonneF24 | null => {
  const comuni = { sezione, ente: ente ?? '', estremi: estremi ?? '', riferimentoA };
  if (modello === 'EP') return { ...comuni, codice: ep, riferimentoB };
  if (ordinario === null) return null;
  return {
    ...comuni,
    codice: ordinario,
    riferimentoB: isPeriodoIntero(ordinario, giorno) ? riferimentoA : riferimentoB,
    altroEnte: altroEnteDi(sezione, giorno),
  };
};

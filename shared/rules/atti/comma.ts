/** The outcome of a comma: figures of a rule follow it, nothing had to change, or it asks nothing of this product. */
export type EsitoDelComma =
  | { readonly tipo: 'REGOLA'; readonly versioni: readonly [string, ...string[]] }
  | { readonly tipo: 'GIA_COSI'; readonly perche: string }
  | { readonly tipo: 'NON_NOSTRO'; readonly perche: string };

/** A comma of an act that somebody read for its effect on pay. */
export interface CommaEsaminato {
  readonly atto: string;
  readonly comma: string;
  readonly dice: string;
  /** The day of the act, YYYY-MM-DD: a page older than it cannot tell what it changed. Null where no page that was read prints it: then it ends no check. */
  readonly del: string | null;
  /** The first day it is followed. */
  readonly dal: string;
  /** The articles it changes, as norms quote them: "D.Lgs. 151/2001, art. 47". */
  readonly modifica: readonly string[];
  /** Rules that quote one of those articles and that the comma was read to leave as they are. */
  readonly lascia?: readonly string[];
  readonly esito: EsitoDelComma;
  /** The pages read, each with its date where it prints one. */
  readonly pagine: string;
}

/** A comma that changes articles, as much of it as ends a check. */
export interface CommaCheModifica {
  readonly comma: string;
  readonly del: string;
  readonly dal: string;
  readonly modifica: readonly string[];
  /** Rules that it was read to leave as they are. */
  readonly lascia: readonly string[];
  /** Versions of rules that follow it, as "rule|day". */
  readonly versioni: readonly string[];
}

const ATTI = /(?<![\w.])(?:L\.|DL|D\.Lgs\.|DPR) \d{1,4}\/\d{4}|\bTUIR\b/g;
const COMMI = /\s?\bcc?\. \d+(?:-[a-z0-9]+)*/g;
const LETTERE = /\s?\blett\. [a-z-]+\)/g;
const UNO = /\bart\. (?<numero>\d+(?:-[a-z]+)?)/g;
const ALCUNI = /\bartt\. (?<numeri>\d+(?:-[a-z]+)?(?:(?:, | e )\d+(?:-[a-z]+)?)*)/g;

/** The articles that a norm names, each with its act: "artt. 17 c. 1 lett. b) e 21 TUIR" names two, "art. 1 c. 3 e 4" one. */
export const articoliCitati = (norma: string): readonly string[] => [
  ...new Set(
    norma.split(';').flatMap((pezzo) => {
      const numeri = [
        ...[...pezzo.matchAll(UNO)].map(({ groups }) => groups?.['numero'] ?? ''),
        ...[...pezzo.replaceAll(LETTERE, '').replaceAll(COMMI, '').matchAll(ALCUNI)].flatMap(({ groups }) =>
          (groups?.['numeri'] ?? '').split(/, | e /),
        ),
      ];
      const atti = (pezzo.match(ATTI) ?? []).map((atto) => (atto === 'TUIR' ? 'DPR 917/1986' : atto));
      return atti.flatMap((atto) => numeri.map((numero) => `${atto}, art. ${numero}`));
    }),
  ),
];

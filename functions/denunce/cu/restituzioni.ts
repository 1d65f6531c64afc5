import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { moduloDi } from '#shared/domain/denunce/cu.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import {
  deducibileRestituito,
  imponibileRestituito,
  irpefStornata,
  isDellAnno,
} from '#shared/domain/persona/restituzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { isAltroAssimilato, type Punti } from './punti-del-reddito.ts';

/** The restitutions of sums that some payslips of one person had paid, by the title of the payment. */
export const restituiteDi = (
  cedolini: readonly {
    readonly percettore: TipoPercettore | null;
    readonly cedolino: { readonly testata: { readonly uidSubAnagrafe: string } };
  }[],
  restituzioni: readonly Restituzione[],
): readonly Restituzione[] =>
  restituzioni.filter((una) =>
    cedolini.some(
      ({ percettore, cedolino: { testata } }) =>
        testata.uidSubAnagrafe === una.uidSubAnagrafe && percettore === una.percettore,
    ),
  );

const delModulo = (restituzioni: readonly Restituzione[], modulo: 'G' | 'H'): readonly Restituzione[] =>
  restituzioni.filter((una) => isDellAnno(una) && moduloDi(una.percettore) === modulo);

/** The points of employment lowered by a restitution of the year: the sum was never income, and its tax is the school's again when the net came back. */
export const menoDipendente = (restituzioni: readonly Restituzione[], indeterminato: boolean): readonly Punti[] =>
  delModulo(restituzioni, 'G').map((una) => {
    const dipendente = indeterminato ? 'DB001001' : 'DB001002';
    return {
      [isAltroAssimilato(una.percettore) ? 'DB001004' : dipendente]: -imponibileRestituito(una),
      DB001021: -irpefStornata(una),
    };
  });

/** The same of self-employed work. */
export const menoAutonomo = (restituzioni: readonly Restituzione[]): readonly Punti[] =>
  delModulo(restituzioni, 'H').map((una) => ({
    AU001004: -una.numLordo,
    AU001008: -una.numLordo,
    AU001009: -irpefStornata(una),
  }));

/** The findings on restitutions that a certificate cannot say by itself: contributions, deductions, a fee under several causes. */
export const rilieviRestituzioni = (
  restituzioni: readonly Restituzione[],
  { codFiscale, piuCausali }: { readonly codFiscale: string; readonly piuCausali: boolean },
): readonly Rilievo[] =>
  restituzioni.flatMap((una) => {
    const detta = (trovato: string, atteso: string, rimedio: string): Rilievo => ({
      codice: 'cu.somma-restituita',
      gravita: 'AVVISO',
      regola: 'Le somme restituite alla scuola sono nella certificazione come dice la legge.',
      persona: codFiscale.length < 11 ? null : codFiscale,
      campo: 'restituzioni',
      atteso,
      trovato: `${trovato}, restituiti il ${formatGiorno(una.datRestituzione)}`,
      rimedio,
    });
    const deducibile = deducibileRestituito(una);
    const contributi = somma([una.numContributi, una.numImponibileContributivo, una.numImponibileGestioneSeparata]);
    return [
      ...(deducibile === 0
        ? []
        : [
            detta(
              `${formatEuro(deducibile)} del ${una.numAnno} al lordo delle ritenute`,
              "l'onere deducibile dell'art. 10 c. 1 lett. d-bis TUIR, con la sua annotazione",
              "Il conguaglio lo deduce dal reddito; il numero del suo punto non è in nessun documento letto: aggiungerlo nel programma dell'Agenzia.",
            ),
          ]),
      ...(isDellAnno(una) && contributi > 0 && moduloDi(una.percettore) === 'G'
        ? [
            detta(
              `${formatEuro(una.numContributi)} di contributi`,
              'i punti previdenziali come nelle denunce contributive corrette',
              'I punti fiscali sono già diminuiti. Correggere la denuncia contributiva del mese, poi scrivere qui i punti previdenziali che ne risultano.',
            ),
          ]
        : []),
      ...(isDellAnno(una) && piuCausali && moduloDi(una.percettore) === 'H'
        ? [
            detta(
              `${formatEuro(una.numLordo)} di compenso`,
              'la causale del compenso restituito',
              'La persona ha più causali: togliere la somma dalla riga della causale giusta.',
            ),
          ]
        : []),
    ];
  });

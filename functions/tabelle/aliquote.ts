import type { Aliquota } from '../../shared/contracts/tabelle/tabelle.ts';
import { addGiorni } from '../../shared/domain/tempo/date.ts';
import { UNO, type PartiPerMilione } from '../../shared/money/centesimi.ts';
import { ritenutaAcconto, ritenutaNonResidenti } from '../../shared/rules/autonomi.ts';
import {
  aggiuntivo,
  enam,
  espero,
  fondoCredito,
  inpsDs,
  irap,
  pensioneAmministrazione,
  pensioneDipendente,
  riduzioneTfr,
  tfr,
  tfs,
  type ContributoFineServizio,
} from '../../shared/rules/contributi.ts';
import { gestioneSeparata, type GestioneSeparata } from '../../shared/rules/gestione-separata.ts';
import type { RegolaDatata } from '../../shared/rules/regola.ts';
import { searchVoci } from '../riferimento/ricerca.ts';

type Quote = Pick<Aliquota, 'dipendente' | 'amministrazione' | 'quotaImponibile'>;

const aCarico =
  (chi: 'dipendente' | 'amministrazione') =>
  (valore: PartiPerMilione): Quote => ({
    dipendente: null,
    amministrazione: null,
    quotaImponibile: UNO,
    [chi]: valore,
  });
const fineServizio = (valore: ContributoFineServizio): Quote => valore;
const classi: readonly { readonly codice: keyof GestioneSeparata['aliquote']; readonly nome: string }[] = [
  { codice: 'CON_DIS_COLL', nome: 'con DIS-COLL' },
  { codice: 'SENZA_DIS_COLL', nome: 'senza DIS-COLL' },
  { codice: 'ALTRA_COPERTURA', nome: 'con altra copertura o pensionati' },
];

/** Every version of a rule as a rate with its period; an abolished one only ends the period before. */
const righeDi = <T>(
  regola: RegolaDatata<T>,
  quote: (valore: T) => Quote,
  codice = regola.id,
  descrizione = regola.descrizione,
): Aliquota[] =>
  regola.versioni.flatMap((versione, indice) => {
    if (versione.valore === null) return [];
    const seguente = regola.versioni[indice + 1];
    const norma = versione.norma
      .map(({ testo }) => testo)
      .join('; ')
      .slice(0, 400);
    return [
      {
        codice,
        descrizione,
        ...quote(versione.valore),
        dal: versione.dal,
        al: seguente ? addGiorni(seguente.dal, -1) : null,
        norma,
        riscontro: versione.riscontro,
      },
    ];
  });

const aliquote: readonly Aliquota[] = [
  ...[pensioneDipendente, fondoCredito, aggiuntivo].flatMap((regola) => righeDi(regola, aCarico('dipendente'))),
  ...[pensioneAmministrazione, inpsDs, irap].flatMap((regola) => righeDi(regola, aCarico('amministrazione'))),
  ...[tfs, tfr, riduzioneTfr, enam, espero].flatMap((regola) => righeDi(regola, fineServizio)),
  // The collaborator bears a third: the split is a rule of its own, here is the whole rate.
  ...classi.flatMap(({ codice, nome }) =>
    righeDi(
      gestioneSeparata,
      ({ aliquote: valori }) => aCarico('amministrazione')(valori[codice]),
      `${gestioneSeparata.id}.${codice.toLowerCase()}`,
      `Gestione separata, aliquota complessiva ${nome}`,
    ),
  ),
  ...[ritenutaAcconto, ritenutaNonResidenti].flatMap((regola) => righeDi(regola, aCarico('dipendente'))),
];

/** Contribution and withholding rates by words, in parts per million: all their periods, or the one in force on a day. */
export const searchAliquote = (criteria = '', giorno?: string): Aliquota[] =>
  searchVoci(aliquote, ({ codice, descrizione, norma }) => [codice, descrizione, norma], criteria).filter(
    ({ dal, al }) => giorno === undefined || (dal <= giorno && (al === null || giorno <= al)),
  );

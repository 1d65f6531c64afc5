import type { Aliquota } from '#shared/contracts/tabelle/tabelle.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { UNO, type PartiPerMilione } from '#shared/money/centesimi.ts';
import { riscontroAl } from '#shared/rules/atti/scadenza.ts';
import { ritenutaAcconto, ritenutaNonResidenti } from '#shared/rules/autonomi.ts';
import {
  aggiuntivo,
  aliquotePensione,
  enam,
  enpdep,
  espero,
  fondoCredito,
  inpsDs,
  irap,
  riduzioneTfr,
  tfr,
  tfs,
  type ContributoFineServizio,
} from '#shared/rules/contributi.ts';
import {
  gestioneSeparata,
  ripartizioneGestioneSeparata,
  type GestioneSeparata,
} from '#shared/rules/gestione-separata.ts';
import { scaglioniIrpef } from '#shared/rules/irpef.ts';
import { inForceOn, type RegolaDatata } from '#shared/rules/regola.ts';
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

/** The share of a whole rate of the Gestione separata that the collaborator bears, to the part per million; the school bears the rest. */
const ripartita = (intera: PartiPerMilione, giorno: string): Quote => {
  const { collaboratore, su } = inForceOn(ripartizioneGestioneSeparata, giorno).valore;
  const dipendente = perDivisoArrotondato(intera, collaboratore, su);
  return { dipendente, amministrazione: intera - dipendente, quotaImponibile: UNO };
};
const fondiPensione = Object.values(aliquotePensione).filter((fondo) => fondo !== null);

/** Every version of a rule as a rate with its period; an abolished one only ends the period before. */
const righeDi = <T>(
  regola: RegolaDatata<T>,
  quote: (valore: T, dal: string) => Quote,
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
        ...quote(versione.valore, versione.dal),
        dal: versione.dal,
        al: seguente ? addGiorni(seguente.dal, -1) : null,
        norma,
        riscontro: riscontroAl(regola, versione, versione.dal),
      },
    ];
  });

/** Each bracket of the income tax is a rate: those that a payee may have as their highest. */
const scaglioni: readonly Aliquota[] = scaglioniIrpef.versioni.flatMap((versione, indice) => {
  const { dal, valore, norma } = versione;
  const seguente = scaglioniIrpef.versioni[indice + 1];
  return (valore ?? []).map(({ aliquota }, posto) => ({
    codice: `${scaglioniIrpef.id}.${posto + 1}`,
    descrizione: `IRPEF, scaglione ${posto + 1}`,
    ...aCarico('dipendente')(aliquota),
    dal,
    al: seguente ? addGiorni(seguente.dal, -1) : null,
    norma: norma
      .map(({ testo }) => testo)
      .join('; ')
      .slice(0, 400),
    riscontro: riscontroAl(scaglioniIrpef, versione, dal),
  }));
});

const aliquote: readonly Aliquota[] = [
  ...[...fondiPensione.map(({ dipendente }) => dipendente), fondoCredito, aggiuntivo, enpdep].flatMap((regola) =>
    righeDi(regola, aCarico('dipendente')),
  ),
  ...[...fondiPensione.map(({ amministrazione }) => amministrazione), inpsDs, irap].flatMap((regola) =>
    righeDi(regola, aCarico('amministrazione')),
  ),
  ...[tfs, tfr, riduzioneTfr, enam, espero].flatMap((regola) => righeDi(regola, fineServizio)),
  ...classi.flatMap(({ codice, nome }) =>
    righeDi(
      gestioneSeparata,
      ({ aliquote: valori }, dal) => ripartita(valori[codice], dal),
      `${gestioneSeparata.id}.${codice.toLowerCase()}`,
      `Gestione separata ${nome}`,
    ),
  ),
  ...scaglioni,
  ...[ritenutaAcconto, ritenutaNonResidenti].flatMap((regola) => righeDi(regola, aCarico('dipendente'))),
];

/** Contribution and withholding rates by words, in parts per million: all their periods, or the one in force on a day. */
export const searchAliquote = (criteria = '', giorno?: string): Aliquota[] =>
  searchVoci(aliquote, ({ codice, descrizione, norma }) => [codice, descrizione, norma], criteria).filter(
    ({ dal, al }) => giorno === undefined || (dal <= giorno && (al === null || giorno <= al)),
  );

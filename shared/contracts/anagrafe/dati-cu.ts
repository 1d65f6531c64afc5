import * as z from 'zod';
import {
  codiceFiscale,
  data,
  flag,
  forma,
  giorni,
  importo,
  importoNonNegativo,
  numero,
  scelta,
  testo,
} from '../../domain/campi.ts';
import { erroreCodiceFiscale } from '../../domain/codici/codice-fiscale.ts';
import { documentiFiscali, esclusioniPrecompilata, voci730 } from '../../domain/persona/dati-anno.ts';

/** Largest amount the engine takes: 9.999.999,99 €. */
const MASSIMO = 999_999_999;

/** What another employer certified for the same year, in cents. */
export const CuAltri = z.strictObject({
  cfDatore: codiceFiscale(),
  desDatore: testo(0, 100),
  dal: data(),
  al: data(),
  numReddito: importoNonNegativo(MASSIMO),
  numRitenute: importoNonNegativo(MASSIMO),
  numAddizionaleRegionale: importoNonNegativo(MASSIMO),
  numAddizionaleComunale: importoNonNegativo(MASSIMO),
  numDetrazioni: importoNonNegativo(MASSIMO),
  numTrattamentoIntegrativo: importoNonNegativo(MASSIMO).default(0),
  numSommaIntegrativa: importoNonNegativo(MASSIMO).default(0),
  numGiorni: giorni(366),
});
export type CuAltri = z.infer<typeof CuAltri>;

/** One result of the 730 return: positive to withhold, negative to give back; of the spouse when it is a joint one. */
export const Risultato730 = z.strictObject({
  voce: scelta(voci730),
  flgConiuge: flag(),
  numImporto: importo(-MASSIMO, MASSIMO),
  numRate: numero(1, 11),
});
export type Risultato730 = z.infer<typeof Risultato730>;

/** A paper of the person, with its day and protocol. */
export const DocumentoFiscale = z.strictObject({
  tipo: scelta(documentiFiscali),
  data: data(),
  protocollo: testo(0, 60),
});
export type DocumentoFiscale = z.infer<typeof DocumentoFiscale>;

/** What the annual certificate and the settlement ask of a year and no payslip knows. */
export const campiCu = {
  /** Category of the person and exceptional events, as the certificate codes them; empty = none. */
  codCategoriaCu: forma(/^[A-Z0-9]{1,2}$/, 'La categoria ha una o due lettere o cifre.', 1, 2).nullable(),
  codEventiCu: forma(/^\d{1,2}$/, 'Il codice degli eventi eccezionali ha una o due cifre.', 1, 2).nullable(),
  codEsclusionePrecompilata: scelta(esclusioniPrecompilata).nullable(),
  /** Who represents a person that cannot act: parent, guardian. */
  cfRappresentante: codiceFiscale().nullable(),
  cuAltri: z.array(CuAltri).max(20),
  risultati730: z.array(Risultato730).max(20),
  documenti: z.array(DocumentoFiscale).max(20),
};

/** The same of who has said nothing, and of the years stored before they were asked. */
export const campiCuInput = {
  codCategoriaCu: campiCu.codCategoriaCu.default(null),
  codEventiCu: campiCu.codEventiCu.default(null),
  codEsclusionePrecompilata: campiCu.codEsclusionePrecompilata.default(null),
  cfRappresentante: campiCu.cfRappresentante.default(null),
  cuAltri: campiCu.cuAltri.default([]),
  risultati730: campiCu.risultati730.default([]),
  documenti: campiCu.documenti.default([]),
};

/** Of who has said nothing. */
export const senzaDatiCu = (): z.infer<z.ZodObject<typeof campiCu>> => ({
  codCategoriaCu: null,
  codEventiCu: null,
  codEsclusionePrecompilata: null,
  cfRappresentante: null,
  cuAltri: [],
  risultati730: [],
  documenti: [],
});

interface DatiCu {
  readonly numAnno: number;
  readonly cfRappresentante: string | null;
  readonly cuAltri: readonly CuAltri[];
  readonly risultati730: readonly Risultato730[];
}

/** A codice fiscale that is wrong in itself is not written; one written before is read and told. */
const codiceSbagliato = (campo: string, codice: string | null): readonly (readonly [string, string])[] => {
  const errore = codice === null ? null : erroreCodiceFiscale(codice);
  return errore === null ? [] : [[campo, errore]];
};

/** What is wrong between the fields of other employers' certificates and of the 730, as path and sentence. */
export const erroriCu = ({
  numAnno,
  cfRappresentante,
  cuAltri,
  risultati730,
}: DatiCu): readonly (readonly [string, string])[] => [
  ...codiceSbagliato('cfRappresentante', cfRappresentante),
  ...cuAltri.flatMap(({ cfDatore }, indice) => codiceSbagliato(`cuAltri.${indice}.cfDatore`, cfDatore)),
  ...cuAltri.flatMap(({ cfDatore, dal, al }, indice) => [
    ...(al < dal
      ? [[`cuAltri.${indice}.al`, 'Il rapporto finisce prima di cominciare: correggere le date.'] as const]
      : []),
    ...(dal.slice(0, 4) === String(numAnno) && al.slice(0, 4) === String(numAnno)
      ? []
      : [[`cuAltri.${indice}.dal`, `La CU è di giorni del ${numAnno}: correggere le date.`] as const]),
    ...(cuAltri.findIndex((altra) => altra.cfDatore === cfDatore && altra.dal === dal) === indice
      ? []
      : [
          [
            `cuAltri.${indice}.cfDatore`,
            'Questa CU è già stata inserita: stesso datore, stesso primo giorno.',
          ] as const,
        ]),
  ]),
  ...risultati730.flatMap(({ voce, flgConiuge }, indice) =>
    risultati730.findIndex((altro) => altro.voce === voce && altro.flgConiuge === flgConiuge) === indice
      ? []
      : [[`risultati730.${indice}.voce`, 'Questo risultato è già stato inserito: correggere quello.'] as const],
  ),
];

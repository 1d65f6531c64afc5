import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { isDellAnno } from '#shared/domain/persona/restituzione.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import { franchigiaOccasionali } from '#shared/rules/gestione-separata.ts';
import { massimale } from '#shared/rules/massimale.ts';
import { compensiOccasionali, isOccasionale, occasionaliResi } from '../calcolo/occasionali.ts';
import { valoreDellAnno } from '../calcolo/oltre-massimale.ts';

/** The records of a person that their sums of a year come from. */
export type SommePersona = Pick<DatiPersona, 'pagamenti' | 'saldiApertura' | 'restituzioni' | 'fiscali'>;

/** The base of contributions that the payslips of a year hold, and the one that the sums of the year make. */
export interface BasiDellAnno {
  readonly tenuta: Centesimi;
  readonly dovuta: Centesimi;
}

/** The payments of a year that count in its sums. */
export const pagatiNellAnno = (
  { pagamenti }: SommePersona,
  anno: number,
  contati: ReadonlySet<string>,
): PagamentoSalvato[] =>
  pagamenti.filter(({ annoFiscale, idProcesso }) => annoFiscale === anno && contati.has(idProcesso));

/**
 * The base of the Gestione separata of a year as it was sealed, and as today's sums make it: occasional fees beyond the allowance (DL 269/2003,
 * art. 44 c. 2), with that of the other relations as it would be without the ceiling, within what others leave of the ceiling (L. 335/1995, art. 2 c. 18).
 */
export const basiDellAnno = (dati: SommePersona, anno: number, contati: ReadonlySet<string>): BasiDellAnno => {
  const pagati = pagatiNellAnno(dati, anno, contati);
  const rese = dati.restituzioni.filter((resa) => isDellAnno(resa) && resa.datRestituzione.startsWith(`${anno}-`));
  const aperti = dati.saldiApertura.filter(({ numAnno }) => numAnno === anno);
  const voci = [
    ...pagati.map((uno) => ({ ...uno, base: uno.imponibileGestioneSeparata, oltre: tagliatoDi(uno) })),
    ...aperti.map((uno) => ({
      ...uno,
      lordoDipendente: uno.numLordo,
      base: uno.numImponibileGestioneSeparata,
      oltre: 0,
    })),
    ...rese.map((uno) => ({ ...uno, lordoDipendente: 0, base: -uno.numImponibileGestioneSeparata, oltre: 0 })),
  ];
  const [occasionali, altri] = [voci.filter(isOccasionale), voci.filter((voce) => !isOccasionale(voce))];
  const propri = compensiOccasionali(occasionali) - occasionaliResi(rese);
  const altrove = dati.fiscali.find(({ numAnno }) => numAnno === anno);
  const franchigia = valoreDellAnno(franchigiaOccasionali, anno) - (altrove?.numCompensiOccasionaliAltri ?? 0);
  const resta = valoreDellAnno(massimale, anno) - (altrove?.numImponibileGestSeparataAltri ?? 0);
  const intera =
    somma(altri.map(({ base, oltre }) => base + oltre)) + Math.max(0, Math.min(propri, propri - franchigia));
  return { tenuta: somma(voci.map(({ base }) => base)), dovuta: Math.min(Math.max(0, resta), intera) };
};

/** The part of a payment that the ceiling left out of its base; of one stored before it was kept, what a collaborator's fee lacks of its base. */
export const tagliatoDi = ({
  oltreMassimale,
  percettore,
  imponibileGestioneSeparata: base,
  lordoDipendente,
}: PagamentoSalvato): Centesimi => {
  if (oltreMassimale !== undefined) return oltreMassimale;
  return percettore === 'COCOCO' && base > 0 ? Math.max(0, lordoDipendente - base) : 0;
};

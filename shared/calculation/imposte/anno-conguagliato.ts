import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import type { Contesto } from '../situazione/contesto.ts';
import type { SommeRestituite } from '../situazione/situazione.ts';
import { diCuiAltroProgramma } from '../spiegazione/altro-programma.ts';
import { dato, figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** What the year to date and other employers both know. */
type Progressivo = 'irpef' | 'trattamentoIntegrativo' | 'sommaIntegrativa';

const GIORNI_DELL_ANNO = 365;

/** All that was taxed in the year: by this school, with another program too, by other employers, and in this payment. */
export const imponibileDellAnno = (
  { situazione: { progressivi, altroProgramma, altriDatori, sommeRestituite } }: Contesto,
  imponibile: Calcolato,
): Calcolato =>
  sommaDi("imponibile dell'anno", [
    {
      nome: 'già tassato',
      calcolato: dato(
        `imponibile già tassato nell'anno${diCuiAltroProgramma(altroProgramma?.imponibileIrpef)}${menoRestituito(sommeRestituite)}`,
        progressivi.imponibileIrpef,
      ),
    },
    ...(altriDatori === undefined
      ? []
      : [
          {
            nome: 'di altri datori',
            calcolato: dato('imponibile certificato da altri datori', altriDatori.imponibileIrpef),
          },
        ]),
    { nome: 'questo pagamento', calcolato: imponibile },
  ]);

const menoRestituito = (restituite: SommeRestituite | undefined): string =>
  restituite === undefined || restituite.imponibileIrpef === 0
    ? ''
    : `, meno ${formatEuro(restituite.imponibileIrpef)} restituiti nell'anno`;

/** The income that the tax of the year is on: less what came back gross of earlier years, never below zero. The deductions look at the whole of it. */
export const tassabileDellAnno = ({ situazione: { sommeRestituite } }: Contesto, imponibile: Calcolato): Calcolato => {
  const deducibile = sommeRestituite?.deducibile ?? 0;
  if (deducibile === 0) return imponibile;
  const importo = Math.max(0, imponibile.importo - deducibile);
  return figura(importo, {
    testo: () =>
      `${formatEuro(imponibile.importo)} − ${formatEuro(deducibile)} restituiti al lordo di anni precedenti (art. 10 c. 1 lett. d-bis TUIR) = ${formatEuro(importo)}`,
    formula: 'imponibile − somme restituite, mai sotto zero',
    da: [imponibile],
  });
};

/** The part of the income of the year that others certify: another program that paid it, other employers; less what came back, which payslips paid all the same. */
export const imponibileDiAltri = ({
  situazione: { altroProgramma, altriDatori, sommeRestituite },
}: Contesto): Centesimi =>
  (altroProgramma?.imponibileIrpef ?? 0) +
  (altriDatori?.imponibileIrpef ?? 0) -
  (sommeRestituite?.imponibileIrpef ?? 0);

/** Days of the year that give deductions: a day of two relations counts once, so that they never pass the year. */
export const giorniDellAnno = ({ situazione: { progressivi, altriDatori } }: Contesto, giorni: number): number => {
  const propri = progressivi.giorniPagati + giorni;
  return altriDatori === undefined ? propri : Math.min(Math.max(propri, GIORNI_DELL_ANNO), propri + altriDatori.giorni);
};

/** What of a tax, or of a bonus, was already applied in the year, by this school and by other employers, in cents. */
export const giaApplicato = (
  { situazione: { progressivi, altriDatori } }: Contesto,
  progressivo: Progressivo,
): Centesimi => progressivi[progressivo] + (altriDatori?.[progressivo] ?? 0);

/** What is due for the year less what was already applied, in cents: negative what is given back. */
export const conguagliato = (ctx: Contesto, nome: string, annua: Calcolato, progressivo: Progressivo): Calcolato => {
  const applicato = giaApplicato(ctx, progressivo);
  const daAltri = ctx.situazione.altriDatori?.[progressivo] ?? 0;
  const importo = annua.importo - applicato;
  return figura(importo, {
    testo: () =>
      `${nome} dell'anno ${formatEuro(annua.importo)} − ${formatEuro(applicato)} già applicati${daAltri === 0 ? '' : `, di cui ${formatEuro(daAltri)} da altri datori,`} = ${formatEuro(importo)}`,
    formula: "importo dell'anno − già applicato",
    da: [annua],
    base: annua.base,
  });
};

import type { RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { fondi, fondoDi, righeDelFondo, type Fondo } from '#shared/domain/elaborazione/fondi.ts';
import { somma, type Centesimi, type PartiPerMilione } from '#shared/money/centesimi.ts';

/** What one payslip gives to a fund, in cents: base, and the two shares with their rates where one rate made them. */
export interface QuotaFondo {
  readonly fondo: Fondo;
  readonly imponibile: Centesimi;
  readonly aliquotaDipendente: PartiPerMilione | null;
  readonly dipendente: Centesimi;
  readonly aliquotaScuola: PartiPerMilione | null;
  readonly scuola: Centesimi;
}

/** What of a payslip line makes a contribution. */
type Riga = Pick<RigaBreve, 'codice' | 'gruppo' | 'base' | 'aliquota' | 'importo'>;

/** Charges of the school that are taxes: nobody is insured by them. */
const IMPOSTE: readonly string[] = ['IRAP', 'IVA_INVERSIONE', 'CREDITO_RECUPERI'];

/** True for the lines that are contributions. */
export const isContributo = ({ gruppo, codice }: Pick<Riga, 'gruppo' | 'codice'>): boolean =>
  gruppo === 'ritenute_previdenziali' || (gruppo === 'oneri' && !IMPOSTE.includes(codice));

/** The contributions of one payslip, fund by fund in their order. */
export const quoteFondo = (righe: readonly Riga[]): readonly QuotaFondo[] => {
  const perFondo = Map.groupBy(righe.filter(isContributo), ({ codice }) => fondoDi(codice));
  return fondi.flatMap((fondo) => {
    const sue = perFondo.get(fondo);
    return sue === undefined ? [] : [quotaDi(fondo, sue)];
  });
};

const quotaDi = (fondo: Fondo, righe: readonly Riga[]): QuotaFondo => {
  const { dipendente, scuola } = righeDelFondo[fondo];
  const [delDipendente, dellaScuola] = [principali(righe, dipendente), principali(righe, scuola)];
  return {
    fondo,
    imponibile: somma((delDipendente.length > 0 ? delDipendente : dellaScuola).map(({ base }) => base ?? 0)),
    aliquotaDipendente: unica(delDipendente.map(({ aliquota }) => aliquota)),
    dipendente: somma(righe.filter(({ gruppo }) => gruppo !== 'oneri').map(({ importo }) => importo)),
    aliquotaScuola: unica(dellaScuola.map(({ aliquota }) => aliquota)),
    scuola: somma(righe.filter(({ gruppo }) => gruppo === 'oneri').map(({ importo }) => importo)),
  };
};

/** The lines of the first code: those whose base and rate are the fund's. */
const principali = (righe: readonly Riga[], [primo]: readonly string[]): readonly Riga[] =>
  righe.filter(({ codice }) => codice === primo);

/** The rate that all of them have; null when they differ or have none. */
export const unica = (aliquote: readonly (PartiPerMilione | null)[]): PartiPerMilione | null => {
  const [prima, ...altre] = new Set(aliquote);
  return prima === undefined || altre.length > 0 ? null : prima;
};

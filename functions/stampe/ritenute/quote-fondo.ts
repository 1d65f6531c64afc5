import { fondi, fondoDi, righeDelFondo, type Fondo } from '../../../shared/domain/elaborazione/fondi.ts';
import { somma, type Centesimi, type PartiPerMilione } from '../../../shared/money/centesimi.ts';
import type { RigaBreve } from '../../archivio/cedolini/cedolino.ts';

/** What one payslip gives to a fund, in cents: base, and the two shares with their rates where one rate made them. */
export interface QuotaFondo {
  readonly fondo: Fondo;
  readonly imponibile: Centesimi;
  readonly aliquotaDipendente: PartiPerMilione | null;
  readonly dipendente: Centesimi;
  readonly aliquotaScuola: PartiPerMilione | null;
  readonly scuola: Centesimi;
}

/** True for the lines that are contributions: IRAP stands among the charges and is a tax. */
export const isContributo = ({ gruppo, codice }: RigaBreve): boolean =>
  gruppo === 'ritenute_previdenziali' || (gruppo === 'oneri' && codice !== 'IRAP');

/** The contributions of one payslip, fund by fund in their order. */
export const quoteFondo = (righe: readonly RigaBreve[]): readonly QuotaFondo[] => {
  const perFondo = Map.groupBy(righe.filter(isContributo), ({ codice }) => fondoDi(codice));
  return fondi.flatMap((fondo) => {
    const sue = perFondo.get(fondo);
    return sue === undefined ? [] : [quotaDi(fondo, sue)];
  });
};

const quotaDi = (fondo: Fondo, righe: readonly RigaBreve[]): QuotaFondo => {
  const { dipendente, scuola } = righeDelFondo[fondo];
  const [delDipendente, dellaScuola] = [principali(righe, dipendente), principali(righe, scuola)];
  return {
    fondo,
    imponibile: somma((delDipendente.length > 0 ? delDipendente : dellaScuola).map(({ base }) => base ?? 0)),
    aliquotaDipendente: aliquotaUnica(delDipendente),
    dipendente: somma(righe.filter(({ gruppo }) => gruppo !== 'oneri').map(({ importo }) => importo)),
    aliquotaScuola: aliquotaUnica(dellaScuola),
    scuola: somma(righe.filter(({ gruppo }) => gruppo === 'oneri').map(({ importo }) => importo)),
  };
};

/** The lines of the first code: those whose base and rate are the fund's. */
const principali = (righe: readonly RigaBreve[], [primo]: readonly string[]): readonly RigaBreve[] =>
  righe.filter(({ codice }) => codice === primo);

const aliquotaUnica = (righe: readonly RigaBreve[]): PartiPerMilione | null => {
  const [prima, ...altre] = new Set(righe.map(({ aliquota }) => aliquota));
  return prima === undefined || altre.length > 0 ? null : prima;
};

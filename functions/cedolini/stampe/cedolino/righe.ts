import type { Gruppo, RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Periodo } from '#shared/calculation/situazione/misure.ts';
import type { TipoElaborazione } from '#shared/calculation/situazione/situazione.ts';
import type { Ingresso } from '#shared/calculation/spiegazione/spiegazione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro } from '#shared/money/centesimi.ts';

/** What a payslip says of every deduction for third parties: never who asked for it, nor why (art. 5 GDPR, minimisation). */
export const ALTRE_TRATTENUTE = 'Altre trattenute';

/** What the gross is called: an outsider is not a dipendente. */
export const etichettaLordo = (tipo: TipoElaborazione): string =>
  tipo === 'EST' || tipo === 'COC' ? 'Compenso lordo' : 'Lordo dipendente';

export const righeDi = (righe: readonly RigaCedolino[], ...gruppi: readonly Gruppo[]): readonly RigaCedolino[] =>
  righe.filter(({ gruppo }) => gruppi.includes(gruppo));

/** The words of a line, less what the privacy of the payee keeps off paper. */
export const descrizioneRiga = ({ gruppo, descrizione }: RigaCedolino): string =>
  gruppo === 'altre_trattenute' ? ALTRE_TRATTENUTE : descrizione;

/** '01/01/2026 – 31/01/2026', or a single day; empty for what concerns the whole payslip. */
const formatCompetenza = (competenza: Periodo | null): string => {
  if (competenza === null) return '';
  const { dal, al } = competenza;
  return dal === al ? formatGiorno(dal) : `${formatGiorno(dal)} – ${formatGiorno(al)}`;
};

/**
 * Item, competence, quantity, rate, amount: quantity and rate as the explanation of the line gives them. An amount unbundled
 * from lordo Stato has its quantity one step below, and no rate: that one was a lordo Stato.
 */
export const rigaCompetenza = (riga: RigaCedolino): readonly string[] => {
  const propri = riga.spiegazione.ingressi;
  const tutti = [...propri, ...riga.spiegazione.figli.flatMap(({ ingressi }) => ingressi)];
  return [
    descrizioneRiga(riga),
    formatCompetenza(riga.competenza),
    quantitaDi(tutti),
    valoreDi(propri, 'tariffa') ?? '',
    formatEuro(riga.importo),
  ];
};

const quantitaDi = (ingressi: readonly Ingresso[]): string => {
  const misura = ['ore', 'giorni'].find((nome) => valoreDi(ingressi, nome) !== undefined);
  return misura === undefined ? '' : `${valoreDi(ingressi, misura)} ${misura}`;
};

const valoreDi = (ingressi: readonly Ingresso[], nome: string): string | undefined =>
  ingressi.find((ingresso) => ingresso.nome === nome)?.valore;

/** Description, base, rate, amount. */
export const rigaQuota = (riga: RigaCedolino): readonly string[] => {
  const riservata = riga.gruppo === 'altre_trattenute';
  return [
    descrizioneRiga(riga),
    riga.base === null || riservata ? '' : formatEuro(riga.base),
    riga.aliquota === null || riservata ? '' : formatAliquota(riga.aliquota),
    formatEuro(riga.importo),
  ];
};

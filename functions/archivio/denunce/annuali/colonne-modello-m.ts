import type { ColonnaModelloM } from '#shared/contracts/denunce/modello-m.ts';
import { fondoDi } from '#shared/domain/elaborazione/fondi.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import type { ColonnaGriglia, RigheSommate } from '#shared/rules/adempimenti/modello-m.ts';
import type { RigaBreve } from '../../cedolini/cedolino.ts';

/** What a column counts and sums of a payslip: whose, the role as staff of a school, the lines. */
export interface DaSommare {
  readonly persona: string;
  readonly ruolo: string | null;
  readonly righe: readonly Pick<RigaBreve, 'codice' | 'gruppo' | 'importo'>[];
}

/** A column as who reads the form sees it. */
export const colonnaDi = (colonna: ColonnaGriglia): ColonnaModelloM => ({
  nome: colonna.nome,
  titolo: colonna.titolo,
  tipo: tipoDi(colonna),
  inVista: colonna.inVista,
});

const tipoDi = ({ dice, conta }: ColonnaGriglia): ColonnaModelloM['tipo'] => {
  if (dice !== undefined) return dice === 'MESE' ? 'mese' : 'testo';
  return conta === undefined ? 'importo' : 'intero';
};

/** The value of a column over the payslips of a row: people of its roles, each once, or cents of its lines. */
export const valoreDi = (
  { conta, somma: sommate = [], toglie = [] }: ColonnaGriglia,
  gruppo: readonly DaSommare[],
): number => {
  if (conta !== undefined) return personeDi(gruppo, conta);
  const righe = gruppo.flatMap((uno) => uno.righe);
  return importoDi(righe, sommate) - importoDi(righe, toglie);
};

const personeDi = (gruppo: readonly DaSommare[], ruoli: readonly string[] | null): number =>
  new Set(
    gruppo
      .filter(({ ruolo }) => (ruolo === null ? ruoli === null : ruoli?.includes(ruolo)))
      .map(({ persona }) => persona),
  ).size;

const importoDi = (righe: DaSommare['righe'], sommate: readonly RigheSommate[]): Centesimi =>
  somma(righe.filter((riga) => sommate.some((scelta) => isSommata(riga, scelta))).map(({ importo }) => importo));

const isSommata = (
  { codice, gruppo }: DaSommare['righe'][number],
  { gruppo: suo, codici, tranneCodici, fondi, tranneFondi }: RigheSommate,
): boolean =>
  gruppo === suo &&
  (codici === undefined || codici.includes(codice)) &&
  !(tranneCodici ?? []).includes(codice) &&
  (fondi === undefined || fondi.includes(fondoDi(codice))) &&
  !(tranneFondi ?? []).includes(fondoDi(codice));

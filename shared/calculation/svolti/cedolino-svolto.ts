import * as z from 'zod';
import { formatEuro, somma, type Centesimi } from '../../money/centesimi.ts';
import type { RigaImporto, Totali } from '../riga/cedolino-tipi.ts';
import { Situazione } from '../situazione/situazione.ts';

/** What a payslip must come to, in cents: its totals, and the sum of its lines by code; a code that is not named must come to nothing. */
const Atteso = z.strictObject({
  netto: z.int(),
  lordoDipendente: z.int(),
  lordoStato: z.int(),
  residuoLordoStato: z.int().optional(),
  righe: z.record(z.string(), z.int()),
});
type Atteso = z.infer<typeof Atteso>;

/** A payslip whose figures come from outside the engine: `fonte` says where from. Without `atteso` nobody has said yet what is right. */
export const CedolinoSvolto = z.strictObject({
  nome: z.string().min(1).max(150),
  fonte: z.string().min(10).max(300),
  situazione: Situazione,
  atteso: Atteso.optional(),
});
export type CedolinoSvolto = z.infer<typeof CedolinoSvolto>;

interface Calcolato {
  readonly righe: readonly Pick<RigaImporto, 'codice' | 'gruppo' | 'descrizione' | 'importo'>[];
  readonly totali: Pick<Totali, 'netto' | 'lordoDipendente' | 'lordoStato' | 'residuoLordoStato'>;
}

/** The figures of a payslip as a worked one states them. */
export const attesoDi = ({
  righe,
  totali: { netto, lordoDipendente, lordoStato, residuoLordoStato },
}: Calcolato): Atteso => ({
  netto,
  lordoDipendente,
  lordoStato,
  residuoLordoStato,
  righe: Object.fromEntries([...perCodice(righe.filter(isDovuta))].filter(([, importo]) => importo !== 0)),
});

/** Figure by figure, where a payslip is not what a worked one says; empty when it is. In Italian, for people. */
export const differenzeDaAtteso = (atteso: Atteso, { righe, totali }: Calcolato): string[] => {
  const calcolate = perCodice(righe.filter(({ gruppo }) => gruppo !== 'riepilogo'));
  const dovute = [...perCodice(righe.filter(isDovuta))]
    .filter(([, importo]) => importo !== 0)
    .map(([codice]) => codice);
  const codici = [...new Set([...Object.keys(atteso.righe), ...dovute])];
  const nome = (codice: string) => righe.find((riga) => riga.codice === codice)?.descrizione ?? codice;
  return [
    ['netto', atteso.netto, totali.netto] as const,
    ['lordo dipendente', atteso.lordoDipendente, totali.lordoDipendente] as const,
    ['lordo Stato', atteso.lordoStato, totali.lordoStato] as const,
    [
      'residuo del lordo Stato',
      atteso.residuoLordoStato ?? totali.residuoLordoStato,
      totali.residuoLordoStato,
    ] as const,
    ...codici.map((codice) => [nome(codice), atteso.righe[codice] ?? 0, calcolate.get(codice) ?? 0] as const),
  ].flatMap(([cosa, attesa, calcolata]) =>
    attesa === calcolata ? [] : [`${cosa}: atteso ${formatEuro(attesa)}, calcolato ${formatEuro(calcolata)}`],
  );
};

/** Lines that a worked payslip must name: what is withheld and what the school owes; what is paid is in its situation. */
const isDovuta = ({ gruppo }: Pick<RigaImporto, 'gruppo'>): boolean =>
  gruppo !== 'riepilogo' && gruppo !== 'competenze';

const perCodice = (righe: readonly Pick<RigaImporto, 'codice' | 'importo'>[]): ReadonlyMap<string, Centesimi> =>
  new Map(
    [...Map.groupBy(righe, ({ codice }) => codice)].map(([codice, sue]) => [
      codice,
      somma(sue.map(({ importo }) => importo)),
    ]),
  );

import * as z from 'zod';
import { anno, flag, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { tipiPercettore } from '../../domain/persona/percettore.ts';
import { Anomalia, CedolinoCalcolato } from './cedolino-calcolato.ts';
import { InputCedolino } from './cedolino-input.ts';

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

/** The person as the registry had them when the payslip was computed. */
export const Storico = z.strictObject({
  desCognome: testo(0, 60),
  desNome: testo(0, 60),
  desCf: testo(0, 16),
  matricola: numero(0, 10_000_000),
});
export type Storico = z.infer<typeof Storico>;

/** Outcome of one person in a run. What was not computed says why in `anomalie`; its amounts are zero. */
export const TestataCedolino = z.strictObject({
  uid: uidDi('CEDOLINO'),
  versione: versione(),
  idProcesso: uidDi('PROCESSO'),
  uidSubAnagrafe: uidDi('PERSONA'),
  storico: Storico,
  percettore: scelta(tipiPercettore).nullable(),
  esito: scelta(['CALCOLATO', 'SCARTATO']),
  anomalie: z.array(Anomalia).max(20),
  numAvvisi: numero(0, 1000),
  flgModificato: flag(),
  lordo: importo(),
  netto: importo(),
  oneri: importo(),
  lordoStato: importo(),
  arrotondamento: importo(),
  annoFiscale: anno(2000),
});
export type TestataCedolino = z.infer<typeof TestataCedolino>;

/** A payslip whole: outcome, what it was computed from, and every figure with its explanation (null when rejected). */
export const DettaglioCedolino = z.strictObject({
  ...TestataCedolino.shape,
  input: InputCedolino,
  cedolino: CedolinoCalcolato.nullable(),
});
export type DettaglioCedolino = z.infer<typeof DettaglioCedolino>;

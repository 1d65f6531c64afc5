import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { anno, data, importo, mese, numero, testo, uidDi } from '#shared/domain/campi.ts';
import { defineRoute } from '../../route.ts';
import { Competenza } from '../cedolino-input.ts';
import { Processo } from '../processo.ts';

const comune = { roles: ufficioCedolini, licences: ['WWS'], scope: 'scuola', cosa: 'ARR' } as const;

/** People of one call: each is computed again, payslip by payslip. */
export const PERSONE_PER_VOLTA = 25;
/** People of one run of arrears. */
export const PERSONE_PER_ELABORAZIONE = 200;

/** A rate of the contract before and after the renewal, in cents, from the day it holds. */
const TariffaRinnovata = z.strictObject({
  descrizione: testo(1, 300),
  dal: data(),
  prima: importo().nullable(),
  dopo: importo().nullable(),
});
export type TariffaRinnovata = z.infer<typeof TariffaRinnovata>;

/** A contract whose tables became known after the days they hold from. `noto` names it. */
const RinnovoContratto = z.strictObject({
  noto: data(),
  dal: data(),
  contratto: testo(1, 200),
  /** The hourly rates of the fund for the offer that it changed. */
  tariffe: z.array(TariffaRinnovata).max(200),
});
export type RinnovoContratto = z.infer<typeof RinnovoContratto>;

const chi = {
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  matricola: numero(0, 999_999_999),
  desCf: testo(0, 16),
};

/** A line of pay before and after the renewal, in cents. */
const RigaRinnovata = z.strictObject({
  codice: testo(1, 60),
  descrizione: testo(1, 300),
  competenza: Competenza,
  prima: importo(),
  dopo: importo(),
});

/** The arrears of the services of one year: those due, those that runs already paid, and the rest. */
const AnnoDiArretrati = z.strictObject({
  anno: anno(2000),
  dovuto: importo(),
  pagato: importo(),
  resta: importo(),
});
export type AnnoDiArretrati = z.infer<typeof AnnoDiArretrati>;

const ArretratiPersona = z.strictObject({
  ...chi,
  /** Each payslip, or each month of service, as it would have been. */
  mesi: z
    .array(z.strictObject({ cosa: testo(1, 300), pagatoIl: data().nullable(), righe: z.array(RigaRinnovata).max(500) }))
    .max(600),
  anni: z.array(AnnoDiArretrati).max(60),
  totale: importo(),
  /** The reason why nothing is paid to them here, or not all; null where all is. */
  motivo: testo(1, 1000).nullable(),
});
export type ArretratiPersona = z.infer<typeof ArretratiPersona>;

export const rinnovoRoutes = {
  listRinnovi: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/cedolini/rinnovi',
    summary:
      'The contracts whose tables became known after the days they hold from, and the reason why the school only foresees their arrears, where it does',
    effect: 'read',
    errors: ['OPERAZIONE_NON_CONSENTITA'],
    response: z.strictObject({
      rinnovi: z.array(RinnovoContratto).max(50),
      /** Null where the school pays them. */
      soloPrevisione: testo(1, 1000).nullable(),
      /** NoiPA pays them, and no run is made. */
      diNoipa: z.boolean(),
    }),
  }),
  listPersoneRinnovo: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/cedolini/rinnovi/persone',
    summary: 'Who was paid by the tables that a renewal changed: of a State school, who served in its months',
    effect: 'read',
    errors: ['OPERAZIONE_NON_CONSENTITA', 'NON_TROVATO'],
    query: z.strictObject({ noto: data() }),
    response: z.array(z.strictObject({ ...chi, cedolini: numero(1, 10_000) })).max(20_000),
  }),
  calcolaArretratiRinnovo: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cedolini/rinnovi/arretrati',
    summary:
      'What a renewal owes to some people, line by line: each sealed payslip as it was paid and as the new tables make it; nothing is written',
    effect: 'read',
    errors: ['OPERAZIONE_NON_CONSENTITA', 'NON_TROVATO'],
    body: z.strictObject({
      noto: data(),
      uidSubAnagrafeList: z.array(uidDi('PERSONA')).min(1).max(PERSONE_PER_VOLTA),
    }),
    response: z.array(ArretratiPersona).max(PERSONE_PER_VOLTA),
  }),
  creaArretratiRinnovo: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cedolini/rinnovi/elaborazione',
    summary:
      'Prepares a run of arrears with what a renewal still owes to some people; a simulation where the school only foresees them. Who has nothing to be paid is left out and told',
    effect: 'write',
    errors: ['OPERAZIONE_NON_CONSENTITA', 'NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      noto: data(),
      ANNO: anno(2023),
      MESE: mese(),
      dataPagamento: data(),
      uidSubAnagrafeList: z.array(uidDi('PERSONA')).min(1).max(PERSONE_PER_ELABORAZIONE),
    }),
    response: z.strictObject({
      processo: Processo,
      persone: numero(1, PERSONE_PER_ELABORAZIONE),
      esclusi: z.array(z.strictObject({ ...chi, motivo: testo(1, 1000) })).max(PERSONE_PER_ELABORAZIONE),
    }),
  }),
} as const;

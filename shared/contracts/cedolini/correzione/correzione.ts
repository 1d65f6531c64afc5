import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { anno, data, flag, mese, numero, scelta, testo, uidDi } from '#shared/domain/campi.ts';
import { statiElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { defineRoute } from '../../route.ts';
import { Competenza, VoceCedolino } from '../cedolino-input.ts';
import { Processo } from '../processo.ts';

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const comune = { roles: ufficioCedolini, licences: ['WWS'], scope: 'scuola' } as const;

/** An item of a sealed payslip as it was and as it should have been, cents: more is paid, less is taken back, or somebody must decide how (`motivo`). */
const DifferenzaVoce = z.strictObject({
  codice: testo(1, 20),
  competenza: Competenza,
  prima: importo(),
  dopo: importo(),
  differenza: importo(),
  esito: scelta(['PAGA', 'RECUPERA', 'DA_DECIDERE']),
  motivo: testo(0, 500),
});
export type DifferenzaVoce = z.infer<typeof DifferenzaVoce>;

/** A payslip on the other side of a correction: of which run, in which state, how much; zero while it is not computed. */
const CedolinoCollegato = z.strictObject({
  uid: uidDi('CEDOLINO'),
  idProcesso: uidDi('PROCESSO'),
  ID_ELABORAZIONE: numero(1, 1_000_000),
  DES_ELABORAZIONE: testo(1, 150),
  ANNO: anno(2000),
  MESE: mese(),
  STATUS: scelta(statiElaborazione),
  lordo: importo(),
  netto: importo(),
  /** One takes the place of the other, paid on the day of the treasurer: they are not summed. */
  ridata: flag(),
});
export type CedolinoCollegato = z.infer<typeof CedolinoCollegato>;

/** A payslip that is sealed is corrected by another run, which holds the difference and names the one it corrects. */
export const correzioneRoutes = {
  correggiCedolino: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cedolini/correggi',
    summary:
      'Prepares a run with the difference between an accounted payslip and the items it should have had: what is more is paid, what is less is taken back; `prova` only says the difference',
    effect: 'write',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      uid: uidDi('CEDOLINO'),
      voci: z.array(VoceCedolino).max(50),
      ANNO: anno(2023),
      MESE: mese(),
      dataPagamento: data(),
      prova: flag().optional(),
    }),
    response: z.strictObject({ processo: Processo.nullable(), differenze: z.array(DifferenzaVoce).max(100) }),
  }),
  listCorrezioni: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cedolini/correzioni',
    summary: 'The payslip that one corrects, and those that correct it',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('CEDOLINO') }),
    response: z.strictObject({
      corregge: CedolinoCollegato.nullable(),
      correzioni: z.array(CedolinoCollegato).max(100),
      /** The items of the payslip as its accounted corrections left them: what the next one begins from. */
      voci: z.array(VoceCedolino).max(10_000).exactOptional(),
    }),
  }),
} as const;

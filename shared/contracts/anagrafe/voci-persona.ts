import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  anno,
  data,
  flag,
  importo,
  importoPositivo,
  mese,
  numero,
  scelta,
  testo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { fondiPiano, tipiPiano } from '../../domain/persona/previdenza.ts';
import { unitaVoce } from '../../domain/persona/valori-ammessi.ts';
import { compareMesi } from '../../domain/tempo/mese.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { chiScrive } from './anagrafe.ts';
import { Creditore } from './creditore.ts';
import { checkDate, Particolarita, ParticolaritaInput } from './particolarita.ts';

/** Largest amount the engine takes: 9.999.999,99 €. */
const MASSIMO = 999_999_999;

type Contesto = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

const checkSoggettiva = (
  soggettiva: { readonly datInizio: string; readonly datFine: string | null; readonly piano: PianoAmmortamento | null },
  contesto: Contesto,
): void => {
  checkDate(soggettiva, contesto);
  const { piano } = soggettiva;
  if (piano !== null && piano.datScadenza < piano.datInizio)
    contesto.addIssue({
      code: 'custom',
      path: ['piano', 'datScadenza'],
      message: 'Il piano scade prima di cominciare: correggere le date.',
    });
};

/** An item of the dictionary of subjective items: dated personal amounts, paid or withheld. */
const VoceDizionario = z.strictObject({
  codVoce: testo(1, 20),
  desVoce: testo(1, 100),
  tipo: scelta(['COMPETENZA', 'TRATTENUTA']),
  desUso: testo(0, 300),
  /** True of a deduction that is paid to a creditor. */
  flgCreditore: flag(),
});

/** How a loan or a redemption is paid back, as the form F1 of the monthly declaration asks for it. */
const PianoAmmortamento = z.strictObject({
  tipoPiano: scelta(tipiPiano),
  codFondo: scelta(fondiPiano),
  datInizio: data(),
  datScadenza: data(),
  numRate: numero(1, 600),
  /** Day from which a plan that was suspended is paid again. */
  datRipristino: data().nullable(),
});
export type PianoAmmortamento = z.infer<typeof PianoAmmortamento>;

/** A dated personal amount: what is paid or withheld each month, in cents; an open end is null. */
const CampiSoggettiva = z.strictObject({
  codVoce: testo(1, 20),
  numImporto: importoPositivo(MASSIMO),
  datInizio: data(),
  datFine: data().nullable(),
  /** Creditor and document of a deduction, or the decree of an allowance. */
  desRiferimento: testo(0, 60),
  /** What the deduction amounts to in all: it stops when accounted payslips have withheld it, or on its last day. Null = until its last day. */
  numTotale: importoPositivo(MASSIMO).nullable(),
  piano: PianoAmmortamento.nullable(),
  /** The creditor of a deduction by order; absent of one written before it was asked. */
  creditore: Creditore.nullable().exactOptional(),
});
/** The same as it is sent and as it was stored before plans were asked. */
export const SoggettivaInput = z.strictObject({
  ...CampiSoggettiva.shape,
  piano: CampiSoggettiva.shape.piano.default(null),
});
export type SoggettivaInput = z.infer<typeof SoggettivaInput>;
export const Soggettiva = z.strictObject({
  ...SoggettivaInput.shape,
  uid: uidDi('SOGGETTIVA'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
});
export type Soggettiva = z.infer<typeof Soggettiva>;

/** The value an employee has for an item of the school between two months: cents, or hundredths of hours or days, as the item says. */
export const VocePersonaInput = z.strictObject({
  uidVoce: uidDi('VOCE_UTENTE'),
  annoInizio: anno(2023, 2100),
  meseInizio: mese(),
  annoFine: anno(2023, 2100).nullable(),
  meseFine: mese().nullable(),
  numValore: importo(),
});
export type VocePersonaInput = z.infer<typeof VocePersonaInput>;
export const VocePersona = z.strictObject({
  ...VocePersonaInput.shape,
  uid: uidDi('VOCE_PERSONA'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
});
export type VocePersona = z.infer<typeof VocePersona>;
/** An item of the school that a person may be given a value for. */
const VoceDisponibile = z.strictObject({
  uid: uidDi('VOCE_UTENTE'),
  codVoce: testo(1, 10),
  desVoce: testo(1, 100),
  unita: scelta(unitaVoce),
  flgAttivo: flag(),
  numValore: importo().nullable(),
});
export type VoceDisponibile = z.infer<typeof VoceDisponibile>;
const VocePersonaElencata = z.strictObject({
  ...VocePersona.shape,
  codVoce: testo(0, 20),
  desVoce: testo(0, 200),
  unita: scelta(unitaVoce),
});
export type VocePersonaElencata = z.infer<typeof VocePersonaElencata>;

const checkMesi = (
  { annoInizio, meseInizio, annoFine, meseFine, numValore }: VocePersonaInput,
  contesto: Contesto,
): void => {
  const errore = (campo: string, message: string): void =>
    contesto.addIssue({ code: 'custom', path: [campo], message });
  if ((annoFine === null) !== (meseFine === null))
    errore(annoFine === null ? 'annoFine' : 'meseFine', "La fine ha sia l'anno sia il mese.");
  else if (
    annoFine !== null &&
    meseFine !== null &&
    compareMesi({ anno: annoInizio, mese: meseInizio }, { anno: annoFine, mese: meseFine }) > 0
  )
    errore('meseFine', 'Il periodo finisce prima di iniziare.');
  if (numValore === 0) errore('numValore', 'Indicare un valore diverso da zero.');
};

/** What the forms hold. */
export const SoggettivaModulo = CampiSoggettiva.check(acrossFields(checkSoggettiva));
export const VocePersonaModulo = VocePersonaInput.check(acrossFields(checkMesi));

const daEliminareOf = <const Kind extends string>(kind: Kind) =>
  z.strictObject({ uid: uidDi(kind), versione: versione() });
const eliminatoOf = <const Kind extends string>(kind: Kind) => z.strictObject({ uid: uidDi(kind) });
const perPersona = z.strictObject({ uidSubAnagrafe: uidDi('PERSONA') });
const lettura = { roles: chiScrive, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
const scrittura = { roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;
const suCreazione = ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'] as const;
const suModifica = ['NON_TROVATO', 'VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO'] as const;

export const vociPersonaRoutes = {
  listSoggettive: defineRoute({
    method: 'POST',
    path: '/crud/soggettive-list',
    summary: 'Subjective items of a person, latest first',
    ...lettura,
    errors: ['NON_TROVATO'],
    body: z.strictObject({
      criteria: z.strictObject({ uidSubAnagrafe: uidDi('PERSONA'), codVoce: testo(0, 20).optional() }),
    }),
    response: z.array(Soggettiva).max(1000),
  }),
  createSoggettiva: defineRoute({
    method: 'PUT',
    path: '/crud/soggettive',
    summary: 'Adds a subjective item; the periods of one item do not overlap',
    ...scrittura,
    errors: [...suCreazione, 'STATO_NON_AMMESSO'],
    body: z
      .strictObject({ ...SoggettivaInput.shape, uidSubAnagrafe: uidDi('PERSONA') })
      .check(acrossFields(checkSoggettiva)),
    response: Soggettiva,
  }),
  updateSoggettiva: defineRoute({
    method: 'POST',
    path: '/crud/soggettive',
    summary: 'Changes a subjective item',
    ...scrittura,
    errors: [...suModifica, 'STATO_NON_AMMESSO'],
    body: z
      .strictObject({ ...SoggettivaInput.shape, uid: uidDi('SOGGETTIVA'), versione: versione() })
      .check(acrossFields(checkSoggettiva)),
    response: Soggettiva,
  }),
  removeSoggettiva: defineRoute({
    method: 'DELETE',
    path: '/crud/soggettive',
    summary: 'Deletes a subjective item',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: daEliminareOf('SOGGETTIVA'),
    response: eliminatoOf('SOGGETTIVA'),
  }),
  listVociDizionario: defineRoute({
    method: 'GET',
    path: '/crud/voci-dizionario',
    summary: 'Dictionary of the subjective items',
    ...lettura,
    roles: Ruolo.options,
    errors: [],
    response: z.array(VoceDizionario).max(200),
  }),
  listVociPersona: defineRoute({
    method: 'GET',
    path: '/crud/voci-utente/dip',
    summary: 'The values a person has for the items of the school, and the items they may be given',
    ...lettura,
    errors: ['NON_TROVATO'],
    query: perPersona,
    response: z.strictObject({
      righe: z.array(VocePersonaElencata).max(1000),
      voci: z.array(VoceDisponibile).max(1000),
    }),
  }),
  createVocePersona: defineRoute({
    method: 'PUT',
    path: '/crud/voci-utente/dip',
    summary: 'Gives a person a value for an item; the periods of one item do not overlap',
    ...scrittura,
    errors: suCreazione,
    body: z
      .strictObject({ ...VocePersonaInput.shape, uidSubAnagrafe: uidDi('PERSONA') })
      .check(acrossFields(checkMesi)),
    response: VocePersona,
  }),
  updateVocePersona: defineRoute({
    method: 'POST',
    path: '/crud/voci-utente/dip',
    summary: 'Changes the value a person has for an item',
    ...scrittura,
    errors: suModifica,
    body: z
      .strictObject({ ...VocePersonaInput.shape, uid: uidDi('VOCE_PERSONA'), versione: versione() })
      .check(acrossFields(checkMesi)),
    response: VocePersona,
  }),
  removeVocePersona: defineRoute({
    method: 'DELETE',
    path: '/crud/voci-utente/dip',
    summary: 'Takes an item away from a person',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: daEliminareOf('VOCE_PERSONA'),
    response: eliminatoOf('VOCE_PERSONA'),
  }),
  listParticolarita: defineRoute({
    method: 'GET',
    path: '/crud/particolarita',
    summary: 'Particularities of a person, latest first',
    ...lettura,
    errors: ['NON_TROVATO'],
    query: perPersona,
    response: z.array(Particolarita).max(1000),
  }),
  createParticolarita: defineRoute({
    method: 'PUT',
    path: '/crud/particolarita',
    summary: 'Adds a particularity; those that exclude each other do not share a day',
    ...scrittura,
    errors: suCreazione,
    body: z
      .strictObject({ ...ParticolaritaInput.shape, uidSubAnagrafe: uidDi('PERSONA') })
      .check(acrossFields(checkDate)),
    response: Particolarita,
  }),
  updateParticolarita: defineRoute({
    method: 'POST',
    path: '/crud/particolarita',
    summary: 'Changes a particularity',
    ...scrittura,
    errors: suModifica,
    body: z
      .strictObject({ ...ParticolaritaInput.shape, uid: uidDi('PARTICOLARITA'), versione: versione() })
      .check(acrossFields(checkDate)),
    response: Particolarita,
  }),
  removeParticolarita: defineRoute({
    method: 'DELETE',
    path: '/crud/particolarita',
    summary: 'Deletes a particularity',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: daEliminareOf('PARTICOLARITA'),
    response: eliminatoOf('PARTICOLARITA'),
  }),
} as const;

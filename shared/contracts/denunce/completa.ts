import * as z from 'zod';
import { anno, data, flag, importo, mese, numero, scelta, testo, uidDi, versione } from '#shared/domain/campi.ts';
import { inviiCu } from '#shared/domain/denunce/cu.ts';
import { modelliF24 } from '#shared/domain/elaborazione/denuncia.ts';
import { defineRoute } from '../route.ts';
import { adempimenti } from './chiamate.ts';
import { operazioniCu } from './cu/cu.ts';
import { PRIMO_ANNO_DENUNCE } from './denuncia.ts';

/** A filing as it is named where something leads to it. */
const Nominata = z.strictObject({
  uid: uidDi('DENUNCIA'),
  versione: versione(),
  descrizione: testo(1, 150),
});

/** A payment of a run to somebody, of which no sent filing tells. */
const PersonaMancante = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  idProcesso: uidDi('PROCESSO'),
  elaborazione: testo(1, 150),
  /** Gross pay, in cents. */
  lordo: importo(),
});
export type PersonaMancante = z.infer<typeof PersonaMancante>;

const comune = {
  anno: anno(PRIMO_ANNO_DENUNCE),
  mese: mese(),
  persone: z.array(PersonaMancante).min(1).max(20_000),
  lordo: importo(),
  /** Last day of the law for this period; null for what has none. */
  entro: data().nullable(),
  scaduta: flag(),
  /** The unsent filing that would tell of them: it is opened and gathered again. Null while there is none. */
  aperta: Nominata.nullable(),
  /** Sent filings of the period, without them. */
  inviate: z.array(Nominata).max(200),
};

/** The people whom one filing has to tell of, and how it is made. */
const DaCompletare = z.discriminatedUnion('come', [
  z.strictObject({
    come: z.literal('F24'),
    ...comune,
    modello: scelta(modelliF24),
    processi: z.array(uidDi('PROCESSO')).min(1).max(1000),
    /** Paid today its taxes are late: they bring interest and penalty. */
    ravvedimento: flag(),
  }),
  z.strictObject({ come: z.literal('UNIEMENS'), ...comune }),
  /** Staff whom a sent UniEmens of the month names already: a later month takes them. */
  z.strictObject({
    come: z.literal('UNIEMENS_DOPO'),
    ...comune,
    verso: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), mese: mese() }),
  }),
  z.strictObject({ come: z.literal('SPT'), ...comune }),
  z.strictObject({
    come: z.literal('CU'),
    ...comune,
    invio: scelta(inviiCu),
    operazione: scelta(operazioniCu),
    /** The sent certification that is replaced; null of who has none. */
    corregge: Nominata.nullable(),
  }),
]);
export type DaCompletare = z.infer<typeof DaCompletare>;

/** Payments of which no sent filing tells: one call that says them, for each filing that is to be made. */
export const completaRoutes = {
  getDaCompletare: defineRoute({
    roles: adempimenti,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'POST',
    path: '/crud/denunce/da-completare',
    summary:
      'What the sent filings of a year lack of what was accounted, filing by filing with its people and how it is made; or of one run, in all its years',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z
      .strictObject({ anno: anno(PRIMO_ANNO_DENUNCE).optional(), processo: uidDi('PROCESSO').optional() })
      .refine(({ anno: uno, processo }) => uno !== undefined || processo !== undefined, {
        path: ['anno'],
        error: "Dire l'anno delle denunce da guardare, oppure l'elaborazione.",
      }),
    response: z.strictObject({ voci: z.array(DaCompletare).max(1000), pagamenti: numero(0, 1_000_000) }),
  }),
} as const;

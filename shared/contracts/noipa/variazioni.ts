import * as z from 'zod';
import { anno, flag, importo, mese, testo, uidDi } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { comuneNoipa } from './piani-capitoli.ts';

/** What a list says of somebody and is no longer so, as a person reads it; null = it is not there any more. */
const VariazioneNoipa = z.strictObject({
  persona: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  descrizione: testo(1, 300),
  prima: testo(0, 600),
  dopo: testo(0, 600).nullable(),
});
export type VariazioneNoipa = z.infer<typeof VariazioneNoipa>;

/** A rate by which NoiPA pays, of a month: of an item, and of a profile where the item has several. */
const QualificaRetributiva = z.strictObject({
  codVoce: testo(1, 30),
  descrizione: testo(1, 200),
  profilo: testo(0, 30),
  qualifica: testo(0, 100),
  /** Cents an hour, or of the whole; null where nobody has published one. */
  tariffa: importo().nullable(),
  spiegazione: testo(0, 600),
  /** False while nobody has read the figure in a public source. */
  riscontrata: flag(),
});
export type QualificaRetributiva = z.infer<typeof QualificaRetributiva>;

export const variazioniNoipaRoutes = {
  varDatiNoipa: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/var-dati/noipa',
    summary:
      'What changed of the people, the rates, the codes and the commissions of a list since its payments were written',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('LISTA_NOIPA') }),
    response: z.array(VariazioneNoipa).max(20_000),
  }),
  listQualificheRetributive: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/qual-retr',
    summary: 'The rates of a month, item by item and profile by profile, with where each comes from',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(2000), mese: mese() }),
    ammessi: { predefiniti: { anno: { oggi: 'anno' }, mese: { oggi: 'mese' } } },
    response: z.array(QualificaRetributiva).max(500),
  }),
} as const;

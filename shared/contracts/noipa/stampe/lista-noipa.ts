import * as z from 'zod';
import { anno, scelta, uidDi } from '#shared/domain/campi.ts';
import { tipiStampaNoipa } from '#shared/domain/noipa/lista.ts';
import { formatiStampa, formato, stampa } from '../../stampe/stampa.ts';
import { ufficioCedolini, ufficioVersamenti } from '../../uffici.ts';
import { campoChiave } from '../piani-capitoli.ts';

const ANTEPRIMA = '/noipa/:printId/preview';
const lista = { idProcesso: uidDi('LISTA_NOIPA'), formato: formato() } as const;
const diLista = { roles: ufficioCedolini, errors: ['NON_TROVATO'], anteprima: ANTEPRIMA } as const;

export const printDettaglioNoipa = stampa({
  ...diLista,
  codice: 'dettaglio-noipa',
  cosa: 'LISTE_NOIPA',
  method: 'POST',
  path: '/stampe/noipa/dettaglio/{kind}',
  titolo: 'Dettaglio di un pagamento NoiPA',
  summary: 'Prints what a person is paid in a list, to be signed: code by code, with where each amount comes from',
  parametri: z.strictObject({ kind: scelta(tipiStampaNoipa), ...lista, persona: uidDi('PERSONA') }),
  percorso: ['kind'],
});

const dettagli = <const C extends string>(codice: C, kind: (typeof tipiStampaNoipa)[number], titolo: string) =>
  stampa({
    ...diLista,
    codice,
    cosa: 'LISTE_NOIPA',
    method: 'POST',
    path: `/stampe/noipa/dettagli/${kind}`,
    titolo,
    summary: 'Prints what a list pays person by person, or commission by commission, to be signed',
    parametri: z.strictObject(lista),
  });

export const printDettagliMof = dettagli('dettagli-mof', 'mof', 'Dettagli della lista del fondo');
export const printDettagliMaturita = dettagli('dettagli-maturita', 'maturita', 'Dettagli della lista di maturità');
export const printDettagliAltriEsami = dettagli(
  'dettagli-altri-esami',
  'altriesami',
  'Dettagli della lista di altri esami',
);

export const printFileNoipa = stampa({
  ...diLista,
  codice: 'file-noipa',
  cosa: 'LISTE_NOIPA',
  method: 'GET',
  path: '/stampe/noipa/xml/{kind}',
  titolo: 'Lista NoiPA per il portale',
  summary:
    'Writes a list, or one compensation of it, for the portal: XML by our layout or by the mapping of the school, or the same rows as a sheet',
  parametri: z.strictObject({
    kind: scelta(tipiStampaNoipa),
    idProcesso: uidDi('LISTA_NOIPA'),
    /** One compensation: the sheet of the local file of the portal. */
    chiave: campoChiave().optional(),
    formato: scelta(formatiStampa).optional(),
  }),
  ammessi: { predefiniti: { formato: 'xml' } },
  percorso: ['kind'],
});

export const printAnnualiNoipa = stampa({
  codice: 'annuali-noipa',
  cosa: 'LISTE_NOIPA',
  method: 'POST',
  path: '/stampe/noipa/annuali',
  titolo: "Pagamenti NoiPA dell'anno",
  summary: 'Prints what the lists of a year pay to each person, with what came back of it',
  roles: ufficioVersamenti,
  parametri: z.strictObject({ anno: anno(2013), uidSubAnagrafe: uidDi('PERSONA').optional(), formato: formato() }),
  anteprima: ANTEPRIMA,
});

export const printDotazioneFinanziaria = stampa({
  codice: 'dotazione-finanziaria',
  cosa: 'LISTE_NOIPA',
  method: 'POST',
  path: '/stampe/dotazione-finanziaria',
  titolo: 'Dotazione finanziaria',
  summary: 'Prints the money of a year code by code: every entry, what is in lists, what was sent, what is left',
  roles: ufficioVersamenti,
  parametri: z.strictObject({ anno: anno(2013), tipo: scelta(['annue', 'dotazione']), formato: formato() }),
  anteprima: {
    parametro: 'tipo',
    indirizzi: {
      annue: '/annue/dotazione-finanziaria/:printId/preview',
      dotazione: '/dotazionefinanziaria/:printId/preview',
    },
  },
});

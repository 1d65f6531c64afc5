import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  anno,
  giorni,
  importo,
  importoNonNegativo,
  mese,
  numero,
  scelta,
  testo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { adempimenti } from '../../domain/elaborazione/elaborazione.ts';
import { fondi } from '../../domain/elaborazione/fondi.ts';
import { tipiPercettore } from '../../domain/persona/percettore.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';

/** Largest amount the engine takes: 9.999.999,99 €. */
const MASSIMO = 999_999_999;
const limitato = () => importo(-MASSIMO, MASSIMO);

/** What another program withheld from a person and paid for them to a fund, in cents. */
export const ContributoApertura = z.strictObject({
  fondo: scelta(fondi),
  numDipendente: limitato(),
  numScuola: limitato(),
});
export type ContributoApertura = z.infer<typeof ContributoApertura>;

/** What another program paid to a person in a month of the year a school began in. Amounts in cents, as the payslips of that month added up. */
export const SaldoAperturaInput = z.strictObject({
  numAnno: anno(2023, 2100),
  numMese: mese(),
  percettore: scelta(tipiPercettore),
  numLordo: limitato(),
  numNetto: limitato(),
  numImponibileContributivo: limitato(),
  numImponibileIrpef: limitato(),
  numIrpef: limitato(),
  numImponibileSostitutiva: limitato(),
  numImponibileGestioneSeparata: limitato(),
  numGiorniPagati: giorni(366),
  numTrattamentoIntegrativo: importoNonNegativo(MASSIMO),
  numSommaIntegrativa: importoNonNegativo(MASSIMO),
  numIrap: limitato(),
  contributi: z.array(ContributoApertura).max(fondi.length, 'Al massimo una riga per fondo.'),
  /** Filings in which the other program told these sums. */
  adempimenti: z.array(scelta(adempimenti)).max(adempimenti.length),
});
export type SaldoAperturaInput = z.infer<typeof SaldoAperturaInput>;

export const SaldoApertura = z.strictObject({
  ...SaldoAperturaInput.shape,
  uid: uidDi('SALDO_APERTURA'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
});
export type SaldoApertura = z.infer<typeof SaldoApertura>;

/** As the list shows it: whose it is. */
export const SaldoElencato = z.strictObject({
  ...SaldoApertura.shape,
  desNominativo: testo(0, 130),
  desCf: testo(0, 16),
});
export type SaldoElencato = z.infer<typeof SaldoElencato>;

type Contesto = { readonly addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void };

const checkSaldo = (saldo: Pick<SaldoAperturaInput, 'contributi'>, contesto: Contesto): void => {
  const scritti = saldo.contributi.map(({ fondo }) => fondo);
  for (const [indice, fondo] of scritti.entries()) {
    if (scritti.indexOf(fondo) !== indice)
      contesto.addIssue({
        code: 'custom',
        path: ['contributi', indice, 'fondo'],
        message: 'Questo fondo è già in un’altra riga: sommare gli importi in una sola.',
      });
  }
};

const daScrivere = z.strictObject({ ...SaldoAperturaInput.shape, uidSubAnagrafe: uidDi('PERSONA') });

/** What the form holds. */
export const SaldoModulo = daScrivere.check(acrossFields(checkSaldo));
export type SaldoModulo = z.infer<typeof SaldoModulo>;
/** What a file holds, besides whose it is. */
export const SaldoImportato = SaldoAperturaInput.check(acrossFields(checkSaldo));

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const comune = { roles, licences: ['WWS'], scope: 'scuola' } as const;

export const saldiAperturaRoutes = {
  listSaldi: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/saldi-apertura/lista',
    summary: 'What another program paid in a year, per person and month',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({
      criteria: z.strictObject({ numAnno: anno(2023, 2100), uidSubAnagrafe: uidDi('PERSONA').optional() }),
    }),
    response: z.strictObject({
      righe: z.array(SaldoElencato).max(20_000),
      /** Why they cannot change any more: the first accounted run of the year; null while they can. */
      chiusi: testo(0, 400).nullable(),
    }),
  }),
  saveSaldo: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/saldi-apertura',
    summary:
      'Creates (versione 0) or changes what another program paid to a person in a month; not after the first accounting of the year',
    effect: 'write',
    errors: ['NON_TROVATO', 'DUPLICATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ ...daScrivere.shape, versione: numero(0, 1_000_000_000) }).check(acrossFields(checkSaldo)),
    response: SaldoApertura,
  }),
  removeSaldo: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/saldi-apertura',
    summary: 'Deletes what another program paid to a person in a month; not after the first accounting of the year',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ uid: uidDi('SALDO_APERTURA'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('SALDO_APERTURA') }),
  }),
} as const;

import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, flag, forma, importo, mese, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { unitaVoce } from '../../domain/persona/valori-ammessi.ts';
import { compareMesi, isPeriodoMensile, overlapsMesi, type PeriodoMensile } from '../../domain/tempo/mese.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

/** Months an item is valid for, with the value proposed for who has none of their own: cents, or hundredths of hours or days. */
export const PeriodoVoce = z.strictObject({
  annoInizio: anno(2023, 2100),
  meseInizio: mese(),
  annoFine: anno(2023, 2100).nullable(),
  meseFine: mese().nullable(),
  numValore: importo(),
});
export type PeriodoVoce = z.infer<typeof PeriodoVoce>;

export const periodoMensile = ({
  annoInizio,
  meseInizio,
  annoFine,
  meseFine,
}: Omit<PeriodoVoce, 'numValore'>): PeriodoMensile => ({
  dal: { anno: annoInizio, mese: meseInizio },
  al: annoFine === null || meseFine === null ? null : { anno: annoFine, mese: meseFine },
});

/** How lists and filings name what is paid under an item; empty where nobody has said. */
export const denunceDellaVoce = {
  tipoSpt: () => testo(0, 10),
  capitolo: () => testo(0, 20),
  compensoNoipa: () =>
    forma(/^(?:[A-Z0-9]{4}\/\d{4})?$/, 'Il compenso NoiPA ha la forma A008/0001: codice e sottocodice.', 0, 9),
  /** Kind of emolument in the rows of Modello M, in words. */
  tipoEmolumento: () => testo(0, 60),
};

const campi = {
  codVoce: testo(1, 10),
  desVoce: testo(1, 100),
  unita: scelta(unitaVoce),
  flgAttivo: flag(),
  codTipoSpt: denunceDellaVoce.tipoSpt(),
  codCapitolo: denunceDellaVoce.capitolo(),
  codCompensoNoipa: denunceDellaVoce.compensoNoipa(),
  desTipoEmolumento: denunceDellaVoce.tipoEmolumento(),
  periodi: z.array(PeriodoVoce).min(1, 'Indicare almeno un periodo di validità con il suo valore.').max(60),
};

/** End with both year and month, not before the start; no two periods that share a month; a value. */
const regolePeriodi = ({ periodi }: { readonly periodi: readonly PeriodoVoce[] }, context: z.RefinementCtx): void =>
  periodi.forEach((periodo, indice) => {
    const refuse = (campo: keyof PeriodoVoce, message: string) =>
      context.addIssue({ code: 'custom', path: ['periodi', indice, campo], message });
    if ((periodo.annoFine === null) !== (periodo.meseFine === null))
      return refuse(periodo.annoFine === null ? 'annoFine' : 'meseFine', "La fine ha sia l'anno sia il mese.");
    if (!isPeriodoMensile(periodoMensile(periodo))) return refuse('meseFine', 'Il periodo finisce prima di iniziare.');
    if (periodo.numValore === 0) refuse('numValore', 'Indicare un valore diverso da zero.');
    if (periodi.slice(0, indice).some((altro) => overlapsMesi(periodoMensile(altro), periodoMensile(periodo))))
      refuse('meseInizio', 'Il periodo si sovrappone a un altro della stessa voce.');
  });

/** A named item of the school's own, besides those of the contract. */
export const VoceUtenteInput = z.strictObject(campi).check(acrossFields(regolePeriodi));
export type VoceUtenteInput = z.infer<typeof VoceUtenteInput>;
export const VoceUtente = z.strictObject({ ...campi, uid: uidDi('VOCE_UTENTE'), versione: versione() });
export type VoceUtente = z.infer<typeof VoceUtente>;

/** Periods in order of start. */
export const periodiInOrdine = (periodi: readonly PeriodoVoce[]): PeriodoVoce[] =>
  periodi.toSorted((a, b) => compareMesi(periodoMensile(a).dal, periodoMensile(b).dal));

const comune = { roles, licences: ['WWS'], scope: 'scuola', path: '/crud/voci-utente' } as const;

export const vociUtenteRoutes = {
  listVociUtente: defineRoute({
    ...comune,
    method: 'GET',
    summary: "The school's own items",
    effect: 'read',
    errors: [],
    response: z.array(VoceUtente).max(1000),
  }),
  createVoceUtente: defineRoute({
    ...comune,
    method: 'PUT',
    summary: 'Creates an item of the school',
    effect: 'write',
    errors: ['DUPLICATO'],
    body: VoceUtenteInput,
    response: VoceUtente,
  }),
  updateVoceUtente: defineRoute({
    ...comune,
    method: 'POST',
    summary: 'Changes an item of the school',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'IN_USO'],
    body: z
      .strictObject({ ...campi, uid: uidDi('VOCE_UTENTE'), versione: versione() })
      .check(acrossFields(regolePeriodi)),
    response: VoceUtente,
  }),
  removeVoceUtente: defineRoute({
    ...comune,
    method: 'DELETE',
    summary: 'Deletes an item that nobody has a value for',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    body: z.strictObject({ uid: uidDi('VOCE_UTENTE'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('VOCE_UTENTE') }),
  }),
} as const;

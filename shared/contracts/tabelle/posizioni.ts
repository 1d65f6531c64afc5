import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, flag, forma, matricolaInps, numero, scelta, testo, uid, uidDi, versione } from '../../domain/campi.ts';
import { contrattiDipendente, ruoliDipendente } from '../../domain/persona/percettore.ts';
import { Lavoro } from '../lavori/lavoro.ts';
import { defineRoute } from '../route.ts';

const chiLegge = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
const chiScrive = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

/** An INPS position of the school: what the private monthly declaration is made for. */
export const PosInpsInput = z.strictObject({
  descrizione: testo(1, 100),
  matricola: matricolaInps(),
  codSede: forma(/^\d{4}$/, 'La sede INPS ha 4 cifre.', 4),
  /** Code of the contribution statistics: activity of the employer. */
  csc: forma(/^\d{5}$/, 'Il CSC ha 5 cifre.', 5).nullable(),
  codiciAutorizzazione: z
    .array(forma(/^[0-9][A-Z0-9]$/, 'Il codice di autorizzazione ha 2 caratteri, per esempio 1S.', 2))
    .max(20),
  /** From when INPS has it suspended, and from when it is in force again: nothing is declared for the whole months between. */
  datSospensione: data().nullable(),
  datRiattivazione: data().nullable(),
  flgAttiva: flag(),
});
export type PosInpsInput = z.infer<typeof PosInpsInput>;
export const PosInps = z.strictObject({ ...PosInpsInput.shape, uid: uidDi('POS_INPS'), versione: versione() });
export type PosInps = z.infer<typeof PosInps>;

const sospensioneOrdinata = ({
  datSospensione,
  datRiattivazione,
}: Pick<PosInpsInput, 'datSospensione' | 'datRiattivazione'>): boolean =>
  datRiattivazione === null || (datSospensione !== null && datSospensione < datRiattivazione);
const disordinata = { path: ['datRiattivazione'], error: 'La riattivazione viene dopo il giorno di sospensione.' };
/** An INPS position as it is created. */
export const PosInpsNuova = PosInpsInput.refine(sospensioneOrdinata, disordinata);

/** An INAIL position: firm code with its control code, office, reference of the premium. */
export const PosInailInput = z.strictObject({
  descrizione: testo(1, 100),
  posizione: forma(/^\d{8,9}$/, 'La posizione INAIL ha 8 o 9 cifre.', 8, 9),
  codControllo: forma(/^\d{2}$/, 'Il codice di controllo ha 2 cifre.', 2),
  codSede: forma(/^\d{5}$/, 'La sede INAIL ha 5 cifre.', 5),
  numRiferimento: forma(/^\d{6}$/, 'Il numero di riferimento ha 6 cifre.', 6).nullable(),
  flgAttiva: flag(),
});
export type PosInailInput = z.infer<typeof PosInailInput>;
export const PosInail = z.strictObject({ ...PosInailInput.shape, uid: uidDi('POS_INAIL'), versione: versione() });
export type PosInail = z.infer<typeof PosInail>;

/** How a kind of worker is classified: codes of the monthly declaration and of the annual certificate. */
export const CodiceInpsInput = z.strictObject({
  descrizione: testo(1, 100),
  qualifica1: testo(1, 1),
  qualifica2: scelta(['F', 'P', 'V', 'M']),
  qualifica3: scelta(['I', 'D', 'S']),
  tipoContribuzione: testo(2, 2),
  codContratto: forma(/^[A-Z0-9]{0,4}$/, 'Il codice contratto ha al massimo 4 lettere o cifre.', 0, 4),
  tipoLavoratore: forma(/^[A-Z0-9]{0,4}$/, 'Il tipo lavoratore ha al massimo 4 lettere o cifre.', 0, 4),
  /** Codes of the certificate: qualification, kind of relation, working time. */
  qualificaCu: testo(0, 4),
  tipoRapportoCu: testo(0, 4),
  flgTempoPieno: flag(),
  flgAttiva: flag(),
  /** The services it is the default of: contracts and roles, with its own working time. */
  contratti: z.array(scelta(contrattiDipendente)).max(contrattiDipendente.length),
  ruoli: z.array(scelta(ruoliDipendente)).max(ruoliDipendente.length),
});
export type CodiceInpsInput = z.infer<typeof CodiceInpsInput>;
export const CodiceInps = z.strictObject({ ...CodiceInpsInput.shape, uid: uidDi('CODICE_INPS'), versione: versione() });
export type CodiceInps = z.infer<typeof CodiceInps>;

/** Full time is qualifica 2 F, and no other is. */
const tempoCoerente = ({ qualifica2, flgTempoPieno }: Pick<CodiceInpsInput, 'qualifica2' | 'flgTempoPieno'>): boolean =>
  (qualifica2 === 'F') === flgTempoPieno;
const incoerente = { path: ['flgTempoPieno'], error: 'Il tempo pieno ha qualifica 2 F; il tempo parziale P, V o M.' };
/** A classification as it is created. */
export const CodiceInpsNuovo = CodiceInpsInput.refine(tempoCoerente, incoerente);

/** A merge: at least two records, and the one of them that stays. `anteprima` shows what would be touched and changes nothing. */
export const Accorpamento = z
  .strictObject({
    uids: z
      .array(uid())
      .min(2, 'Scegliere almeno due posizioni da accorpare.')
      .max(20, 'Si accorpano al massimo 20 posizioni alla volta.'),
    destinazione: uid(),
    anteprima: flag(),
  })
  .superRefine(({ uids, destinazione }, context) => {
    if (new Set(uids).size !== uids.length)
      context.addIssue({ code: 'custom', path: ['uids'], message: 'La stessa posizione è scelta due volte.' });
    if (!uids.includes(destinazione))
      context.addIssue({
        code: 'custom',
        path: ['destinazione'],
        message: 'La posizione di destinazione è una di quelle scelte.',
      });
  });
export type Accorpamento = z.infer<typeof Accorpamento>;

/** What a merge touches: the records that lose their own, by kind, and what stays as it was. */
export const AnteprimaAccorpamento = z.strictObject({
  destinazione: testo(1, 300),
  eliminate: z.array(testo(1, 300)).max(20),
  toccati: z
    .array(z.strictObject({ entita: testo(1, 60), uid: testo(1, 200), descrizione: testo(0, 300), da: testo(1, 300) }))
    .max(100),
  totale: numero(0, 1_000_000),
  /** Sent filings and accounted runs: they keep what they were made with. */
  conservati: numero(0, 1_000_000),
});
export type AnteprimaAccorpamento = z.infer<typeof AnteprimaAccorpamento>;
/** `lavoro` is null for a preview. */
export const EsitoAccorpamento = z.strictObject({ anteprima: AnteprimaAccorpamento, lavoro: Lavoro.nullable() });
export type EsitoAccorpamento = z.infer<typeof EsitoAccorpamento>;

const base = { licences: ['WWS'], scope: 'scuola' } as const;
const daEliminareOf = <const Kind extends string>(kind: Kind) =>
  z.strictObject({ uid: uidDi(kind), versione: versione() });
const eliminatoOf = <const Kind extends string>(kind: Kind) => z.strictObject({ uid: uidDi(kind) });
const suModifica = ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'] as const;
const suEliminazione = ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'] as const;
const accorpa = {
  ...base,
  method: 'POST',
  roles: chiScrive,
  effect: 'start',
  errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
  body: Accorpamento,
  response: EsitoAccorpamento,
} as const;

export const posizioniRoutes = {
  listPosInps: defineRoute({
    ...base,
    method: 'GET',
    path: '/crud/pos-inps',
    summary: 'INPS positions of the school',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    response: z.array(PosInps).max(1000),
  }),
  createPosInps: defineRoute({
    ...base,
    method: 'PUT',
    path: '/crud/pos-inps',
    summary: 'Creates an INPS position',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO'],
    body: PosInpsNuova,
    response: PosInps,
  }),
  updatePosInps: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/pos-inps',
    summary: 'Changes an INPS position',
    roles: chiScrive,
    effect: 'write',
    errors: suModifica,
    body: PosInps.refine(sospensioneOrdinata, disordinata),
    response: PosInps,
  }),
  removePosInps: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/crud/pos-inps',
    summary: 'Deletes an INPS position nothing uses',
    roles: chiScrive,
    effect: 'write',
    errors: suEliminazione,
    body: daEliminareOf('POS_INPS'),
    response: eliminatoOf('POS_INPS'),
  }),
  mergePosInps: defineRoute({
    ...accorpa,
    path: '/crud/pos-inps/accorpa',
    summary: 'Merges INPS positions into one of them, or shows what that touches',
  }),
  listPosInail: defineRoute({
    ...base,
    method: 'GET',
    path: '/crud/pos-inail',
    summary: 'INAIL positions of the school',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    response: z.array(PosInail).max(1000),
  }),
  createPosInail: defineRoute({
    ...base,
    method: 'PUT',
    path: '/crud/pos-inail',
    summary: 'Creates an INAIL position',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO'],
    body: PosInailInput,
    response: PosInail,
  }),
  updatePosInail: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/pos-inail',
    summary: 'Changes an INAIL position',
    roles: chiScrive,
    effect: 'write',
    errors: suModifica,
    body: PosInail,
    response: PosInail,
  }),
  removePosInail: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/crud/pos-inail',
    summary: 'Deletes an INAIL position nothing uses',
    roles: chiScrive,
    effect: 'write',
    errors: suEliminazione,
    body: daEliminareOf('POS_INAIL'),
    response: eliminatoOf('POS_INAIL'),
  }),
  mergePosInail: defineRoute({
    ...accorpa,
    path: '/crud/pos-inail/accorpa',
    summary: 'Merges INAIL positions into one of them, or shows what that touches',
  }),
  listCodiciInps: defineRoute({
    ...base,
    method: 'GET',
    path: '/crud/codici-inps',
    summary: 'INPS classifications of the school',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    response: z.array(CodiceInps).max(1000),
  }),
  createCodiceInps: defineRoute({
    ...base,
    method: 'PUT',
    path: '/crud/codici-inps',
    summary: 'Creates an INPS classification',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: CodiceInpsNuovo,
    response: CodiceInps,
  }),
  updateCodiceInps: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/codici-inps',
    summary: 'Changes an INPS classification',
    roles: chiScrive,
    effect: 'write',
    errors: [...suModifica, 'RIFERIMENTO_NON_VALIDO'],
    body: CodiceInps.refine(tempoCoerente, incoerente),
    response: CodiceInps,
  }),
  removeCodiceInps: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/crud/codici-inps',
    summary: 'Deletes an INPS classification nothing uses',
    roles: chiScrive,
    effect: 'write',
    errors: suEliminazione,
    body: daEliminareOf('CODICE_INPS'),
    response: eliminatoOf('CODICE_INPS'),
  }),
  mergeCodiciInps: defineRoute({
    ...accorpa,
    path: '/crud/codici-inps/accorpa',
    summary: 'Merges INPS classifications into one of them, or shows what that touches',
  }),
} as const;

import type { EsitoRigaUtenti, RigaUtenti } from '#shared/contracts/accesso/elenco-utenti.ts';

/** Rows of the file, by their number. */
export type Righe = ReadonlySet<number>;

/** The rows that a save was to invite. */
export const invitedBy = (esiti: readonly EsitoRigaUtenti[]): Righe =>
  new Set(esiti.filter(({ esito }) => esito === 'INVITO').map(({ numero }) => numero));

/** The rows that a save which did not succeed has invited all the same: their addresses were told to nobody. */
export const withoutAddress = (esiti: readonly EsitoRigaUtenti[], tentate: Righe, rifatte: Righe): readonly number[] =>
  esiti.flatMap(({ numero, esito }) =>
    esito === 'UGUALE' && tentate.has(numero) && !rifatte.has(numero) ? [numero] : [],
  );

/** The rows of the file, asking for some of them an invitation that takes the place of the one they have. */
export const inviteAgain = (righe: readonly RigaUtenti[], rifatte: Righe): RigaUtenti[] =>
  righe.map((riga) => (rifatte.has(riga.numero) ? { ...riga, azione: 'Invita' } : riga));

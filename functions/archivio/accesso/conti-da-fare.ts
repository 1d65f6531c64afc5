import * as z from 'zod';
import type { Store } from '#platform/data/dynamo.ts';
import { sendOperazioni, type Operazione } from '#platform/data/modifica.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';
import { AppError } from '#platform/errors.ts';
import { ContoRifiutato, type Identita } from '#platform/identita.ts';
import type { Log } from '#platform/log.ts';
import { registro } from './registro.ts';

/** Acts asked of the accounts of the installation after the archive says them. */
const azioni = ['CREA', 'AZZERA', 'DISABILITA', 'RIABILITA', 'ELIMINA'] as const;

/** An act on an account that the archive says and the installation may not have done yet. It may be done twice. */
const ContoDaFare = z.object({
  codmin: z.string(),
  /** Fingerprint of the invitation that the account is for, or of the user whose it is. */
  uid: z.string(),
  azione: z.enum(azioni),
  user: z.string(),
  /** Null of an account to be made. */
  subject: z.string().nullable(),
  nome: z.string(),
  email: z.string().nullable(),
  da: z.iso.datetime(),
  /** Why the last try did not go well, in a sentence for the office; null before the first. */
  perche: z.string().nullable(),
});
export type ContoDaFare = z.infer<typeof ContoDaFare>;

const PARTIZIONE = 'CONTI';
const chiaveDi = ({ codmin, uid, azione }: Pick<ContoDaFare, 'codmin' | 'uid' | 'azione'>) => ({
  pk: PARTIZIONE,
  sk: `${codmin}#${uid}#${azione}`,
});

/** The change that leaves it to be done: stored with the record that says it. */
export const putContoDaFare = (daFare: ContoDaFare): Operazione => ({
  tipo: 'put',
  chiave: chiaveDi(daFare),
  item: { ...ContoDaFare.parse(daFare), tipo: 'CONTO_DA_FARE', schema: 1 },
});

/** The change that says it is done, or is not wanted any more. */
export const removeContoDaFare = (daFare: Pick<ContoDaFare, 'codmin' | 'uid' | 'azione'>): Operazione => ({
  tipo: 'delete',
  chiave: chiaveDi(daFare),
});

/** Acts left to do in a school, or in all of them. */
export const listContiDaFare = async (store: Store, codmin?: string): Promise<ContoDaFare[]> =>
  (await store.queryAll({ pk: PARTIZIONE, ...(codmin === undefined ? {} : { begins: `${codmin}#` }) })).map((item) =>
    readSenzaSpecie(ContoDaFare, item),
  );

interface Mezzi {
  readonly store: Store;
  readonly identita: Identita;
  readonly log: Log;
}

const NON_RISPONDE = 'Chi tiene i conti non ha risposto: il programma riprova da solo.';

/** Does what is left to do. What the installation refuses stays, with why. @returns whether it was done */
export const doConto = async (mezzi: Mezzi, daFare: ContoDaFare): Promise<boolean> => {
  const { store, log } = mezzi;
  try {
    const fatto = await done(mezzi, daFare);
    await sendOperazioni(store, [...fatto, removeContoDaFare(daFare)]).catch((error: unknown) => {
      // the invitation was used or taken back meanwhile: there is nothing to bind
      if (!(error instanceof AppError) || error.code !== 'NON_TROVATO') throw error;
      return sendOperazioni(store, [removeContoDaFare(daFare)]);
    });
    return true;
  } catch (error) {
    const perche = error instanceof ContoRifiutato ? error.message : NON_RISPONDE;
    if (!(error instanceof ContoRifiutato)) log.error('conto-non-fatto', error, { azione: daFare.azione });
    await sendOperazioni(store, [noteOf(daFare, perche)]).catch(() => undefined);
    return false;
  }
};

/** Acts on the account. @returns what the archive then says of it */
const done = async ({ store, identita }: Mezzi, daFare: ContoDaFare): Promise<readonly Operazione[]> => {
  const { azione, user, subject, nome, email, uid } = daFare;
  if (azione === 'CREA') {
    const made = await identita.crea({ user, nome, email, chiave: uid });
    return [registro(store).bindInvito(uid, made)];
  }
  const conto = { user, subject: subject ?? '' };
  if (azione === 'AZZERA') await identita.azzeraSecondoFattore(conto);
  if (azione === 'DISABILITA') await identita.disabilita(conto);
  if (azione === 'RIABILITA') await identita.riabilita(conto);
  if (azione === 'ELIMINA') await identita.elimina(conto);
  return [];
};

/** Why it is not done yet, if it still is to do. */
const noteOf = (daFare: ContoDaFare, perche: string): Operazione => ({
  tipo: 'update',
  chiave: chiaveDi(daFare),
  cambi: { expression: 'SET perche = :perche', values: { ':perche': perche } },
  condizione: { expression: 'attribute_exists(pk)' },
});

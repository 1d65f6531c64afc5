import type { Chiave, Item, Store } from '#platform/data/dynamo.ts';
import { partizioneScuola } from '#platform/data/entita.ts';
import { scanItems } from '../../scansione.ts';
import { fileKeysOf, type Deposito } from '../copia/scuola-conservata.ts';
import { cartelleDi } from './versioni.ts';

/** The things of a school that an installation still holds. */
export interface Residui {
  /** Records of the school, and sessions, invitations and pending acts on accounts that are of it. */
  readonly sue: readonly (Chiave & { readonly tipo: string })[];
  /** Users who belong to it. */
  readonly utenti: readonly { readonly issuer: string; readonly subject: string }[];
  readonly file: readonly string[];
}

const GLOBALI = ['SESSIONE', 'INVITO', 'CONTO_DA_FARE'];

const isSua = (scuola: string, { pk, tipo, codmin }: Item): boolean =>
  String(pk).startsWith(`${partizioneScuola(scuola)}#`) || (codmin === scuola && GLOBALI.includes(String(tipo)));

const belongs = (scuola: string, { tipo, iscrizioni }: Item): boolean =>
  tipo === 'UTENTE' && Array.isArray(iscrizioni) && iscrizioni.some(({ codmin }) => codmin === scuola);

/** Returns all that is found of a school: the whole table and its files are read, because only so nothing is missed. */
export const residuiDi = async (
  { store, deposito }: { readonly store: Store; readonly deposito: Deposito },
  scuola: string,
): Promise<Residui> => {
  const [sue, utenti, file] = [
    [] as (Chiave & { readonly tipo: string })[],
    [] as { readonly issuer: string; readonly subject: string }[],
    [] as string[],
  ];
  for await (const item of scanItems(store)) {
    if (isSua(scuola, item)) sue.push({ pk: String(item.pk), sk: String(item.sk), tipo: String(item.tipo) });
    if (belongs(scuola, item)) utenti.push({ issuer: String(item.issuer), subject: String(item.subject) });
  }
  for (const cartella of cartelleDi(scuola))
    for await (const chiave of fileKeysOf(deposito, cartella)) file.push(chiave);
  return { sue, utenti, file };
};

import { isDeepStrictEqual } from 'node:util';
import { effettoDi, type Effetto } from '#platform/data/effetti.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';

/** The hands and the account that an order sends what it withholds to; null where it names no creditor. */
const destinazioneDi = (voce: Soggettiva | undefined) =>
  voce?.creditore ? { nome: voce.creditore.nome, iban: voce.creditore.iban } : null;

/** The effects that send what is withheld elsewhere: another creditor or account, an order that comes with one or goes with it. By what it says: an import tries a row before the person has its record. */
export const effettiCreditore = (prima: Soggettiva | undefined, dopo: Soggettiva | undefined): readonly Effetto[] => {
  const [da, a] = [destinazioneDi(prima), destinazioneDi(dopo)];
  const voce = dopo ?? prima;
  return voce === undefined || isDeepStrictEqual(da, a)
    ? []
    : [effettoDi('COORDINATE', voce.codVoce, [voce.datInizio, da, a])];
};

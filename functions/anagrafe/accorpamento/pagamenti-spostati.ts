import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';

/** True of two personal items that are the same over days in common. */
export const isStessaVoce = (una: Soggettiva, altra: Soggettiva): boolean =>
  altra.codVoce === una.codVoce &&
  altra.desRiferimento === una.desRiferimento &&
  overlaps({ dal: altra.datInizio, al: altra.datFine }, { dal: una.datInizio, al: una.datFine });

/**
 * A payment under the person who stays. A run that paid both records has two of one person: the second is kept beside, under the id it had.
 * What it withheld for a deduction that stays behind is of the one of the destination, so that a debt is not taken twice.
 */
export const pagamentoSpostato = (
  nuovo: Item,
  da: string,
  presenti: readonly Item[],
  lasciati: readonly Item[],
): Item => {
  const beside = presenti.some(({ tipo, sk }) => tipo === pagamentoEntita.nome && sk === nuovo.sk);
  const testo = JSON.stringify(
    beside ? { ...nuovo, uid: `${String(nuovo.uid)}.${da}`, sk: `${String(nuovo.sk)}.${da}` } : nuovo,
  );
  const [radice = ''] = String(nuovo.uid).split('-');
  return JSON.parse(
    trattenuteDi(lasciati, presenti).reduce(
      (fin, [lasciata, resta]) => fin.replaceAll(`"${lasciata.replace(da, radice)}"`, `"${resta}"`),
      testo,
    ),
  );
};

/** Of each personal item that stays behind, the one of the destination that takes its place. */
const trattenuteDi = (lasciati: readonly Item[], presenti: readonly Item[]): readonly (readonly [string, string])[] => {
  const voci = presenti
    .filter(({ tipo }) => tipo === soggettivaEntita.nome)
    .map((item) => readItem(soggettivaEntita, item));
  return lasciati
    .filter(({ tipo }) => tipo === soggettivaEntita.nome)
    .map((item) => readItem(soggettivaEntita, item))
    .flatMap((lasciata) => {
      const resta = voci.find((voce) => isStessaVoce(voce, lasciata));
      return resta === undefined ? [] : [[lasciata.uid, resta.uid] as const];
    });
};

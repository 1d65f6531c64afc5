import type { Archivio } from '#platform/data/archivio.ts';
import { asUid, radiceDi } from '#platform/data/entita.ts';
import type { FamFiscale, Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { compareMesi, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { somma, UNO } from '#shared/money/centesimi.ts';
import { famFiscaleEntita, familiareEntita } from './familiare.ts';
import { datiFiscaliIn, misuraDelMese } from './familiari-a-carico.ts';

/** A relative as one person of the school has it, with its tax data, the earliest first. */
export interface Carico {
  readonly persona: Uid<'PERSONA'>;
  readonly familiare: Familiare;
  readonly datiFiscali: readonly FamFiscale[];
}

/** A month in which the shares of a relative go over the whole, with the people who have one. */
export interface MeseOltre {
  readonly mese: Mese;
  readonly quote: readonly { readonly persona: Uid<'PERSONA'>; readonly numMisura: number }[];
}

/** The relative of a code, as each person of the school has it. Requests: one, and two for each of them. */
export const carichiDi = async (archivio: Archivio, desCf: string): Promise<readonly Carico[]> => {
  const items = await archivio.of(familiareEntita).queryIndice({ index: 'indice1', begins: `${desCf}#` });
  return loadCarichi(
    items.map(({ uid }) => asUid(String(uid))),
    archivio,
  );
};

/** The relatives that more people of the school have, each with all of them. Requests: one for each six thousand relatives or so, and two for each that is of more people. */
export const carichiInComune = async (archivio: Archivio): Promise<readonly (readonly Carico[])[]> => {
  const items = await archivio.of(familiareEntita).queryIndice({ index: 'indice1' });
  const perCodice = Map.groupBy(items, ({ indice1sk }) => String(indice1sk).split('#')[0]);
  const comuni = [...perCodice.values()].filter((stessi) => stessi.length > 1);
  return Promise.all(
    comuni.map((stessi) =>
      loadCarichi(
        stessi.map(({ uid }) => asUid(String(uid))),
        archivio,
      ),
    ),
  );
};

const loadCarichi = async (uids: readonly Uid<'FAMILIARE'>[], archivio: Archivio): Promise<readonly Carico[]> => {
  const [familiari, ...datiFiscali] = await Promise.all([
    archivio.of(familiareEntita).getMany(uids),
    ...uids.map((uid) => archivio.of(famFiscaleEntita).listAll(radiceDi(uid))),
  ]);
  return familiari.map((familiare) => ({
    persona: radiceDi(familiare.uid),
    familiare,
    datiFiscali: datiFiscaliIn(datiFiscali.flat(), familiare.uid),
  }));
};

/** The first month of some in which the shares of a relative go over the whole: they grow only in the months in which tax data begin. An open end is null. */
export const primoMeseOltre = (carichi: readonly Carico[], dal: Mese, al: Mese | null): MeseOltre | undefined => {
  const inizi = carichi.flatMap(({ datiFiscali }) => datiFiscali.map(({ datDecorrenza }) => meseDi(datDecorrenza)));
  return [dal, ...inizi]
    .filter((mese) => compareMesi(mese, dal) >= 0 && (al === null || compareMesi(mese, al) <= 0))
    .toSorted(compareMesi)
    .map((mese) => ({ mese, quote: quoteDel(carichi, mese) }))
    .find(({ quote }) => somma(quote.map(({ numMisura }) => numMisura)) > UNO);
};

const quoteDel = (carichi: readonly Carico[], { anno, mese }: Mese): MeseOltre['quote'] =>
  carichi
    .map(({ persona, datiFiscali }) => ({ persona, numMisura: misuraDelMese(datiFiscali, anno, mese) }))
    .filter(({ numMisura }) => numMisura > 0);

import * as z from 'zod';
import { data, flag, numero, scelta } from '../../domain/campi.ts';
import { genitoriCongedo, mancatiRecuperi } from '../../domain/persona/assenze.ts';

/** Most days of parental leave that two parents have for a child. */
const MASSIMO_CONGEDO = 330;

/** The parent, the end of the compulsory leave, what the other parent has had, the own income under the threshold of art. 34 c. 3. */
const DatiCongedo = z.strictObject({
  codGenitore: scelta(genitoriCongedo),
  datFineCongedo: data(),
  numGiorniAltro: numero(0, MASSIMO_CONGEDO),
  numGiorniAltroElevati: numero(0, MASSIMO_CONGEDO),
  flgInteriAltro: flag(),
  flgRedditoSottoSoglia: flag(),
});
type DatiCongedo = z.infer<typeof DatiCongedo>;

/** Facts that decide the pay of some kinds of absence; absent where it was entered before they were asked. */
export const fattiDellAssenza = {
  congedo: DatiCongedo.exactOptional(),
  /** Of a short leave not made up for: whose doing it is. */
  codMancatoRecupero: scelta(mancatiRecuperi).exactOptional(),
};

/** The same facts where the form of a kind asks for them. */
export const fattiChiesti = {
  CONGEDO: { congedo: DatiCongedo },
  RECUPERO: { codMancatoRecupero: scelta(mancatiRecuperi) },
};
export const gruppiDiFatti = ['CONGEDO', 'RECUPERO'] as const;
export type GruppoDiFatti = (typeof gruppiDiFatti)[number];

/** Parts that the form of a kind of absence has besides the common ones. */
export interface Modulo extends Readonly<Record<'conMotivo' | 'aOre', boolean>> {
  readonly chiesti: GruppoDiFatti | null;
}

/** The days of an absence, with the facts of a parental leave. */
export interface ConCongedo {
  readonly datInizio: string;
  readonly datFine: string;
  readonly congedo?: DatiCongedo | undefined;
}

/** Returns what the facts of a parental leave cannot say together, each on its field. */
export const erroriCongedo = (
  congedo: DatiCongedo | undefined,
): readonly { code: 'custom'; path: string[]; message: string }[] => [
  ...(congedo !== undefined && congedo.numGiorniAltroElevati > congedo.numGiorniAltro
    ? [
        {
          code: 'custom' as const,
          path: ['congedo', 'numGiorniAltroElevati'],
          message: "I giorni pagati di più sono tra quelli dell'altro genitore: non possono essere più di quelli.",
        },
      ]
    : []),
  ...(congedo?.codGenitore === 'SOLO' && congedo.numGiorniAltro > 0
    ? [
        {
          code: 'custom' as const,
          path: ['congedo', 'numGiorniAltro'],
          message: 'Un genitore solo non ha giorni di un altro genitore: mettere zero.',
        },
      ]
    : []),
];

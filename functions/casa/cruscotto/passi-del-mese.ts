import { passiElaborazione, type Cruscotto } from '#shared/contracts/casa/casa.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';

/** What a run is filed for month by month; what is filed once a year waits for the end of it. */
const OGNI_MESE = ['F24', 'UNIEMENS'] as const satisfies readonly Adempimento[];

/** By obligation and run, what was sent and not refused. */
export type Denunciate = ReadonlySet<string>;
const chiave = (adempimento: Adempimento, processo: string): string => `${adempimento}#${processo}`;

/** Which runs have been filed for what. */
export const denunciateDi = (
  denunce: readonly Pick<Denuncia, 'tipo' | 'processi' | 'datInvio' | 'esito'>[],
): Denunciate =>
  new Set(
    denunce
      .filter(({ datInvio, esito }) => datInvio !== null && !isRespinta(esito))
      .flatMap(({ tipo, processi }) => processi.map((processo) => chiave(flussi[tipo].adempimento, processo))),
  );

/** How many of the runs of a month, simulations left out, have come at least as far as each step. A run that failed, or that runs, is prepared. */
export const passiDi = (processi: readonly RigaProcesso[], denunciate: Denunciate): Cruscotto['passi'] => {
  const arrivata: Readonly<Record<(typeof passiElaborazione)[number], (processo: RigaProcesso) => boolean>> = {
    PREPARATA: () => true,
    CALCOLATA: ({ STATUS }) => STATUS === 'COMPLETATO' || STATUS === 'CONTABILIZZATO',
    CONTABILIZZATA: ({ STATUS }) => STATUS === 'CONTABILIZZATO',
    ESPOSTA: ({ FLG_ESP_DIP }) => FLG_ESP_DIP,
    DENUNCIATA: (processo) => isDenunciata(processo, denunciate),
  };
  return passiElaborazione.map((passo) => ({ passo, elaborazioni: processi.filter(arrivata[passo]).length }));
};

/** An accounted run that is in what was sent of each of its monthly filings. What was accounted before lists told its filings owes an F24. */
const isDenunciata = ({ uid, STATUS, ADEMPIMENTI = ['F24'] }: RigaProcesso, denunciate: Denunciate): boolean =>
  STATUS === 'CONTABILIZZATO' &&
  OGNI_MESE.every((quale) => !ADEMPIMENTI.includes(quale) || denunciate.has(chiave(quale, uid)));

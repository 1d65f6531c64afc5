import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { type RigaImporto } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { Liquidato } from './liquidato.ts';

/** A line with what only the whole payslip says of it: body, year, competence months, record it comes from. */
export interface RigaIntera {
  readonly liquidato: Liquidato;
  readonly riga: RigaImporto;
}

/** Payslips opened at a time. */
const ALLA_VOLTA = 40;

/** The lines chosen, as the payslips keep them. Only payslips that have one are opened. Requests: 1 for 40 of them. */
export const righeIntere = async (
  { archivio }: Pick<ContestoStampa, 'archivio'>,
  liquidati: readonly Liquidato[],
  keep: (riga: Pick<RigaBreve, 'codice' | 'gruppo'>) => boolean,
): Promise<readonly RigaIntera[]> => {
  const interessati = liquidati.filter(({ righe }) => righe.some(keep));
  const trovate: RigaIntera[] = [];
  for (let inizio = 0; inizio < interessati.length; inizio += ALLA_VOLTA) {
    const parte = new Map(interessati.slice(inizio, inizio + ALLA_VOLTA).map((uno) => [uno.testata.uid, uno]));
    for (const { testata, dettaglio } of await cedoliniRepository(archivio).getInteri([...parte.keys()])) {
      const liquidato = parte.get(testata.uid);
      if (liquidato === undefined) continue;
      const righe = readContenuto(dettaglio.contenuto).cedolino?.righe ?? [];
      trovate.push(...righe.filter(keep).map((riga) => ({ liquidato, riga })));
    }
  }
  return trovate;
};

import type { Percettore } from '../../../../shared/contracts/anagrafe/percettore.ts';
import type { Archivio } from '../../../platform/data/archivio.ts';
import { cedoliniRepository } from '../../cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '../../cedolini/cedolino.ts';
import { processiContabilizzati } from '../../cedolini/processi-del-mese.ts';

/** Those whose year only a settlement run closes: of staff it is their last payslip, or NoiPA. */
const CON_ELABORAZIONE: readonly (Percettore['tipo'] | null)[] = ['COCOCO', 'REVISORE'];

/** Who is to be settled for a year, and who has been. */
export interface ConguagliDellAnno {
  readonly persone: readonly string[];
  readonly conguagliate: ReadonlySet<string>;
}

/** Taxed by brackets, or nothing yet: a rate of their own settles itself. */
const isAScaglioni = (testata: CedolinoSalvato): boolean =>
  righeBrevi(testata).every(({ codice, aliquota }) => codice !== 'IRPEF' || aliquota === null);

/** The collaborators and auditors paid in a tax year, and those of an accounted settlement run of it. One query a run. */
export const conguagliDellAnno = async (archivio: Archivio, anno: number): Promise<ConguagliDellAnno> => {
  const anni = [anno, anno + 1].map(String);
  const processi = (await processiContabilizzati(archivio)).filter(({ dataPagamento }) =>
    anni.includes(dataPagamento.slice(0, 4)),
  );
  const cedolini = cedoliniRepository(archivio);
  const letti = await Promise.all(
    processi.map(async ({ uid, TIPO_ELABORAZIONE }) => {
      const suoi = (await cedolini.listTestate(uid)).filter(
        ({ annoFiscale, esito }) => annoFiscale === anno && esito === 'CALCOLATO',
      );
      return { isConguaglio: TIPO_ELABORAZIONE === 'CON', suoi };
    }),
  );
  const di = (isConguaglio: boolean) =>
    letti.filter((uno) => uno.isConguaglio === isConguaglio).flatMap(({ suoi }) => suoi);
  const pagate = di(false).filter((testata) => CON_ELABORAZIONE.includes(testata.percettore) && isAScaglioni(testata));
  return {
    persone: [...new Set(pagate.map(({ uidSubAnagrafe }) => uidSubAnagrafe))],
    conguagliate: new Set(di(true).map(({ uidSubAnagrafe }) => uidSubAnagrafe)),
  };
};

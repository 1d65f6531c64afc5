import { altriDatiAl, scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import { AppError } from '#platform/errors.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { improntaProcessi } from '../denuncia/denuncia-raccolta.ts';
import { improntaRestituzioni } from '../denuncia/somme-restituite.ts';

/** Months of a year. */
export interface PeriodoSpt {
  readonly anno: number;
  readonly meseDa: number;
  readonly meseA: number;
}

export const primoGiorno = ({ anno, meseDa }: PeriodoSpt): string => primoGiornoDelMese({ anno, mese: meseDa });
export const ultimoGiorno = ({ anno, meseA }: PeriodoSpt): string => ultimoGiornoDelMese({ anno, mese: meseA });

const cifre = (mese: number): string => String(mese).padStart(2, '0');

/** Who communicates, as the school is on the last day of the period, and for which months. @throws STATO_NON_AMMESSO without what no file can lack */
export const fronteSpt = (
  propria: Scuola | undefined,
  periodo: PeriodoSpt,
  processi: readonly Processo[],
  restituzioni: readonly Restituzione[],
): Readonly<Record<string, string>> => {
  const scuola = scuolaAl(propria, ultimoGiorno(periodo));
  if (scuola?.codFiscale == null)
    throw new AppError('STATO_NON_AMMESSO', 'La scuola non ha il codice fiscale: inserirlo in Scuola, poi ripetere.');
  const dati = altriDatiAl(scuola, ultimoGiorno(periodo));
  return {
    CodiceFiscale: scuola.codFiscale,
    CodiceMeccanografico: scuola.codMeccanografico,
    Denominazione: accorciato(scuola.desScuola, 100),
    UfficioResponsabile: dati?.codUfficioNoipa ?? '',
    UfficioServizio: dati?.codServizioNoipa ?? '',
    Anno: String(periodo.anno),
    MeseDa: cifre(periodo.meseDa),
    MeseA: cifre(periodo.meseA),
    elaborazioni: improntaProcessi(processi),
    ...improntaRestituzioni(restituzioni),
  };
};

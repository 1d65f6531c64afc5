import { altriDatiAl, scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { ALTRI_DATI, datiMancanti, SCUOLA } from '../denuncia/dati-mancanti.ts';
import { improntaProcessi } from '../denuncia/impronta-processi.ts';
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
  const dati = altriDatiAl(scuola, ultimoGiorno(periodo));
  if (scuola?.codFiscale == null)
    throw datiMancanti(
      [scuola?.codFiscale, 'il codice fiscale', SCUOLA],
      [dati?.codUfficioNoipa, "il codice dell'ufficio responsabile NoiPA", ALTRI_DATI],
      [dati?.codServizioNoipa, "il codice dell'ufficio di servizio NoiPA", ALTRI_DATI],
    );
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

import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';

/** A payslip with when it was liquidated and paid. */
export interface CedolinoSpt extends CedolinoContabilizzato {
  readonly processo: Pick<Processo, 'ANNO' | 'MESE' | 'dataPagamento'>;
}

/** Who was paid and is not told of, because the school certifies them itself: one finding a person, so that nobody is lost. */
export const supplentiFuori = (cedolini: readonly CedolinoSpt[]): Rilievo[] => {
  const pagati = cedolini.flatMap(({ testata, rotte }) => {
    const sue = rotte.filter(
      ({ gruppo, adempimenti }) =>
        gruppo === 'competenze' && adempimenti.SPT !== undefined && adempimenti.CU !== undefined,
    );
    return sue.length === 0 ? [] : [{ storico: testata.storico, lordo: somma(sue.map(({ importo }) => importo)) }];
  });
  return [...Map.groupBy(pagati, ({ storico }) => storico.desCf)].map(([desCf, suoi]) => ({
    codice: 'spt.certificato-dalla-scuola',
    gravita: 'AVVISO',
    regola: 'Chi ha la CU dalla scuola (supplenti brevi) non si comunica a NoiPA.',
    persona: desCf.length < 11 ? null : desCf,
    campo: 'Dipendente',
    atteso: 'la Certificazione Unica della scuola',
    trovato: `${suoi[0]?.storico.desCognome ?? ''} ${suoi[0]?.storico.desNome ?? ''}: ${formatEuro(somma(suoi.map(({ lordo }) => lordo)))}`,
    rimedio: 'Niente da fare qui: i suoi compensi sono nella Certificazione Unica dell’anno.',
  }));
};

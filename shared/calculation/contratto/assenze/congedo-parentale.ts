import { addMesiAGiorno } from '#shared/domain/tempo/date.ts';
import { fasceDi, type Trattamento } from '#shared/rules/contratto/assenze/assenza.ts';
import {
  durataDelCongedo,
  mesiElevatiDelCongedo,
  type DurataCongedo,
} from '#shared/rules/contratto/assenze/congedo-parentale.ts';
import type { Regole } from '#shared/rules/regole.ts';
import type { FattiCongedo } from '../../situazione/servizio.ts';

/** The kind of absence whose pay the facts of the child decide. */
export const CONGEDO_PARENTALE = 'CONGEDO_PARENTALE';

/** How the days of a parental leave are paid, until the child passes an age and after it. */
export interface TrattamentoCongedo {
  readonly fino: { readonly giorno: string; readonly trattamento: Trattamento };
  readonly dopo: Trattamento;
}

/** Pay and limits of a parental leave by its facts; null where the law of the day has no such rule, or a sealed payslip did not read it. */
export const trattamentoCongedo = (fatti: FattiCongedo, dal: string, regole: Regole): TrattamentoCongedo | null => {
  const durata = regole.seInVigore(durataDelCongedo, dal)?.valore;
  if (durata === undefined) return null;
  const elevati = regole.seInVigore(mesiElevatiDelCongedo, dal)?.valore;
  const interi = fatti.interiAltro ? 0 : durata.interi;
  const dellaCoppia = elevati?.mesi.findLast(({ dopoIl }) => fatti.fineCongedo > dopoIl)?.giorniElevati ?? 0;
  const allOttanta = Math.max(0, dellaCoppia - interi - fatti.giorniAltroElevati);
  return {
    fino: {
      giorno: addMesiAGiorno(fatti.nascita, (elevati?.entroAnni ?? 0) * 12),
      trattamento: trattamentoDi(fatti, durata, interi, interi + allOttanta),
    },
    dopo: trattamentoDi(fatti, durata, interi, interi),
  };
};

const trattamentoDi = (
  fatti: FattiCongedo,
  durata: DurataCongedo,
  interi: number,
  finoAElevati: number,
): Trattamento => {
  const limite = limiteDi(fatti, durata);
  const pagati = fatti.redditoSottoSoglia ? limite : Math.min(limite, indennizzatiDi(fatti, durata));
  return {
    fasce: fasceDi(
      [interi, 100],
      [Math.max(interi, finoAElevati), 80],
      [Math.max(interi, finoAElevati, pagati), 30],
      [null, 0],
    ),
    contatore: 'VITA_DEL_BAMBINO',
    limite: { quanti: limite, contatore: 'VITA_DEL_BAMBINO' },
  };
};

/** Days that the parent may have: their own months, within those that the other has left of the couple's. */
const limiteDi = ({ genitore, giorniAltro }: FattiCongedo, durata: DurataCongedo): number => {
  if (genitore === 'SOLO') return durata.solo;
  const padreEsteso = genitore === 'PADRE' || giorniAltro >= durata.padreDa;
  const suoi = genitore === 'PADRE' ? durata.padreEsteso : durata.madre;
  return Math.max(0, Math.min(suoi, (padreEsteso ? durata.coppiaEstesa : durata.coppia) - giorniAltro));
};

const indennizzatiDi = ({ genitore, giorniAltro }: FattiCongedo, durata: DurataCongedo): number =>
  genitore === 'SOLO'
    ? durata.indennizzati
    : Math.max(0, Math.min(durata.indennizzatiUno, durata.indennizzati - giorniAltro));

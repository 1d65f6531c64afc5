import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { identitaDi, type CampoIdentita } from '#shared/domain/scuola.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';

/** The school between two days; null where it has always been so, or still is. `atto` is the act by which it became that. */
export interface PeriodoScuola extends Pick<Scuola, CampoIdentita> {
  readonly dal: Giorno | null;
  readonly al: Giorno | null;
  readonly sede: string;
  readonly atto: string;
}

/** The periods that ended, the oldest first. */
export const storiaDi = (scuola: Scuola) =>
  (scuola.dati?.identitaPrecedenti ?? []).toSorted((a, b) => (a.al < b.al ? -1 : 1));

/** The periods of the school, the oldest first; the last one is what it is now. */
export const periodiDi = (scuola: Scuola): readonly PeriodoScuola[] => {
  const storia = storiaDi(scuola);
  return [...storia.map(({ al, ...era }) => ({ ...identitaDi(era), al })), { ...identitaDi(scuola), al: null }].map(
    (periodo, indice) => {
      const prima = storia[indice - 1];
      return {
        ...periodo,
        dal: prima === undefined ? null : addGiorni(prima.al, 1),
        sede: sedeDi(periodo),
        atto: prima?.atto ?? '',
      };
    },
  );
};

const sedeDi = ({ desIndirizzo, desCap, desComune, provincia }: Pick<Scuola, CampoIdentita>): string =>
  [desIndirizzo, [desCap, desComune, provincia === null ? null : `(${provincia})`].filter(Boolean).join(' ')]
    .filter((parte) => parte !== '')
    .join(', ');

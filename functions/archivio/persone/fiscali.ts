import { asUid } from '#platform/data/entita.ts';
import { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';

/** Tax data of a person for a year; the year is the end of the uid. Listed by school too, year after year. */
export const fiscaliEntita = defineEntita<Fiscali>({
  nome: 'FISCALI',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Fiscali,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ numAnno, uidSubAnagrafe }) => `${numAnno}#${uidSubAnagrafe}` },
  riga: (fiscali) => ({ ...fiscali }),
  lettaDaiCedolini: true,
});

export const uidFiscali = (uidSubAnagrafe: Uid<'PERSONA'>, numAnno: number): Uid<'FISCALI'> =>
  asUid(`${uidSubAnagrafe}-${numAnno}`);

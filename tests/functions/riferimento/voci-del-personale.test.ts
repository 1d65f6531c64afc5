import { expect, test } from 'vitest';
import { vociNoipa } from '#functions/riferimento/voci/noipa.ts';
import { INSEGNANTI } from '#functions/riferimento/voci/voce.ts';

/** Items of the fund that the contract gives to a part of the staff: CCNL 29/11/2007 artt. 30, 33, 47 and 87; DM 328/2022 for the two of orientation. */
const DI_CHI = {
  MOF_INS: INSEGNANTI,
  MOF_FUNZ: INSEGNANTI,
  MOF_REC: INSEGNANTI,
  MOF_FUNZSTR: INSEGNANTI,
  MOF_INCSPEC: ['ATA'],
  ORE_ECC: INSEGNANTI,
  ORE_SPORT: INSEGNANTI,
  ORIENTATORE: INSEGNANTI,
  TUTOR_SCOL: INSEGNANTI,
  MOF_FORF: undefined,
  MOF_VALOR: undefined,
} as const;

test.each(Object.entries(DI_CHI))('%s is of the staff that the contract names', (codice, ruoli) =>
  expect(vociNoipa.find((voce) => voce.codice === codice)?.ruoli).toEqual(ruoli),
);

import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';

/** '2026-03', as months are ordered. */
export const meseInCifre = ({ anno, mese }: Mese): string => `${anno}-${String(mese).padStart(2, '0')}`;

/** The month that a run is of, as months are ordered. */
export const periodoDi = ({ ANNO, MESE }: RigaProcesso): string => meseInCifre({ anno: ANNO, mese: MESE });

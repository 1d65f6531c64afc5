import { basiImmissione, descrizioneBaseImmissione, descrizioneTipoElaborazione, tipiElaborazione, type SetupType } from '../../shared/domain/elaborazione.ts';
import { percettoriAmmessi } from '../../shared/domain/percettore.ts';
import { isContabilizzabile } from './processi-service.ts';
import type { Elaborazione } from '../../shared/contracts/calcolo.ts';

/** Types of run with their methods, as a school may use them. Substitutes' pay comes from the tables, in lordo dipendente only. */
export const elaborazioni = (setupType: SetupType): Elaborazione[] => tipiElaborazione.map((tipo) => ({
  tipo, descrizione: descrizioneTipoElaborazione[tipo], percettori: [...percettoriAmmessi[tipo]], contabilizzabile: isContabilizzabile(tipo, setupType),
  metodi: basiImmissione.filter((base) => base === 'LD' || (tipo !== 'SUP' && tipo !== 'FER')).map((base) => ({ idMetodo: `${tipo}-${base}` as const, base, descrizione: descrizioneBaseImmissione[base] })),
}));

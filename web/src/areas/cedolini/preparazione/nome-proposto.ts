import { descrizioneTipoElaborazione, tipiElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';

/** The name proposed for a run: what it pays and its month, 'Compensi accessori al personale, novembre 2026'. */
export const nomeProposto = (idMetodo: string, mese: Mese): string => {
  const tipo = tipiElaborazione.find((uno) => idMetodo.startsWith(`${uno}-`));
  return tipo === undefined ? '' : `${descrizioneTipoElaborazione[tipo]}, ${formatMese(mese)}`;
};

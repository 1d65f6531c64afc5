import { writeXlsx } from '#platform/spreadsheet.ts';
import { nomiTipi, tipiScambio } from '#shared/domain/scambio.ts';
import type { FileDiProva } from '#support/scambio.ts';
import { FOGLI_PERSONE } from './fogli-persone.ts';
import { FOGLI_SCUOLA, type Fogli } from './fogli-scuola.ts';

/** A school as an office would write it down, one sheet a kind. */
export const FOGLI: Fogli = { ...FOGLI_SCUOLA, ...FOGLI_PERSONE };

export const cartella = async (fogli: Fogli, nome = 'scuola.xlsx'): Promise<FileDiProva> => ({
  nome,
  bytes: await writeXlsx(
    nomiTipi.flatMap((tipo) => {
      const righe = fogli[tipo];
      if (righe === undefined) return [];
      const titoli = [...new Set(righe.flatMap((riga) => Object.keys(riga)))];
      return [
        {
          nome: tipiScambio[tipo].titolo,
          colonne: titoli.map((titolo) => ({ titolo, tipo: 'testo' as const })),
          righe: righe.map((riga) => titoli.map((titolo) => riga[titolo] ?? null)),
        },
      ];
    }),
  ),
});

import { writeXlsx } from '#platform/spreadsheet.ts';
import type { FileDiProva } from '../scambio.ts';

/** Rows of a sheet of another program: titles, headings, people. */
export type Righe = readonly (readonly string[])[];

export const csv = (
  nome: string,
  righe: Righe,
  come: { readonly separatore: string; readonly codifica: BufferEncoding },
) => ({
  nome,
  bytes: Buffer.from(
    righe
      .map((riga) =>
        riga.map((cella) => (/[";,]/.test(cella) ? `"${cella.replaceAll('"', '""')}"` : cella)).join(come.separatore),
      )
      .join('\r\n'),
    come.codifica,
  ),
});

export const xlsx = async (nome: string, righe: Righe): Promise<FileDiProva> => {
  const larghezza = Math.max(...righe.map(({ length }) => length));
  const [prima = [], ...altre] = righe;
  const piena = (riga: readonly string[]) => Array.from({ length: larghezza }, (_, colonna) => riga[colonna] ?? '');
  return {
    nome,
    bytes: await writeXlsx([
      {
        nome: 'Foglio1',
        colonne: piena(prima).map((titolo) => ({ titolo, tipo: 'testo' as const })),
        righe: altre.map(piena),
      },
    ]),
  };
};

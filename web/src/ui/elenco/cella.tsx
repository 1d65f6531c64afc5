import type { ReactNode } from 'react';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatImporto, formatOre } from '#shared/money/centesimi.ts';
import { DataCell, ImportoCell, InteroCell, OreCell, SiNoCell } from '../celle.tsx';
import { textOf, valoreDi, type Colonna, type Valore } from './colonna.ts';

interface Props<R, O extends string> {
  readonly colonna: Colonna<R, O>;
  readonly riga: R;
}

/** A cell: words go to the next line, what the column keeps whole stays on one. */
export const Cella = <R, O extends string>({ colonna, riga }: Props<R, O>) => {
  const { tipo = 'testo', intera = tipo !== 'testo' } = colonna;
  return intera ? (
    <div style={{ whiteSpace: 'nowrap' }}>
      <Contenuto colonna={colonna} riga={riga} />
    </div>
  ) : (
    <Contenuto colonna={colonna} riga={riga} />
  );
};

/** The column's own drawing, else its value by kind. */
const Contenuto = <R, O extends string>({ colonna, riga }: Props<R, O>) => {
  if (colonna.cella) return colonna.cella(riga);
  const valore = valoreDi(colonna, riga);
  if (valore === null || valore === undefined || valore === '')
    return isNumerica(colonna) ? <ImportoCell valore={null} /> : '–';
  if (typeof valore === 'boolean') return <SiNoCell valore={valore} />;
  if (typeof valore === 'string') return colonna.tipo === 'data' ? <DataCell valore={valore} /> : valore;
  return numeroIn(valore, colonna.tipo);
};

const numeroIn = (valore: number, tipo: Colonna<unknown>['tipo']): ReactNode => {
  if (tipo === 'importo') return <ImportoCell valore={valore} />;
  if (tipo === 'ore') return <OreCell valore={valore} />;
  return tipo === 'intero' ? <InteroCell valore={valore} /> : String(valore);
};

/** Whether a column holds quantities, which stand to the right under their title. */
export const isNumerica = ({ tipo }: Pick<Colonna<unknown>, 'tipo'>): boolean =>
  tipo === 'importo' || tipo === 'ore' || tipo === 'intero';

/** A value as an exported text: formats of the screen, without currency signs. */
export const exportedText = (valore: Valore, tipo: Colonna<unknown>['tipo']): string => {
  if (typeof valore === 'number' && tipo === 'importo') return formatImporto(valore).replaceAll('.', '');
  if (typeof valore === 'number' && tipo === 'ore') return formatOre(valore);
  if (typeof valore === 'string' && valore !== '' && tipo === 'data') return formatGiorno(valore);
  return textOf(valore);
};

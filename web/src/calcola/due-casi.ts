import type { RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { GRUPPI } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { CoppiaDiRighe } from '#shared/confronto/righe-a-coppie.ts';
import { formatImporto } from '#shared/money/centesimi.ts';
import { elemento } from './nodi.ts';
import { nomeDi } from './spiegazioni.ts';

/** Two cases side by side, line by line, with what changes. */
type Coppia = CoppiaDiRighe<RigaCedolino>;

export const confronto = (coppie: readonly Coppia[]): HTMLElement =>
  elemento(
    'div',
    { class: 'tabella', role: 'region', 'aria-label': 'Confronto dei due casi', tabindex: '0' },
    elemento(
      'table',
      {},
      elemento('caption', {}, 'I due casi a confronto, in euro'),
      elemento(
        'thead',
        {},
        elemento(
          'tr',
          {},
          ...['Voce', 'Caso 1', 'Caso 2', 'Differenza'].map((nome) => elemento('th', { scope: 'col' }, nome)),
        ),
      ),
      elemento('tbody', {}, ...coppie.toSorted((a, b) => postoDi(a) - postoDi(b)).map(rigaDi)),
    ),
  );

/** The totals stand last, whichever case has what. */
const postoDi = ({ prima, dopo }: Coppia): number => GRUPPI.indexOf((prima ?? dopo)?.gruppo ?? 'riepilogo');

const rigaDi = ({ prima, dopo }: Coppia): HTMLElement => {
  const riga = prima ?? dopo;
  const differenza = (dopo?.importo ?? 0) - (prima?.importo ?? 0);
  return elemento(
    'tr',
    differenza === 0 ? {} : { class: 'diversa' },
    elemento('th', { scope: 'row' }, riga === null ? '' : nomeDi(riga)),
    elemento('td', {}, scritto(prima)),
    elemento('td', {}, scritto(dopo)),
    elemento('td', {}, differenza > 0 ? `+ ${formatImporto(differenza)}` : formatImporto(differenza)),
  );
};

const scritto = (riga: RigaCedolino | null): string => (riga === null ? '–' : formatImporto(riga.importo));

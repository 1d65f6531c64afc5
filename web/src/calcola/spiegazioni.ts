import type { RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Spiegazione } from '#shared/calculation/spiegazione/spiegazione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { elemento } from './nodi.ts';

/** A part of the page that is written the first time it is opened, or for a print. */
const apribile = (
  titolo: readonly (Node | string)[],
  contenuto: () => readonly (Node | string)[],
): HTMLDetailsElement => {
  const parte = elemento('details', {}, elemento('summary', {}, ...titolo));
  const write = (): void => {
    if (parte.dataset['scritta'] !== undefined) return;
    parte.dataset['scritta'] = '';
    parte.append(...contenuto());
  };
  parte.addEventListener('toggle', write);
  parte.addEventListener('scrivi', write);
  return parte;
};

/** Opens every explanation, those below them too: a print shows what the page would. */
export const openAll = (pagina: ParentNode): void => {
  for (const chiusa of pagina.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    chiusa.dispatchEvent(new Event('scrivi'));
    chiusa.open = true;
    chiusa.dataset['stampa'] = '';
    openAll(chiusa);
  }
};

/** Closes again what a print has opened. */
export const closePrinted = (pagina: ParentNode): void => {
  for (const aperta of pagina.querySelectorAll<HTMLDetailsElement>('details[data-stampa]')) {
    aperta.open = false;
    delete aperta.dataset['stampa'];
  }
};

/** The name of a line; the spending is written as the page writes it above. */
export const nomeDi = ({ codice, descrizione }: Pick<RigaCedolino, 'codice' | 'descrizione'>): string =>
  codice === 'LORDO_STATO' ? 'Lordo Stato' : descrizione;

/** An amount and its sign stay on one line. */
const intero = (testo: string): string => testo.replaceAll(' €', '\u00A0€');

/** A line of the result that opens to its reasons. */
export const rigaApribile = (riga: RigaCedolino, segno: -1 | 0 | 1): HTMLElement =>
  apribile(
    [
      elemento('span', { class: 'voce' }, nomeDi(riga)),
      elemento('span', { class: 'cifra' }, `${segno < 0 && riga.importo > 0 ? '− ' : ''}${formatEuro(riga.importo)}`),
    ],
    () => ragioni(riga.spiegazione),
  );

const ragioni = ({ testo, formula, regola, ingressi, figli }: Spiegazione): readonly HTMLElement[] => [
  elemento('p', {}, testo),
  elemento(
    'dl',
    {},
    ...coppia('Formula', formula),
    ...ingressi.flatMap(({ nome, valore }) => coppia(nome, valore)),
    ...(regola === null
      ? []
      : [...coppia('Norma', regola.norma), ...coppia('Regola', `${regola.id}, dal ${formatGiorno(regola.dal)}`)]),
  ),
  ...figli.map((figlio) =>
    apribile(
      [
        elemento('span', { class: 'voce' }, intero(figlio.testo.split(' — ')[0] ?? figlio.testo)),
        elemento('span', { class: 'cifra' }, formatEuro(figlio.importo)),
      ],
      () => ragioni(figlio),
    ),
  ),
];

const coppia = (nome: string, valore: string): readonly HTMLElement[] => [
  elemento('dt', {}, nome),
  elemento('dd', {}, valore),
];

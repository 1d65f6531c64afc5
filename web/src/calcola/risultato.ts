import type { EsitoCaso } from '#shared/calcolatrice/esito.ts';
import type { Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { SEGNI, type Gruppo } from '#shared/calculation/riga/cedolino-tipi.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { confronto } from './due-casi.ts';
import type * as Motore from './motore.ts';
import { elemento } from './nodi.ts';
import { rigaApribile } from './spiegazioni.ts';

/** The result of the case in hand and, of two that are calculated, what each line has in both. */
export const risultatoDeiCasi = (
  inMano: EsitoCaso,
  due: readonly [EsitoCaso, EsitoCaso] | null,
  { coppieDiRighe, righePerChiave }: Pick<typeof Motore, 'coppieDiRighe' | 'righePerChiave'>,
): readonly HTMLElement[] => {
  const [primo, secondo] = due ?? [];
  const confrontati =
    primo?.esito === 'calcolato' && secondo?.esito === 'calcolato'
      ? [confronto(coppieDiRighe(righePerChiave(primo.cedolino.righe), righePerChiave(secondo.cedolino.righe)))]
      : [];
  return [...confrontati, ...risultatoDi(inMano)];
};

/** The sentence that is read aloud when the result changes; empty while there is none. */
export const annuncioDi = (esito: EsitoCaso): string => {
  switch (esito.esito) {
    case 'calcolato':
      return `Netto ${formatEuro(esito.netto)}, lordo dipendente ${formatEuro(esito.lordoDipendente)}, lordo Stato ${formatEuro(esito.lordoStato)}.`;
    case 'incompleto':
      return '';
    case 'scartato':
      return `${NON_COSI}: ${esito.anomalie.map(({ messaggio }) => messaggio).join(' ')}`;
    case 'non_calcolato':
      return `${NON_QUI}. ${esito.motivo}`;
  }
};

const NON_COSI = 'Con queste risposte non si calcola';
const NON_QUI = 'Questo compenso non si calcola qui';

/** The result of a case: its three figures, each line with its reasons, the sources. */
const risultatoDi = (esito: EsitoCaso): readonly HTMLElement[] => {
  switch (esito.esito) {
    case 'incompleto':
      return [
        elemento(
          'p',
          { class: 'aiuto' },
          esito.mancano.length === 1
            ? 'Manca una risposta.'
            : `Mancano ${esito.mancano.length} risposte: il risultato viene con l'ultima.`,
        ),
        elemento('ul', { class: 'mancano' }, ...esito.mancano.map(({ domanda }) => elemento('li', {}, domanda))),
      ];
    case 'scartato':
      return [
        elemento('h3', {}, NON_COSI),
        elemento('ul', {}, ...esito.anomalie.map(({ messaggio }) => elemento('li', {}, messaggio))),
      ];
    case 'non_calcolato':
      return [
        elemento('h3', {}, NON_QUI),
        elemento('p', {}, esito.motivo),
        elemento('p', {}, elemento('strong', {}, 'Chi paga: '), esito.chiPaga),
      ];
    case 'calcolato':
      return calcolato(esito);
  }
};

type Calcolato = Extract<EsitoCaso, { esito: 'calcolato' }>;

const calcolato = (esito: Calcolato): readonly HTMLElement[] => [
  elemento(
    'dl',
    { class: 'cifre' },
    ...grande('Lordo Stato', esito.lordoStato, 'la spesa'),
    ...grande('Lordo dipendente', esito.lordoDipendente, 'il compenso'),
    ...grande('Netto', esito.netto, 'alla persona'),
  ),
  elemento('p', {}, esito.chiPaga),
  ...nonEsatta(esito),
  ...GRUPPI.flatMap(([titolo, gruppi]) => gruppo(titolo, gruppi, esito.cedolino)),
  ...avvisi(esito.cedolino),
  fontiDi(esito.cedolino),
];

const grande = (nome: string, importo: number, che: string): readonly HTMLElement[] => [
  elemento('dt', {}, nome, elemento('small', {}, che)),
  elemento('dd', {}, formatEuro(importo)),
];

/** The note where no fee comes to the amount to the cent. */
const nonEsatta = ({ somma }: Calcolato): readonly HTMLElement[] =>
  somma === null || somma.esatta
    ? []
    : [
        elemento(
          'p',
          { class: 'nota' },
          `Nessun compenso dà esattamente ${formatEuro(somma.importo)}: ogni voce è arrotondata al centesimo. Il più vicino dà ${formatEuro(somma.raggiunto)}.`,
        ),
      ];

const GRUPPI: readonly (readonly [string, readonly Gruppo[]])[] = [
  ['Compenso', ['competenze', 'somme_esenti', 'addebiti_fattura']],
  ['Trattenute alla persona', ['ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute', 'arrotondamento']],
  ['Bonus fuori dal reddito', ['somme_fuori_reddito']],
  ['A carico di chi paga', ['oneri']],
  ['Totali', ['riepilogo']],
];

const gruppo = (titolo: string, gruppi: readonly Gruppo[], { righe }: Cedolino): readonly HTMLElement[] => {
  const proprie = righe.filter((riga) => gruppi.includes(riga.gruppo));
  return proprie.length === 0
    ? []
    : [
        elemento('h3', {}, titolo),
        elemento('div', { class: 'righe' }, ...proprie.map((riga) => rigaApribile(riga, SEGNI[riga.gruppo]))),
      ];
};

const avvisi = ({ avvisi: detti }: Cedolino): readonly HTMLElement[] =>
  detti.length === 0
    ? []
    : [
        elemento('h3', {}, 'Da sapere'),
        elemento('ul', {}, ...detti.map(({ messaggio }) => elemento('li', {}, messaggio))),
      ];

/** The norms of the rules that made the figures, once each. */
const fontiDi = ({ regole }: Cedolino): HTMLElement => {
  const perNome = new Map(regole.map((regola) => [regola.id, regola]));
  return elemento(
    'details',
    { class: 'fonti' },
    elemento('summary', {}, elemento('span', { class: 'voce' }, `Fonti: le norme di ${perNome.size} regole`)),
    elemento(
      'ul',
      {},
      ...[...perNome.values()].map(({ descrizione, norma }) =>
        elemento('li', {}, `${descrizione}: ${norma.map(({ testo }) => testo).join('; ')}`),
      ),
    ),
  );
};

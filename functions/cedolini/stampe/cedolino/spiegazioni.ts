import type { Voce } from '#functions/impaginazione/layout/parti/elenco-annidato.ts';
import { titoloGruppo } from '#shared/calculation/cedolino/testo-cedolino.ts';
import type { Gruppo, RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Ingresso, Spiegazione } from '#shared/calculation/spiegazione/spiegazione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, type Centesimi } from '#shared/money/centesimi.ts';
import { descrizioneMarca, marcaDi } from '#shared/rules/riscontri/marca.ts';
import { descrizioneRiga, righeDi } from './righe.ts';
import { riservatezza, type Riservatezza } from './riservatezza.ts';

/** One chapter of the annex: a group of lines and why each is what it is. */
export interface CapitoloSpiegazioni {
  readonly titolo: string;
  readonly voci: readonly Voce[];
}

const CAPITOLI: readonly Gruppo[] = [
  'competenze',
  'somme_esenti',
  'addebiti_fattura',
  'ritenute_previdenziali',
  'ritenute_fiscali',
  'somme_fuori_reddito',
  'altre_trattenute',
  'arrotondamento',
  'oneri',
  'riepilogo',
];

/** The annex: the explanation of every line, down to its inputs and the dated rules of the law. */
export const capitoliSpiegazioni = (righe: readonly RigaCedolino[]): readonly CapitoloSpiegazioni[] => {
  const racconto = { riservata: riservatezza(righe), spiegati: new Set<string>() };
  return CAPITOLI.map((gruppo) => ({
    titolo: titoloGruppo[gruppo],
    voci: righeDi(righe, gruppo).map((riga) => voceRiga(riga, racconto)),
  })).filter(({ voci }) => voci.length > 0);
};

/** What goes along the annex from one line to the next: the words to keep off paper, the figures already explained. */
interface Racconto {
  readonly riservata: Riservatezza;
  readonly spiegati: Set<string>;
}

const DISPOSTA =
  'Trattenuta disposta da un provvedimento o da una delega conservati agli atti della scuola, che li mostra all’interessato.';

const voceRiga = (riga: RigaCedolino, racconto: Racconto): Voce => {
  const testata = { testo: descrizioneRiga(riga), valore: formatEuro(riga.importo) };
  if (riga.gruppo === 'altre_trattenute') return { ...testata, note: [DISPOSTA] };
  const { testo, importo, figli } = riga.spiegazione;
  // What a total is made of has its own line above.
  const voci = riga.gruppo === 'riepilogo' ? [] : figli.map((figlio) => voceSpiegazione(figlio, racconto));
  return {
    ...testata,
    note: [...(diceSoloImporto(testo, importo) ? [] : [testo]), ...note(riga.spiegazione)].map(racconto.riservata),
    voci,
  };
};

/** A figure that explains another; in full the first time, by name the next ones. */
const voceSpiegazione = (spiegazione: Spiegazione, racconto: Racconto): Voce => {
  const testo = racconto.riservata(spiegazione.testo);
  const chiave = `${spiegazione.testo}|${spiegazione.formula}`;
  if (racconto.spiegati.has(chiave) && (spiegazione.formula !== '' || spiegazione.figli.length > 0))
    return { testo: `${testo} (come sopra)` };
  racconto.spiegati.add(chiave);
  return {
    testo,
    note: note(spiegazione).map(racconto.riservata),
    voci: spiegazione.figli.map((figlio) => voceSpiegazione(figlio, racconto)),
  };
};

/** 'netto = 553,00 €' beside 553,00 € adds nothing. */
const diceSoloImporto = (testo: string, importo: Centesimi): boolean =>
  [` = ${formatEuro(importo)}`, `: ${formatEuro(importo)}`].some(
    (fine) => testo.endsWith(fine) && !/\d/.test(testo.slice(0, -fine.length)),
  );

const note = (spiegazione: Spiegazione): readonly string[] =>
  [calcolo(spiegazione), norma(spiegazione)].filter((nota) => nota !== '');

/** The formula with its inputs: each beside its name in a sum, after the formula otherwise. */
const calcolo = ({ formula, ingressi }: Spiegazione): string => {
  const dati = ingressi.map(({ nome, valore }) => `${nome} ${valore.replace(MENO, '−')}`).join(', ');
  if (formula === '') return dati;
  if (ingressi.length > 0 && formula === addendi(ingressi, ({ nome }) => nome))
    return addendi(ingressi, ({ nome, valore }) => `${nome} ${valore.replace(MENO, '')}`);
  return `Formula: ${formula}${dati === '' ? '' : ` (${dati})`}`;
};

const MENO = /^− /;

const addendi = (ingressi: readonly Ingresso[], scritto: (ingresso: Ingresso) => string): string =>
  ingressi.map((ingresso, indice) => `${segno(ingresso, indice === 0)}${scritto(ingresso)}`).join(' ');

const segno = ({ valore }: Ingresso, primo: boolean): string => {
  if (MENO.test(valore)) return '− ';
  return primo ? '' : '+ ';
};

const norma = ({ regola, testo }: Spiegazione): string => {
  if (regola === null) return '';
  const vigore = `valore in vigore dal ${formatGiorno(regola.dal)}, ${descrizioneMarca[marcaDi(regola)]}${regola.riscontro === null ? '' : ` il ${formatGiorno(regola.riscontro.il)} in una fonte pubblica`}.`;
  return testo.includes(regola.norma)
    ? `${vigore.charAt(0).toUpperCase()}${vigore.slice(1)}`
    : `Norma: ${regola.norma}, ${vigore}`;
};

import type { Gruppo, RigaCedolino } from '../../../shared/calculation/cedolino-tipi.ts';
import type { RegolaCitata, Spiegazione } from '../../../shared/calculation/spiegazione.ts';
import { formatGiorno } from '../../../shared/domain/date.ts';
import { formatEuro } from '../../../shared/money/centesimi.ts';
import type { Voce } from '../layout/elenco-annidato.ts';
import { descrizioneRiga, righeDi } from './righe.ts';

/** One chapter of the annex: a group of lines and why each is what it is. */
export interface CapitoloSpiegazioni {
  readonly titolo: string;
  readonly voci: readonly Voce[];
}

const CAPITOLI: readonly (readonly [string, readonly Gruppo[]])[] = [
  ['Competenze', ['competenze', 'somme_esenti', 'addebiti_fattura']],
  ['Ritenute previdenziali', ['ritenute_previdenziali']],
  ['Ritenute fiscali', ['ritenute_fiscali']],
  ['Altre somme', ['somme_fuori_reddito', 'altre_trattenute', 'arrotondamento']],
  ['A carico della scuola', ['oneri']],
  ['Riepilogo', ['riepilogo']],
];

/** The annex: the explanation of every line, down to its inputs and the dated rules of the law. */
export const capitoliSpiegazioni = (righe: readonly RigaCedolino[]): readonly CapitoloSpiegazioni[] =>
  CAPITOLI.map(([titolo, gruppi]) => ({ titolo, voci: righeDi(righe, ...gruppi).map(voceRiga) })).filter(({ voci }) => voci.length > 0);

const RISERVATA = 'Trattenuta disposta da un provvedimento o da una delega conservati agli atti della scuola, che li mostra all’interessato.';

const voceRiga = (riga: RigaCedolino): Voce => {
  const testata = { testo: descrizioneRiga(riga), valore: formatEuro(riga.importo) };
  if (riga.gruppo === 'altre_trattenute') return { ...testata, note: [RISERVATA] };
  return { ...testata, note: [riga.spiegazione.testo, ...note(riga.spiegazione)], voci: riga.spiegazione.figli.map(voceSpiegazione) };
};

const voceSpiegazione = (spiegazione: Spiegazione): Voce => ({
  testo: spiegazione.testo, note: note(spiegazione), voci: spiegazione.figli.map(voceSpiegazione),
});

const note = ({ formula, ingressi, regola }: Spiegazione): readonly string[] => {
  const dati = ingressi.map(({ nome, valore }) => `${nome} ${valore}`).join(', ');
  const calcolo = formula === '' ? dati : `Formula: ${formula}${dati === '' ? '' : ` (${dati})`}`;
  return [calcolo, regola === null ? '' : scritta(regola)].filter((nota) => nota !== '');
};

const scritta = ({ norma, dal, verificataIl }: RegolaCitata): string =>
  `Norma: ${norma}, valore in vigore dal ${formatGiorno(dal)}; ${verificataIl === null ? 'non ancora verificato sul testo ufficiale' : `verificato sul testo ufficiale il ${formatGiorno(verificataIl)}`}.`;

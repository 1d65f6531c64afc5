import { formatGiorno } from '../../domain/tempo/date.ts';
import { formatEuro } from '../../money/centesimi.ts';
import { GRUPPI, type Cedolino, type EsitoCedolino, type Gruppo, type RigaCedolino } from '../riga/cedolino-tipi.ts';
import type { Spiegazione } from '../spiegazione/spiegazione.ts';

export const titoloGruppo: Readonly<Record<Gruppo, string>> = {
  competenze: 'Competenze',
  somme_esenti: 'Somme esenti',
  addebiti_fattura: 'Addebiti in fattura',
  ritenute_previdenziali: 'Ritenute previdenziali',
  ritenute_fiscali: 'Ritenute fiscali',
  somme_fuori_reddito: 'Somme fuori reddito',
  altre_trattenute: 'Altre trattenute',
  arrotondamento: 'Arrotondamento',
  oneri: 'Oneri a carico della scuola',
  riepilogo: 'Riepilogo',
};

/** A payslip, or why there is none, as plain text for people: lines, explanations below them, warnings. */
export const testoEsito = (esito: EsitoCedolino): string =>
  esito.esito === 'calcolato'
    ? testoCedolino(esito.cedolino)
    : ['CEDOLINO NON CALCOLATO', ...esito.anomalie.map(({ codice, messaggio }) => `  ${codice}: ${messaggio}`)].join(
        '\n',
      );

const testoCedolino = ({ tipo, dataPagamento, annoFiscale, righe, avvisi, adempimenti }: Cedolino): string =>
  [
    `CEDOLINO ${tipo} — pagamento del ${formatGiorno(dataPagamento)}, anno fiscale ${annoFiscale}`,
    ...GRUPPI.flatMap((gruppo) =>
      testoGruppo(
        gruppo,
        righe.filter((riga) => riga.gruppo === gruppo),
      ),
    ),
    '',
    `Adempimenti: ${adempimenti.length === 0 ? 'nessuno' : adempimenti.join(', ')}`,
    ...(avvisi.length === 0
      ? []
      : ['', 'Avvisi', ...avvisi.map(({ codice, messaggio }) => `  ${codice}: ${messaggio}`)]),
  ].join('\n');

const testoGruppo = (gruppo: Gruppo, righe: readonly RigaCedolino[]): readonly string[] =>
  righe.length === 0
    ? []
    : [
        '',
        titoloGruppo[gruppo],
        ...righe.flatMap(({ descrizione, importo, spiegazione }) => [
          `  ${descrizione.padEnd(56)}${formatEuro(importo).padStart(16)}`,
          ...testoSpiegazione(spiegazione, 2),
        ]),
      ];

/** A tree of explanations, one line each, indented. */
const testoSpiegazione = (spiegazione: Spiegazione, livello = 0): readonly string[] => [
  `${'  '.repeat(livello)}· ${spiegazione.testo}`,
  ...spiegazione.figli.flatMap((figlio) => testoSpiegazione(figlio, livello + 1)),
];

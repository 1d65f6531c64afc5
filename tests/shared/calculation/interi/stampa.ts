import type { Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { Spiegazione } from '#shared/calculation/spiegazione/spiegazione.ts';

/** Everything a payslip says, a line each: figures, filings, every explanation with its formula, inputs and rule, totals, warnings (the rules to verify have their own test). */
export const stampa = ({
  righe,
  totali,
  progressivi,
  avvisi,
  adempimenti,
  arrotondamentoDaRiportare,
  conguagliato,
  annoFiscale,
  dataPagamento,
  tipo,
}: Cedolino): string =>
  [
    `${tipo} ${dataPagamento} anno ${annoFiscale}, adempimenti: ${adempimenti.join(' ')}`,
    ...righe.flatMap(
      ({
        codice,
        gruppo,
        descrizione,
        base,
        aliquota,
        importo,
        competenza,
        tributo,
        adempimenti: dove,
        quote = [],
        origine,
        ente,
        annoRiferimento,
        spiegazione,
      }) => [
        `${codice} [${gruppo}] ${descrizione} = ${importo} (base ${base ?? '-'}, aliquota ${aliquota ?? '-'}, ${competenza === null ? 'intero' : `${competenza.dal}/${competenza.al}`}, tributo ${tributo ?? '-'}, ${dove.join(' ')})`,
        `  di: ${quote.map((una) => `${una.anno}-${una.mese} ${una.importo} (${una.base ?? '-'})`).join(', ')}${origine === undefined ? '' : `, origine ${origine}`}${ente === undefined ? '' : `, ente ${ente}`}${annoRiferimento === undefined ? '' : `, anno ${annoRiferimento}`}`,
        ...albero(spiegazione, 1),
      ],
    ),
    `totali: ${figure(totali)}`,
    `progressivi: ${figure(progressivi)}`,
    ...(conguagliato === undefined ? [] : [`anno conguagliato: ${figure(conguagliato)}`]),
    `da riportare: ${arrotondamentoDaRiportare}`,
    ...avvisi
      .filter(({ codice }) => codice !== 'REGOLA_NON_VERIFICATA')
      .map(({ codice, campo, messaggio }) => `avviso ${codice} [${campo ?? ''}] ${messaggio}`),
    '',
  ].join('\n');

const albero = (
  { testo, formula, importo, regola, ingressi, figli }: Spiegazione,
  livello: number,
): readonly string[] => [
  `${'  '.repeat(livello)}${testo} | ${formula} | ${importo} | ${regola === null ? '-' : `${regola.id} ${regola.dal}`} | ${ingressi.map(({ nome, valore }) => `${nome}: ${valore}`).join(', ')}`,
  ...figli.flatMap((figlio) => albero(figlio, livello + 1)),
];

const figure = (cifre: object): string =>
  Object.entries(cifre)
    .filter(([, cifra]) => cifra !== 0)
    .map(([nome, cifra]) => `${nome} ${cifra}`)
    .join(', ');

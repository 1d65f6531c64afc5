import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { VERSIONE } from '#shared/domain/versione.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { novitaDal, type Novita } from '#shared/rules/novita.ts';

/** The first day that the list goes back to: the product computes payments from it on. */
const DAL = '2023-01-01';

/** The list of what changes in the rules, the newest first: one heading for each day on which something begins. */
export const changelog = (): string => {
  const giorni = Map.groupBy(novitaDal(tutteLeRegole, DAL), ({ versione }) => versione.dal);
  const parti = [...giorni]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([giorno, novita]) => delGiorno(giorno, novita));
  return [
    '# Cambiamenti',
    '',
    `Versione ${VERSIONE} del programma. Ogni titolo è il giorno da cui valgono i valori elencati sotto.`,
    '',
    ...parti,
  ].join('\n');
};

const delGiorno = (giorno: string, novita: readonly Novita[]): string =>
  [`## ${formatGiorno(giorno)}`, '', ...novita.map(rigaDi), ''].join('\n');

const rigaDi = ({ regola, prima, versione }: Novita): string =>
  `- \`${regola.id}\`: ${regola.descrizione}, ${cambiamento(prima, versione)} (${versione.norma.map(({ testo }) => testo).join('; ')})`;

const cambiamento = (prima: Novita['prima'], { valore }: Novita['versione']): string => {
  if (valore === null) return 'non vale più';
  return prima === null ? 'valore nuovo' : 'cambia';
};

import { erroriDi, type RigaDiErrore } from '../../errori-di-questa-macchina.ts';
import { said, type Esegui } from './comando.ts';

/** Tells what is to be mended behind the number that a person read in a message, or the identifier of a long work. */
export const tellDifetto: Esegui = async ({ connection: { dataDir, deployment }, args: [numero = ''] }) => {
  if (numero === '') return undefined;
  if (dataDir === undefined)
    throw new Error(
      `Gli errori di un'installazione AWS sono nei suoi log: in CloudWatch, Logs Insights, la domanda salvata "one correlation id"${deployment === undefined ? '' : ` di ${deployment.name}`} con ${numero} al posto di DA-SCRIVERE dice chiamata, record e campo.`,
    );
  const righe = await erroriDi(dataDir, numero);
  if (righe.length === 0)
    return said(
      `Nessun errore ha il numero ${numero} su questa macchina: controllarlo, e che l'errore sia di qui. I rifiuti, che dicono già che cosa fare, non sono tenuti.`,
    );
  return said(...righe.flatMap(toldRiga));
};

const toldRiga = (riga: RigaDiErrore): readonly string[] => [
  `${riga.quando}\t${riga.componente}\t${riga.evento}${riga.code === undefined ? '' : ` ${riga.code}`}\t${riga.route ?? riga.passo ?? 'passo di un lavoro'}${riga.versione === undefined ? '' : `\tversione ${riga.versione}`}`,
  ...(riga.specie === undefined
    ? []
    : [
        `  record da guardare: ${riga.specie} ${riga.uid ?? ''}${riga.campi ? `, campi ${riga.campi.join('; ')}` : ''}`,
      ]),
  ...(riga.dove ? [`  nel programma: ${riga.dove.split(' | ')[0]}`] : []),
];

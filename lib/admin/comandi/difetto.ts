import { addGiorni } from '#shared/domain/tempo/date.ts';
import { erroriDi, type RigaDiErrore } from '../../errori-di-questa-macchina.ts';
import { erroriNeiLog } from '../deployment/errori-nei-log.ts';
import { deploymentOf, said, type Esegui, type Richiesta } from './comando.ts';

/** How far back the logs of a deployment are searched, unless it is said. */
const GIORNI = 14;

/** Tells what is to be mended behind the number that a person read in a message, or the identifier of a long work. */
export const tellDifetto: Esegui = async (richiesta) => {
  const {
    connection: { dataDir },
    args: [numero = ''],
  } = richiesta;
  if (numero === '') return undefined;
  const righe = dataDir === undefined ? await righeNeiLog(richiesta, numero) : await erroriDi(dataDir, numero);
  if (righe.length === 0)
    return said(
      `Nessun errore ha il numero ${numero} ${dataDir === undefined ? `nei log dal ${dalOf(richiesta)}` : 'su questa macchina'}: controllarlo, e che l'errore sia di qui. I rifiuti, che dicono già che cosa fare, non sono tenuti.`,
    );
  return said(...righe.flatMap(toldRiga));
};

const righeNeiLog = (richiesta: Richiesta, numero: string): Promise<readonly RigaDiErrore[]> =>
  erroriNeiLog(deploymentOf(richiesta.connection), numero, {
    da: new Date(`${dalOf(richiesta)}T00:00:00Z`),
    a: richiesta.momento.adesso,
  });

/** The day from which the logs are searched. */
const dalOf = ({ opzioni, momento: { oggi } }: Richiesta): string => opzioni.dal ?? addGiorni(oggi, -GIORNI);

const toldRiga = (riga: RigaDiErrore): readonly string[] => [
  `${riga.quando}\t${riga.componente}\t${riga.evento}${riga.code === undefined ? '' : ` ${riga.code}`}\t${riga.route ?? riga.passo ?? 'passo di un lavoro'}${riga.versione === undefined ? '' : `\tversione ${riga.versione}`}`,
  ...(riga.specie === undefined
    ? []
    : [
        `  record da guardare: ${riga.specie} ${riga.uid ?? ''}${riga.campi ? `, campi ${riga.campi.join('; ')}` : ''}`,
      ]),
  ...(riga.dove ? [`  nel programma: ${riga.dove.split(' | ')[0]}`] : []),
];

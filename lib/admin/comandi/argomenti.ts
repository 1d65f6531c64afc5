import { isGiorno } from '#shared/domain/tempo/date.ts';
import type { Opzioni } from './comando.ts';
import { comandi } from './index.ts';

/** A word that a command takes, as its usage writes it. */
interface Parola {
  readonly nome: string;
  /** Of an option, its name. */
  readonly opzione?: string;
  readonly facoltativa: boolean;
}

/** The words of a usage: `CODICE`, `si|no`, `--scade AAAA-MM-GG`, and between brackets those that may be left out. */
const paroleDi = (uso: string): readonly Parola[] => {
  const parole: Parola[] = [];
  let aperte = 0;
  let opzione: string | undefined;
  for (const pezzo of uso.split(' ').filter((uno) => uno !== '')) {
    aperte += pezzo.split('[').length - 1;
    const nome = pezzo.replaceAll(/[[\]]/g, '');
    if (nome.startsWith('--')) opzione = nome.slice(2);
    else {
      parole.push({ nome, facoltativa: aperte > 0, ...(opzione === undefined ? {} : { opzione }) });
      opzione = undefined;
    }
    aperte -= pezzo.split(']').length - 1;
  }
  return parole;
};

/** The forms that usages name: a word of a usage, the words that are good for it, and what they are called. */
const FORME: readonly {
  readonly di: (nome: string) => boolean;
  readonly isBuona: (detta: string, nome: string) => boolean;
  readonly cosa: (nome: string) => string;
}[] = [
  {
    di: (nome) => nome === 'CODICE' || nome === 'NUOVO',
    isBuona: (detta) => detta.length === 10,
    cosa: () => 'il codice meccanografico di una scuola, che ha 10 caratteri',
  },
  { di: (nome) => nome === 'AAAA-MM-GG', isBuona: isGiorno, cosa: () => 'un giorno scritto AAAA-MM-GG' },
  {
    di: (nome) => /^[a-z]+(?:\|[a-z]+)*$/.test(nome),
    isBuona: (detta, nome) => nome.split('|').includes(detta),
    cosa: (nome) => nome.split('|').join(' o '),
  },
];

/** The fault of a word that is not as the usage asks; undefined when it is. */
const faultOf = ({ nome, opzione, facoltativa }: Parola, detta: string | undefined): string | undefined => {
  const chiamata = opzione === undefined ? nome : `--${opzione} ${nome}`;
  if (detta === undefined || detta === '') return facoltativa ? undefined : `manca ${chiamata}`;
  const forma = FORME.find(({ di }) => di(nome));
  if (forma === undefined || forma.isBuona(detta, nome)) return undefined;
  return `${opzione === undefined ? '' : `--${opzione} `}«${detta}» non è ${forma.cosa(nome)}`;
};

/** The first word that one usage does not take, and how many were good before it. */
const readUso = (uso: string, args: readonly string[], opzioni: Opzioni): readonly [number, string | undefined] => {
  const parole = paroleDi(uso);
  const ferme = parole.filter(({ opzione }) => opzione === undefined);
  for (const [posto, parola] of ferme.entries()) {
    const fault = faultOf(parola, args[posto]);
    if (fault !== undefined) return [posto, fault];
  }
  const inPiu = args[ferme.length];
  if (inPiu !== undefined) return [ferme.length, `«${inPiu}» è di troppo`];
  for (const parola of parole) {
    const fault = parola.opzione === undefined ? undefined : faultOf(parola, opzioni[parola.opzione]);
    if (fault !== undefined) return [args.length, fault];
  }
  const note = new Set(['stack', ...parole.flatMap(({ opzione }) => opzione ?? [])]);
  const ignota = Object.keys(opzioni).find((nome) => opzioni[nome] !== undefined && !note.has(nome));
  return [args.length, ignota === undefined ? undefined : `non prende --${ignota}`];
};

/** The fault of the words of a command, in a sentence that names it and says how the command is written; undefined when all are good. */
export const argomentoSbagliato = (nome: string, args: readonly string[], opzioni: Opzioni): string | undefined => {
  const usi = comandi[nome]?.uso ?? [];
  const letti = usi.map(([uso]) => readUso(uso, args, opzioni));
  if (letti.some(([, fault]) => fault === undefined)) return undefined;
  const [peggiore] = letti.toSorted(([a], [b]) => b - a);
  return `${nome}: ${peggiore?.[1]}. Niente è stato fatto.\n${comeSiScrive(nome)}`;
};

/** The usages of one command. */
export const comeSiScrive = (nome: string): string =>
  (comandi[nome]?.uso ?? [])
    .map(([uso, cosa]) => `Si scrive: npm run admin -- ${`${nome} ${uso}`.trim()}   ${cosa}\n`)
    .join('');

import * as z from 'zod';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { PASSI, type EsitoDisastro } from './regione-perduta.ts';

const secondi = () => z.number().nonnegative();

/** The measure of one drill of a lost region: on which day, of how large an archive, and the seconds of each step of the way back. */
export const Misura = z.strictObject({
  il: z.iso.date(),
  record: z.int().positive(),
  file: z.int().positive(),
  megabyte: z.number().positive(),
  secondi: z.strictObject({ accensione: secondi(), ripristino: secondi(), verifica: secondi(), ripresa: secondi() }),
});
export type Misura = z.infer<typeof Misura>;

const decimi = (quanti: number): number => Math.round(quanti * 10) / 10;

export const misuraDi = ({ record, file, byte, tempi }: EsitoDisastro, il: string): Misura => {
  const { accensione, ripristino, verifica, ripresa } = tempi;
  return Misura.parse({
    il,
    record,
    file,
    megabyte: decimi(byte / 1e6),
    secondi: {
      accensione: decimi(accensione / 1000),
      ripristino: decimi(ripristino / 1000),
      verifica: decimi(verifica / 1000),
      ripresa: decimi(ripresa / 1000),
    },
  });
};

/** The words for each step of the way back. */
const PAROLE: Readonly<Record<(typeof PASSI)[number], string>> = {
  accensione: 'programma rifatto',
  ripristino: 'tabella e file rimessi',
  verifica: '`verifica`',
  ripresa: 'prima modifica e prima stampa',
};

const scritto = (quanti: number): string => quanti.toLocaleString('it-IT', { useGrouping: 'always' });

/** The steps of the way back with their seconds, in their order. */
export const passiDi = ({ secondi: quanti }: Misura): readonly string[] =>
  PASSI.map((passo) => `${PAROLE[passo]} ${scritto(quanti[passo])} s`);

/** The sentence of the dossier on how long it takes to come back from a lost region. */
export const dettoNelDossier = (misura: Misura): string => {
  const { il, record, file, megabyte } = misura;
  return `su AWS non provato. Sui motori di una macchina sola (${formatGiorno(il)}, \`npm run disastro\`, ${scritto(record)} record e ${file} file, ${scritto(megabyte)} MB): ${passiDi(misura).join(', ')}. Non vi sono la rete, il ripristino di AWS Backup e la consegna, che su un account durano di più`;
};

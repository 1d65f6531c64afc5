import * as z from 'zod';
import { flussi } from '#shared/denunce/flussi.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import { campiDelFile, type CampoDelFile } from './campi.ts';
import { forme, mutato, type Forma } from './forme.ts';
import { percheLibero } from './liberi.ts';

/** The findings of a file, each as text; the exit code of `controlla`. */
interface Controllato {
  readonly codice: number;
  readonly rilievi: readonly string[];
}
export type Controlla = (bytes: Uint8Array) => Promise<Controllato>;

/** A field of a good file in a wrong form, and what came of it. */
export interface Mutazione {
  readonly campo: string;
  readonly forma: Forma;
  readonly esito: 'trovata' | 'libera' | 'scoperta' | 'illeggibile';
  /** Codes of the checks that found it. */
  readonly controlli: readonly string[];
  /** Why the layout allows it, where nothing is found. */
  readonly perche: string;
}

/** One field in one form. */
export interface Prova {
  readonly campo: CampoDelFile;
  readonly forma: Forma;
  readonly testo: string;
}

/** Every field of a good file in every wrong form that it has. */
export const proveDi = (tipo: TipoDenuncia, bytes: Uint8Array): readonly Prova[] => {
  const buono = Buffer.from(bytes).toString(flussi[tipo].codifica);
  return campiDelFile(tipo, buono).flatMap((campo) =>
    forme.flatMap((forma) => {
      const testo = mutato(buono, campo, forma);
      return testo === null ? [] : [{ campo, forma, testo }];
    }),
  );
};

/** Judges files with one wrong field each: found where they have a finding that the good one has not. */
export const muta = async (
  tipo: TipoDenuncia,
  bytes: Uint8Array,
  prove: readonly Prova[],
  controlla: Controlla,
): Promise<readonly Mutazione[]> => {
  const sani = new Set((await controlla(bytes)).rilievi);
  const fatte: Mutazione[] = [];
  for (const { campo, forma, testo } of prove) {
    const { codice, rilievi } = await controlla(Buffer.from(testo, flussi[tipo].codifica));
    const controlli = codiciDi(rilievi.filter((uno) => !sani.has(uno)));
    const perche = percheLibero(tipo, campo.nome, forma);
    fatte.push({ campo: campo.nome, forma, controlli, ...esitoDi(codice, controlli.length > 0, perche) });
  }
  return fatte;
};

const Codice = z.object({ codice: z.string() });
const codiciDi = (rilievi: readonly string[]): readonly string[] => [
  ...new Set(rilievi.map((uno) => Codice.parse(JSON.parse(uno)).codice)),
];

const esitoDi = (codice: number, isTrovata: boolean, perche: string | null): Pick<Mutazione, 'esito' | 'perche'> => {
  if (codice === 2) return { esito: 'illeggibile', perche: '' };
  if (isTrovata) return { esito: 'trovata', perche: '' };
  return perche === null ? { esito: 'scoperta', perche: '' } : { esito: 'libera', perche };
};

const riga = (nome: string, sue: readonly Mutazione[]): string => {
  const quante = (esito: Mutazione['esito']) => sue.filter((una) => una.esito === esito).length;
  const parte = Math.round((quante('trovata') * 1000) / Math.max(1, sue.length)) / 10;
  return `${nome.padEnd(22)} ${String(sue.length).padStart(5)} ${String(quante('trovata')).padStart(8)} ${`${parte} %`.padStart(8)} ${String(quante('libera')).padStart(7)} ${String(quante('scoperta')).padStart(9)} ${String(quante('illeggibile')).padStart(12)}`;
};

/** The outcome of all, form by form; then each that nothing found, with its reason. */
export const inTesto = (mutazioni: readonly Mutazione[]): string =>
  [
    `${'forma'.padEnd(22)} prove  trovate    parte  libere  scoperte  illeggibili`,
    ...[...Map.groupBy(mutazioni, ({ forma }) => forma)].map(([forma, sue]) => riga(forma, sue)),
    riga('tutte', mutazioni),
    ...mutazioni
      .filter(({ esito }) => esito !== 'trovata')
      .map(({ campo, forma, esito, perche }) => `${esito}: ${campo}, ${forma}${perche === '' ? '' : ` — ${perche}`}`),
  ].join('\n');

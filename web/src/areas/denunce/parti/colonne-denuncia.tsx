import Box from '@cloudscape-design/components/box';
import type { ReactNode } from 'react';
import type { RigaDenuncia, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAnnoMese } from '#shared/domain/tempo/mese.ts';
import { formatAliquota, formatEuro } from '#shared/money/centesimi.ts';
import { ConParola } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { valoreVigente } from './valore-vigente.ts';

/** A field of the records of a filing, as its screen names it. */
export interface CampoDenuncia {
  readonly nome: string;
  readonly titolo: string;
  readonly importo?: true;
  /** An amount that makes sense summed over the rows. */
  readonly somma?: true;
  /** A percentage, kept in hundredths. */
  readonly percento?: true;
  /** A day, YYYY-MM-DD. */
  readonly giorno?: true;
  readonly nascosto?: true;
  /** Shown where the window has place for what can also be left out. */
  readonly seLarga?: true;
  /** How it is written, where its words do not say. */
  readonly aiuto?: string;
  /** Says which record it is: nothing to mend in it. */
  readonly fisso?: true;
  /** The group that begins with it, in the form of one record. */
  readonly gruppo?: string;
  /** The words of its codes, where it has a closed list of them. */
  readonly voci?: Readonly<Record<string, string>>;
  /** The words of its codes, where others may be written too. */
  readonly parole?: Readonly<Record<string, string>>;
  /** The words of a code that no list of the program has, or that other values of its record say. */
  readonly parola?: (codice: string, riga: RigaDenuncia) => ReactNode;
  /** A month, YYYY-MM. */
  readonly mese?: true;
  /** A number kept without its point: how many digits come after it. */
  readonly decimali?: 2 | 3;
}

/** Returns the words of a code, shown beside it; undefined of what is no code, or has none. */
export const parolaDi = (campo: CampoDenuncia, riga: RigaDenuncia, valore: ValoreCampo): ReactNode => {
  const codice = String(valore);
  if (codice === '') return undefined;
  return (campo.parole ?? campo.voci)?.[codice] ?? campo.parola?.(codice, riga);
};

export const formatValore = (campo: CampoDenuncia, valore: ValoreCampo): string =>
  valore === '' ? 'niente' : inParole(campo, valore);

const inParole = ({ importo, giorno, percento, mese, decimali }: CampoDenuncia, valore: ValoreCampo): string => {
  if (decimali !== undefined && /^\d+$/.test(String(valore)))
    return (Number(valore) / 10 ** decimali).toLocaleString('it-IT', { maximumFractionDigits: decimali });
  if (mese) return formatAnnoMese(String(valore));
  if (percento && valore !== '') return formatAliquota(Number(valore) * 100);
  if (giorno && valore !== '') return formatGiorno(String(valore));
  return importo && typeof valore === 'number' ? formatEuro(valore) : String(valore);
};

/** The columns of the records of a filing: a value written over shows the computed one under it. `diMolti`: a record sums many people. */
export const colonneDenuncia = (
  campi: readonly CampoDenuncia[],
  diMolti: boolean,
): readonly Colonna<RigaDenuncia>[] => [
  ...campi.map((campo): Colonna<RigaDenuncia> => ({
    id: campo.nome,
    titolo: campo.titolo,
    ...(campo.importo ? { tipo: 'importo' as const } : {}),
    ...(campo.somma ? { somma: true as const } : {}),
    ...(campo.nascosto ? { nascosta: true } : {}),
    ...(campo.seLarga ? { seLarga: true } : {}),
    valore: (riga) => valoreVigente(riga, campo.nome),
    cella: (riga) => <Valore campo={campo} riga={riga} />,
  })),
  { id: 'persone', titolo: 'Persone', tipo: 'intero', nascosta: !diMolti },
  {
    id: 'inseriti',
    titolo: 'Valori scritti a mano',
    tipo: 'intero',
    valore: ({ inseriti }) => inseriti.length,
    nascosta: true,
  },
];

const Valore = ({ campo, riga }: { readonly campo: CampoDenuncia; readonly riga: RigaDenuncia }) => {
  const inserito = riga.inseriti.find((uno) => uno.campo === campo.nome);
  const valore = valoreVigente(riga, campo.nome);
  const parola = parolaDi(campo, riga, valore);
  return (
    <Box textAlign={campo.importo ? 'right' : 'left'}>
      <ConParola codice={inParole(campo, valore)} parola={parola} />
      {inserito && (
        <Box variant="small" color="text-status-info" display="block">
          calcolato: {formatValore(campo, inserito.calcolato)}
        </Box>
      )}
    </Box>
  );
};

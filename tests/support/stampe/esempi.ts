import type * as z from 'zod';
import type { stampe } from '../../../shared/contracts/stampe/index.ts';
import type { AnnoContabilizzato } from './anno-contabilizzato.ts';

type Stampe = typeof stampe;

/** What each print is tried with, at least once for each of its screens; a print without its examples does not compile. */
type Esempi = {
  readonly [N in keyof Stampe]: (anno: AnnoContabilizzato) => readonly z.input<Stampe[N]['parametri']>[];
};

const trimestre = { anno: 2026, meseDa: 1, meseA: 3 };
const primaPersona = ({ persone }: AnnoContabilizzato) => persone[0]?.uid ?? '';
const primoProcesso = ({ processi }: AnnoContabilizzato) => ({ idProcesso: processi[0] ?? '' });

export const esempi: Esempi = {
  printCedolini: (anno) => [primoProcesso(anno)],
  printCedoliniDettagli: (anno) => [primoProcesso(anno)],
  printContributi: (anno) => [
    { ...trimestre, tipo: 'elenco' },
    { ...trimestre, tipo: 'elenco', fondo: 'CTPS', provvisori: true },
    { ...trimestre, tipo: 'riepilogo' },
    { ...trimestre, tipo: 'dipendente', uidSubAnagrafe: primaPersona(anno) },
  ],
};

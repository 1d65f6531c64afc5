import { righeBrevi, type CedolinoSalvato, type RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { partiF24, type ParteF24 } from '#shared/domain/elaborazione/elaborazione.ts';

/** Groups of the lines that an F24 pays: what is withheld for pensions and what the school owes, but for IRAP, are contributions. */
const parteDi = ({ gruppo, codice, importo, adempimenti }: RigaBreve): ParteF24 | null => {
  if (importo === 0 || !(adempimenti.includes('F24') || adempimenti.includes('IRAP'))) return null;
  if (gruppo === 'ritenute_previdenziali') return 'CONTRIBUTI';
  if (gruppo === 'oneri') return codice.startsWith('IRAP') ? 'TRIBUTI' : 'CONTRIBUTI';
  return 'TRIBUTI';
};

/** Which parts of an F24 the payslips of a run pay. */
export const daVersareDi = (testate: readonly CedolinoSalvato[]): ParteF24[] => {
  const pagate = new Set(
    testate.filter(({ esito }) => esito === 'CALCOLATO').flatMap((testata) => righeBrevi(testata).map(parteDi)),
  );
  return partiF24.filter((parte) => pagate.has(parte));
};

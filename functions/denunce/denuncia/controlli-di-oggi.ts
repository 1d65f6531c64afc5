import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import type { Denuncia, RilievoInRiga, TrovatoPerCodice } from '#shared/contracts/denunce/denuncia.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { isBloccante } from '../macchina/denuncia.ts';

type Giudicata = Pick<Denuncia, 'STATUS' | 'bloccanti' | 'giudizio'>;

const chiaveDi = ({ codice, gravita }: Pick<RilievoInRiga, 'codice' | 'gravita'>): string => `${codice}|${gravita}`;

/** How many findings there are of each check, as the head of a filing keeps them. */
export const giudizioDi = (rilievi: readonly Pick<RilievoInRiga, 'codice' | 'gravita'>[]): TrovatoPerCodice[] =>
  [...Map.groupBy(rilievi, chiaveDi).values()].flatMap((suoi) => {
    const [primo] = suoi;
    return primo === undefined ? [] : [{ codice: primo.codice, gravita: primo.gravita, quanti: suoi.length }];
  });

/** The checks that find more today than when an open filing was judged; of one that an earlier release judged, those that block it where nothing did. */
const cresciuti = ({ bloccanti, giudizio }: Giudicata, oggi: readonly RilievoInRiga[]): ReadonlySet<string> => {
  if (giudizio === undefined) return new Set(bloccanti === 0 ? oggi.filter(isBloccante).map(chiaveDi) : []);
  const prima = new Map(giudizio.map((uno) => [chiaveDi(uno), uno.quanti]));
  return new Set(
    giudizioDi(oggi)
      .filter((uno) => uno.quanti > (prima.get(chiaveDi(uno)) ?? 0))
      .map(chiaveDi),
  );
};

/** A finding that blocks today, of a filing that left: nothing is to be done until it is corrected. */
const oggiBloccherebbe = (rilievo: RilievoInRiga): RilievoInRiga => ({
  ...rilievo,
  gravita: 'AVVISO',
  controllo: 'OGGI_BLOCCHEREBBE',
  rimedio: accorciato(`È già inviata e non cambia. Alla prossima correzione: ${rilievo.rimedio}`, 600),
});

/**
 * The findings of a filing, given those of today: of one that was sent those it was sent with (of one sent by an earlier release, the warnings of today), and beside them
 * what would block it today; of an open one those of today, each new check named.
 */
export const rilieviGiudicati = (
  testata: Giudicata,
  { rilievi: inviati }: Pick<ContenutoDenuncia, 'rilievi'>,
  oggi: readonly RilievoInRiga[],
): readonly RilievoInRiga[] => {
  if (testata.STATUS !== 'INVIATO') {
    const nuovi = cresciuti(testata, oggi);
    return oggi.map((uno) => (nuovi.has(chiaveDi(uno)) ? { ...uno, controllo: 'NUOVO' } : uno));
  }
  const tenuti = inviati ?? oggi.filter((uno) => !isBloccante(uno));
  return [...oggi.filter(isBloccante).map(oggiBloccherebbe), ...tenuti];
};

/** Why a filing that was complete is not to be sent as it is: the checks of today that block it; undefined when none does. */
export const bloccataOggi = (oggi: readonly RilievoInRiga[]): string | undefined => {
  const regole = [...new Set(oggi.filter(isBloccante).map(({ regola }) => regola))];
  if (regole.length === 0) return undefined;
  const altre = regole.length > 3 ? ` E altri ${regole.length - 3} controlli.` : '';
  return `i controlli di oggi la bloccano, e quando è stata fatta non la bloccavano. ${regole.slice(0, 3).join(' ')}${altre} Aprirla, correggere i suoi rilievi, rifare il file, poi scrivere la data di invio.`;
};

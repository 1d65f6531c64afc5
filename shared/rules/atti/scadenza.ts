import { articoliCitati, type CommaCheModifica } from './comma.ts';
import { commiCheModificano } from './modifiche.calcolato.ts';

/** A check, as much of it as says when it ends. */
interface Controllo {
  readonly il: string;
  readonly dove: string;
  readonly pagina?: string;
}

interface VersioneControllata {
  readonly dal: string;
  readonly norma: readonly { readonly testo: string }[];
  readonly riscontro: Controllo | null;
}

interface RegolaControllata {
  readonly id: string;
  readonly versioni: readonly VersioneControllata[];
}

/** The day of what was read: of the page when it prints one, otherwise the day somebody looked. */
const giornoLetto = ({ il, pagina }: Controllo): string => pagina ?? il;

/**
 * The comma that ends the check of a version: it changes an article that the version quotes, is younger than the page that was read,
 * begins while the version is still in force, and no version of the same rule follows it. Null when there is none.
 */
export const fineDelRiscontro = (
  { id, versioni }: RegolaControllata,
  versione: VersioneControllata,
  commi: readonly CommaCheModifica[] = commiCheModificano,
): CommaCheModifica | null => {
  const { riscontro, norma, dal } = versione;
  if (riscontro === null) return null;
  const articoli = new Set(norma.flatMap(({ testo }) => articoliCitati(testo)));
  const seguente = versioni.find((altra) => altra.dal > dal)?.dal;
  return (
    commi.find(
      (comma) =>
        comma.del > giornoLetto(riscontro) &&
        comma.dal > dal &&
        (seguente === undefined || comma.dal < seguente) &&
        comma.modifica.some((articolo) => articoli.has(articolo)) &&
        !comma.lascia.includes(id) &&
        !comma.versioni.some((legata) => legata.startsWith(`${id}|`)),
    ) ?? null
  );
};

/** The check of a version as payslips keep it, and the day that ends it, which is looked for once. */
interface Tenuto {
  readonly letto: Controllo | null;
  readonly scade: string | null;
}

const giaCercati = new WeakMap<VersioneControllata, Tenuto>();

const cercato = (regola: RegolaControllata, versione: VersioneControllata): Tenuto => {
  const { riscontro } = versione;
  const letto = riscontro === null ? null : { il: riscontro.il, dove: riscontro.dove };
  const tenuto = { letto, scade: fineDelRiscontro(regola, versione)?.dal ?? null };
  giaCercati.set(versione, tenuto);
  return tenuto;
};

/** The check of a version as payslips keep it, on a day: null from the day a comma that it does not know is followed. */
export const riscontroAl = (
  regola: RegolaControllata,
  versione: VersioneControllata,
  giorno: string,
): Controllo | null => {
  const { letto, scade } = giaCercati.get(versione) ?? cercato(regola, versione);
  return scade !== null && scade <= giorno ? null : letto;
};

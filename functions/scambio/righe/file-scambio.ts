import { FileNonLeggibile } from '#platform/spreadsheet.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { TUTTA_LA_SCUOLA, type NomeTipo } from '#shared/domain/scambio.ts';
import { mostrato } from '#shared/domain/testo.ts';
import { catalogo, tipoDi } from '../catalogo.ts';
import type { FoglioInPagine } from '../file/file-letto.ts';

/** One list of the file, of a known kind. */
export interface FoglioLetto extends Omit<FoglioInPagine, 'nome'> {
  readonly tipo: NomeTipo;
  /** Name of its sheet, '' when the file has no sheets to tell apart. */
  readonly foglio: string;
}

/**
 * The lists of a file with the kind of each, in the order of the catalogue: one for a kind, one for each sheet or section of a whole school.
 * @throws FileNonLeggibile with an Italian sentence, one for the whole file
 */
export const fogliLetti = (letti: readonly FoglioInPagine[], tipo: string): readonly FoglioLetto[] => {
  const fogli = letti.map(({ nome, ...foglio }): FoglioLetto => {
    if (foglio.tipato) return { tipo: tipoDellaSezione(nome, tipo), foglio: titoloDi(nome), ...foglio };
    if (tipo !== TUTTA_LA_SCUOLA) return { tipo: tipoDi(tipo).nome, foglio: '', ...foglio };
    return { tipo: tipoDelFoglio(nome), foglio: mostrato(nome, 100), ...foglio };
  });
  if (fogli.every(({ righe, tipato }) => tipato && righe === 0))
    throw new FileNonLeggibile('vuoto', 'Il file non contiene dati.');
  return inOrder(fogli.filter(({ righe, tipato }) => !tipato || righe > 0));
};

/** The kinds that a file of the whole school may hold. */
const diTuttaLaScuola = catalogo.filter(({ daSolo }) => daSolo !== true);

/** The kind of a section of our JSON. */
const tipoDellaSezione = (nome: string, atteso: string): NomeTipo => {
  const trovato = (atteso === TUTTA_LA_SCUOLA ? diTuttaLaScuola : catalogo).find((uno) => uno.nome === nome);
  if (trovato === undefined || (atteso !== TUTTA_LA_SCUOLA && nome !== atteso))
    throw new FileNonLeggibile(
      'formato',
      `Il file contiene "${mostrato(nome, 40)}", che ${trovato === undefined ? 'non è un elenco conosciuto' : `non è ${tipoDi(atteso).titolo}`}.`,
    );
  return trovato.nome;
};

const titoloDi = (nome: string): string => catalogo.find((tipo) => tipo.nome === nome)?.titolo ?? '';

const tipoDelFoglio = (nome: string): NomeTipo => {
  const trovato = diTuttaLaScuola.find((tipo) => chiaveRicerca(titoloFoglio(tipo.nome)) === chiaveRicerca(nome));
  if (trovato === undefined)
    throw new FileNonLeggibile(
      'formato',
      `Il foglio "${mostrato(nome, 60)}" non è tra quelli previsti (${diTuttaLaScuola.map((tipo) => titoloFoglio(tipo.nome)).join(', ')}): rinominarlo o eliminarlo.`,
    );
  return trovato.nome;
};

/** The name of the sheet of a kind in a whole-school workbook. */
export const titoloFoglio = (nome: NomeTipo): string => tipoDi(nome).titolo.slice(0, 31);

const inOrder = (fogli: readonly FoglioLetto[]): readonly FoglioLetto[] => {
  const doppio = fogli.find(({ tipo }, indice) => fogli.findIndex((altro) => altro.tipo === tipo) !== indice);
  if (doppio)
    throw new FileNonLeggibile(
      'formato',
      `${tipoDi(doppio.tipo).titolo}: il file ne contiene due elenchi. Unirli in uno solo.`,
    );
  return catalogo.flatMap(({ nome }) => fogli.filter(({ tipo }) => tipo === nome));
};

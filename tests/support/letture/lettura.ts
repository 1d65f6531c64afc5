import ts from 'typescript';
import type { Source } from '#support/sources.ts';

/** The reader of stored fields: what kind of thing it is, in which file. */
export type Lettura = {
  readonly campi: readonly string[];
} & (
  | { readonly come: 'CALCOLO' | 'DENUNCIA' | 'STAMPA' | 'SCHERMO' | 'RICERCA' | 'IDENTITA'; readonly file: string }
  /** The file reads the record whole, by the names that its callers give: under which name it asks for it. */
  | { readonly come: 'INTERO'; readonly file: string; readonly nome: string }
  /** People alone read it, where the form shows it: why no reader is promised. */
  | { readonly come: 'APPUNTO'; readonly file: string; readonly perche: string }
  /** The field has no reader and is refused when it is written: by which file. */
  | { readonly come: 'RIFIUTATO'; readonly file: string }
);

/** The rows of kinds of records. */
export type Letture = Readonly<Record<string, readonly Lettura[]>>;

const di =
  (come: 'CALCOLO' | 'DENUNCIA' | 'STAMPA' | 'SCHERMO' | 'RICERCA' | 'IDENTITA' | 'RIFIUTATO') =>
  (file: string, ...campi: readonly string[]): Lettura => ({ come, file, campi });

export const calcolo = di('CALCOLO');
export const denuncia = di('DENUNCIA');
export const stampa = di('STAMPA');
export const schermo = di('SCHERMO');
export const ricerca = di('RICERCA');
export const identita = di('IDENTITA');
export const rifiutato = di('RIFIUTATO');
export const intero = (file: string, nome: string, ...campi: readonly string[]): Lettura => ({
  come: 'INTERO',
  file,
  nome,
  campi,
});
export const appunto = (file: string, perche: string, ...campi: readonly string[]): Lettura => ({
  come: 'APPUNTO',
  file,
  perche,
  campi,
});

/** Where each kind of reader may stand. */
const STANZE: Readonly<Record<string, RegExp>> = {
  CALCOLO:
    /^(?:functions|shared)\/(?!denunce\/|contracts\/(?!tabelle\/voci-utente\.ts$)|scambio\/)(?!.*\/(?:stampe|colonne)\/)/,
  DENUNCIA: /^functions\/(?:archivio\/)?denunce\/|^shared\/domain\//,
  STAMPA: /^functions\/(?:.*\/stampe\/|archivio\/scuola\/intestazione\.ts$)/,
  SCHERMO: /^(?:web\/src\/|functions\/casa\/)/,
  RICERCA: /^functions\/(?:archivio\/|.*\/ricerca-|.*-service\.ts$)/,
  IDENTITA: /^functions\/(?:platform|archivio|anagrafe)\//,
  INTERO: /^functions\//,
  APPUNTO: /^web\/src\/areas\//,
  RIFIUTATO: /^functions\//,
};

/** Columns of files and what an import makes of them: they store a field, and read nothing for anybody. */
const CHI_CONSERVA = /\/colonne\/|\/tipi?-|^functions\/scambio\//;

/** The names that a source reads of a value: as a property, or taken apart. */
const nomiLetti = ({ path, text }: Source): ReadonlySet<string> => {
  const trovati = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) trovati.add(node.name.text);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const nome = node.propertyName ?? node.name;
      if (ts.isIdentifier(nome)) trovati.add(nome.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return trovati;
};

/** A source without the imports of types alone. */
const conValori = (text: string): string => text.replaceAll(/^import type [^;]*;$/gm, '');

/** The files that run somewhere: those that a handler, or the page that opens the program, asks for, and what they ask for in turn. */
export const raggiunti = (tutti: readonly Source[]): ReadonlySet<string> => {
  const perPath = new Map(tutti.map((uno) => [uno.path, uno]));
  const visti = new Set<string>();
  const daVedere = tutti
    .filter(({ path }) => /^functions\/.*\/handler\.ts$|^web\/src\/app\/main\.tsx$/.test(path))
    .map(({ path }) => path);
  for (let path = daVedere.pop(); path !== undefined; path = daVedere.pop()) {
    const uno = perPath.get(path);
    if (uno === undefined || visti.has(path)) continue;
    visti.add(path);
    const testo = conValori(uno.text);
    daVedere.push(...uno.imports.filter((target) => testo.includes(target.slice(target.lastIndexOf('/') + 1))));
  }
  return visti;
};

/** The last two names of a field: itself, and what it is in. */
const nomiDi = (campo: string): { readonly foglia: string; readonly dentro: string | undefined } => {
  const nomi = campo.replaceAll('[]', '').split('.');
  return { foglia: nomi.at(-1) ?? '', dentro: nomi.at(-2) };
};

/** Returns, in words, the claims of rows that are false. */
export const bugie = (righe: readonly Lettura[], tutti: readonly Source[], vivi: ReadonlySet<string>): string[] => {
  const perPath = new Map(tutti.map((uno) => [uno.path, uno]));
  return righe.flatMap((riga) => {
    const uno = perPath.get(riga.file);
    if (uno === undefined) return [`${riga.file} is not a file`];
    const dove = [
      ...(vivi.has(riga.file) ? [] : [`${riga.file} is asked for by no handler and no page`]),
      ...(STANZE[riga.come]?.test(riga.file) && !CHI_CONSERVA.test(riga.file)
        ? []
        : [`${riga.file} is no place of a ${riga.come}`]),
    ];
    return [
      ...dove,
      ...riga.campi
        .filter((campo) => !legge(riga, campo, uno, tutti))
        .map((campo) => `${riga.file} does not read ${campo}`),
    ];
  });
};

const legge = (riga: Lettura, campo: string, uno: Source, tutti: readonly Source[]): boolean => {
  const { foglia, dentro } = nomiDi(campo);
  if (riga.come === 'INTERO') return uno.text.includes(riga.nome);
  if (riga.come === 'RIFIUTATO') return /refuseNonLetti\(|refuseQuotaTfr\(/.test(uno.text);
  if (riga.come === 'APPUNTO') return new RegExp(`\\b${foglia}\\b`).test(uno.text);
  return (
    nomiLetti(uno).has(foglia) &&
    (dentro === undefined ||
      [uno, ...vicini(uno, tutti)].some(({ text }) => text.toLowerCase().includes(dentro.toLowerCase())))
  );
};

/** The sources that ask for one, and those that it asks for. */
const vicini = ({ path, imports: chiesti }: Source, tutti: readonly Source[]): readonly Source[] =>
  tutti.filter((altro) => altro.imports.includes(path) || chiesti.includes(altro.path));

import type { CampoDelFile } from './campi.ts';

/** Another person, another body: their codes have the right control characters. */
const ALTRA_PERSONA = 'TRMLVI93B03F205C';
const ALTRO_ENTE = '80999990015';

/** A value in as many characters as the field has, where it has a number of them. */
const inCampo = ({ lunghezza, valore }: CampoDelFile, nuovo: string): string => {
  if (lunghezza === null) return nuovo;
  const isADestra = valore.startsWith(' ') && valore.trim() !== '';
  return (isADestra ? nuovo.padStart(lunghezza) : nuovo.padEnd(lunghezza)).slice(0, lunghezza);
};

const mesePrima = (mese: string): string => String(Number(mese) === 1 ? 2 : Number(mese) - 1).padStart(2, '0');
const MESI: readonly (readonly [RegExp, string])[] = [
  [/^(\d{4}-)(\d{2})((?:-\d{2})?)$/, 'anno e mese'],
  [/^(\d{2}-?)(0[1-9]|1[0-2])(-?(?:19|20)\d{2})$/, 'giorno, mese e anno'],
  [/^((?:00)?)(0[1-9]|1[0-2])((?:20\d{2})?)$/, 'mese e anno'],
];

/** The same day or month one month away: a day that every month has. */
const altroMese = (valore: string): string | null => {
  const forma = MESI.find(([una]) => una.test(valore))?.[0];
  if (forma === undefined) return null;
  return valore
    .replace(forma, (_, prima: string, mese: string, dopo: string) => `${prima}${mesePrima(mese)}${dopo}`)
    .replace(/-(?:29|30|31)$/, '-28')
    .replace(/^(?:29|30|31)(?=-?\d\d-?\d{4}$)/, '28');
};

/** Another value of the same form: who it is of changes, and nothing that its form shows. */
const altrui = (valore: string): string | null => {
  if (/^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/.test(valore))
    return valore === ALTRA_PERSONA ? 'VRDTTV66D61H501M' : ALTRA_PERSONA;
  if (/^\d{11}$/.test(valore)) return valore === ALTRO_ENTE ? '80012345676' : ALTRO_ENTE;
  if (/^(\d{4}-\d{2}-\d{2}|\d{8}|\d\d-\d\d-\d{4})$/.test(valore))
    return valore.replace(
      /(19|20)(\d\d)/,
      (_, secolo: string, anno: string) => `${secolo}${String((Number(anno) + 97) % 100).padStart(2, '0')}`,
    );
  const cifra = valore.search(/[1-8]/);
  return cifra < 0 ? null : valore.slice(0, cifra) + String(Number(valore[cifra]) + 1) + valore.slice(cifra + 1);
};

const impossibile = (valore: string): string => {
  if (/^\d{4}-\d{2}$/.test(valore)) return `${valore.slice(0, 4)}-13`;
  if (/^\d{4}-/.test(valore)) return `${valore.slice(0, 4)}-02-31`;
  if (/^\d\d-\d\d-\d{4}$/.test(valore)) return `31-02-${valore.slice(-4)}`;
  if (/^\d{6}$/.test(valore)) return `13${valore.slice(2)}`;
  return '31022026';
};

/** The eight wrong forms of a field; null where it has none of that kind. */
export const FORME = {
  vuoto: (campo: CampoDelFile) => inCampo(campo, ''),
  lettere: (campo: CampoDelFile) => inCampo(campo, 'QXQXQXQX'),
  'troppo lungo': (campo: CampoDelFile) =>
    campo.lunghezza === null ? campo.valore + 'X'.repeat(200) : `${campo.valore}9`,
  'data impossibile': (campo: CampoDelFile) => inCampo(campo, impossibile(campo.valore.trim())),
  'altra tabella': (campo: CampoDelFile) => campo.valore.replaceAll(/\d/g, '9').replaceAll(/[A-Z]/g, 'Z'),
  'altro segno': (campo: CampoDelFile) =>
    /^0\d/.test(campo.valore) ? campo.valore.replace('0', '-') : inCampo(campo, `-${campo.valore.trim()}`),
  "di un'altra persona": (campo: CampoDelFile) => {
    const altro = altrui(campo.valore.trim());
    return altro === null ? null : inCampo(campo, altro);
  },
  'di un altro mese': (campo: CampoDelFile) => {
    const altro = altroMese(campo.valore.trim());
    return altro === null ? null : inCampo(campo, altro);
  },
} as const satisfies Readonly<Record<string, (campo: CampoDelFile) => string | null>>;
export type Forma = keyof typeof FORME;
export const forme: readonly Forma[] = [
  ...(['vuoto', 'lettere', 'troppo lungo', 'data impossibile'] as const),
  ...(['altra tabella', 'altro segno', "di un'altra persona", 'di un altro mese'] as const),
];

/** The file with a field in a wrong form; null where the field has none, or is already so. */
export const mutato = (testo: string, campo: CampoDelFile, forma: Forma): string | null => {
  const nuovo = FORME[forma](campo);
  return nuovo === null || nuovo === campo.valore
    ? null
    : testo.slice(0, campo.da) + nuovo + testo.slice(campo.da + campo.valore.length);
};

import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { FileCu, PuntiCertificati } from '#shared/contracts/denunce/cu/cu.ts';
import { isPuntoCu, puntiCu } from '#shared/domain/denunce/punti-cu.ts';
import { avviso, bloccante, centesimiDi, perModulo, testoDi } from './per-ogni.ts';

/** A section of contributions: its amounts, and what says whose they are; `mesi`: all the months, or which. */
interface Sezione {
  readonly nome: string;
  readonly importi: readonly string[];
  readonly appartenenza: readonly string[];
  readonly mesi: readonly [tutti: string, quali: string];
}
const SEZIONI: readonly Sezione[] = [
  {
    nome: 'gestione pubblica',
    importi: ['DC001018', 'DC001019', 'DC001020', 'DC001021', 'DC001024', 'DC001028', 'DC001029', 'DC001030'],
    appartenenza: ['DC001009', 'DC001010', 'DC001017', 'DC001039', 'DC001040'],
    mesi: ['DC001037', 'DC001038'],
  },
  {
    nome: 'gestione separata',
    importi: ['DC001045', 'DC001046', 'DC001047', 'DC001048'],
    appartenenza: ['DC001051'],
    mesi: ['DC001049', 'DC001050'],
  },
];
/** The management that each base asks for. */
const GESTIONI = [
  ['DC001018', 'DC001012'],
  ['DC001028', 'DC001014'],
] as const;

const nomeDi = (codice: string): string => (isPuntoCu(codice) ? puntiCu[codice].nome : codice);
const isDetto = (punti: PuntiCertificati, codice: string): boolean => testoDi(punti, codice) !== '';

const mancante = (campo: string, atteso = nomeDi(campo)) => ({
  campo,
  atteso,
  trovato: 'niente',
  rimedio: 'Aggiornare la CU, o scriverlo qui.',
});

const mancantiDi = (punti: PuntiCertificati, { importi, appartenenza, mesi: [tutti, quali], nome }: Sezione) => {
  if (!importi.some((codice) => centesimiDi(punti, codice) > 0)) return [];
  return [
    ...appartenenza.filter((codice) => !isDetto(punti, codice)).map((codice) => mancante(codice)),
    ...(isDetto(punti, tutti) || isDetto(punti, quali) ? [] : [mancante(quali, `i mesi denunciati, ${nome}`)]),
  ];
};

const diTroppoDi = (punti: PuntiCertificati, { importi, appartenenza, mesi, nome }: Sezione) =>
  importi.some((codice) => centesimiDi(punti, codice) > 0)
    ? []
    : [...appartenenza, ...mesi]
        .filter((codice) => isDetto(punti, codice))
        .map((codice) => ({
          campo: codice,
          atteso: `niente, senza importi della ${nome}`,
          trovato: testoDi(punti, codice),
          rimedio: 'Scrivere gli importi della sezione, o togliere il punto.',
        }));

/** Rules on the belonging of contributions: an amount alone enters nobody's insured position. */
export const controlliPrevidenza: readonly Controllo<FileCu>[] = [
  perModulo(
    'G',
    avviso('cu.appartenenza', 'I contributi hanno ente, gestione, anno e mesi a cui appartengono.'),
    (punti) => [
      ...SEZIONI.flatMap((sezione) => mancantiDi(punti, sezione)),
      ...GESTIONI.filter(([base, gestione]) => centesimiDi(punti, base) > 0 && !isDetto(punti, gestione)).map(
        ([, gestione]) => mancante(gestione),
      ),
    ],
  ),
  perModulo('G', avviso('cu.sezione-vuota', 'Una sezione di contributi senza importi è vuota.'), (punti) =>
    SEZIONI.flatMap((sezione) => diTroppoDi(punti, sezione)),
  ),
  perModulo('G', bloccante('cu.mesi', 'I mesi denunciati sono tutti, o alcuni: mai le due cose.'), (punti) =>
    SEZIONI.flatMap(({ mesi: [tutti, quali] }) =>
      isDetto(punti, tutti) && isDetto(punti, quali)
        ? [
            {
              campo: quali,
              atteso: `niente, con il punto ${tutti}`,
              trovato: testoDi(punti, quali),
              rimedio: 'Togliere uno dei due.',
            },
          ]
        : [],
    ),
  ),
  perModulo(
    'G',
    avviso('cu.anno-contributi', "I contributi sono dell'anno della certificazione, o di uno prima."),
    (punti, { anno }) =>
      isDetto(punti, 'DC001017') && Number(punti.DC001017) > anno
        ? [
            {
              campo: 'DC001017',
              atteso: `al massimo ${anno}`,
              trovato: testoDi(punti, 'DC001017'),
              rimedio: "Correggere l'anno.",
            },
          ]
        : [],
  ),
];

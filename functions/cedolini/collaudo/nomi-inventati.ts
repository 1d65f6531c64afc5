import type { CedolinoAtteso } from '#archivio/collaudo/caso.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';

/** What says who somebody is, by the name of its field: texts that offices write, numbers of acts and certificates. */
const CAMPI: ReadonlySet<string> = new Set(['riferimento', 'origine', 'lettaDa', 'numero', 'sentenzaRpdCia']);

/** Fields of a situation and of an explained payslip that hold words for people. */
const LIBERI: ReadonlySet<string> = new Set([
  ...CAMPI,
  'descrizione',
  'testo',
  'formula',
  'nome',
  'valore',
  'messaggio',
]);

/** A payslip under an invented name, the first of a file being 1: no figure changes, nobody is recognised. Pure. */
export const underNomeInventato = ({ uid, situazione, atteso }: CedolinoAtteso, ordine: number): CedolinoAtteso => {
  const inventati = inventatiPer(situazione);
  return {
    uid,
    storico: { desCognome: 'Inventato', desNome: `Numero ${ordine}`, desCf: '', matricola: ordine },
    situazione: replaceTesti(situazione, (testo) => inventati.get(testo) ?? testo),
    atteso: replaceTesti(atteso, (testo) =>
      [...inventati].reduce((scritto, [vero, inventato]) => scritto.replaceAll(vero, inventato), testo),
    ),
  };
};

/** The texts of a situation that may say whose it is, each with the one that takes its place: the same text, the same one. */
const inventatiPer = (situazione: Situazione): ReadonlyMap<string, string> => {
  const veri = new Set<string>();
  JSON.stringify(situazione, (campo, valore: unknown) => {
    if (CAMPI.has(campo) && typeof valore === 'string') veri.add(valore);
    return valore;
  });
  const riferimenti = [...veri].map((vero, indice) => [vero, `Riferimento ${indice + 1}`] as const);
  const voci = situazione.voci.map(({ codice, descrizione }) => [descrizione, `Voce ${codice}`] as const);
  return new Map([...riferimenti, ...voci].toSorted(([a], [b]) => b.length - a.length));
};

/** A value with its texts said otherwise, but for codes and marks, which decide figures. */
const replaceTesti = <T>(valore: T, otherwise: (testo: string) => string): T =>
  JSON.parse(
    JSON.stringify(valore, (campo, dentro: unknown) =>
      typeof dentro === 'string' && LIBERI.has(campo) ? otherwise(dentro) : dentro,
    ),
  );

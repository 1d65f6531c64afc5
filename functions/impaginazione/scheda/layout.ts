import { formatCella, type TipoColonna, type ValoreCella } from '../elenco/data.ts';
import { intestazioneScuola, type IntestazioneScuola } from '../intestazione-scuola.ts';
import type { Documento } from '../layout/documento.ts';
import { drawEach, type Fascicoli } from '../layout/fascicoli.ts';
import type { Campo } from '../layout/parti/campi.ts';
import type { Firma } from '../layout/parti/firme.ts';

/** A numbered box of a form. */
export interface CasellaScheda {
  /** Its number on the form, or what it is called in the file. */
  readonly codice: string;
  readonly etichetta: string;
  readonly tipo: TipoColonna;
  readonly valore: ValoreCella;
}

/** A part of a form: its heading and its boxes. */
export interface ParteScheda {
  readonly titolo: string;
  readonly caselle: readonly CasellaScheda[];
}

/** A record on a form of its own. */
export interface Scheda {
  /** Whose it is: its heading and its entry in the list of contents. */
  readonly nome: string;
  /** What it is taken from, and in which state that is. */
  readonly filtri: readonly Campo[];
  readonly parti: readonly ParteScheda[];
  /** Words of its own, in the place of those of its print. */
  readonly propri?: Partial<Pick<DatiSchede, 'titolo' | 'avvertenze' | 'nota' | 'firma'>>;
}

/** What the sheets of a print have in common. */
export interface DatiSchede {
  readonly scuola: IntestazioneScuola;
  readonly titolo: string;
  /** What is not to be missed: said before the boxes. */
  readonly avvertenze?: readonly string[];
  readonly nota?: string;
  readonly firma?: { readonly firme: readonly Firma[]; readonly luogoData?: string };
  /** Said at the foot of each page of what is not final. */
  readonly marca?: string;
  readonly creato: string;
  readonly schede: readonly Scheda[];
}

/** Columns of what stands above the boxes. */
export const FILTRI_PER_RIGA = 4;

const drawScheda = (stampa: Documento, { nome, filtri, parti, propri }: Scheda, dati: DatiSchede): void => {
  const { scuola, titolo, avvertenze = [], nota, firma, marca } = { ...dati, ...propri };
  stampa
    .fascicolo({ segnalibro: nome, piede: marca === undefined ? titolo : `${marca} · ${titolo}` })
    .intestazione(intestazioneScuola(scuola))
    .titolo(titolo);
  for (const avvertenza of avvertenze) stampa.paragrafo(avvertenza, 'corpoForte');
  stampa.campi(filtri, { colonne: FILTRI_PER_RIGA }).titolo(nome, 2);
  const conclusione = firma === undefined ? undefined : { nota, ...firma };
  const ultima = parti.findLast(({ caselle }) => caselle.length > 0);
  for (const una of parti) {
    const { titolo: parte, caselle } = una;
    stampa.caselle(
      parte,
      caselle.map(({ codice, etichetta, tipo, valore }) => ({
        codice,
        etichetta,
        valore: formatCella(tipo, valore),
        allineamento: tipo === 'importo' ? 'destra' : 'sinistra',
      })),
      una === ultima ? conclusione : undefined,
    );
  }
  if (nota !== undefined) stampa.paragrafo(nota, 'nota');
  if (firma !== undefined) stampa.firma(firma.firme, firma.luogoData);
};

/** Numbered sheets, one a record, each on pages of its own. */
export const drawSchede = (dati: DatiSchede): Fascicoli => {
  const { titolo, creato, scuola, schede } = dati;
  return drawEach({ titolo, creato, autore: scuola.nome }, schede, (stampa, scheda) =>
    drawScheda(stampa, scheda, dati),
  );
};

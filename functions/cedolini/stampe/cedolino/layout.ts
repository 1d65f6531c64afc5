import type { DatiDocumento, Documento } from '#functions/impaginazione/layout/documento.ts';
import { drawEach, type Elementi, type Fascicoli } from '#functions/impaginazione/layout/fascicoli.ts';
import type { Colonna } from '#functions/impaginazione/layout/parti/colonna.ts';
import type { DatiCedolino, Prospetto } from './data.ts';

export interface OpzioniCedolino {
  /** With the annex that explains every figure. */
  readonly spiegazioni: boolean;
}

/** Between the last field and the band of the net. Points. */
const SOPRA_LE_CIFRE = 4;

const IMPORTO = { titolo: 'Importo', allineamento: 'destra', larghezza: 78 } as const;

const COMPETENZE: readonly Colonna[] = [
  { titolo: 'Voce', testata: true },
  { titolo: 'Competenza', larghezza: 118 },
  { titolo: 'Quantità', allineamento: 'destra', larghezza: 52 },
  { titolo: 'Tariffa', allineamento: 'destra', larghezza: 62 },
  IMPORTO,
];
const QUOTE: readonly Colonna[] = [
  { titolo: 'Descrizione', testata: true },
  { titolo: 'Imponibile', allineamento: 'destra', larghezza: 78 },
  { titolo: 'Aliquota', allineamento: 'destra', larghezza: 60 },
  IMPORTO,
];

/** Draws one payslip on pages of its own. */
const drawCedolino = (stampa: Documento, dati: DatiCedolino, { spiegazioni }: OpzioniCedolino): void => {
  stampa.fascicolo({ segnalibro: dati.segnalibro, piede: dati.piede });
  stampa
    .intestazione(dati.intestazione)
    .titolo(dati.titolo)
    .campi(dati.campi, { colonne: 4 })
    .spazio(SOPRA_LE_CIFRE)
    .cifre(dati.cifre);
  prospetto(stampa, 'Competenze', COMPETENZE, dati.competenze);
  prospetto(stampa, 'Trattenute', QUOTE, dati.trattenute);
  prospetto(stampa, 'Altre somme', QUOTE, dati.altreSomme);
  prospetto(stampa, 'Oneri a carico della scuola', QUOTE, dati.oneri);
  prospetto(stampa, `Progressivi ${dati.annoProgressivi}`, progressivi(dati.annoProgressivi), dati.progressivi);
  stampa.firma(dati.firme);
  if (spiegazioni && dati.spiegazioni.length > 0) drawSpiegazioni(stampa, dati);
};

/** Payslips of any number in one document. */
export const drawCedolini = (
  metadati: DatiDocumento,
  cedolini: readonly DatiCedolino[] | Elementi<DatiCedolino>,
  opzioni: OpzioniCedolino,
): Fascicoli => drawEach(metadati, cedolini, (stampa, dati) => drawCedolino(stampa, dati, opzioni));

const progressivi = (anno: string): readonly Colonna[] => [
  { titolo: 'Grandezza', testata: true },
  { titolo: 'Questo cedolino', allineamento: 'destra', larghezza: 100 },
  { titolo: `Anno ${anno}`, allineamento: 'destra', larghezza: 100 },
];

/** A table of the payslip, without the columns that nothing fills. */
const prospetto = (
  stampa: Documento,
  titolo: string,
  colonne: readonly Colonna[],
  { righe, totali }: Prospetto,
): void => {
  if (righe.length === 0) return;
  const usata = colonne.map((_, colonna) => [...righe, ...totali].some((riga) => riga[colonna] !== ''));
  const ridotta = (riga: readonly string[]) => riga.filter((_, colonna) => usata[colonna]);
  stampa.tabella({
    titolo,
    colonne: colonne.filter((_, colonna) => usata[colonna]),
    righe: righe.map(ridotta),
    totali: totali.map(ridotta),
  });
};

const drawSpiegazioni = (stampa: Documento, { spiegazioni }: DatiCedolino): void => {
  // A payslip of one page stays a sheet of its own; a longer one is followed by its annex.
  if (stampa.pagina === 1) stampa.interruzionePagina();
  stampa.titolo('Come si legge questo cedolino', 2);
  stampa.paragrafo(
    'Per ogni importo: come è stato calcolato, da quali dati, secondo quale norma e se il suo valore è stato riscontrato in una fonte pubblica. Gli importi da cui un altro deriva stanno sotto di esso, più a destra.',
    'nota',
  );
  for (const { titolo, voci } of spiegazioni) stampa.titolo(titolo, 3).elenco(voci);
};

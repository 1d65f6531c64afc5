import { documento } from '../layout/documento.ts';
import type { DatiElenco } from './data.ts';

const VUOTO = 'Nessuna riga corrisponde a quanto richiesto.';

/** The print of a list; with an `atto`, of a statement to sign. */
export const drawElenco = (dati: DatiElenco): Uint8Array => {
  const { titolo, creato, orientamento, intestazione, filtri, colonne, sezioni, conteggio, piede, atto } = dati;
  const stampa = documento({ titolo, autore: intestazione.ente, creato, orientamento, piede });
  stampa
    .intestazione(intestazione)
    .titolo(titolo)
    .campi(filtri, { colonne: orientamento === 'verticale' ? 3 : 5 });
  for (const premessa of atto?.premesse ?? []) stampa.paragrafo(premessa);
  const piene = sezioni.filter(({ righe }) => righe.length > 0);
  if (piene.length === 0) stampa.paragrafo(VUOTO);
  const campione = piene.flatMap(({ righe, totali }) => [...righe, ...totali]);
  for (const sezione of piene) stampa.tabella({ colonne, campione, zebra: true, ...sezione });
  stampa.paragrafo(conteggio, 'nota');
  if (atto !== null) stampa.firma(atto.firme, atto.luogoData);
  return stampa.bytes();
};

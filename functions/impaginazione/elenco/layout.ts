import { documento } from '../layout/documento.ts';
import type { Tabella } from '../layout/parti/tabella.ts';
import type { DatiElenco } from './data.ts';

const VUOTO = 'Nessuna riga corrisponde a quanto richiesto.';

/** Returns the tables of a list, then that of its statement; the last one keeps what concludes the document. */
const tabelleDi = ({ colonne, sezioni, conteggio, atto }: DatiElenco): readonly Tabella[] => {
  const piene = sezioni.filter(({ righe }) => righe.length > 0);
  const campione = piene.flatMap(({ righe, totali }) => [...righe, ...totali]);
  const conclusione = atto === null ? { nota: conteggio, firme: [] } : { ...atto, nota: conteggio };
  const tabelle: readonly Tabella[] = [
    ...piene.map((sezione) => ({ colonne, campione, zebra: true, ...sezione })),
    ...(atto?.riepilogo === undefined ? [] : [atto.riepilogo]),
  ];
  return tabelle.map((tabella, posto) => (posto === tabelle.length - 1 ? { ...tabella, conclusione } : tabella));
};

/** The print of a list; with an `atto`, of a statement to sign. */
export const drawElenco = (dati: DatiElenco): Uint8Array => {
  const { titolo, creato, orientamento, intestazione, filtri, conteggio, piede, atto } = dati;
  const stampa = documento({ titolo, autore: intestazione.ente, creato, orientamento, piede });
  stampa
    .intestazione(intestazione)
    .titolo(titolo)
    .campi(filtri, { colonne: orientamento === 'verticale' ? 3 : 5 });
  for (const premessa of atto?.premesse ?? []) stampa.paragrafo(premessa);
  const tabelle = tabelleDi(dati);
  if (tabelle.length === 0) stampa.paragrafo(VUOTO);
  for (const tabella of tabelle) stampa.tabella(tabella);
  stampa.paragrafo(conteggio, 'nota');
  if (atto !== null) stampa.firma(atto.firme, atto.luogoData);
  return stampa.bytes();
};

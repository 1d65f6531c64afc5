import { modello770DellAnno } from '#archivio/denunce/annuali/modello-770.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { fineDel } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import type { Riga770 } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { printModello770 } from '#shared/contracts/denunce/stampe/modello-770.ts';
import {
  descrizioneQuadro770,
  nomeControllo770,
  nota770,
  puntiProspetto770,
} from '#shared/domain/denunce/modello-770.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** Credits are a part of the return of their own: withheld and given do not add up. */
const importo = (titolo: string, valore: (riga: Riga770) => number): ColonnaDi<Riga770> => ({
  titolo,
  tipo: 'importo',
  totale: 'sezione',
  valore,
});

const periodo = (mese: number, anno: number): string => `${String(mese).padStart(2, '0')}/${anno}`;

/** The columns in the order of the points of ST and SV: what is paid holds its interest, as the return wants it. */
const colonneDel = (anno: number): readonly ColonnaDi<Riga770>[] => [
  { titolo: puntiProspetto770.periodo, tipo: 'testo', valore: ({ mese }) => periodo(mese, anno) },
  importo(puntiProspetto770.operate, ({ operate }) => operate),
  importo(puntiProspetto770.versato, ({ versate, interessi }) => versate + interessi),
  importo(puntiProspetto770.interessi, ({ interessi }) => interessi),
  { titolo: puntiProspetto770.ravvedimento, tipo: 'testo', valore: ({ interessi }) => (interessi > 0 ? 'X' : '') },
  { titolo: puntiProspetto770.note, tipo: 'testo', valore: (riga) => nota770(riga, formatEuro) },
  {
    titolo: puntiProspetto770.codice,
    tipo: 'testo',
    testata: true,
    valore: ({ codice }) => (codice === '' ? 'senza codice' : codice),
  },
  { titolo: 'Regione o comune', tipo: 'testo', valore: ({ ente }) => ente },
  { titolo: puntiProspetto770.datVersamento, tipo: 'giorno', valore: ({ datVersamento }) => datVersamento },
  importo('Differenza', ({ differenza }) => differenza),
  { titolo: 'F24', tipo: 'testo', valore: ({ nota }) => nota },
];

export const modello770 = defineStampa(
  printModello770,
  elenco({
    title: ({ anno }: { readonly anno: number }) => Promise.resolve(`Promemoria per il modello 770, redditi ${anno}`),
    load: async ({ anno }, { archivio, oggi }) => {
      const { righe, confronti } = await modello770DellAnno(anno, archivio);
      return {
        scuola: fineDel({ anno, meseA: 12 }, oggi),
        filtri: [
          { etichetta: 'Anno dei redditi', valore: String(anno) },
          ...confronti.map(({ controllo, atteso, trovato, differenza }) => ({
            etichetta: nomeControllo770[controllo],
            valore:
              differenza === 0
                ? `${formatEuro(trovato)}, quadra`
                : `${formatEuro(atteso)} contro ${formatEuro(trovato)}, differenza ${formatEuro(differenza)}`,
          })),
          {
            etichetta: 'Numeri delle colonne',
            valore: 'i punti dei quadri ST e SV; la tabella non è la dichiarazione',
          },
        ],
        colonne: colonneDel(anno),
        sezione: 'Quadro',
        sezioni: [...Map.groupBy(righe, ({ quadro }) => quadro)].map(([quadro, sue]) => ({
          titolo: descrizioneQuadro770[quadro],
          righe: sue,
        })),
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);

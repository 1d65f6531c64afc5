import { modello770DellAnno } from '#archivio/denunce/annuali/modello-770.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { fineDel } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import type { Riga770 } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { printModello770 } from '#shared/contracts/denunce/stampe/modello-770.ts';
import { descrizioneQuadro770, nomeControllo770 } from '#shared/domain/denunce/modello-770.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** Credits are a part of the return of their own: withheld and given do not add up. */
const importo = (titolo: string, nome: 'operate' | 'versate' | 'differenza'): ColonnaDi<Riga770> => ({
  titolo,
  tipo: 'importo',
  totale: 'sezione',
  valore: (riga) => riga[nome],
});

const COLONNE: readonly ColonnaDi<Riga770>[] = [
  { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => nomeMese(mese) },
  { titolo: 'Codice', tipo: 'testo', testata: true, valore: ({ codice }) => (codice === '' ? 'senza codice' : codice) },
  { titolo: 'Ente', tipo: 'testo', valore: ({ ente }) => ente },
  importo('Ritenute operate', 'operate'),
  importo('Importo versato', 'versate'),
  importo('Differenza', 'differenza'),
  { titolo: 'Versato il', tipo: 'giorno', valore: ({ datVersamento }) => datVersamento },
  { titolo: 'F24', tipo: 'testo', valore: ({ nota }) => nota },
];

export const modello770 = defineStampa(
  printModello770,
  elenco({
    title: ({ anno }: { readonly anno: number }) => Promise.resolve(`Modello 770, redditi ${anno}: tabella di lavoro`),
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
          { etichetta: 'Righi del modello', valore: 'da riscontrare: la tabella non è la dichiarazione' },
        ],
        colonne: COLONNE,
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

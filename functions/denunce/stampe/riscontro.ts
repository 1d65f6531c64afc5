import { getFirmeDelGiorno } from '#archivio/scuola/intestazione.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { fineDel } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import type { CellaRiscontro, Riconciliazione } from '#shared/contracts/denunce/riscontro.ts';
import { printRiscontro } from '#shared/contracts/denunce/stampe/riscontro.ts';
import {
  confrontiRiscontro,
  descrizioneCausa,
  esitoAnno,
  esitoConfronto,
  nomeConfronto,
} from '#shared/domain/denunce/riscontro.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { riscontroService } from '../quadratura/riscontro/riscontro-service.ts';

const importo = (titolo: string, valore: (cella: CellaRiscontro) => number): ColonnaDi<CellaRiscontro> => ({
  titolo,
  tipo: 'importo',
  totale: 'sezione',
  valore,
});

const inParole = (riconciliazioni: readonly Riconciliazione[]): string =>
  riconciliazioni.map((una) => `${formatEuro(una.importo)} ${descrizioneCausa[una.causa]}`).join('; ');

const COLONNE: readonly ColonnaDi<CellaRiscontro>[] = [
  { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => (mese === null ? 'anno' : nomeMese(mese)) },
  {
    titolo: 'Codice',
    tipo: 'testo',
    testata: true,
    valore: ({ codice }) => (codice === '' ? 'senza codice' : codice),
  },
  { titolo: 'Che cosa', tipo: 'testo', valore: ({ parole }) => parole },
  { titolo: 'Persona o riferimenti', tipo: 'testo', valore: ({ dettaglio }) => dettaglio },
  importo('Primo lato', ({ atteso }) => atteso),
  importo('Secondo lato', ({ trovato }) => trovato),
  importo('Riconciliato', ({ riconciliazioni }) => somma(riconciliazioni.map((una) => una.importo))),
  importo('Differenza', ({ differenza }) => differenza),
  { titolo: 'Perché', tipo: 'testo', valore: ({ riconciliazioni }) => inParole(riconciliazioni) },
];

/** The statement for the minutes of the auditors: every comparison of the year, dated and signed, with the place for the number of the minutes. */
export const riscontro = defineStampa(
  printRiscontro,
  elenco({
    title: ({ anno }: { readonly anno: number }) => Promise.resolve(`Riscontro annuale per i revisori, ${anno}`),
    load: async ({ anno }, { archivio, files, oggi }) => {
      const [{ celle, confronti }, firme] = await Promise.all([
        riscontroService({ files }).get(anno, { archivio, oggi }),
        getFirmeDelGiorno(archivio, oggi),
      ]);
      return {
        scuola: fineDel({ anno, meseA: 12 }, oggi),
        filtri: [
          { etichetta: 'Anno', valore: String(anno) },
          ...confronti.map((uno) => ({
            etichetta: nomeConfronto[uno.confronto],
            valore: `${esitoConfronto(uno)} (somme: ${uno.celle})`,
          })),
        ],
        colonne: COLONNE,
        sezione: 'Confronto',
        sezioni: confrontiRiscontro.map((confronto) => ({
          titolo: nomeConfronto[confronto],
          righe: celle.filter((cella) => cella.confronto === confronto),
        })),
        orientamento: 'orizzontale' as const,
        atto: {
          premesse: [
            `Cedolini contabilizzati del ${anno} e denunce inviate, lette dai file. ${esitoAnno(anno, confronti)}`,
            'Verbale dei revisori n. ____________ del ____________',
          ],
          luogoData: `Data ${formatGiorno(oggi)}`,
          firme,
        },
      };
    },
  }),
);

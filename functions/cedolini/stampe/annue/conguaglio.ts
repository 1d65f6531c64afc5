import { opzioniCalcolo } from '#archivio/cedolini/opzioni-calcolo.ts';
import { setupTypeRegistrato } from '#archivio/scuola/opzioni-scuola.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { fineDel } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { RigaConguaglio } from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import { printConguaglio } from '#shared/contracts/cedolini/stampe/annue/conguaglio.ts';
import { descrizioneEsitoConguaglio, descrizioneModoConguaglio } from '#shared/domain/elaborazione/conguaglio.ts';
import { getConguaglio } from '../../conguaglio/conguaglio-service.ts';

const importo = (
  titolo: string,
  nome: 'imponibile' | 'trattenuto' | 'dovuto' | 'differenza',
): ColonnaDi<RigaConguaglio> => ({ titolo, tipo: 'importo', totale: true, valore: (riga) => riga[nome] });

const COLONNE: readonly ColonnaDi<RigaConguaglio>[] = [
  { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ nominativo }) => nominativo },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
  { titolo: 'Come', tipo: 'testo', valore: ({ modo }) => descrizioneModoConguaglio[modo] },
  { titolo: 'Cedolini', tipo: 'numero', valore: ({ cedolini }) => cedolini },
  importo('Imponibile', 'imponibile'),
  importo('Trattenuto', 'trattenuto'),
  importo('Dovuto', 'dovuto'),
  importo('Differenza', 'differenza'),
  { titolo: 'Nota', tipo: 'testo', valore: ({ nota }) => nota },
];

const conguagliDi = async (anno: number, archivio: ContestoStampa['archivio']) => {
  const [setupType, { versione: _versione, ...opzioni }] = await Promise.all([
    setupTypeRegistrato(archivio),
    opzioniCalcolo.get(archivio),
  ]);
  return getConguaglio(anno, { archivio, setupType: setupType ?? 'SCUOLA', opzioni });
};

/** What the office signs off before the certificates: who is even, who is still to be settled, outcome by outcome. */
export const conguaglio = defineStampa(
  printConguaglio,
  elenco({
    title: ({ anno }: { readonly anno: number }) => Promise.resolve(`Conguaglio, redditi ${anno}`),
    load: async ({ anno }, { archivio, oggi }) => {
      const { righe } = await conguagliDi(anno, archivio);
      return {
        scuola: fineDel({ anno, meseA: 12 }, oggi),
        filtri: [
          { etichetta: 'Anno dei redditi', valore: String(anno) },
          {
            etichetta: 'Trattenuto',
            valore: 'IRPEF dei cedolini contabilizzati, meno il trattamento integrativo dato',
          },
        ],
        colonne: COLONNE,
        sezione: 'Esito',
        sezioni: [...Map.groupBy(righe, ({ esito }) => esito)].map(([esito, sue]) => ({
          titolo: descrizioneEsitoConguaglio[esito],
          righe: sue,
        })),
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);

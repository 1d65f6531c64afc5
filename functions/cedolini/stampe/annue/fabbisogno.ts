import { getFirmeDelGiorno } from '#archivio/scuola/intestazione.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { printFabbisogno } from '#shared/contracts/cedolini/stampe/annue/annue.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { liquidatoIn, PROVVISORIO, type Liquidato } from '../liquidato/liquidato.ts';
import { colonneSomme, sommeDi, type Somme } from '../liquidato/somme.ts';

interface Richiesta {
  readonly anno: number;
  readonly mese: number;
  readonly progetto?: string | undefined;
}

interface RigaFabbisogno {
  readonly fonte: string;
  readonly percettori: string;
  readonly cedolini: number;
  readonly somme: Somme;
}

const COLONNE: readonly ColonnaDi<RigaFabbisogno>[] = [
  { titolo: 'Finanziamento', tipo: 'testo', testata: true, valore: ({ fonte }) => fonte },
  { titolo: 'Percettori', tipo: 'testo', valore: ({ percettori }) => percettori },
  { titolo: 'Cedolini', tipo: 'numero', totale: true, valore: ({ cedolini }) => cedolini },
  ...colonneSomme<RigaFabbisogno>(
    ({ somme }) => somme,
    ['netto', 'previdenziali', 'fiscali', 'altre', 'oneri', 'irap', 'costo'],
  ),
];

const percettoriDi = ({ testata: { percettore } }: Liquidato): string =>
  percettore === null ? 'Non indicato' : descrizionePercettore[percettore];

const righeDi = (liquidati: readonly Liquidato[]): readonly RigaFabbisogno[] =>
  [...Map.groupBy(liquidati, (uno) => `${uno.processo.fonteFinanziamento}#${percettoriDi(uno)}`)]
    .toSorted(byTesto(([titolo]) => titolo))
    .flatMap(([, suoi]) => {
      const [primo] = suoi;
      if (primo === undefined) return [];
      return [
        {
          fonte: primo.processo.fonteFinanziamento || 'Non indicato',
          percettori: percettoriDi(primo),
          cedolini: suoi.length,
          somme: sommeDi(suoi),
        },
      ];
    });

/** What completed runs of a month, not yet accounted, need: by project, funding and kind of payee. */
const daFinanziare = async (contesto: ContestoStampa, { anno, mese, progetto }: Richiesta) =>
  (await liquidatoIn(contesto, { anno, meseDa: mese, meseA: mese, provvisori: true }, 'LIQUIDAZIONE')).filter(
    ({ processo }) =>
      processo.STATUS !== 'CONTABILIZZATO' && (progetto === undefined || processo.progetto === progetto),
  );

export const fabbisogno = defineStampa(
  printFabbisogno,
  elenco({
    title: ({ anno, mese }: Richiesta) => Promise.resolve(`Fabbisogno finanziario, ${formatMese({ anno, mese })}`),
    load: async (richiesta: Richiesta, contesto) => {
      const liquidati = await daFinanziare(contesto, richiesta);
      return {
        filtri: [
          { etichetta: 'Mese', valore: formatMese(richiesta) },
          { etichetta: 'Elaborazioni', valore: 'Completate e non ancora contabilizzate' },
          ...(richiesta.progetto === undefined ? [] : [{ etichetta: 'Progetto', valore: richiesta.progetto }]),
        ],
        colonne: COLONNE,
        sezione: 'Progetto',
        sezioni: [...Map.groupBy(liquidati, ({ processo }) => processo.progetto || 'Senza progetto')]
          .toSorted(byTesto(([titolo]) => titolo))
          .map(([titolo, suoi]) => ({ titolo, righe: righeDi(suoi) })),
        orientamento: 'orizzontale' as const,
        marca: PROVVISORIO,
        atto: {
          premesse: [
            'Per pagare le elaborazioni che seguono occorrono le somme indicate, oneri a carico della scuola compresi.',
          ],
          luogoData: `Data ${formatGiorno(contesto.oggi)}`,
          firme: await getFirmeDelGiorno(contesto.archivio, contesto.oggi),
        },
      };
    },
  }),
);

import { proveRepository } from '#archivio/collaudo/prova.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import type { CedolinoProvato, RigaProvata } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { printProva } from '#shared/contracts/cedolini/stampe/collaudo/collaudo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';

/** What every page of a print of a test says: nobody was paid this. */
const COLLAUDO = 'COLLAUDO: non è un pagamento';

interface Chiesta {
  readonly uid: Uid<'PROVA_COLLAUDO'>;
}

const COLONNE: readonly ColonnaDi<RigaProvata>[] = [
  { titolo: 'Riga', tipo: 'testo', testata: true, valore: ({ descrizione }) => descrizione },
  { titolo: 'Atteso', tipo: 'importo', valore: ({ atteso }) => atteso },
  { titolo: 'Trovato', tipo: 'importo', valore: ({ trovato }) => trovato },
  { titolo: 'Differenza', tipo: 'importo', valore: ({ atteso, trovato }) => (trovato ?? 0) - (atteso ?? 0) },
  { titolo: 'Perché', tipo: 'testo', valore: ({ causa }) => causa },
];

/** What could not be computed is a row too: it says why. */
const righeDi = ({ righe, anomalie, nettoAtteso }: CedolinoProvato): readonly RigaProvata[] =>
  righe.length > 0
    ? righe
    : [
        {
          codice: 'SCARTATO',
          gruppo: 'riepilogo',
          descrizione: 'Cedolino non calcolato',
          atteso: nettoAtteso,
          trovato: null,
          causa: anomalie.join(' '),
        },
      ];

export const prova = defineStampa(
  printProva,
  elenco({
    title: async ({ uid }: Chiesta, { archivio }) =>
      `Collaudo: ${(await proveRepository(archivio).load(uid)).descrizione}`,
    load: async ({ uid }: Chiesta, { archivio }): Promise<Elenco<RigaProvata>> => {
      const { prova: testata, cedolini } = await proveRepository(archivio).loadIntera(uid);
      return {
        filtri: [
          { etichetta: 'Caso', valore: testata.descrizione },
          { etichetta: 'Prova del', valore: formatGiorno(giornoDellIstante(testata.avviataIl)) },
          { etichetta: 'Cedolini diversi', valore: `${testata.numDiversi ?? 0} su ${testata.numCedolini}` },
        ],
        marca: COLLAUDO,
        sezione: 'Cedolino',
        colonne: COLONNE,
        sezioni: cedolini.map(({ provato }) => ({ titolo: provato.nominativo, righe: righeDi(provato) })),
        orientamento: 'orizzontale',
      };
    },
  }),
);

import { disponibilitaDell } from '#archivio/noipa/disponibilita.ts';
import { loadDotazione } from '#archivio/noipa/dotazione.ts';
import { getFirmeDelGiorno } from '#archivio/scuola/intestazione.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Disponibilita, Entrata } from '#shared/contracts/noipa/dotazione.ts';
import { printDotazioneFinanziaria } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import { compareCodici, compareTesti } from '#shared/domain/ordine-testi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** Money of a code: an entry of it, or what lists take; cents, summed down to what is left. */
interface Movimento {
  readonly causale: string;
  readonly data: string | null;
  readonly assegnato: number;
  readonly daInviare: number;
  readonly inviato: number;
}

const NIENTE = { assegnato: 0, daInviare: 0, inviato: 0 } as const;

const COLONNE: readonly ColonnaDi<Movimento>[] = [
  { titolo: 'Causale', tipo: 'testo', testata: true, valore: ({ causale }) => causale },
  { titolo: 'Data', tipo: 'giorno', valore: ({ data }) => data },
  { titolo: 'Assegnato', tipo: 'importo', totale: true, valore: ({ assegnato }) => assegnato },
  { titolo: 'In liste da inviare', tipo: 'importo', totale: true, valore: ({ daInviare }) => daInviare },
  { titolo: 'Inviato', tipo: 'importo', totale: true, valore: ({ inviato }) => inviato },
  {
    titolo: 'Resta',
    tipo: 'importo',
    totale: true,
    valore: ({ assegnato, daInviare, inviato }) => assegnato - daInviare - inviato,
  },
];

const movimentiDi = (
  { chiave, daInviare, inviato }: Disponibilita,
  entrate: readonly Entrata[],
): readonly Movimento[] => [
  ...entrate
    .filter((entrata) => entrata.chiave === chiave)
    .map(({ causale, data, importo }) => ({ ...NIENTE, causale, data, assegnato: importo })),
  ...(daInviare === 0 && inviato === 0 ? [] : [{ ...NIENTE, causale: 'Liste NoiPA', data: null, daInviare, inviato }]),
];

const loadAnno = async (anno: number, { archivio, oggi }: ContestoStampa): Promise<Elenco<Movimento>> => {
  const dotazione = loadDotazione(archivio);
  const [codici, { entrate: tutte }, firme] = await Promise.all([
    disponibilitaDell(anno, archivio, { dotazione }),
    dotazione,
    getFirmeDelGiorno(archivio, oggi),
  ]);
  const entrate = tutte
    .filter((entrata) => entrata.anno === anno)
    .toSorted((a, b) => compareCodici(a.data, b.data) || compareTesti(a.causale, b.causale));
  return {
    filtri: [{ etichetta: 'Anno di bilancio', valore: String(anno) }],
    colonne: COLONNE,
    sezione: 'Codice',
    sezioni: codici.map((codice) => ({
      titolo: `${codice.chiave} ${codice.descrizione}`.trim(),
      righe: movimentiDi(codice, entrate),
    })),
    orientamento: 'orizzontale',
    atto: {
      premesse: [`Somme assegnate alla scuola nel ${anno} per i compensi che paga NoiPA, e quello che ne resta.`],
      luogoData: `Data ${formatGiorno(oggi)}`,
      firme,
    },
  };
};

/** The money of a year, code by code. */
export const dotazioneFinanziaria = defineStampa(
  printDotazioneFinanziaria,
  elenco({
    title: ({ anno }: { readonly anno: number }) => Promise.resolve(`Dotazione finanziaria ${anno}`),
    load: ({ anno }, contesto) => loadAnno(anno, contesto),
  }),
);

import type { RigaBreve } from '#archivio/cedolini/cedolino.ts';
import type { FirmaScuola } from '#archivio/scuola/intestazione.ts';
import type { Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import type { Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import type { Tabella } from '#functions/impaginazione/layout/parti/tabella.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { fattiScuolaDi } from '../fatti/fatti.ts';
import { chiaveDi, chiDi, type Liquidato } from '../liquidato/liquidato.ts';
import { colonneSomme, sommeDi, type Somme } from '../liquidato/somme.ts';

interface RigaLiquidazione {
  readonly persona: string;
  readonly desCf: string;
  readonly somme: Somme;
}

/** The statement by which a run is paid: person by person what is due, withheld and borne by the school, to be signed on the day of payment. */
export const prospettoLiquidazione = async (
  liquidati: readonly Liquidato[],
  processo: Processo,
  { archivio }: ContestoStampa,
): Promise<Prospetto<RigaLiquidazione> & Required<Pick<Elenco<RigaLiquidazione>, 'atto'>>> => ({
  colonne: [
    { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ persona }) => persona },
    { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
    ...colonneSomme<RigaLiquidazione>(({ somme }) => somme),
  ],
  sezioni: [
    {
      righe: liquidati
        .toSorted((a, b) => (chiaveDi(a) < chiaveDi(b) ? -1 : 1))
        .map((liquidato) => ({
          persona: chiDi(liquidato),
          desCf: liquidato.testata.storico.desCf,
          somme: sommeDi([liquidato]),
        })),
    },
  ],
  orientamento: 'orizzontale',
  atto: {
    premesse: [premessaDi(processo, sommeDi(liquidati), liquidati.length)],
    luogoData: `Data ${formatGiorno(processo.dataPagamento)}`,
    firme: await firmeDi(processo, archivio),
    riepilogo: perVoce(liquidati, processo),
  },
});

/** Returns what is due item by item, with how many it is paid to, and what it is charged to. */
const perVoce = (liquidati: readonly Liquidato[], { progetto }: Processo): Tabella => {
  const righe = liquidati.flatMap((liquidato) => liquidato.righe).filter(({ gruppo }) => DOVUTE.has(gruppo));
  const voci = [...Map.groupBy(righe, ({ descrizione }) => descrizione)].toSorted(byTesto(([voce]) => voce));
  const totale = somma(righe.map(({ importo }) => importo));
  return {
    titolo: progetto === '' ? 'Voci liquidate' : `Voci liquidate, a carico di: ${progetto}`,
    colonne: [
      { titolo: 'Voce', testata: true },
      { titolo: 'Righe', allineamento: 'destra' },
      { titolo: 'Importo', allineamento: 'destra' },
    ],
    righe: voci.map(([voce, sue]) => [voce, String(sue.length), formatEuro(somma(sue.map(({ importo }) => importo)))]),
    totali: [['Totale', String(righe.length), formatEuro(totale)]],
  };
};

const DOVUTE: ReadonlySet<RigaBreve['gruppo']> = new Set([
  'competenze',
  'addebiti_fattura',
  'somme_esenti',
  'somme_fuori_reddito',
]);

const firmeDi = async (processo: Processo, archivio: Archivio): Promise<readonly FirmaScuola[]> =>
  processo.simulazione ? [] : (await fattiScuolaDi(archivio, processo)).firme;

const premessaDi = (
  { ANNO, MESE, DES_ELABORAZIONE, dataPagamento, progetto }: Processo,
  { netto, costo }: Somme,
  quante: number,
): string =>
  `Si liquidano a ${quante === 1 ? 'una persona' : `${quante} persone`} i compensi di «${DES_ELABORAZIONE}», ${formatMese({ anno: ANNO, mese: MESE })}${progetto === '' ? '' : `, progetto ${progetto}`}, per un costo di ${formatEuro(costo)} e un netto di ${formatEuro(netto)}, da pagare il ${formatGiorno(dataPagamento)}.`;

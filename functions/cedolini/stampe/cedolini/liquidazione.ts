import type { FirmaScuola } from '#archivio/scuola/intestazione.ts';
import type { Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import type { Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
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
  },
});

const firmeDi = async (processo: Processo, archivio: Archivio): Promise<readonly FirmaScuola[]> =>
  processo.simulazione ? [] : (await fattiScuolaDi(archivio, processo)).firme;

const premessaDi = (
  { ANNO, MESE, DES_ELABORAZIONE, dataPagamento, progetto }: Processo,
  { netto, costo }: Somme,
  quante: number,
): string =>
  `Si liquidano a ${quante === 1 ? 'una persona' : `${quante} persone`} i compensi di «${DES_ELABORAZIONE}», ${formatMese({ anno: ANNO, mese: MESE })}${progetto === '' ? '' : `, progetto ${progetto}`}, per un costo di ${formatEuro(costo)} e un netto di ${formatEuro(netto)}, da pagare il ${formatGiorno(dataPagamento)}.`;

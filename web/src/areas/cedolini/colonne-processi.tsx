import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import {
  descrizioneTipoElaborazione,
  tipiElaborazione,
  tipoInParole,
} from '#shared/domain/elaborazione/elaborazione.ts';
import { descrizioneStatoElaborazione, statiElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import type { CampoFiltro } from '#ui/elenco/fonti/filtro.ts';
import { formatIstante, quanti } from '#ui/formati.ts';
import { StatoProcesso } from './stato-processo.tsx';

/** Columns of the lists of runs. */
export const colonneProcessi: readonly Colonna<RigaProcesso, 'periodo'>[] = [
  { id: 'descrizione', titolo: 'Descrizione', valore: ({ DES_ELABORAZIONE }) => DES_ELABORAZIONE },
  { id: 'periodo', titolo: 'Mese', valore: ({ ANNO, MESE }) => `${nomeMese(MESE)} ${ANNO}`, ordine: 'periodo' },
  {
    id: 'tipo',
    titolo: 'Tipo',
    valore: ({ TIPO_ELABORAZIONE, annoConguagliato }) => tipoInParole(TIPO_ELABORAZIONE, annoConguagliato),
    seLarga: true,
  },
  { id: 'pagamento', titolo: 'Pagamento', valore: ({ dataPagamento }) => dataPagamento, tipo: 'data' },
  {
    id: 'stato',
    titolo: 'Stato',
    intera: true,
    valore: ({ STATUS }) => descrizioneStatoElaborazione[STATUS],
    cella: (processo) => <StatoProcesso processo={processo} />,
  },
  {
    id: 'cedolini',
    titolo: 'Cedolini',
    seLarga: true,
    valore: ({ numCedolini, numScartati }) =>
      numScartati > 0 ? `${numCedolini} (${quanti(numScartati, 'scartato', 'scartati')})` : numCedolini,
  },
  { id: 'netto', titolo: 'Netto', valore: ({ totali }) => totali?.netto, tipo: 'importo' },
  { id: 'lordoStato', titolo: 'Lordo Stato', valore: ({ totali }) => totali?.lordoStato, tipo: 'importo' },
  {
    id: 'esposta',
    titolo: 'Esposta ai dipendenti',
    valore: ({ FLG_ESP_DIP, esposizione }) =>
      FLG_ESP_DIP && esposizione ? `${formatIstante(esposizione.il)}, ${esposizione.da}` : FLG_ESP_DIP,
    nascosta: true,
  },
  { id: 'simulazione', titolo: 'Simulazione', valore: ({ simulazione }) => simulazione, nascosta: true },
  { id: 'numero', titolo: 'Numero', valore: ({ ID_ELABORAZIONE }) => ID_ELABORAZIONE, nascosta: true },
];

/** What the server filters runs by. */
export const filtriProcessi: readonly CampoFiltro<'anno' | 'stato' | 'tipo'>[] = [
  { campo: 'anno', etichetta: 'Anno (o anno-mese)', operatori: ['inizia'] },
  {
    campo: 'stato',
    etichetta: 'Stato',
    operatori: ['uguale'],
    valori: statiElaborazione.map((valore) => ({ valore, etichetta: descrizioneStatoElaborazione[valore] })),
  },
  {
    campo: 'tipo',
    etichetta: 'Tipo',
    operatori: ['uguale'],
    valori: tipiElaborazione.map((valore) => ({ valore, etichetta: descrizioneTipoElaborazione[valore] })),
  },
];

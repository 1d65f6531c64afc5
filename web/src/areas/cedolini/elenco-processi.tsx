import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { useState } from 'react';
import { processiRoutes } from '../../../../shared/contracts/cedolini.ts';
import { nomeMese } from '../../../../shared/domain/date.ts';
import { descrizioneTipoElaborazione, tipiElaborazione } from '../../../../shared/domain/elaborazione.ts';
import { descrizioneStatoElaborazione, statiElaborazione } from '../../../../shared/domain/stati.ts';
import { useWrite } from '../../api/query.ts';
import { StatoCell } from '../../ui/celle.tsx';
import { useConferma } from '../../ui/conferma.tsx';
import { Elenco } from '../../ui/elenco/elenco.tsx';
import { useElencoRicerca } from '../../ui/elenco/use-elenco-ricerca.ts';
import { useNotices } from '../../ui/notices.tsx';
import { statiProcesso } from './stati.ts';
import type { RigaProcesso } from '../../../../shared/contracts/processo.ts';
import type { Colonna } from '../../ui/elenco/colonna.ts';
import type { CampoFiltro } from '../../ui/elenco/filtro.ts';

const colonne: readonly Colonna<RigaProcesso, 'periodo'>[] = [
  { id: 'descrizione', titolo: 'Descrizione', valore: ({ DES_ELABORAZIONE }) => DES_ELABORAZIONE },
  { id: 'periodo', titolo: 'Mese', valore: ({ ANNO, MESE }) => `${nomeMese(MESE)} ${ANNO}`, ordine: 'periodo' },
  { id: 'tipo', titolo: 'Tipo', valore: ({ TIPO_ELABORAZIONE }) => descrizioneTipoElaborazione[TIPO_ELABORAZIONE] },
  { id: 'pagamento', titolo: 'Pagamento', valore: ({ dataPagamento }) => dataPagamento, tipo: 'data' },
  { id: 'stato', titolo: 'Stato', valore: ({ STATUS }) => descrizioneStatoElaborazione[STATUS], cella: ({ STATUS }) => <StatoCell valore={STATUS} stati={statiProcesso} /> },
  { id: 'cedolini', titolo: 'Cedolini', valore: ({ numCedolini, numScartati }) => numScartati > 0 ? `${numCedolini} (${numScartati} scartati)` : numCedolini },
  { id: 'netto', titolo: 'Netto', valore: ({ totali }) => totali?.netto, tipo: 'importo' },
  { id: 'lordoStato', titolo: 'Lordo Stato', valore: ({ totali }) => totali?.lordoStato, tipo: 'importo' },
  { id: 'esposta', titolo: 'Esposta ai dipendenti', valore: ({ FLG_ESP_DIP }) => FLG_ESP_DIP, nascosta: true },
  { id: 'simulazione', titolo: 'Simulazione', valore: ({ simulazione }) => simulazione, nascosta: true },
  { id: 'numero', titolo: 'Numero', valore: ({ ID_ELABORAZIONE }) => ID_ELABORAZIONE, nascosta: true },
];

const filtri: readonly CampoFiltro<'anno' | 'stato' | 'tipo'>[] = [
  { campo: 'anno', etichetta: 'Anno (o anno-mese)', operatori: ['inizia'] },
  { campo: 'stato', etichetta: 'Stato', operatori: ['uguale'], valori: statiElaborazione.map((valore) => ({ valore, etichetta: descrizioneStatoElaborazione[valore] })) },
  { campo: 'tipo', etichetta: 'Tipo', operatori: ['uguale'], valori: tipiElaborazione.map((valore) => ({ valore, etichetta: descrizioneTipoElaborazione[valore] })) },
];

interface Props { readonly onApri: (uid: string) => void; readonly onNuova: () => void }

/** The payslip runs of the school, the newest month first. */
export const ElencoProcessi = ({ onApri, onNuova }: Props) => {
  const [nascosti, setNascosti] = useState(false);
  const elenco = useElencoRicerca({ nome: 'elaborazioni', route: processiRoutes.listProcessi, criteri: nascosti ? { nascosti } : {}, colonne, ordine: 'periodo', verso: 'DESC', filtri, testoLibero: 'anno', unFiltroAllaVolta: true });
  const rimuovi = useWrite(processiRoutes.removeProcesso);
  const conferma = useConferma();
  const { notify, notifyError } = useNotices();
  const nascondi = (riga: RigaProcesso) => rimuovi.mutateAsync({ body: { uid: riga.uid, versione: riga.versione, hide: !nascosti } }).then(() => { elenco.tolta(riga); notify('success', nascosti ? 'Elaborazione di nuovo nell\'elenco' : 'Elaborazione nascosta'); }, notifyError);
  const elimina = (riga: RigaProcesso) => conferma({
    titolo: `Eliminare l'elaborazione "${riga.DES_ELABORAZIONE}"?`, azione: 'Elimina', testo: `Saranno eliminati anche i suoi ${riga.numCedolini} cedolini. L'operazione non si può annullare.`,
    ...(riga.numCedolini > 20 ? { parola: 'ELIMINA' } : {}),
    esegui: async () => { await rimuovi.mutateAsync({ body: { uid: riga.uid, versione: riga.versione } }); elenco.tolta(riga); notify('success', 'Elaborazione eliminata'); },
  });
  const bloccata = ({ FLG_ESP_DIP, FLG_ESP_WWB, STATUS }: RigaProcesso) => FLG_ESP_DIP || FLG_ESP_WWB || STATUS === 'CONTABILIZZATO' || STATUS === 'IN_CORSO';
  return (
    <Elenco
      elenco={elenco} titolo="Elaborazioni della scuola" etichetta={({ DES_ELABORAZIONE }) => DES_ELABORAZIONE} onApri={({ uid }) => onApri(uid)}
      crea={{ testo: 'Nuova elaborazione', onClick: onNuova }} azioni={<SpaceBetween direction="horizontal" size="xs" alignItems="center"><Toggle checked={nascosti} onChange={({ detail }) => setNascosti(detail.checked)}>Nascoste</Toggle><Button iconName="refresh" ariaLabel="Aggiorna" onClick={elenco.ricarica} /></SpaceBetween>}
      vuoto={{ titolo: nascosti ? 'Nessuna elaborazione nascosta' : 'Nessuna elaborazione', testo: 'Creare la prima elaborazione per pagare i compensi di un mese.' }}
      azioniRiga={(riga) => [
        { testo: 'Apri', onClick: () => onApri(riga.uid) },
        { testo: nascosti ? 'Mostra nell\'elenco' : 'Nascondi', onClick: () => { void nascondi(riga); } },
        { testo: 'Elimina', onClick: () => elimina(riga), disabilitata: bloccata(riga), motivo: 'Esposta, contabilizzata o in corso' },
      ]}
    />
  );
};

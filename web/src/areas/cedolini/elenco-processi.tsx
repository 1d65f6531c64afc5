import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { useConferma } from '#ui/conferma.tsx';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useNotices } from '#ui/notices.tsx';
import { AccorpaModale } from './accorpamento/accorpa-modale.tsx';
import { colonneProcessi, filtriProcessi } from './colonne-processi.tsx';
import { ConfrontaConModale, type OnConfronta } from './confronto/confronta-con-modale.tsx';
import { inOrdine } from './confronto/righe-confronto.ts';

interface Props {
  readonly onApri: (uid: string) => void;
  readonly onNuova: () => void;
  readonly onMandati: () => void;
  readonly onRinnovo: () => void;
  readonly onConfronta: OnConfronta;
}

/** The payslip runs of the school, the newest month first. */
export const ElencoProcessi = ({ onApri, onNuova, onMandati, onRinnovo, onConfronta }: Props) => {
  const [daConfrontare, setDaConfrontare] = useState<RigaProcesso | null>(null);
  const [daAccorpare, setDaAccorpare] = useState<RigaProcesso | null>(null);
  const [nascosti, setNascosti] = useState(false);
  const elenco = useElencoRicerca({
    nome: 'elaborazioni',
    route: processiRoutes.listProcessi,
    criteri: nascosti ? { nascosti } : {},
    colonne: colonneProcessi,
    ordine: 'periodo',
    verso: 'DESC',
    filtri: filtriProcessi,
    testoLibero: 'anno',
    unFiltroAllaVolta: true,
  });
  const rimuovi = useWrite(processiRoutes.removeProcesso);
  const conferma = useConferma();
  const { notify, notifyError } = useNotices();
  const nascondi = (riga: RigaProcesso) =>
    rimuovi.mutateAsync({ body: { uid: riga.uid, versione: riga.versione, hide: !nascosti } }).then(() => {
      elenco.tolta(riga);
      notify('success', nascosti ? "Elaborazione di nuovo nell'elenco" : 'Elaborazione nascosta');
    }, notifyError);
  const elimina = (riga: RigaProcesso) =>
    conferma({
      titolo: `Eliminare l'elaborazione "${riga.DES_ELABORAZIONE}"?`,
      azione: 'Elimina',
      testo: `Saranno eliminati anche i suoi ${riga.numCedolini} cedolini. L'operazione non si può annullare.`,
      ...(riga.numCedolini > 20 ? { parola: 'ELIMINA' } : {}),
      esegui: async () => {
        await rimuovi.mutateAsync({ body: { uid: riga.uid, versione: riga.versione } });
        elenco.tolta(riga);
        notify('success', 'Elaborazione eliminata');
      },
    });
  const confronta = ([una, altra]: readonly RigaProcesso[]) => {
    if (una === undefined || altra === undefined) return;
    const [prima, dopo] = inOrdine(una, altra);
    onConfronta(prima.uid, dopo.uid);
  };
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Elaborazioni della scuola"
        etichetta={({ DES_ELABORAZIONE }) => DES_ELABORAZIONE}
        onApri={({ uid }) => onApri(uid)}
        crea={{ testo: 'Nuova elaborazione', onClick: onNuova }}
        azioni={
          <SpaceBetween direction="horizontal" size="xs" alignItems="center">
            <Toggle checked={nascosti} onChange={({ detail }) => setNascosti(detail.checked)}>
              Nascoste
            </Toggle>
            <Button onClick={onMandati}>Mandati da sistemare</Button>
            <Button onClick={onRinnovo}>Arretrati da rinnovo</Button>
            <Button iconName="refresh" ariaLabel="Aggiorna" onClick={elenco.ricarica} />
          </SpaceBetween>
        }
        azioniMassive={(scelte) => (
          <Button
            disabled={scelte.length !== 2}
            disabledReason="Selezionare due elaborazioni"
            onClick={() => confronta(scelte)}
          >
            Confronta
          </Button>
        )}
        vuoto={{
          titolo: nascosti ? 'Nessuna elaborazione nascosta' : 'Nessuna elaborazione',
          testo: 'Creare la prima elaborazione per pagare i compensi di un mese.',
        }}
        azioniRiga={(riga) => [
          { testo: 'Apri', onClick: () => onApri(riga.uid) },
          {
            testo: 'Confronta con…',
            onClick: () => setDaConfrontare(riga),
            disabilitata: riga.numCedolini === 0,
            motivo: 'Non ha ancora cedolini',
          },
          {
            testo: "Accorpa un'altra…",
            onClick: () => setDaAccorpare(riga),
            disabilitata: riga.STATUS !== 'COMPLETATO' || bloccata(riga),
            motivo: 'Non è calcolata, oppure è esposta o contabilizzata',
          },
          {
            testo: nascosti ? "Rimetti nell'elenco" : "Togli dall'elenco",
            onClick: () => {
              void nascondi(riga);
            },
          },
          {
            testo: 'Elimina',
            onClick: () => elimina(riga),
            disabilitata: bloccata(riga),
            motivo: 'Esposta, contabilizzata o in corso',
          },
        ]}
      />
      {daAccorpare && (
        <AccorpaModale
          processo={daAccorpare}
          onAvviato={() => onApri(daAccorpare.uid)}
          onChiudi={() => setDaAccorpare(null)}
        />
      )}
      {daConfrontare && (
        <ConfrontaConModale
          processo={daConfrontare}
          onConfronta={onConfronta}
          onChiudi={() => setDaConfrontare(null)}
        />
      )}
    </>
  );
};

const bloccata = ({ FLG_ESP_DIP, FLG_ESP_WWB, STATUS }: RigaProcesso): boolean =>
  FLG_ESP_DIP || FLG_ESP_WWB || STATUS === 'CONTABILIZZATO' || STATUS === 'IN_CORSO';

import { useNavigate } from 'react-router-dom';
import { cedoliniPersonaRoutes, type CedolinoPersona } from '#shared/contracts/cedolini/cedolini-persona.ts';
import { descrizioneTipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { descrizioneStatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';

const statoInParole = ({ stato, esposto, simulazione }: CedolinoPersona): string =>
  [simulazione ? 'Simulazione' : descrizioneStatoElaborazione[stato], ...(esposto ? ['esposta'] : [])].join(', ');

const colonne: readonly Colonna<CedolinoPersona>[] = [
  { id: 'descrizione', titolo: 'Elaborazione' },
  { id: 'mese', titolo: 'Mese', valore: formatMese, larghezza: 150 },
  { id: 'tipo', titolo: 'Tipo', valore: ({ tipo }) => descrizioneTipoElaborazione[tipo], seLarga: true },
  { id: 'stato', titolo: 'Stato', valore: statoInParole },
  { id: 'dataPagamento', titolo: 'Pagamento', tipo: 'data', larghezza: 130 },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo', somma: true, larghezza: 140 },
  { id: 'netto', titolo: 'Netto', tipo: 'importo', somma: true, larghezza: 140 },
];

/** The payslips of a person, the last paid first. */
export const CedoliniPersona = ({ uid, nome }: { readonly uid: string; readonly nome: string }) => {
  const naviga = useNavigate();
  const elenco = useElencoRighe({
    nome: 'cedolini-persona',
    route: cedoliniPersonaRoutes.listCedoliniPersona,
    request: { query: { uidSubAnagrafe: uid } },
    colonne,
    ordine: 'dataPagamento',
    verso: 'DESC',
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo={`Cedolini di ${nome}`}
      etichetta={({ descrizione }) => descrizione}
      onApri={({ idProcesso, uid: cedolino }) => {
        void naviga(`/cedolini?processo=${idProcesso}&cedolino=${cedolino}`);
      }}
      vuoto={{ titolo: 'Nessun cedolino', testo: 'Compaiono quando la persona è calcolata in una elaborazione.' }}
    />
  );
};

import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { dirigenteRoutes, type CedolinoInLettura } from '#shared/contracts/casa/dirigente.ts';
import { descrizioneTipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { StatoCell } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { SceltaMese } from '#ui/scelte/scelta-mese.tsx';
import { useSession } from '#ui/session.ts';

const stati = {
  provvisorio: { tipo: 'pending', testo: 'Provvisorio' },
  definitivo: { tipo: 'success', testo: 'Definitivo' },
} as const;

const statoDi = ({ provvisorio }: CedolinoInLettura) => (provvisorio ? 'provvisorio' : 'definitivo');

const colonne: readonly Colonna<CedolinoInLettura, 'nominativo' | 'dataPagamento'>[] = [
  { id: 'nominativo', titolo: 'Cognome e nome', ordine: 'nominativo' },
  { id: 'DES_ELABORAZIONE', titolo: 'Elaborazione' },
  {
    id: 'tipo',
    titolo: 'Tipo',
    valore: ({ TIPO_ELABORAZIONE }) => descrizioneTipoElaborazione[TIPO_ELABORAZIONE],
    nascosta: true,
  },
  { id: 'dataPagamento', titolo: 'Pagamento', tipo: 'data', ordine: 'dataPagamento' },
  {
    id: 'stato',
    titolo: 'Stato',
    valore: (riga) => stati[statoDi(riga)].testo,
    cella: (riga) => <StatoCell valore={statoDi(riga)} stati={stati} />,
  },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo' },
  { id: 'netto', titolo: 'Netto', tipo: 'importo' },
  { id: 'oneri', titolo: 'Oneri', tipo: 'importo' },
  { id: 'lordoStato', titolo: 'Lordo Stato', tipo: 'importo' },
];

const PRIMO_MESE = { anno: 2023, mese: 1 };

/** The payslips of a month that their employees can see too, the last one exposed at first. */
export const CedoliniEsposti = () => {
  const { data, error, refetch } = useRoute(dirigenteRoutes.getSpesaDirigente, {}, { staleTime: 0 });
  const oggi = meseDi(useSession().sessione.oggi);
  if (error || !data) return <Attesa errore={error} onRiprova={refetch} />;
  return <DelMese iniziale={data.esposto ?? oggi} oggi={oggi} />;
};

const DelMese = ({ iniziale, oggi }: { readonly iniziale: Mese; readonly oggi: Mese }) => {
  const [mese, setMese] = useState(iniziale);
  const elenco = useElencoRicerca({
    nome: 'dirigente-cedolini',
    route: dirigenteRoutes.listCedoliniDirigente,
    criteri: mese,
    colonne,
    ordine: 'nominativo',
    filtri: [{ campo: 'nominativo', etichetta: 'Cognome e nome' }],
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Cedolini esposti ai dipendenti"
      variante="container"
      etichetta={({ nominativo }) => nominativo}
      azioni={<SceltaMese valore={mese} onCambia={setMese} dal={PRIMO_MESE} al={{ anno: oggi.anno + 1, mese: 12 }} />}
      vuoto={{ titolo: 'Nessun cedolino esposto', testo: 'Nel mese scelto la segreteria non ne ha esposti.' }}
    />
  );
};

import type { DifferenzaVoce } from '../../../../../shared/contracts/cedolini/correzione/correzione.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../ui/elenco/fonti/use-elenco-locale.ts';

const esiti: Readonly<Record<DifferenzaVoce['esito'], string>> = {
  PAGA: 'Si paga',
  RECUPERA: 'Si recupera: aggiungere nella stessa elaborazione il compenso da cui trattenerla',
  DA_DECIDERE: 'Resta fuori',
};

const colonne: readonly Colonna<DifferenzaVoce>[] = [
  { id: 'codice', titolo: 'Voce' },
  { id: 'competenza', titolo: 'Dal', valore: ({ competenza }) => competenza.dal, tipo: 'data' },
  { id: 'prima', titolo: 'Pagato', tipo: 'importo' },
  { id: 'dopo', titolo: 'Doveva essere', tipo: 'importo' },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo' },
  {
    id: 'esito',
    titolo: 'Che cosa succede',
    valore: ({ esito, motivo }) => [esiti[esito], motivo].filter(Boolean).join('. '),
  },
];

/** Item by item, what was paid, what was due, and how the difference is made good. */
export const DifferenzeCorrezione = ({ differenze }: { readonly differenze: readonly DifferenzaVoce[] }) => {
  const elenco = useElencoLocale({
    nome: 'differenze-correzione',
    righe: differenze,
    colonne,
    chiave: ({ codice, competenza }) => `${codice} ${competenza.dal} ${competenza.al}`,
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Differenza"
      variante="embedded"
      esporta={false}
      etichetta={({ codice }) => codice}
      vuoto={{ titolo: 'Nessuna differenza', testo: 'Le voci sono quelle pagate.' }}
    />
  );
};

import type { RinnovoContratto, TariffaRinnovata } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

const colonne: readonly Colonna<TariffaRinnovata>[] = [
  { id: 'descrizione', titolo: 'Compenso orario' },
  { id: 'dal', titolo: 'Dal', tipo: 'data', larghezza: 130 },
  { id: 'prima', titolo: 'Prima', tipo: 'importo', larghezza: 130 },
  { id: 'dopo', titolo: 'Dopo', tipo: 'importo', larghezza: 130 },
];

/** The hourly rates of the fund that a renewal changes, from the day of each. */
export const TariffeRinnovo = ({ rinnovo: { noto, tariffe } }: { readonly rinnovo: RinnovoContratto }) => {
  const elenco = useElencoLocale<TariffaRinnovata>({
    nome: 'tariffe-rinnovo',
    righe: tariffe,
    colonne,
    chiave: ({ descrizione, dal }) => `${descrizione} ${dal}`,
    stato: noto,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Compensi orari del fondo"
      descrizione="Le ore già pagate si riconoscono con la nuova tariffa dal giorno indicato"
      etichetta={({ descrizione }) => descrizione}
      vuoto={{ titolo: 'Nessun compenso orario', testo: 'Il rinnovo non cambia i compensi orari.' }}
    />
  );
};

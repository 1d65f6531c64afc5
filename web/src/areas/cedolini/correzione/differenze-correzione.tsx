import type { VoceCalcolo } from '#shared/contracts/cedolini/calcolo.ts';
import type { DifferenzaVoce } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

const esiti: Readonly<Record<DifferenzaVoce['esito'], string>> = {
  PAGA: 'Si paga',
  RECUPERA: 'Si recupera: aggiungere nella stessa elaborazione il compenso da cui trattenerla',
  DA_DECIDERE: 'Resta fuori',
};

const colonneCon = (voci: readonly VoceCalcolo[]): readonly Colonna<DifferenzaVoce>[] => [
  { id: 'codice', titolo: 'Voce', valore: ({ codice }) => nomeVoce(voci, codice) },
  {
    id: 'competenza',
    titolo: 'Competenza',
    valore: ({ competenza: { dal, al } }) => `${formatGiorno(dal)} – ${formatGiorno(al)}`,
  },
  { id: 'prima', titolo: 'Pagato', tipo: 'importo' },
  { id: 'dopo', titolo: 'Doveva essere', tipo: 'importo' },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo' },
  {
    id: 'esito',
    titolo: 'Che cosa succede',
    valore: ({ esito, motivo }) => [esiti[esito], motivo].filter(Boolean).join('. '),
  },
];

const nomeVoce = (voci: readonly VoceCalcolo[], codice: string): string =>
  voci.find((voce) => voce.codice === codice)?.descrizione ?? codice;

interface Props {
  readonly differenze: readonly DifferenzaVoce[];
  /** The items a run may pay, by which they are called. */
  readonly voci: readonly VoceCalcolo[];
}

/** Item by item, what was paid, what was due, and how the difference is made good. */
export const DifferenzeCorrezione = ({ differenze, voci }: Props) => {
  const elenco = useElencoLocale({
    nome: 'differenze-correzione',
    righe: differenze,
    colonne: colonneCon(voci),
    chiave: ({ codice, competenza }) => `${codice} ${competenza.dal} ${competenza.al}`,
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Differenza"
      variante="embedded"
      esporta={false}
      etichetta={({ codice }) => nomeVoce(voci, codice)}
      vuoto={{ titolo: 'Nessuna differenza', testo: 'Le voci sono quelle pagate.' }}
    />
  );
};

import type { RigaScartata } from '#shared/contracts/tabelle/addizionali.ts';
import { ConParola } from '#ui/celle.tsx';
import { nomeComune } from '#ui/codici/parole-codici.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Finestra } from '#ui/finestra.tsx';

const colonne: readonly Colonna<RigaScartata>[] = [
  { id: 'riga', titolo: 'Riga del file', larghezza: 140 },
  {
    id: 'codice',
    titolo: 'Comune o regione',
    larghezza: 180,
    cella: ({ codice }) => <ConParola codice={codice} parola={nomeComune(codice)} />,
  },
  { id: 'motivo', titolo: 'Motivo' },
];

/** The lines of an official file that could not be read: who lives there has no rate. */
export const RigheScartateModale = ({
  righe,
  onChiudi,
}: {
  readonly righe: readonly RigaScartata[];
  readonly onChiudi: () => void;
}) => {
  const elenco = useElencoLocale({ nome: 'righe-scartate', righe, colonne, chiave: ({ riga }) => String(riga) });
  return (
    <Finestra titolo="Tabella caricata, tranne queste righe" size="large" onChiudi={onChiudi}>
      <Elenco
        elenco={elenco}
        titolo="Righe non leggibili"
        descrizione="I cedolini di chi risiede qui si fermano e lo dicono"
        variante="embedded"
        etichetta={({ codice }) => codice}
        vuoto={{ titolo: 'Nessuna riga' }}
      />
    </Finestra>
  );
};

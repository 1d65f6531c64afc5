import {
  DescrizioneRitenutaInput,
  descrizioniRitenuteRoutes,
  type DescrizioneRitenuta,
} from '#shared/contracts/tabelle/descrizioni-ritenute.ts';
import { descrizioneGenereRitenuta, tipiRitenuta } from '#shared/domain/elaborazione/ritenute.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';

const etichette = { genere: 'Ritenuta', DESCRIZIONE: 'Descrizione nelle stampe', tipo: 'Tipo (55–60)' };

const generi = Object.entries(descrizioneGenereRitenuta).map(([codice, descrizione]) => ({ codice, descrizione }));
const tipi = tipiRitenuta.map((codice) => ({ codice, descrizione: codice }));

const colonne: readonly Colonna<DescrizioneRitenuta>[] = [
  { id: 'genere', titolo: etichette.genere, valore: ({ genere }) => descrizioneGenereRitenuta[genere], larghezza: 360 },
  { id: 'DESCRIZIONE', titolo: etichette.DESCRIZIONE },
  { id: 'tipo', titolo: etichette.tipo, larghezza: 150 },
];

/** The words that the school has for the kinds of withholding, on the prints in favour of third parties. */
export const DescrizioniRitenutePage = () => {
  const elenco = useElencoRighe({
    nome: 'descrizioni-ritenute',
    route: descrizioniRitenuteRoutes.listDescrizioniRitenute,
    request: {},
    colonne,
  });
  const gestione = useGestione<DescrizioneRitenuta>({
    entita: 'DESCRIZIONE_RITENUTA',
    etichette,
    nome: ({ DESCRIZIONE }) => `la descrizione "${DESCRIZIONE}"`,
    elimina: descrizioniRitenuteRoutes.removeDescrizioneRitenuta,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Descrizioni delle ritenute"
      descrizione="Come la scuola chiama e raggruppa le ritenute nelle stampe in conto terzi"
      etichetta={({ DESCRIZIONE }) => DESCRIZIONE}
      crea="Nuova descrizione"
      vuoto={{
        titolo: 'Nessuna descrizione',
        testo: 'Finché non ce ne sono, le stampe dicono le parole del programma.',
      }}
      finestra={(record, chiudi) => (
        <DescrizioneModale descrizione={record} onChiudi={chiudi} onSalvata={elenco.salvata} />
      )}
    />
  );
};

interface ModaleProps {
  readonly descrizione: DescrizioneRitenuta | undefined;
  readonly onChiudi: () => void;
  readonly onSalvata: (descrizione: DescrizioneRitenuta) => void;
}

const DescrizioneModale = ({ descrizione, onChiudi, onSalvata }: ModaleProps) => {
  const salva = useSalva(
    descrizioniRitenuteRoutes.createDescrizioneRitenuta,
    descrizioniRitenuteRoutes.updateDescrizioneRitenuta,
    descrizione,
  );
  const modulo = useModulo({
    schema: DescrizioneRitenutaInput,
    valori: descrizione ?? { tipo: null },
    versione: descrizione?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={descrizione ? `Descrizione ${descrizione.DESCRIZIONE}` : 'Nuova descrizione'}
      onChiudi={onChiudi}
    >
      <CampoScelta
        modulo={modulo}
        nome="genere"
        parola="Genere della ritenuta"
        etichetta={etichette.genere}
        voci={generi}
      />
      <CampoTesto
        modulo={modulo}
        nome="DESCRIZIONE"
        etichetta={etichette.DESCRIZIONE}
        aiuto="Le ritenute con la stessa descrizione e lo stesso tipo sono un gruppo solo"
      />
      <CampoScelta
        modulo={modulo}
        nome="tipo"
        etichetta={etichette.tipo}
        aiuto="Il numero delle stampe di prima, se la scuola lo usa ancora"
        voci={tipi}
      />
    </ModaleModulo>
  );
};

import Button from '@cloudscape-design/components/button';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import type { Colonna } from '../elenco/colonna.ts';
import { Elenco } from '../elenco/elenco.tsx';
import { useElencoRicerca } from '../elenco/fonti/use-elenco-ricerca.ts';
import { Finestra } from '../finestra.tsx';

const colonne: readonly Colonna<RigaPersona, 'nominativo' | 'desCf' | 'matricola'>[] = [
  {
    id: 'nominativo',
    titolo: 'Cognome e nome',
    valore: ({ desCognome, desNome }) => `${desCognome} ${desNome}`,
    ordine: 'nominativo',
  },
  { id: 'desCf', titolo: 'Codice fiscale', valore: ({ desCf }) => desCf, ordine: 'desCf' },
  { id: 'matricola', titolo: 'Matricola', valore: ({ matricola }) => matricola, ordine: 'matricola' },
];

const filtri = [
  { campo: 'nominativo', etichetta: 'Cognome e nome' },
  { campo: 'desCf', etichetta: 'Codice fiscale' },
  { campo: 'matricola', etichetta: 'Matricola' },
] as const;

interface Props {
  readonly esclusi: readonly string[];
  readonly onScelte: (uids: readonly string[]) => Promise<void>;
  readonly onChiudi: () => void;
}

/** Chooses people of the registry, those ticked or the one clicked. */
export const SceltaPersone = ({ esclusi, onScelte, onChiudi }: Props) => {
  const elenco = useElencoRicerca({
    nome: 'scelta-persone',
    route: anagrafeRoutes.searchAnag,
    criteri: { uidsExclude: esclusi.slice(0, 200) },
    colonne,
    ordine: 'nominativo',
    filtri,
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  const scegli = async (righe: readonly RigaPersona[]) => {
    await onScelte(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
    onChiudi();
  };
  return (
    <Finestra titolo="Aggiungi persone" onChiudi={onChiudi}>
      <Elenco
        elenco={elenco}
        titolo="Persone in anagrafe"
        variante="embedded"
        etichetta={({ desCognome, desNome }) => `${desCognome} ${desNome}`}
        onApri={(riga) => {
          void scegli([riga]);
        }}
        azioniMassive={(scelte) => (
          <Button
            variant="primary"
            disabled={scelte.length === 0}
            onClick={() => {
              void scegli(scelte);
            }}
          >
            Aggiungi {scelte.length === 0 ? '' : scelte.length}
          </Button>
        )}
        vuoto={{ titolo: 'Nessuna persona da aggiungere', testo: 'Le persone si inseriscono in Anagrafe.' }}
      />
    </Finestra>
  );
};

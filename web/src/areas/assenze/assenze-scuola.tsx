import Button from '@cloudscape-design/components/button';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  assenzeRoutes,
  descrizioneGruppoAssenza,
  gruppiAssenza,
  type GruppoAssenza,
  type RigaAssenza,
} from '#shared/contracts/assenze/assenze.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { meseDi, primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useSession } from '#ui/session.ts';
import { colonneAssenze, nomeAssenza } from './colonne-assenze.ts';
import { percorsoAssenze, percorsoTipoAssenza } from './percorsi.ts';

const colonne: readonly Colonna<RigaAssenza, 'nominativo' | 'datInizio'>[] = [
  { id: 'desCognome', titolo: 'Cognome', ordine: 'nominativo', larghezza: 200 },
  { id: 'desNome', titolo: 'Nome', larghezza: 180 },
  ...colonneAssenze,
  { id: 'desSupplenti', titolo: 'Supplente', larghezza: 260 },
];

const TUTTI = { value: '', label: 'Tutti i gruppi' };
const gruppi = opzioni(gruppiAssenza, descrizioneGruppoAssenza).map(({ codice, descrizione }) => ({
  value: codice,
  label: descrizione,
}));

const periodi = [
  { value: 'oggi', label: 'Oggi' },
  { value: 'settimana', label: 'Nei prossimi sette giorni' },
  { value: 'mese', label: 'Nel mese' },
  { value: 'tutte', label: 'Sempre' },
] as const;
type Periodo = (typeof periodi)[number]['value'];

const giorniDi = (periodo: Periodo, oggi: Giorno): { dal?: Giorno; al?: Giorno } => {
  switch (periodo) {
    case 'oggi':
      return { dal: oggi, al: oggi };
    case 'settimana':
      return { dal: oggi, al: addGiorni(oggi, 6) };
    case 'mese':
      return { dal: primoGiornoDelMese(meseDi(oggi)), al: ultimoGiornoDelMese(meseDi(oggi)) };
    case 'tutte':
      return {};
  }
};

/** Who is absent in the school: today, this week, this month. */
export const AssenzeScuola = ({ onPersonale }: { readonly onPersonale: () => void }) => {
  const { sessione } = useSession();
  const naviga = useNavigate();
  const [periodo, setPeriodo] = useState<Periodo>('oggi');
  const [codGruppo, setGruppo] = useState<GruppoAssenza | undefined>(undefined);
  const elenco = useElencoRicerca({
    nome: 'assenze-scuola',
    route: assenzeRoutes.searchAssenze,
    criteri: { ...giorniDi(periodo, sessione.oggi), ...(codGruppo === undefined ? {} : { codGruppo }) },
    colonne,
    ordine: 'nominativo',
    filtri: [
      { campo: 'nominativo', etichetta: 'Cognome e nome' },
      { campo: 'datInizio', etichetta: 'Primo giorno', tipo: 'data' },
    ],
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Assenze della scuola"
      etichetta={(riga) => `${riga.desCognome} ${riga.desNome}, ${nomeAssenza(riga)}`}
      onApri={({ uidSubAnagrafe, desCognome, desNome }) => {
        void naviga(percorsoAssenze(uidSubAnagrafe, nominativo(desCognome, desNome)));
      }}
      azioniRiga={({ uidSubAnagrafe, desCognome, desNome, uid }) => [
        {
          testo: 'Apri l’assenza',
          onClick: () => void naviga(percorsoTipoAssenza(uidSubAnagrafe, nominativo(desCognome, desNome), uid)),
        },
      ]}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Select
            ariaLabel="Periodo"
            selectedOption={periodi.find(({ value }) => value === periodo) ?? null}
            options={[...periodi]}
            onChange={({ detail }) =>
              setPeriodo(periodi.find(({ value }) => value === detail.selectedOption.value)?.value ?? 'oggi')
            }
          />
          <Select
            ariaLabel="Gruppo"
            selectedOption={gruppi.find(({ value }) => value === codGruppo) ?? TUTTI}
            options={[TUTTI, ...gruppi]}
            onChange={({ detail }) =>
              setGruppo(gruppiAssenza.find((candidato) => candidato === detail.selectedOption.value))
            }
          />
          <Button href="#/scambio/importa/assenze">Importa</Button>
          <Button onClick={onPersonale}>Tutto il personale</Button>
        </SpaceBetween>
      }
      vuoto={{
        titolo: 'Nessuno è assente',
        testo: 'Nel periodo scelto non ci sono assenze. Per inserirne, scegliere la persona da «Tutto il personale».',
      }}
    />
  );
};

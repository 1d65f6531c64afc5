import Checkbox from '@cloudscape-design/components/checkbox';
import { useState } from 'react';
import { dirigenteRoutes, type AssenzaInLettura, type ServizioInLettura } from '#shared/contracts/casa/dirigente.ts';
import { descrizioneContratto, descrizioneRuoloDipendente } from '#shared/domain/persona/percettore.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useSession } from '#ui/session.ts';

const filtri = [
  { campo: 'nominativo', etichetta: 'Cognome e nome' },
  { campo: 'datInizio', etichetta: 'Inizio', tipo: 'data' },
] as const;

const colonneServizi: readonly Colonna<ServizioInLettura, 'nominativo' | 'datInizio'>[] = [
  { id: 'desCognome', titolo: 'Cognome', ordine: 'nominativo' },
  { id: 'desNome', titolo: 'Nome' },
  { id: 'datInizio', titolo: 'Dal', tipo: 'data', ordine: 'datInizio' },
  { id: 'datFine', titolo: 'Al', tipo: 'data' },
  { id: 'desTipoNomina', titolo: 'Nomina' },
  { id: 'contratto', titolo: 'Contratto', valore: ({ contratto }) => descrizioneContratto[contratto], nascosta: true },
  { id: 'ruolo', titolo: 'Ruolo', valore: ({ ruolo }) => descrizioneRuoloDipendente[ruolo] },
  { id: 'desQualificaRetributiva', titolo: 'Qualifica' },
  { id: 'numOreSettimanali', titolo: 'Ore settimanali', tipo: 'ore' },
];

const colonneAssenze: readonly Colonna<AssenzaInLettura, 'nominativo' | 'datInizio'>[] = [
  { id: 'desCognome', titolo: 'Cognome', ordine: 'nominativo' },
  { id: 'desNome', titolo: 'Nome' },
  { id: 'datInizio', titolo: 'Dal', tipo: 'data', ordine: 'datInizio' },
  { id: 'datFine', titolo: 'Al', tipo: 'data' },
  { id: 'numGiorni', titolo: 'Giorni', tipo: 'intero' },
  { id: 'numOre', titolo: 'Ore', tipo: 'ore' },
];

const nome = ({ desCognome, desNome }: { readonly desCognome: string; readonly desNome: string }): string =>
  `${desCognome} ${desNome}`;

/** Today only, or every day. */
const useOggi = (etichetta: string) => {
  const { oggi } = useSession().sessione;
  const [soloOggi, setSoloOggi] = useState(true);
  return {
    criteri: soloOggi ? { dal: oggi, al: oggi } : {},
    scelta: (
      <Checkbox checked={soloOggi} onChange={({ detail }) => setSoloOggi(detail.checked)}>
        {etichetta}
      </Checkbox>
    ),
  };
};

/** Who serves, when, on which post. */
export const ServiziLetti = () => {
  const { criteri, scelta } = useOggi('In servizio oggi');
  const elenco = useElencoRicerca({
    nome: 'dirigente-servizi',
    route: dirigenteRoutes.listServiziDirigente,
    criteri,
    colonne: colonneServizi,
    ordine: 'nominativo',
    filtri,
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Servizi del personale"
      variante="container"
      etichetta={nome}
      azioni={scelta}
      vuoto={{ titolo: 'Nessun servizio', testo: 'Nei giorni scelti nessuno è in servizio.' }}
    />
  );
};

/** Who is away, and until when; never why. */
export const AssenzeLette = () => {
  const { criteri, scelta } = useOggi('Assenti oggi');
  const elenco = useElencoRicerca({
    nome: 'dirigente-assenze',
    route: dirigenteRoutes.listAssenzeDirigente,
    criteri,
    colonne: colonneAssenze,
    ordine: 'datInizio',
    verso: 'DESC',
    filtri,
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Assenze del personale"
      descrizione="Il motivo non si vede: è un dato sulla salute"
      variante="container"
      etichetta={nome}
      azioni={scelta}
      vuoto={{ titolo: 'Nessuna assenza', testo: 'Nei giorni scelti nessuno è assente.' }}
    />
  );
};

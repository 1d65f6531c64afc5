import { situazioniRoutes } from '#shared/contracts/anagrafe/situazione.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { ElencoDiscordanze } from '#ui/discordanze/elenco-discordanze.tsx';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { ElencoPersonale } from '#ui/personale/elenco-personale.tsx';
import { FinestraAssenza, FinestraServizio } from '#ui/personale/finestre-registro.tsx';
import { Aggiunta } from '#ui/personale/gruppo/aggiunta.tsx';
import { SceltaGruppo } from '#ui/personale/gruppo/scelta-gruppo.tsx';
import { IntestazionePersona } from '#ui/personale/intestazione-persona.tsx';
import { SceltaPersone } from '#ui/personale/scelta-persone.tsx';
import { colonnaMancanze, colonneSituazione, ConSituazioni } from '#ui/personale/situazioni.tsx';
import { PosInpsModale } from '#ui/posizioni/pos-inps-modale.tsx';
import { FinestraRegistro, RegistroModifiche } from '#ui/registro/registro-modifiche.tsx';
import { persone, situazioni } from '../campioni/persone.ts';
import { preferenze } from '../campioni/risposte.ts';
import type { Esempi } from '../esempio.ts';
import { ConRisposte } from '../palco.tsx';
import { answers, refuses, waits } from '../risposte.ts';

const nothing = (): void => undefined;
const [prima, , terza] = situazioni;

const intestazioneCon = (uid: string, dipendente: string, sua: typeof prima) => () => (
  <ConRisposte risposte={sua === undefined ? [] : [answers(situazioniRoutes.listSituazioni, [sua])]}>
    <IntestazionePersona uid={uid} dipendente={dipendente} attiva="Dati" />
  </ConRisposte>
);

const ListaDiOggi = () => {
  const elenco = useElencoLocale({
    nome: 'catalogo-situazioni',
    righe: persone,
    colonne: [{ id: 'desCognome', titolo: 'Cognome' }, ...colonneSituazione, colonnaMancanze],
    chiave: ({ uid }) => uid,
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Personale di oggi"
      variante="container"
      etichetta={({ desCognome }) => desCognome}
      vuoto={{ titolo: 'Nessuna persona' }}
    />
  );
};

/** The parts about people, and who changed what. */
export const personale: Esempi = {
  IntestazionePersona: {
    'in servizio': intestazioneCon('persona-1', 'ESEMPIO Ada', prima),
    'con dati mancanti': intestazioneCon('persona-3', 'FINTA Carla', terza),
  },
  ElencoPersonale: {
    'tre persone': () => (
      <ElencoPersonale
        nome="catalogo-personale"
        titolo="Personale"
        descrizione="Le persone di esempio"
        onApri={nothing}
        azioniRiga={() => [{ testo: 'Apri', onClick: nothing }]}
      />
    ),
  },
  Aggiunta: {
    'due persone, una già presente': () => (
      <Aggiunta
        uids={['persona-1', 'persona-2']}
        esclusi={['persona-1']}
        inCorso={false}
        onScelte={() => Promise.resolve()}
        onChiudi={nothing}
      />
    ),
  },
  ConSituazioni: {
    'tre persone': () => (
      <ConSituazioni persone={persone}>
        <ListaDiOggi />
      </ConSituazioni>
    ),
    'non lette': () => (
      <ConRisposte risposte={[preferenze, refuses(situazioniRoutes.listSituazioni, 'ERRORE_INTERNO', 'Fallita.')]}>
        <ConSituazioni persone={persone}>
          <ListaDiOggi />
        </ConSituazioni>
      </ConRisposte>
    ),
  },
  ElencoDiscordanze: {
    'una denuncia': () => (
      <ElencoDiscordanze
        discordanze={[
          {
            tipo: 'DENUNCIA',
            uid: 'denuncia-1',
            idProcesso: null,
            adempimento: 'UNIEMENS',
            descrizione: 'UniEmens di marzo 2026',
            giorno: '2026-04-10',
            differenze: [{ cosa: 'Cognome', detto: 'ESEMPIO', oggi: 'FINTA' }],
            rimedio: 'Mandare una denuncia di variazione.',
          },
        ]}
      />
    ),
    niente: () => <ElencoDiscordanze discordanze={[]} />,
  },
  RegistroModifiche: {
    'due modifiche': () => <RegistroModifiche entita="PERSONA" uid="persona-1" etichette={{ desCognome: 'Cognome' }} />,
    'in arrivo': () => (
      <ConRisposte risposte={[waits(auditRoutes.searchAudit)]}>
        <RegistroModifiche entita="PERSONA" uid="persona-1" />
      </ConRisposte>
    ),
    fallito: () => (
      <ConRisposte risposte={[refuses(auditRoutes.searchAudit, 'ERRORE_INTERNO', 'Operazione fallita.')]}>
        <RegistroModifiche entita="PERSONA" uid="persona-1" />
      </ConRisposte>
    ),
  },
};

/** Their windows. */
export const finestrePersonale: Esempi = {
  SceltaPersone: {
    'tre persone': () => <SceltaPersone esclusi={[]} onScelte={() => Promise.resolve()} onChiudi={nothing} />,
  },
  SceltaGruppo: {
    'di una lista': () => (
      <SceltaGruppo
        giorno="2026-11-16"
        dove="nella lista"
        esclusi={[]}
        onScelte={() => Promise.resolve()}
        onChiudi={nothing}
      />
    ),
  },
  PosInpsModale: {
    nuova: () => <PosInpsModale posizione={undefined} onChiudi={nothing} onSalvata={nothing} />,
  },
  FinestraServizio: {
    aperta: () => <FinestraServizio uid="servizio-1" titolo="il servizio di esempio" onChiudi={nothing} />,
  },
  FinestraAssenza: {
    aperta: () => <FinestraAssenza uid="assenza-1" titolo="l'assenza di esempio" onChiudi={nothing} />,
  },
  FinestraRegistro: {
    aperta: () => (
      <FinestraRegistro
        entita="PERSONA"
        uid="persona-1"
        titolo="ESEMPIO Ada"
        etichette={{ desCognome: 'Cognome' }}
        onChiudi={nothing}
      />
    ),
  },
};

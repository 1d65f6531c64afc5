import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryKey, useClient, useRoute, useWrite } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { variazioniNoipaRoutes } from '#shared/contracts/noipa/variazioni.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { useUnsaved } from '#ui/frame.tsx';
import { Griglia } from '#ui/griglia/griglia.tsx';
import { useNotices } from '#ui/notices.tsx';
import { SceltaGruppo } from '#ui/personale/gruppo/scelta-gruppo.tsx';
import { SceltaPersone } from '#ui/personale/scelta-persone.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { useDoppioni } from './doppioni.tsx';
import { FinestraCommissione } from './esami/commissioni-lista.tsx';
import {
  cambiamenti,
  changeValori,
  colonneCodice,
  colonneDi,
  joinColonne,
  joinPersone,
  personeDi,
  righeGriglia,
  sommeDi,
  type ColonnaLista,
  type PersonaFoglio,
} from './foglio.ts';
import { AnnullaImportazione } from './importa/annulla-importazione.tsx';
import { ImportaMof } from './importa/importa-mof.tsx';
import { ResiduoCodici } from './residuo-codici.tsx';

const COME =
  'Frecce, Invio, Tab e F2 come in un foglio di calcolo; Ctrl+V incolla da un foglio, anche con il codice fiscale nella prima colonna; Ctrl+Z annulla. Si salva tutto insieme.';

/** The payments of a list as a sheet: a row a person, a column a compensation; what is left of each code while typing. */
export const FoglioLista = ({ intera }: { readonly intera: ListaIntera }) => {
  const foglio = useFoglio(intera);
  const [sceglie, setSceglie] = useState<'persone' | 'gruppo' | null>(null);
  const [commissione, setCommissione] = useState(false);
  const [importa, setImporta] = useState(false);
  const { persone, colonne, somme } = foglio;
  const aperta = intera.lista.datInvio === null;
  return (
    <Container
      header={
        <Header
          variant="h2"
          {...(aperta ? { description: COME } : {})}
          actions={
            aperta && (
              <Azioni
                intera={intera}
                foglio={foglio}
                onPersone={() => setSceglie('persone')}
                onGruppo={() => setSceglie('gruppo')}
                onCommissione={() => setCommissione(true)}
                onImporta={() => setImporta(true)}
              />
            )
          }
        >
          Pagamenti
        </Header>
      }
    >
      <SpaceBetween size="m">
        {foglio.contesi.length > 0 && (
          <Alert type="warning" header="Cambiati anche da un altro utente">
            {foglio.contesi.join(', ')}: salvando valgono i valori che si leggono qui.
          </Alert>
        )}
        <ResiduoCodici intera={intera} perChiave={somme.perChiave} />
        {persone.length === 0 || colonne.length === 0 ? (
          <StatoVuoto
            titolo="Nessun pagamento"
            testo="Aggiungere un compenso e le persone, poi scrivere o incollare ore e importi."
          />
        ) : (
          <Griglia
            nome="Pagamenti"
            intestazione="Persona"
            righe={foglio.righe}
            colonne={colonne}
            totali={Object.fromEntries([...somme.perColonna].map(([id, cents]) => [id, formatEuro(cents)]))}
            totale={formatEuro(somme.totale)}
            onCambi={aperta ? foglio.onCambi : () => undefined}
          />
        )}
      </SpaceBetween>
      {commissione && (
        <FinestraCommissione intera={intera} onAggiunta={foglio.replace} onChiudi={() => setCommissione(false)} />
      )}
      {importa && (
        <ImportaMof
          intera={foglio.base}
          presenti={colonne}
          offerte={foglio.offerte}
          onImportata={foglio.replace}
          onChiudi={() => setImporta(false)}
        />
      )}
      {sceglie !== null && (
        <Scelta
          quale={sceglie}
          giorno={intera.lista.datFine}
          esclusi={persone.map(({ persona }) => persona)}
          onScelte={foglio.addPersone}
          onChiudi={() => setSceglie(null)}
        />
      )}
    </Container>
  );
};

interface SceltaProps {
  readonly quale: 'persone' | 'gruppo';
  readonly giorno: string;
  readonly esclusi: readonly string[];
  readonly onScelte: (uids: readonly string[]) => Promise<void>;
  readonly onChiudi: () => void;
}

/** The people who enter the list: one by one, or a group as for a run. */
const Scelta = ({ quale, giorno, ...props }: SceltaProps) =>
  quale === 'persone' ? <SceltaPersone {...props} /> : <SceltaGruppo {...props} giorno={giorno} dove="nella lista" />;

interface AzioniProps {
  readonly intera: ListaIntera;
  readonly foglio: ReturnType<typeof useFoglio>;
  readonly onPersone: () => void;
  readonly onGruppo: () => void;
  readonly onCommissione: () => void;
  readonly onImporta: () => void;
}

const Azioni = ({ intera, foglio, onPersone, onGruppo, onCommissione, onImporta }: AzioniProps) => {
  const { daSalvare, salvando } = foglio;
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <AggiungiCompenso offerti={foglio.offerte} onScelto={foglio.addColonna} />
      {intera.lista.tipo !== 'MOF' && (
        <Button disabled={daSalvare > 0} onClick={onCommissione}>
          Aggiungi una commissione
        </Button>
      )}
      {intera.lista.tipo === 'MOF' && (
        <Button disabled={daSalvare > 0} onClick={onImporta}>
          Importa
        </Button>
      )}
      <AnnullaImportazione lista={foglio.base.lista} ferma={daSalvare > 0} onAnnullata={foglio.replace} />
      <Button onClick={onPersone}>Aggiungi persone</Button>
      <Button onClick={onGruppo}>Aggiungi un gruppo</Button>
      <Button
        variant="primary"
        disabled={daSalvare === 0}
        loading={salvando}
        onClick={() => {
          void foglio.salva();
        }}
      >
        {daSalvare === 0 ? 'Salvato' : `Salva (${daSalvare})`}
      </Button>
    </SpaceBetween>
  );
};

interface AggiungiProps {
  readonly offerti: readonly ColonnaLista[];
  readonly onScelto: (colonna: ColonnaLista) => void;
}

const AggiungiCompenso = ({ offerti, onScelto }: AggiungiProps) => {
  return (
    <Select
      ariaLabel="Aggiungi un compenso"
      placeholder="Aggiungi un compenso"
      selectedOption={null}
      empty="Nessun altro codice per questo tipo di lista: aggiungerlo nella dotazione finanziaria."
      expandToViewport
      options={offerti.map(({ id, titolo, dettaglio = '' }) => ({ value: id, label: titolo, description: dettaglio }))}
      onChange={({ detail }) => {
        const scelto = offerti.find(({ id }) => id === detail.selectedOption.value);
        if (scelto !== undefined) onScelto(scelto);
      }}
    />
  );
};

/** The columns of the codes of a list, one a profile where the rate depends on it, that the sheet has not. */
const useOfferte = (intera: ListaIntera, presenti: readonly ColonnaLista[]): readonly ColonnaLista[] => {
  const { anno, mese } = meseDi(intera.lista.datFine);
  const { data: qualifiche = [] } = useRoute(variazioniNoipaRoutes.listQualificheRetributive, {
    query: { anno, mese },
  });
  return intera.codici
    .flatMap((codice) => colonneCodice(codice, intera.lista, qualifiche))
    .filter(({ id }) => !presenti.some((colonna) => colonna.id === id));
};

/** The sheet over what the server holds: people with changes, columns added, and how they are saved as one. */
const useFoglio = (intera: ListaIntera) => {
  const client = useClient();
  const cache = useQueryClient();
  const { notify, notifyError } = useNotices();
  const [base, setBase] = useState(intera);
  const [persone, setPersone] = useState<readonly PersonaFoglio[]>(() => personeDi(intera));
  const [aggiunte, setAggiunte] = useState<readonly ColonnaLista[]>([]);
  const scrivi = useWrite(pagamentiRoutes.savePagamentiMof, [listeRoutes.listListeNoipa]);
  const colonne = useMemo(() => joinColonne(colonneDi(base), aggiunte), [base, aggiunte]);
  const cambi = useMemo(() => cambiamenti(personeDi(base), persone, colonne), [base, persone, colonne]);
  const daSalvare = cambi.pagamenti.length + cambi.tolti.length;
  useUnsaved(daSalvare > 0);
  const take = (nuova: ListaIntera, tenute: readonly PersonaFoglio[]) => {
    cache.setQueryData(queryKey(pagamentiRoutes.getListaNoipa, { body: { uid: nuova.lista.uid } }), nuova);
    setBase(nuova);
    setPersone(joinPersone(tenute, personeDi(nuova)));
  };
  /** People whose row here is not what the list holds. */
  const mutate = (): readonly PersonaFoglio[] => {
    const scelte = new Set<string>([...cambi.pagamenti.map(({ persona }) => persona), ...cambi.tolti]);
    return persone.filter(({ persona }) => scelte.has(persona));
  };
  /** People put in the sheet with nothing written of them yet. */
  const appenaMesse = (): readonly PersonaFoglio[] =>
    persone.filter(
      ({ persona, valori }) =>
        Object.keys(valori).length === 0 && !base.pagamenti.some((pagamento) => pagamento.persona === persona),
    );
  // Another tab of the page wrote the list: its rows come in, those changed here stay.
  if (intera.lista.versione > base.lista.versione) {
    setBase(intera);
    setPersone(joinPersone([...mutate(), ...appenaMesse()], personeDi(intera)));
  }
  const doppioni = useDoppioni(intera.lista);
  const segnati = useMemo(() => new Set<string>(doppioni.map(({ persona }) => persona)), [doppioni]);
  const [contesi, setContesi] = useState<readonly string[]>([]);
  const salva = async () => {
    const { uid, versione } = base.lista;
    try {
      take(await scrivi.mutateAsync({ body: { uid, versione, ...cambi } }), []);
      setContesi([]);
      notify('success', 'Pagamenti salvati');
    } catch (error) {
      notifyError(error);
      // Somebody else may have written meanwhile: their rows come in, those changed here stay.
      const nuova = await client(pagamentiRoutes.getListaNoipa, { body: { uid } }).catch(() => null);
      if (nuova === null || nuova.lista.versione === versione) return;
      const prima = new Map(base.pagamenti.map((pagamento) => [pagamento.persona, JSON.stringify(pagamento.righe)]));
      const mie = mutate();
      setContesi(
        nuova.pagamenti
          .filter(
            ({ persona, righe }) =>
              mie.some((mia) => mia.persona === persona) && prima.get(persona) !== JSON.stringify(righe),
          )
          .map((pagamento) => pagamento.nominativo),
      );
      take(nuova, mie);
    }
  };
  const addPersone = async (uids: readonly string[]) => {
    const nuove = await Promise.all(uids.map((uid) => client(anagrafeRoutes.getPersona, { params: { uid } })));
    const scelte = nuove.map(({ uid, desCognome, desNome, desCf }) => ({
      persona: uid,
      nominativo: nominativo(desCognome, desNome),
      desCf,
      valori: {},
    }));
    setPersone((tutte) => joinPersone(tutte, scelte));
  };
  return {
    base,
    persone,
    colonne,
    daSalvare,
    contesi,
    addPersone,
    offerte: useOfferte(base, colonne),
    salva,
    /** The list as it was just written elsewhere: there is nothing to save here. */
    replace: (nuova: ListaIntera) => take(nuova, []),
    righe: useMemo(() => righeGriglia(persone, colonne, segnati), [persone, colonne, segnati]),
    somme: useMemo(() => sommeDi(persone, colonne), [persone, colonne]),
    salvando: scrivi.isPending,
    addColonna: (colonna: ColonnaLista) => setAggiunte((tutte) => [...tutte, colonna]),
    onCambi: (celle: Parameters<typeof changeValori>[1]) => setPersone((tutte) => changeValori(tutte, celle)),
  };
};

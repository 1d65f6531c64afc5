import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useRoute, useWrite } from '#api/query.ts';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import {
  listaPosPARoutes,
  type QualeLista,
  type VoceProspetto,
} from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import type { RouteAnswer } from '#shared/contracts/route.ts';
import { codiceF24InParole } from '#shared/denunce/parole-f24.ts';
import { gestioneInParole } from '#shared/denunce/parole-pos-pa.ts';
import { testo, uidDi } from '#shared/domain/campi.ts';
import { campiModulo } from '#shared/domain/denunce/moduli-pos-pa.ts';
import { ConParola } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { CampoPersona } from '#ui/modulo/campi/campo-persona.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { Schede } from '#ui/schede/schede.tsx';
import { CampiRecord } from '../../parti/campi-record.tsx';
import { RespintoModale } from '../../parti/respinti/respinto-modale.tsx';
import { useSolaLettura } from '../../parti/sola-lettura.ts';
import { valoreVigente } from '../../parti/valore-vigente.ts';
import { cambiati, schemaDi, valoriDi, type ValoriModulo } from '../../parti/valori-record.ts';
import { lette, NOMI_LISTE } from '../chiamate-moduli.ts';
import { flussoUniemens, nominativo } from '../flusso-uniemens.ts';
import { ELEMENTI } from './elementi-moduli.ts';
import { paroleDelCampo } from './parole-campi.tsx';
import { StampaLista } from './stampa-lista.tsx';

interface Props {
  readonly denuncia: Denuncia;
  readonly lista: QualeLista;
  readonly onApri: (cf: string) => void;
  readonly onChiudi: () => void;
}

type Lavoratore = RouteAnswer<typeof listaPosPARoutes.listLavoratoriPosPA>[number];

/** A list of the public family: its workers, its front page, what it owes against what was paid. */
export const ListaPosPA = ({ denuncia, lista, onApri, onChiudi }: Props) => {
  const body = { uid: denuncia.uid, uidPosPa: lista };
  return (
    <Pagina
      titolo={`ListaPosPA: ${NOMI_LISTE[lista].toLowerCase()}`}
      descrizione={denuncia.descrizione}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Torna alla denuncia</Button>
          <StampaLista denuncia={denuncia} />
        </SpaceBetween>
      }
    >
      <Schede
        tabs={[
          {
            id: 'lavoratori',
            label: 'Lavoratori',
            content: <Lavoratori denuncia={denuncia} lista={lista} onApri={onApri} />,
          },
          {
            id: 'frontespizio',
            label: 'Frontespizio',
            content: <Frontespizio denuncia={denuncia} lista={lista} />,
          },
          { id: 'prospetto', label: 'Prospetto', content: <Prospetto body={body} /> },
        ]}
      />
    </Pagina>
  );
};

const numeroDi = (id: 'e0' | 'e1' | 'f1' | 'v1', titolo: string): Colonna<Lavoratore> => ({
  id,
  titolo,
  tipo: 'intero',
});
const colonneLavoratori: readonly Colonna<Lavoratore>[] = [
  { id: 'cognome', titolo: 'Cognome', valore: ({ riga }) => valoreVigente(riga, 'Cognome') },
  { id: 'nome', titolo: 'Nome', valore: ({ riga }) => valoreVigente(riga, 'Nome') },
  { id: 'cf', titolo: 'Codice fiscale', valore: ({ riga }) => riga.persona ?? '' },
  numeroDi('e0', 'Periodi (E0)'),
  { ...numeroDi('e1', 'Fondo complementare (E1)'), seLarga: true },
  numeroDi('f1', 'Piani di rate (F1)'),
  numeroDi('v1', 'Periodi corretti (V1)'),
  { id: 'contributi', titolo: 'Contributi', tipo: 'importo', somma: true },
];

const Lavoratori = ({ denuncia, lista, onApri }: Omit<Props, 'onChiudi'>) => {
  const [aggiunge, setAggiunge] = useState(false);
  const [respinto, setRespinto] = useState<RigaDenuncia | null>(null);
  const inviata = denuncia.STATUS === 'INVIATO';
  const chiusa = useSolaLettura(denuncia);
  const query = useRoute(
    listaPosPARoutes.listLavoratoriPosPA,
    { body: { uid: denuncia.uid, uidPosPa: lista } },
    { staleTime: 0 },
  );
  const elenco = useElencoLocale<Lavoratore>({
    nome: 'lavoratori-pos-pa',
    righe: query.data ?? [],
    colonne: colonneLavoratori,
    stato: denuncia.uid,
    chiave: ({ riga }) => riga.chiave,
  });
  if (query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Lavoratori"
        etichetta={({ riga }) => nominativo(riga)}
        onApri={({ riga }) => onApri(riga.persona ?? '')}
        azioniRiga={({ riga }) => [
          { testo: 'Apri', onClick: () => onApri(riga.persona ?? '') },
          ...(inviata ? [{ testo: flussoUniemens.respinge?.azione ?? '', onClick: () => setRespinto(riga) }] : []),
        ]}
        crea={chiusa ? undefined : { testo: 'Aggiungi un lavoratore', onClick: () => setAggiunge(true) }}
        vuoto={{ titolo: 'Nessun lavoratore', testo: 'Si aggiunge chi i cedolini del mese non dicono.' }}
      />
      {respinto && (
        <RespintoModale
          flusso={flussoUniemens}
          denuncia={denuncia}
          chiave={respinto.chiave}
          nome={nominativo(respinto)}
          onChiudi={() => setRespinto(null)}
        />
      )}
      {aggiunge && <AggiungiModale denuncia={denuncia} lista={lista} onChiudi={() => setAggiunge(false)} />}
    </>
  );
};

const Aggiunta = z.strictObject({ persona: uidDi('PERSONA'), perche: testo(1, 300) });

const AggiungiModale = ({
  denuncia: { uid, versione },
  lista,
  onChiudi,
}: Pick<Props, 'denuncia' | 'lista' | 'onChiudi'>) => {
  const aggiungi = useWrite(listaPosPARoutes.putD0, lette);
  const modulo = useModulo({
    schema: Aggiunta,
    valori: {},
    salva: ({ persona, perche }) =>
      aggiungi.mutateAsync({
        body: { uid, versione, uidPosPa: lista, uidSubAnagrafe: persona, campi: {}, perche },
      }),
    messaggio: 'Lavoratore aggiunto',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Aggiungi un lavoratore" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <CampoPersona modulo={modulo} nome="persona" etichetta="Persona" />
        <CampoTesto modulo={modulo} nome="perche" etichetta="Motivo" />
      </SpaceBetween>
    </ModaleModulo>
  );
};

const Frontespizio = ({ denuncia, lista }: Pick<Props, 'denuncia' | 'lista'>) => {
  const { uid, versione } = denuncia;
  const query = useRoute(listaPosPARoutes.getFrontespizioPosPA, { body: { uid, uidPosPa: lista } }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return <ModuloFrontespizio key={versione} denuncia={denuncia} lista={lista} riga={query.data} />;
};

const gruppi = campiModulo.frontespizio();
const schema = schemaDi(gruppi, ELEMENTI.frontespizio);

const ModuloFrontespizio = ({
  denuncia,
  lista,
  riga,
}: Pick<Props, 'denuncia' | 'lista'> & { readonly riga: RigaDenuncia }) => {
  const { uid, versione } = denuncia;
  const chiusa = useSolaLettura(denuncia);
  const scrivi = useWrite(listaPosPARoutes.putFrontespizioPosPA, lette);
  const modulo = useModulo<ValoriModulo, unknown>({
    schema,
    valori: { ...valoriDi(gruppi, riga) },
    salva: (valori) =>
      scrivi.mutateAsync({
        body: { uid, versione, uidPosPa: lista, campi: cambiati(gruppi, riga, valori), perche: valori.perche },
      }),
    messaggio: 'Frontespizio salvato',
  });
  return (
    <Modulo modulo={modulo} bloccato={chiusa}>
      <SpaceBetween size="m">
        <CampiRecord modulo={modulo} gruppi={gruppi} inParole={paroleDelCampo} />
        <CampoTesto modulo={modulo} nome="perche" etichetta="Motivo" />
      </SpaceBetween>
    </Modulo>
  );
};

const colonneProspetto: readonly Colonna<VoceProspetto>[] = [
  {
    id: 'codice',
    titolo: 'Codice F24',
    cella: ({ codice }) => <ConParola codice={codice} parola={codiceF24InParole(codice)} />,
  },
  {
    id: 'gestione',
    titolo: 'Gestione',
    cella: ({ gestione }) => <ConParola codice={gestione} parola={gestioneInParole(gestione)} />,
  },
  { id: 'imponibile', titolo: 'Imponibile', tipo: 'importo', somma: true },
  { id: 'contributo', titolo: 'Denunciato', tipo: 'importo', somma: true },
  { id: 'versato', titolo: 'Versato con F24 inviati', tipo: 'importo', somma: true },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', somma: true },
];

const Prospetto = ({ body }: { readonly body: { uid: Denuncia['uid']; uidPosPa: QualeLista } }) => {
  const query = useRoute(listaPosPARoutes.getProspettoPosPA, { body }, { staleTime: 0 });
  const elenco = useElencoLocale<VoceProspetto>({
    nome: 'prospetto-pos-pa',
    righe: query.data ?? [],
    colonne: colonneProspetto,
    stato: body.uid,
    chiave: ({ codice }) => codice,
  });
  if (query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Prospetto"
      descrizione="Quello che la lista denuncia per gestione, e quello che gli F24 inviati del mese versano con lo stesso codice"
      etichetta={({ codice }) => codice}
      vuoto={{ titolo: 'Niente da versare', testo: 'Nessun periodo della lista ha contributi.' }}
    />
  );
};

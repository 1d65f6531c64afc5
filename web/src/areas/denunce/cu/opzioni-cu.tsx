import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import { cuRoutes, OpzioniCuInput, type OpzioniCu } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { Letta } from '../parti/letta.tsx';
import { SceltaAnno } from '../parti/scelta-anno.tsx';

/** Who signs the certifications of a year, in which office, when. */
export const OpzioniCuPagina = ({ onChiudi }: { readonly onChiudi: () => void }) => {
  const [anno, setAnno] = useState(useAnnoCorrente() - 1);
  const query = useRoute(cuRoutes.getOpzioniCu, { query: { anno } }, { staleTime: 0 });
  return (
    <Pagina
      titolo={`Chi firma la CU del ${anno}`}
      descrizione="Una volta l’anno: ogni invio propone questo firmatario, o chi è in carica quel giorno, e il suo giorno"
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <SceltaAnno anno={anno} onCambia={setAnno} />
          <Button onClick={onChiudi}>Torna all'elenco</Button>
        </SpaceBetween>
      }
    >
      <Letta query={query}>{(dati) => <Opzioni key={`${anno} ${dati.versione}`} opzioni={dati} />}</Letta>
    </Pagina>
  );
};

const Opzioni = ({ opzioni }: { readonly opzioni: OpzioniCu }) => {
  const salva = useWrite(cuRoutes.saveOpzioniCu, [cuRoutes.getOpzioniCu, cuRoutes.getCertificato]);
  const { modificatoDa: _chi, modificatoIl: _quando, ...valori } = opzioni;
  const modulo = useModulo({
    schema: OpzioniCuInput,
    valori: { ...valori, flgCfConfermato: valori.flgCfConfermato ?? false },
    salva: (body) => salva.mutateAsync({ body }),
    messaggio: 'Opzioni salvate',
  });
  return (
    <Container header={<Header variant="h2">Firmatario</Header>}>
      <Modulo modulo={modulo}>
        <ColumnLayout columns={3}>
          <CampoTesto modulo={modulo} nome="cognomeFirmatario" etichetta="Cognome" />
          <CampoTesto modulo={modulo} nome="nomeFirmatario" etichetta="Nome" />
          <CampoCodiceFiscale modulo={modulo} nome="cfFirmatario" etichetta="Codice fiscale" />
          <CampoTesto
            modulo={modulo}
            nome="codiceCarica"
            etichetta="Codice della carica"
            aiuto="Dalle istruzioni del modello: nessuno lo ha riscontrato"
          />
          <CampoData
            modulo={modulo}
            nome="datFirma"
            etichetta="Data della firma"
            aiuto="Proposta finché non è passata"
          />
          <CampoTesto modulo={modulo} nome="note" etichetta="Note" />
          <CampoSiNo modulo={modulo} nome="flgCfConfermato" etichetta="Confermo il codice fiscale così com'è" />
        </ColumnLayout>
      </Modulo>
    </Container>
  );
};

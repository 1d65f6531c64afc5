import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute, useWrite } from '#api/query.ts';
import { PRIMO_ANNO_DENUNCE, type Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { SptInput, sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { tabelleRoutes } from '#shared/contracts/tabelle/tabelle.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useSession } from '#ui/session.ts';
import { flussoSpt } from './flusso-spt.ts';

interface Props {
  readonly onCreato: (denuncia: Denuncia) => void;
  readonly onAnnulla: () => void;
}

/** The choice of a period, and what the school has not said yet. */
export const NuovoSpt = ({ onCreato, onAnnulla }: Props) => {
  const { anno, mese } = meseDi(useSession().sessione.oggi);
  const opzioni = useRoute(tabelleRoutes.getOpzioniSpt, { body: {} });
  const crea = useWrite(sptRoutes.saveSpt, flussoSpt.lette);
  const modulo = useModulo({
    schema: SptInput,
    valori: { anno, meseDa: 1, meseA: mese, createEmpty: false },
    salva: (body) => crea.mutateAsync({ body }),
    messaggio: 'Periodo creato',
    onSalvato: ({ denuncia }) => onCreato(denuncia),
  });
  const mancanti = opzioni.data?.mancanti ?? [];
  return (
    <Pagina
      titolo="Nuovo periodo"
      descrizione="Dalle elaborazioni contabilizzate di uno o più mesi di un anno. Di mesi già inviati prende quello che è stato contabilizzato dopo"
    >
      <SpaceBetween size="l">
        {mancanti.length > 0 && (
          <Alert type="warning" header="Dati della scuola da completare">
            {mancanti.join(', ')}: si scrivono in Scuola, altri dati. Senza, il periodo non si può inviare.
          </Alert>
        )}
        <Container header={<Header variant="h2">Periodo</Header>}>
          <Modulo modulo={modulo} onAnnulla={onAnnulla} salva="Crea il periodo">
            <CampoAnno
              modulo={modulo}
              nome="anno"
              etichetta="Anno"
              dal={Math.max(PRIMO_ANNO_DENUNCE, opzioni.data?.annoMinimo ?? PRIMO_ANNO_DENUNCE)}
              al={anno}
            />
            <CampoMese modulo={modulo} nome="meseDa" parola="Mesi di SPT" etichetta="Dal mese" />
            <CampoMese modulo={modulo} nome="meseA" parola="Mesi di SPT" etichetta="Al mese" />
            <CampoSiNo
              modulo={modulo}
              nome="createEmpty"
              parola="SPT vuoto"
              etichetta="Vuoto"
              descrizione="Crearlo senza nessuno: le persone e i compensi si aggiungono a mano"
            />
          </Modulo>
        </Container>
      </SpaceBetween>
    </Pagina>
  );
};

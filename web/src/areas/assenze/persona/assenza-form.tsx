import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Grid from '@cloudscape-design/components/grid';
import Header from '@cloudscape-design/components/header';
import { useWatch } from 'react-hook-form';
import { useWrite } from '#api/query.ts';
import {
  assenzeRoutes,
  descrizioneConteggioAssenza,
  moduloAssenza,
  type Assenza,
  type AssenzaInput,
  type TipoAssenzaVisto,
} from '#shared/contracts/assenze/assenze.ts';
import {
  descrizioneMancatoRecupero,
  descrizioneMotivoSanitario,
  mancatiRecuperi,
} from '#shared/domain/persona/assenze.ts';
import { useChiediPrima } from '#ui/discordanze/use-chiedi-prima.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoOre } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useFocusIndicato } from '#ui/modulo/use-campo-indicato.ts';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useNotices } from '#ui/notices.tsx';
import { etichetteAssenza as etichette } from '#ui/personale/etichette-assenza.ts';
import { CampiCongedo, CONGEDO_DA_DIRE } from './campi-congedo.tsx';
import { EffettoAssenza, effettoInParole } from './effetto-in-parole.tsx';

interface Props {
  readonly uidSubAnagrafe: string;
  readonly assenza: Assenza | undefined;
  readonly tipo: TipoAssenzaVisto;
  /** Goes back to the choice of the kind; undefined where it cannot change. */
  readonly onCambiaTipo: (() => void) | undefined;
  readonly onFatto: () => void;
}

/** The form of an absence of a kind: only the fields that the kind has. */
export const AssenzaForm = ({ uidSubAnagrafe, assenza, tipo, onCambiaTipo, onFatto }: Props) => {
  const { notify } = useNotices();
  const salva = useWrite(assenzeRoutes.saveAssenza, [
    assenzeRoutes.searchAssenze,
    assenzeRoutes.searchTipiAssenza,
    assenzeRoutes.getAssenza,
  ]);
  const [unico] = tipo.motivi;
  const chiediPrima = useChiediPrima();
  const modulo = useModulo({
    schema: moduloAssenza({
      conMotivo: tipo.motivi.length > 0 && !tipo.motivoFacoltativo,
      aOre: tipo.conteggio === 'ORE',
      chiesti: tipo.fatti,
    }),
    valori: {
      ...(tipo.fatti === 'CONGEDO' ? { congedo: CONGEDO_DA_DIRE } : {}),
      ...(assenza ?? {
        codTipoAssenza: tipo.codTipoAssenza,
        codMotivo: tipo.motivoFacoltativo ? null : (unico ?? null),
      }),
    },
    versione: assenza?.versione,
    messaggio: 'Assenza salvata',
    salva: async (valori, versione) => {
      await chiediPrima(uidSubAnagrafe, { di: 'ASSENZA', valori, ...(assenza && { uid: assenza.uid }) });
      return salva.mutateAsync({
        body: {
          ...valori,
          uidSubAnagrafe,
          ...(assenza && versione !== undefined ? { uid: assenza.uid, versione } : {}),
        },
      });
    },
    onSalvato: (salvata) => {
      notify(salvata.effetto.avvisi.length > 0 ? 'warning' : 'info', effettoInParole(salvata));
      onFatto();
    },
  });
  useFocusIndicato(modulo);
  return (
    <Grid gridDefinition={[{ colspan: { default: 12, s: 8 } }, { colspan: { default: 12, s: 4 } }]}>
      <Modulo modulo={modulo} onAnnulla={onFatto}>
        <Container
          header={
            <Header
              variant="h2"
              description={descrizioneConteggioAssenza[tipo.conteggio]}
              actions={
                onCambiaTipo && (
                  <Button formAction="none" onClick={onCambiaTipo}>
                    Cambia tipo
                  </Button>
                )
              }
            >
              {tipo.desTipoAssenza}
            </Header>
          }
        >
          <Campi modulo={modulo} tipo={tipo} />
        </Container>
      </Modulo>
      <EffettoAssenza tipo={tipo} modulo={modulo} uidSubAnagrafe={uidSubAnagrafe} uid={assenza?.uid} />
    </Grid>
  );
};

const Campi = ({
  modulo,
  tipo,
}: {
  readonly modulo: ReturnType<typeof useModulo<AssenzaInput, Assenza>>;
  readonly tipo: TipoAssenzaVisto;
}) => {
  const aOre = tipo.conteggio === 'ORE';
  const datInizio = useWatch({ control: modulo.form.control, name: 'datInizio' });
  const seguiInizio = () => {
    if (aOre || !modulo.form.getValues('datFine'))
      modulo.form.setValue('datFine', datInizio, {
        shouldDirty: true,
        shouldValidate: modulo.form.formState.isSubmitted,
      });
  };
  return (
    <ColumnLayout columns={2}>
      <div onBlur={seguiInizio}>
        <CampoData modulo={modulo} nome="datInizio" etichetta={aOre ? 'Giorno' : etichette.datInizio} />
      </div>
      {!aOre && (
        <CampoData modulo={modulo} nome="datFine" etichetta={etichette.datFine} aiuto="Compreso nell'assenza" />
      )}
      {aOre && <CampoOre modulo={modulo} nome="numOre" etichetta={etichette.numOre} />}
      {tipo.motivi.length > 0 && (
        <CampoScelta
          modulo={modulo}
          nome="codMotivo"
          etichetta={etichette.codMotivo}
          voci={tipo.motivi.map((codice) => ({ codice, descrizione: descrizioneMotivoSanitario[codice] }))}
          aiuto="Ricovero, day hospital e convalescenza non tolgono RPD o CIA"
        />
      )}
      {tipo.perFiglio && (
        <CampoData
          modulo={modulo}
          nome="datNascitaFiglio"
          etichetta={etichette.datNascitaFiglio}
          aiuto="Tiene separati i giorni di figli diversi; il congedo parentale e la malattia spettano fino a un'età. Di un figlio adottato, il giorno dell'ingresso in famiglia"
        />
      )}
      {tipo.fatti === 'CONGEDO' && <CampiCongedo modulo={modulo} />}
      {tipo.fatti === 'RECUPERO' && (
        <CampoScelta
          modulo={modulo}
          nome="codMancatoRecupero"
          etichetta={etichette.codMancatoRecupero}
          voci={mancatiRecuperi.map((codice) => ({ codice, descrizione: descrizioneMancatoRecupero[codice] }))}
        />
      )}
      {tipo.codGruppo !== 'PERMESSI' && (
        <CampoTesto
          modulo={modulo}
          nome="numCertificato"
          etichetta={etichette.numCertificato}
          aiuto="Protocollo INPS o numero del documento"
        />
      )}
      {tipo.codGruppo !== 'PERMESSI' && (
        <CampoData modulo={modulo} nome="datCertificato" etichetta={etichette.datCertificato} />
      )}
      <CampoNota modulo={modulo} nome="note" etichetta={etichette.note} righe={2} />
    </ColumnLayout>
  );
};

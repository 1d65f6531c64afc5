import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRoute, useWrite } from '#api/query.ts';
import { calendariRoutes, type Calendario } from '#shared/contracts/scuola/calendari.ts';
import { scuolaRoutes, type RigaScuola } from '#shared/contracts/scuola/scuola.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { useUnsaved } from '#ui/frame.tsx';
import { useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';

const nome = ({ descrizione, anno }: Calendario): string => `${descrizione}, ${nomeAnnoScolastico(anno)}`;

/** Which sites follow which calendar: each one a year. */
export const AssegnaSediPage = () => {
  const calendari = useRoute(calendariRoutes.listCalendari, { query: {} });
  const sedi = useRoute(scuolaRoutes.listSedi, {});
  const naviga = useNavigate();
  const errore = calendari.error ?? sedi.error;
  return (
    <Pagina
      titolo="Assegna sedi"
      descrizione="Ogni sede segue un solo calendario per anno scolastico"
      azioni={
        <Button
          onClick={() => {
            void naviga('/tabelle/calendarioScolastico');
          }}
        >
          Torna ai calendari
        </Button>
      }
    >
      {errore || !calendari.data || !sedi.data ? (
        <Attesa
          errore={errore}
          onRiprova={() => {
            void calendari.refetch();
            void sedi.refetch();
          }}
        />
      ) : (
        <SceltaCalendario calendari={calendari.data} sedi={sedi.data} />
      )}
    </Pagina>
  );
};

interface Elenchi {
  readonly calendari: readonly Calendario[];
  readonly sedi: readonly RigaScuola[];
}

/** The calendar is said by the address: the first of all when it is not. */
const SceltaCalendario = ({ calendari, sedi }: Elenchi) => {
  const [parametri, setParametri] = useSearchParams();
  const naviga = useNavigate();
  const scelto = calendari.find(({ uid }) => uid === parametri.get('calendario')) ?? calendari[0];
  if (scelto === undefined)
    return (
      <StatoVuoto
        titolo="Nessun calendario"
        testo="Le sedi si assegnano a un calendario già creato."
        azione={
          <Button
            onClick={() => {
              void naviga('/tabelle/calendarioScolastico');
            }}
          >
            Vai ai calendari
          </Button>
        }
      />
    );
  return (
    <SpaceBetween size="l">
      <Container>
        <FormField label="Calendario">
          <Select
            selectedOption={{ value: scelto.uid, label: nome(scelto) }}
            options={calendari.map((calendario) => ({ value: calendario.uid, label: nome(calendario) }))}
            onChange={({ detail }) => setParametri({ calendario: detail.selectedOption.value ?? '' })}
          />
        </FormField>
      </Container>
      <ScegliSedi key={`${scelto.uid} ${scelto.versione}`} calendario={scelto} calendari={calendari} sedi={sedi} />
    </SpaceBetween>
  );
};

const ScegliSedi = ({
  calendario,
  calendari,
  sedi,
}: {
  readonly calendario: Calendario;
  readonly calendari: readonly Calendario[];
  readonly sedi: readonly RigaScuola[];
}) => {
  const [scelte, setScelte] = useState<readonly string[]>(calendario.sedi);
  const assegna = useWrite(calendariRoutes.assignSedi, [calendariRoutes.listCalendari]);
  const { notify } = useNotices();
  const cambiate = scelte.length !== calendario.sedi.length || !calendario.sedi.every((uid) => scelte.includes(uid));
  const { dimentica } = useUnsaved(cambiate);
  const altroDi = (uid: string) =>
    calendari.find(
      (altro) =>
        altro.uid !== calendario.uid && altro.anno === calendario.anno && altro.sedi.some((sede) => sede === uid),
    );
  const salva = async () => {
    await assegna.mutateAsync({
      params: { uid: calendario.uid },
      body: { sedi: [...scelte], versione: calendario.versione },
    });
    dimentica();
    notify('success', 'Sedi assegnate');
  };
  return (
    <SpaceBetween size="m">
      {assegna.error && <Alert type="error">{assegna.error.message}</Alert>}
      <Tabella
        items={sedi}
        trackBy="uid"
        selectionType="multi"
        selectedItems={sedi.filter(({ uid }) => scelte.includes(uid))}
        isItemDisabled={({ uid }) => altroDi(uid) !== undefined}
        onSelectionChange={({ detail }) => setScelte(detail.selectedItems.map(({ uid }) => uid))}
        ariaLabels={{
          tableLabel: 'Sedi',
          selectionGroupLabel: 'Sedi che seguono il calendario',
          itemSelectionLabel: (_, { desScuola }) => `Assegna ${desScuola}`,
          allItemsSelectionLabel: () => 'Assegna tutte le sedi',
        }}
        columnDefinitions={[
          { id: 'desScuola', header: 'Sede', cell: ({ desScuola }) => desScuola, isRowHeader: true },
          {
            id: 'codMeccanografico',
            header: 'Codice meccanografico',
            cell: ({ codMeccanografico }) => codMeccanografico,
          },
          { id: 'altro', header: 'Segue già', cell: ({ uid }) => altroDi(uid)?.descrizione ?? '–' },
        ]}
        empty={<StatoVuoto titolo="Nessuna sede" testo="Le sedi si aggiungono da Scuola, Sedi di organico." />}
      />
      <Box float="right">
        <Button
          variant="primary"
          disabled={!cambiate}
          loading={assegna.isPending}
          loadingText="Salvataggio in corso"
          onClick={() => {
            salva().catch(() => undefined);
          }}
        >
          Salva
        </Button>
      </Box>
    </SpaceBetween>
  );
};

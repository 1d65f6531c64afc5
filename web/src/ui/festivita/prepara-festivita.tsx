import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect } from 'react';
import { useWrite } from '#api/query.ts';
import { calendariRoutes, descrizioneTipoFestivita, type VoceDuplicata } from '#shared/contracts/scuola/calendari.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { quanti } from '../formati.ts';
import { useNotices } from '../notices.tsx';
import { Segno } from '../segno.tsx';
import { StatoVuoto } from '../stato-vuoto.tsx';
import { Tabella } from '../tabella/tabella-o-schede.tsx';

interface Props {
  readonly anno: number;
  readonly onChiudi: () => void;
  /** After the holidays are added: the lists that show them. */
  readonly onFatta?: () => void;
}

const TUTTE_PRESENTI = "Le festività dell'anno ci sono già tutte: non c'è nulla da aggiungere.";
const CHIUSURE_DA_VERIFICARE =
  "Le chiusure prese dall'anno prima vanno verificate con la delibera del nuovo anno: le date vicine a Pasqua la seguono, le altre restano allo stesso giorno.";

/** The holidays of a year before they are added: those of the law computed, closures moved from the year before. */
export const PreparaFestivita = ({ anno, onChiudi, onFatta }: Props) => {
  const anteprima = useWrite(calendariRoutes.duplicateFestivita);
  const duplica = useWrite(calendariRoutes.duplicateFestivita, [calendariRoutes.listFestivita]);
  const { notify } = useNotices();
  const { mutate } = anteprima;
  useEffect(() => mutate({ query: { anno, anteprima: true } }), [anno, mutate]);
  const voci = anteprima.data?.voci ?? [];
  const nuove = voci.filter(({ esito }) => esito === 'NUOVA').length;
  const daVerificare = voci.some((voce) => voce.daVerificare && voce.esito === 'NUOVA');
  const run = async () => {
    const { create } = await duplica.mutateAsync({ query: { anno } });
    notify(
      'success',
      `${quanti(create, 'festività aggiunta', 'festività aggiunte')} all'anno ${nomeAnnoScolastico(anno)}`,
    );
    onFatta?.();
    onChiudi();
  };
  const errore = anteprima.error ?? duplica.error;
  return (
    <Modal
      visible
      size="large"
      header={`Prepara le festività del ${nomeAnnoScolastico(anno)}`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onChiudi}>
              Annulla
            </Button>
            <Button
              variant="primary"
              disabled={nuove === 0}
              loading={duplica.isPending}
              loadingText="Aggiunta in corso"
              onClick={() => {
                run().catch(() => undefined);
              }}
            >
              Aggiungi {nuove}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        {errore && <Alert type="error">{errore.message}</Alert>}
        {anteprima.data && nuove === 0 && <Alert type="success">{TUTTE_PRESENTI}</Alert>}
        {daVerificare && <Alert type="info">{CHIUSURE_DA_VERIFICARE}</Alert>}
        <Tabella
          variant="embedded"
          items={voci}
          trackBy={({ datInizio, descrizione }) => `${datInizio} ${descrizione}`}
          loading={anteprima.isPending}
          loadingText="Calcolo in corso…"
          ariaLabels={{ tableLabel: 'Festività proposte' }}
          columnDefinitions={[
            {
              id: 'giorno',
              header: 'Giorno',
              cell: ({ datInizio, datFine }) =>
                datInizio === datFine
                  ? formatGiorno(datInizio)
                  : `${formatGiorno(datInizio)} – ${formatGiorno(datFine)}`,
              isRowHeader: true,
            },
            { id: 'descrizione', header: 'Descrizione', cell: ({ descrizione }) => descrizione },
            { id: 'tipo', header: 'Tipo', cell: ({ tipo }) => descrizioneTipoFestivita[tipo] },
            {
              id: 'esito',
              header: 'Esito',
              cell: (voce) => <Esito voce={voce} />,
            },
          ]}
          empty={<StatoVuoto titolo="Nessuna festività" />}
        />
      </SpaceBetween>
    </Modal>
  );
};

const Esito = ({ voce: { esito, daVerificare } }: { readonly voce: VoceDuplicata }) => {
  if (esito === 'PRESENTE') return <Segno type="stopped">Già presente</Segno>;
  if (daVerificare) return <Segno type="warning">Da verificare</Segno>;
  return <Segno type="success">Da aggiungere</Segno>;
};

import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute, useWrite } from '#api/query.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { DettaglioCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { correzioneRoutes, type DifferenzaVoce } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { isGiorno } from '#shared/domain/tempo/date.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { useSession } from '#ui/session.ts';
import type { RigaPreparazione } from '../preparazione/righe-preparazione.ts';
import { VociCedolino } from '../preparazione/voci/voci-cedolino.tsx';
import { DifferenzeCorrezione } from './differenze-correzione.tsx';
import { GiornoPagamento } from './giorno-pagamento.tsx';

interface Props {
  readonly processo: Processo;
  readonly dettaglio: DettaglioCedolino;
  readonly onChiudi: () => void;
}

/** A correction begins from what was paid so far, the accounted ones of before included. */
export const CorreggiCedolino = ({ processo, dettaglio, onChiudi }: Props) => {
  const { data } = useRoute(correzioneRoutes.listCorrezioni, { body: { uid: dettaglio.uid } }, { staleTime: 0 });
  if (data === undefined) return null;
  const { input } = dettaglio;
  return (
    <Correzione
      processo={processo}
      dettaglio={{ ...dettaglio, input: { ...input, voci: data.voci ?? input.voci } }}
      onChiudi={onChiudi}
    />
  );
};

/** The items a sealed payslip should have had: their difference is said first, then it becomes a run to be calculated like any other. */
const Correzione = ({ processo, dettaglio, onChiudi }: Props) => {
  const { sessione } = useSession();
  const naviga = useNavigate();
  const [riga, setRiga] = useState<RigaPreparazione>(() => rigaDi(dettaglio));
  const [dataPagamento, setDataPagamento] = useState(sessione.oggi);
  const [differenze, setDifferenze] = useState<readonly DifferenzaVoce[] | null>(null);
  const { data: voci = [] } = useRoute(calcoloRoutes.listVociCalcolo, {
    query: { idMetodo: processo.idMetodo, giorno: processo.dataPagamento },
  });
  const correggi = useWrite(correzioneRoutes.correggiCedolino, [
    processiRoutes.listProcessi,
    correzioneRoutes.listCorrezioni,
  ]);
  const chiedi = (prova: boolean) => {
    const { anno: ANNO, mese: MESE } = meseDi(dataPagamento);
    correggi.mutate(
      { body: { uid: dettaglio.uid, voci: riga.input.voci, ANNO, MESE, dataPagamento, prova } },
      {
        onSuccess: (esito) => {
          setDifferenze(esito.differenze);
          if (esito.processo !== null) void naviga(`/cedolini?processo=${esito.processo.uid}&vista=prepara`);
        },
      },
    );
  };
  return (
    <Modal
      visible
      size="max"
      header={`Correggi il cedolino di ${dettaglio.storico.desCognome} ${dettaglio.storico.desNome}`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={onChiudi}>Annulla</Button>
            <Button loading={correggi.isPending} disabled={!isGiorno(dataPagamento)} onClick={() => chiedi(true)}>
              Mostra la differenza
            </Button>
            <Button
              variant="primary"
              disabled={differenze === null || !isGiorno(dataPagamento)}
              disabledReason="Prima si legge la differenza"
              loading={correggi.isPending}
              onClick={() => chiedi(false)}
            >
              Prepara la correzione
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Alert type="info">
          Il cedolino contabilizzato non cambia. Scrivere qui le voci come dovevano essere: la differenza da quanto è
          pagato finora, correzioni comprese, diventa un'elaborazione collegata, da calcolare e contabilizzare come le
          altre.
        </Alert>
        {correggi.error && <Alert type="error">{correggi.error.message}</Alert>}
        <GiornoPagamento
          etichetta="Data di pagamento della correzione"
          valore={dataPagamento}
          onCambia={(giorno) => {
            setDataPagamento(giorno);
            setDifferenze(null);
          }}
        />
        <VociCedolino
          processo={processo}
          riga={riga}
          voci={voci}
          onRiga={(cambiata) => {
            setRiga(cambiata);
            setDifferenze(null);
          }}
        />
        {differenze && <DifferenzeCorrezione differenze={differenze} voci={voci} />}
      </SpaceBetween>
    </Modal>
  );
};

const rigaDi = ({ uidSubAnagrafe, storico, input, versione }: DettaglioCedolino): RigaPreparazione => ({
  bozza: {
    uidSubAnagrafe,
    storico,
    percettore: input.percettore,
    fiscali: input.fiscali ?? {},
    servizi: [],
    vociProposte: [],
    tariffe: [],
    ferie: null,
    mancanze: [],
  },
  input,
  versione,
  salvato: input,
});

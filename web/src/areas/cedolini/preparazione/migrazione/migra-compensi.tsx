import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import { migrazioneRoutes } from '#shared/contracts/cedolini/migrazione.ts';
import type { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { quanti } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { SceltaElaborazione } from '../../scelta-elaborazione.tsx';
import type { BozzaElaborazione } from '../bozza-elaborazione.ts';
import { AnteprimaMigrazione, type Conto } from './anteprima-migrazione.tsx';

interface Props {
  readonly processo: Processo;
  readonly bozza: BozzaElaborazione;
}

/** Brings the items of another run into the one being prepared: first what would be replaced and left out, then it is done. */
export const MigraCompensi = ({ processo, bozza }: Props) => {
  const [aperta, setAperta] = useState(false);
  return (
    <>
      <Button onClick={() => setAperta(true)}>Porta le voci…</Button>
      {aperta && <MigraModale processo={processo} bozza={bozza} onChiudi={() => setAperta(false)} />}
    </>
  );
};

const MigraModale = ({ processo, bozza, onChiudi }: Props & { readonly onChiudi: () => void }) => {
  const [scelta, setScelta] = useState<{ readonly prov: RigaProcesso; readonly conto: Conto } | null>(null);
  const migra = useWrite(migrazioneRoutes.migraCompensi);
  const { notify, notifyError } = useNotices();
  const chiedi = async (prov: RigaProcesso, prova: boolean): Promise<Conto> => {
    await bozza.flush();
    return migra.mutateAsync({ body: { processo: processo.uid, idProcessoProv: prov.uid, cedolini: [], prova } });
  };
  const scegli = (prov: RigaProcesso) => {
    chiedi(prov, true).then((conto) => setScelta({ prov, conto }), notifyError);
  };
  const porta = (prov: RigaProcesso) => {
    chiedi(prov, false).then(async ({ vociCopiate }) => {
      await bozza.reread();
      notify('success', `${quanti(vociCopiate, 'voce portata', 'voci portate')} in questa elaborazione`);
      onChiudi();
    }, notifyError);
  };
  return (
    <Modal
      visible
      size="max"
      header={`Porta le voci di un'altra elaborazione in «${processo.DES_ELABORAZIONE}»`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={onChiudi}>Annulla</Button>
            {scelta !== null && <Button onClick={() => setScelta(null)}>Scegli un'altra</Button>}
            {scelta !== null && (
              <Button
                variant="primary"
                loading={migra.isPending}
                disabled={scelta.conto.vociCopiate === 0}
                onClick={() => porta(scelta.prov)}
              >
                Porta le voci
              </Button>
            )}
          </SpaceBetween>
        </Box>
      }
    >
      {scelta === null ? (
        <SceltaElaborazione
          esclusa={processo.uid}
          vuoto="Le voci si portano da una già preparata o calcolata."
          onScegli={scegli}
        />
      ) : (
        <AnteprimaMigrazione prov={scelta.prov} conto={scelta.conto} />
      )}
    </Modal>
  );
};

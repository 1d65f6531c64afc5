import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { esecuzioneRoutes, type Esecuzione } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { testo } from '#shared/domain/campi.ts';
import { descrizioneDecisione } from '#shared/domain/elaborazione/esecuzione.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const Perche = z.strictObject({ perche: testo(1, 500) });

interface Props {
  readonly processo: Processo;
  readonly esecuzione: Esecuzione;
  readonly onChiudi: () => void;
}

/** Takes the day of the treasurer as that of payment, with the reason that is kept; a linked run of another year opens by itself. */
export const DecidiEsecuzioneModale = ({ processo: { uid, versione }, esecuzione: { decisione }, onChiudi }: Props) => {
  const vai = useNavigate();
  const decidi = useWrite(esecuzioneRoutes.decidiEsecuzione, [
    processiRoutes.getProcesso,
    processiRoutes.listProcessi,
    esecuzioneRoutes.getEsecuzione,
    esecuzioneRoutes.listMandatiDaSistemare,
  ]);
  const modulo = useModulo({
    schema: Perche,
    valori: { perche: '' },
    salva: ({ perche }) => decidi.mutateAsync({ body: { idProcesso: uid, versione, perche } }),
    messaggio: decisione === 'RIDATA' ? 'Elaborazione collegata preparata: calcolarla' : 'Adempimenti spostati',
    onSalvato: ({ processo, collegata }) => {
      onChiudi();
      if (collegata) void vai(`/cedolini?processo=${processo.uid}`);
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo="Prendere il giorno del tesoriere come giorno di pagamento?"
      salva={decisione === 'RIDATA' ? 'Prepara l’elaborazione' : 'Sposta gli adempimenti'}
      onChiudi={onChiudi}
    >
      <SpaceBetween size="m">
        <div>{descrizioneDecisione[decisione]}</div>
        <CampoTesto modulo={modulo} nome="perche" etichetta="Perché" aiuto="Per esempio la quietanza del tesoriere" />
      </SpaceBetween>
    </ModaleModulo>
  );
};

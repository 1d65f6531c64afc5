import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { testo } from '#shared/domain/campi.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import type { FlussoMostrato } from '../flusso.ts';

interface Props {
  readonly flusso: Pick<FlussoMostrato, 'lette' | 'respinge'>;
  readonly denuncia: Denuncia;
  /** The record of who was refused, and their name. */
  readonly chiave: string;
  readonly nome: string;
  readonly onChiudi: () => void;
}

const Motivo = z.strictObject({ motivo: testo(1, 300) });

/** Who received a filing refused a person of it: why. */
export const RespintoModale = ({ flusso: { lette, respinge }, denuncia, chiave, nome, onChiudi }: Props) => {
  const scrivi = useWrite(esitoRoutes.setEsito, lette);
  const { uid, versione, motivoEsito, respinti = [] } = denuncia;
  const modulo = useModulo({
    schema: Motivo,
    valori: { motivo: respinti.find((uno) => uno.chiave === chiave)?.motivo ?? '' },
    salva: ({ motivo }) =>
      scrivi.mutateAsync({
        body: {
          uid,
          versione,
          esito: 'SCARTATO_IN_PARTE',
          motivo: motivoEsito,
          respinti: [...respinti.filter((uno) => uno.chiave !== chiave), { chiave, motivo }],
        },
      }),
    messaggio: 'Esito scritto',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo={`Respinto ${respinge?.da ?? ''}: ${nome}`} onChiudi={onChiudi}>
      <CampoTesto modulo={modulo} nome="motivo" etichetta="Motivo" aiuto={respinge?.aiuto ?? ''} />
    </ModaleModulo>
  );
};

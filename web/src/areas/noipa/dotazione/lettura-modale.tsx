import ColumnLayout from '@cloudscape-design/components/column-layout';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { portaleRoutes, type LetturaPortale } from '#shared/contracts/noipa/portale.ts';
import { data as campoGiorno, importo } from '#shared/domain/campi.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';

/** A code that was not read stays empty. */
const Modulo = z.strictObject({ data: campoGiorno(), importi: z.array(importo().nullable()).max(2000) });

interface Props {
  readonly anno: number;
  readonly lettura: LetturaPortale;
  readonly onChiudi: () => void;
}

/** What somebody reads on the portal, code by code. */
export const LetturaModale = ({ anno, lettura: { versione, righe }, onChiudi }: Props) => {
  const { sessione } = useSession();
  const scrivi = useWrite(portaleRoutes.saveLetturaPortale, [portaleRoutes.getLetturaPortale]);
  const modulo = useModulo({
    schema: Modulo,
    valori: { data: sessione.oggi, importi: righe.map(() => null) },
    versione,
    salva: ({ data, importi }) =>
      scrivi.mutateAsync({
        body: {
          anno,
          versione,
          data,
          letture: righe.flatMap(({ chiave }, indice) => {
            const letto = importi[indice] ?? null;
            return letto === null ? [] : [{ chiave, importo: letto }];
          }),
        },
      }),
    messaggio: 'Lettura del portale registrata',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Che cosa dice il portale, ${anno}`}
      salva="Registra la lettura"
      size="large"
      onChiudi={onChiudi}
    >
      <CampoData modulo={modulo} nome="data" etichetta="Letto il" />
      <ColumnLayout columns={2}>
        {righe.map(({ chiave, descrizione }, indice) => (
          <CampoImporto
            key={chiave}
            modulo={modulo}
            nome={`importi.${indice}`}
            etichetta={chiave}
            aiuto={descrizione}
          />
        ))}
      </ColumnLayout>
    </ModaleModulo>
  );
};

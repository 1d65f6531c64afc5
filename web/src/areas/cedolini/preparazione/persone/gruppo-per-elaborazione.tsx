import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { SceltaGruppo } from '#ui/personale/gruppo/scelta-gruppo.tsx';
import { DelMese } from './del-mese.tsx';

interface Props {
  readonly processo: Processo;
  readonly esclusi: readonly string[];
  readonly onScelte: (uids: readonly string[]) => Promise<void>;
  readonly onChiudi: () => void;
}

/** Kinds of run whose people come from the services of the month. */
const DAI_SERVIZI: readonly string[] = ['SUP', 'FER'];

/** The choice of many people for a run: in the runs that pay services, those of the month come first. */
export const GruppoPerElaborazione = ({ processo, ...props }: Props) => (
  <SceltaGruppo
    {...props}
    giorno={processo.dataPagamento}
    elaborazione={processo.uid}
    {...(DAI_SERVIZI.includes(processo.TIPO_ELABORAZIONE)
      ? {
          prima: {
            id: 'mese',
            label: 'Proposti per il mese',
            content: <DelMese processo={processo} {...props} />,
          },
        }
      : {})}
  />
);

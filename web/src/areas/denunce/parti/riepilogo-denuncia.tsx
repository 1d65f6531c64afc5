import Container from '@cloudscape-design/components/container';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { statoInParole } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { quanti } from '#ui/formati.ts';
import { Segno } from '#ui/segno.tsx';
import { tipoStato } from '../stati.ts';

interface Props {
  readonly denuncia: Denuncia;
  /** What this kind of filing says of itself. */
  readonly voci: readonly { readonly label: string; readonly value: string }[];
}

/** How a filing of whatever kind stands, and what its front says. */
export const RiepilogoDenuncia = ({ denuncia, voci }: Props) => (
  <Container>
    <KeyValuePairs
      columns={4}
      minColumnWidth={190}
      items={[
        {
          label: 'Stato',
          value: <Segno type={tipoStato(denuncia)}>{statoInParole(denuncia)}</Segno>,
        },
        { label: 'Rilievi', value: rilieviInParole(denuncia) },
        ...voci,
        { label: 'Data di invio', value: denuncia.datInvio === null ? '–' : formatGiorno(denuncia.datInvio) },
      ]}
    />
  </Container>
);

const rilieviInParole = ({ bloccanti, avvisi }: Denuncia): string =>
  `${bloccanti} ${bloccanti === 1 ? 'bloccante' : 'bloccanti'}, ${avvisi} ${avvisi === 1 ? 'avviso' : 'avvisi'}`;

/** Payslips it was gathered from. */
export const cedoliniDi = ({ persone, cedolini = persone }: Denuncia): number => cedolini;

/** The payslips it was gathered from, their runs, the people they pay: '57 in 2 elaborazioni, di 34 persone'. */
export const cedoliniInParole = (denuncia: Denuncia): string => {
  const { persone, processi } = denuncia;
  const inElaborazioni = `${cedoliniDi(denuncia)} in ${quanti(processi.length, 'elaborazione', 'elaborazioni')}`;
  return denuncia.cedolini === undefined
    ? inElaborazioni
    : `${inElaborazioni}, di ${quanti(persone, 'persona', 'persone')}`;
};

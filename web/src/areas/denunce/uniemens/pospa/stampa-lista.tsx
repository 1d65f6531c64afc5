import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printUniemensExInpdap } from '#shared/contracts/denunce/stampe/uniemens.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import type { NomeModulo } from '../percorsi.ts';

const CONTENUTI = {
  retribuzioni: 'Retribuzioni del mese',
  contributi: 'Contributi del mese',
  'retribuzioni-trasferite': 'Retribuzioni di periodi precedenti',
  'contributi-trasferiti': 'Contributi di periodi precedenti',
} as const;
const contenuti = ['retribuzioni', 'contributi', 'retribuzioni-trasferite', 'contributi-trasferiti'] as const;

/** The prints of the public family of a month. */
export const StampaLista = ({ denuncia: { anno, mese } }: { readonly denuncia: Denuncia }) => {
  const { print, inCorso } = useStampa(printUniemensExInpdap);
  return (
    <ButtonDropdown
      loading={inCorso}
      items={contenuti.map((id) => ({ id, text: CONTENUTI[id] }))}
      onItemClick={({ detail }) =>
        print({ anno, mese, tipo: contenuti.find((uno) => uno === detail.id) ?? 'retribuzioni', da: 'lista' })
      }
    >
      Stampa
    </ButtonDropdown>
  );
};

interface Props {
  readonly denuncia: Pick<Denuncia, 'anno' | 'mese'>;
  readonly modulo: NomeModulo;
  readonly persona: string;
}

/** Prints the forms of a kind of a worker, field by field. */
export const StampaModulo = ({ denuncia: { anno, mese }, modulo, persona }: Props) => {
  const { print, inCorso } = useStampa(printUniemensExInpdap);
  return (
    <Button loading={inCorso} onClick={() => print({ anno, mese, uidSubAnagrafe: persona, tipo: modulo, da: modulo })}>
      Stampa
    </Button>
  );
};

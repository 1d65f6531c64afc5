import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { printCedoliniDettagli } from '#shared/contracts/cedolini/stampe/cedolini/cedolini-dettagli.ts';
import { printCedolini } from '#shared/contracts/cedolini/stampe/cedolini/cedolini.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { useStampeElaborazione } from './stampe-elaborazione.ts';

interface Props {
  readonly processo: Processo;
  /** Only these; without it, all the computed ones. */ readonly scelti?: readonly TestataCedolino[];
}

/** Prints payslips, with or without the annex that explains them, and opens the viewer; of a whole run, its other prints too. */
export const StampaCedolini = ({ processo, scelti }: Props) => {
  const semplice = useStampa(printCedolini);
  const conAllegato = useStampa(printCedoliniDettagli);
  const elaborazione = useStampeElaborazione(processo.uid);
  const parametri = {
    idProcesso: processo.uid,
    ...(scelti === undefined ? {} : { idCedolini: scelti.map(({ uid }) => uid) }),
  };
  return (
    <ButtonDropdown
      loading={semplice.inCorso || conAllegato.inCorso || elaborazione.inCorso}
      disabled={scelti === undefined ? processo.numCedolini === 0 : scelti.length === 0}
      items={[
        { id: 'cedolino', text: 'Cedolino' },
        { id: 'dettagli', text: 'Cedolino con la spiegazione di ogni cifra' },
        ...(scelti === undefined ? elaborazione.voci : []),
      ]}
      onItemClick={({ detail: { id } }) => {
        if (elaborazione.print(id)) return;
        (id === 'dettagli' ? conAllegato : semplice).print(parametri);
      }}
    >
      {scelti === undefined ? "Stampe dell'elaborazione" : 'Stampa'}
    </ButtonDropdown>
  );
};

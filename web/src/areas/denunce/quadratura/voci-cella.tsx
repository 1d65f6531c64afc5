import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { CellaQuadratura, VoceQuadratura } from '../../../../../shared/contracts/denunce/quadratura.ts';
import { formatEuro } from '../../../../../shared/money/centesimi.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../ui/elenco/fonti/use-elenco-locale.ts';
import { Finestra } from '../../../ui/finestra.tsx';

const lati: Readonly<Record<VoceQuadratura['lato'], string>> = {
  DOVUTO: 'Dovuto dai cedolini',
  DENUNCIATO: 'Nei file inviati',
};

const colonne: readonly Colonna<VoceQuadratura>[] = [
  { id: 'lato', titolo: 'Lato', larghezza: 170, valore: ({ lato }) => lati[lato], parole: lati },
  { id: 'nome', titolo: 'Persona o file' },
  { id: 'descrizione', titolo: 'Elaborazione o denuncia' },
  { id: 'importo', titolo: 'Importo', tipo: 'importo', larghezza: 130 },
];

/** Why the two sides of a cell may differ, in a sentence. */
const spiegazione = ({ dovuto, denunciato, perche }: CellaQuadratura): string => {
  if (perche !== '') return `Nessun file può contenere questa somma: ${perche}`;
  if (denunciato === 0)
    return 'Nessun file inviato contiene questa somma: la denuncia manca, oppure la scrive altrove.';
  if (dovuto === 0) return 'Nessun cedolino deve questa somma sotto questo codice: nel file sta al posto di un’altra.';
  return 'Il file contiene una somma diversa da quella dei cedolini: una riga è stata corretta, tolta o aggiunta.';
};

interface Props {
  readonly titolo: string;
  readonly cella: CellaQuadratura;
  readonly onChiudi: () => void;
}

/** The two sides of a cell that does not agree: whose payslips, which sent files. */
export const VociCella = ({ titolo, cella, onChiudi }: Props) => {
  const elenco = useElencoLocale<VoceQuadratura>({
    nome: 'voci-quadratura',
    righe: cella.voci,
    colonne,
    chiave: ({ lato, nome, descrizione }) => JSON.stringify([lato, nome, descrizione]),
    stato: titolo,
  });
  return (
    <Finestra titolo={`Differenza in ${titolo}`} size="large" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <Alert type="info">{spiegazione(cella)}</Alert>
        <Elenco
          elenco={elenco}
          variante="embedded"
          titolo="I due lati"
          descrizione={`Dovuto ${formatEuro(cella.dovuto)}, nei file ${formatEuro(cella.denunciato)}, differenza ${formatEuro(cella.differenza)}`}
          etichetta={({ nome }) => nome}
          vuoto={{ titolo: 'Nessuna somma' }}
        />
      </SpaceBetween>
    </Finestra>
  );
};

import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { RilievoInRiga } from '../../../../../shared/contracts/denunce/denuncia.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../ui/elenco/fonti/use-elenco-locale.ts';

/** Where a finding is mended: a field of a record. */
export interface CampoDaCorreggere {
  readonly chiave: string;
  readonly nome: string;
}

interface Props {
  readonly stato: string;
  readonly rilievi: readonly RilievoInRiga[];
  /** Undefined when nothing can be mended any more. */
  readonly onCorreggi: ((campo: CampoDaCorreggere) => void) | undefined;
}

const chiaveDi = ({ codice, campo, trovato }: RilievoInRiga): string => [codice, campo, trovato].join('|');

/** What is wrong in a filing, what blocks first; each leads to the field where it is mended. */
export const RilieviDenuncia = ({ stato, rilievi, onCorreggi }: Props) => {
  const colonne: readonly Colonna<RilievoInRiga>[] = [
    {
      id: 'gravita',
      titolo: 'Gravità',
      intera: true,
      larghezza: 130,
      cella: ({ gravita }) => (
        <StatusIndicator type={gravita === 'BLOCCANTE' ? 'error' : 'warning'}>
          {gravita === 'BLOCCANTE' ? 'Bloccante' : 'Avviso'}
        </StatusIndicator>
      ),
    },
    {
      id: 'regola',
      titolo: 'Regola',
      cella: ({ regola, codice }) => (
        <>
          {regola}
          <Box variant="small" color="text-body-secondary" display="block">
            {codice}
          </Box>
        </>
      ),
    },
    ...(rilievi.some(({ persona }) => persona !== null) ? [{ id: 'persona', titolo: 'Persona' }] : []),
    { id: 'trovato', titolo: 'Trovato' },
    { id: 'atteso', titolo: 'Atteso' },
    { id: 'rimedio', titolo: 'Che cosa fare' },
    {
      id: 'porta',
      titolo: 'Correzione',
      valore: ({ chiave }) => (chiave === null ? '' : 'Porta al campo'),
      cella: ({ chiave, nome }) =>
        chiave === null || nome === null || onCorreggi === undefined ? (
          '–'
        ) : (
          <Button variant="inline-link" onClick={() => onCorreggi({ chiave, nome })}>
            Porta al campo
          </Button>
        ),
    },
  ];
  const elenco = useElencoLocale<RilievoInRiga>({
    nome: 'rilievi-denuncia',
    righe: rilievi,
    colonne,
    chiave: chiaveDi,
    stato,
    ordine: 'gravita',
    verso: 'DESC',
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Rilievi"
      etichetta={({ regola }) => regola}
      vuoto={{ titolo: 'Nessun rilievo', testo: 'I controlli non trovano niente da correggere.' }}
    />
  );
};

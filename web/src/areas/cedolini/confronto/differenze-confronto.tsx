import Box from '@cloudscape-design/components/box';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { useMemo, useState } from 'react';
import type { Confronto, DifferenzaPersona } from '#shared/contracts/cedolini/confronto.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { presenze, righeConfronto, type RigaConfronto } from './righe-confronto.ts';

const colonne: readonly Colonna<RigaConfronto>[] = [
  { id: 'persona', titolo: 'Persona' },
  { id: 'desCf', titolo: 'Codice fiscale', nascosta: true },
  { id: 'presenza', titolo: 'Presenza', valore: ({ esito }) => presenze[esito], nascosta: true },
  { id: 'riga', titolo: 'Riga' },
  { id: 'gruppo', titolo: 'Gruppo', nascosta: true },
  { id: 'prima', titolo: 'Prima', tipo: 'importo' },
  { id: 'dopo', titolo: 'Dopo', tipo: 'importo' },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo' },
  { id: 'causa', titolo: 'Causa', cella: ({ causa }) => <Box variant="small">{causa}</Box> },
];

/** Which people are shown. */
const scelte = ['TUTTE', 'CAMBIATA', 'TOLTA', 'AGGIUNTA'] as const;
const nomi: Readonly<Record<(typeof scelte)[number], string>> = {
  TUTTE: 'Tutte',
  CAMBIATA: 'Cambiate',
  TOLTA: 'Solo prima',
  AGGIUNTA: 'Solo dopo',
};
const NESSUNO: readonly DifferenzaPersona[] = [];

interface Props {
  readonly confronto: Confronto | undefined;
  readonly errore: Error | null;
  readonly onRiprova: () => unknown;
  readonly tutte: boolean;
  readonly onTutte: (tutte: boolean) => void;
}

/** What changed: a row a person, opened to the lines of the payslip; everything, when asked. */
export const DifferenzeConfronto = ({ confronto, errore, onRiprova, tutte, onTutte }: Props) => {
  const [scelta, setScelta] = useState<(typeof scelte)[number]>('TUTTE');
  const persone = confronto?.persone ?? NESSUNO;
  const righe = useMemo(
    () => righeConfronto(scelta === 'TUTTE' ? persone : persone.filter(({ esito }) => esito === scelta)),
    [persone, scelta],
  );
  const locale = useElencoLocale({
    nome: 'confronto',
    righe,
    colonne,
    chiave: ({ chiave }) => chiave,
    ordine: 'persona',
    stato: scelta,
  });
  const quante = (quale: (typeof scelte)[number]) =>
    quale === 'TUTTE' ? persone.length : persone.filter(({ esito }) => esito === quale).length;
  return (
    <Elenco
      elenco={{
        ...locale,
        tutte: righe.flatMap((riga) => [riga, ...riga.righe]),
        caricamento: locale.caricamento || confronto === undefined,
        errore,
        ricarica: onRiprova,
      }}
      titolo="Differenze"
      variante="container"
      etichetta={({ persona, riga, righe: sue }) => (sue.length > 0 ? persona : `${persona}, ${riga}`)}
      figlie={({ righe: sue }) => sue}
      {...(confronto
        ? {
            descrizione: `${conta(confronto.diverse, 'persona cambia', 'persone cambiano')}, ${conta(confronto.uguali, 'resta uguale', 'restano uguali')}`,
          }
        : {})}
      azioni={
        <SpaceBetween direction="horizontal" size="s" alignItems="center">
          <SegmentedControl
            label="Persone da mostrare"
            selectedId={scelta}
            options={scelte.map((id) => ({ id, text: `${nomi[id]} (${quante(id)})` }))}
            onChange={({ detail }) => {
              const id = scelte.find((una) => una === detail.selectedId);
              if (id) setScelta(id);
            }}
          />
          <Toggle checked={tutte} onChange={({ detail }) => onTutte(detail.checked)}>
            Anche ciò che è uguale
          </Toggle>
        </SpaceBetween>
      }
      vuoto={
        confronto?.diverse === 0
          ? {
              titolo: 'Nessuna differenza',
              testo: `Le due elaborazioni pagano a ciascuno le stesse righe: ${conta(confronto.uguali, 'persona confrontata', 'persone confrontate')}.`,
            }
          : { titolo: 'Nessuna persona', testo: 'Nessuna persona è in questa condizione.' }
      }
    />
  );
};

const conta = (numero: number, singolare: string, plurale: string): string =>
  `${numero} ${numero === 1 ? singolare : plurale}`;

import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import { useState } from 'react';
import type { VoceCalcolo } from '#shared/contracts/cedolini/calcolo.ts';
import { importoVoce, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatOre } from '#shared/money/centesimi.ts';
import { ImportoCell } from '#ui/celle.tsx';
import { AzioniRiga } from '#ui/elenco/azioni-riga.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { conVoci, nominativoDi, type RigaPreparazione } from '../righe-preparazione.ts';
import { competenzaProposta } from './competenza-proposta.ts';
import { VoceModale } from './voce-modale.tsx';

interface Props {
  readonly processo: Processo;
  readonly riga: RigaPreparazione;
  readonly voci: readonly VoceCalcolo[];
  readonly onRiga: (riga: RigaPreparazione) => void;
}

/** The items of one payslip, in their order: added, changed, taken away. */
export const VociCedolino = ({ processo, riga, voci, onRiga }: Props) => {
  /** The place of the item that is open; the one after the last is a new one. */
  const [aperta, setAperta] = useState<number | null>(null);
  const sue = riga.input.voci;
  const nomeDi = ({ descrizione, codice }: VoceCedolino): string =>
    descrizione ?? voci.find((una) => una.codice === codice)?.descrizione ?? codice;
  const change = (nuove: readonly VoceCedolino[]) => onRiga(conVoci(riga, nuove));
  const voce = aperta === null ? undefined : sue[aperta];
  return (
    <>
      <Tabella<{ readonly voce: VoceCedolino; readonly posto: number }>
        variant="container"
        wrapLines
        items={sue.map((una, posto) => ({ voce: una, posto }))}
        trackBy={({ posto }) => String(posto)}
        ariaLabels={{ tableLabel: 'Voci del cedolino' }}
        header={
          <Header
            variant="h2"
            counter={`(${sue.length})`}
            actions={<Button onClick={() => setAperta(sue.length)}>Aggiungi una voce</Button>}
          >
            Voci del cedolino
          </Header>
        }
        empty={<StatoVuoto titolo="Nessuna voce" testo="Senza voci il cedolino non paga niente." />}
        columnDefinitions={[
          {
            id: 'voce',
            header: 'Voce',
            isRowHeader: true,
            cell: (una) => (
              <Link
                onFollow={(event) => {
                  event.preventDefault();
                  setAperta(una.posto);
                }}
              >
                {nomeDi(una.voce)}
              </Link>
            ),
          },
          {
            id: 'competenza',
            header: 'Competenza',
            cell: ({ voce: { competenza } }) => `${formatGiorno(competenza.dal)} – ${formatGiorno(competenza.al)}`,
          },
          { id: 'quantita', header: 'Quantità', cell: (una) => quantitaDi(una.voce) },
          {
            id: 'tariffa',
            header: 'Tariffa',
            cell: ({ voce: { misura } }) =>
              misura.unita === 'IMPORTO' ? '–' : <ImportoCell valore={misura.tariffa} />,
          },
          { id: 'importo', header: 'Importo', cell: (una) => <ImportoCell valore={importoVoce(una.voce)} /> },
          {
            id: 'azioni',
            header: 'Azioni',
            width: 100,
            cell: ({ voce: una, posto }) => (
              <AzioniRiga
                etichetta={nomeDi(una)}
                azioni={[
                  { testo: 'Modifica', onClick: () => setAperta(posto) },
                  { testo: 'Elimina', onClick: () => change(sue.toSpliced(posto, 1)) },
                ]}
              />
            ),
          },
        ]}
      />
      {aperta !== null && (
        <VoceModale
          titolo={`${voce === undefined ? 'Nuova voce' : 'Voce'} di ${nominativoDi(riga)}`}
          voci={voci}
          righe={[riga]}
          processo={processo}
          {...(voce === undefined ? {} : { voce })}
          competenza={competenzaProposta(processo)}
          onChiudi={() => setAperta(null)}
          onSalva={(scritta) => change(voce === undefined ? [...sue, scritta] : sue.with(aperta, scritta))}
        />
      )}
    </>
  );
};

const quantitaDi = ({ misura }: VoceCedolino): string =>
  misura.unita === 'IMPORTO' ? '–' : formatOre(misura.quantita);

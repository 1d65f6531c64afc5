import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { RiepilogoAssenze, RigaAssenza, VoceRiepilogo } from '#shared/contracts/assenze/assenze.ts';
import { descrizioneContratto } from '#shared/domain/persona/percettore.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { quanti } from '#ui/formati.ts';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella, type ColonnaTabella } from '#ui/tabella/tabella-o-schede.tsx';
import { limiteInParole, quantita, residuoInParole } from '../quantita.ts';
import { CalendarioAnno } from './calendario-anno.tsx';

interface Props {
  readonly riepilogo: RiepilogoAssenze;
  readonly assenze: readonly RigaAssenza[];
}

/** A person's school year at a glance: days of each kind with what is left, and the calendar. */
export const RiepilogoAnno = ({ riepilogo, assenze }: Props) => (
  <Container
    header={
      <Header
        variant="h2"
        description={
          riepilogo.contratto === null
            ? 'La persona non ha servizi'
            : `Limiti del contratto: ${descrizioneContratto[riepilogo.contratto].toLowerCase()}`
        }
      >
        Anno scolastico {nomeAnnoScolastico(riepilogo.numAnno)}:{' '}
        {quanti(riepilogo.numGiorni, 'giorno di assenza', 'giorni di assenza')}
      </Header>
    }
  >
    <SpaceBetween size="l">
      <Tabella<VoceRiepilogo>
        variant="embedded"
        items={riepilogo.voci}
        trackBy={({ codTipoAssenza, datNascitaFiglio }) => `${codTipoAssenza} ${datNascitaFiglio ?? ''}`}
        wrapLines
        ariaLabels={{ tableLabel: "Assenze dell'anno per tipo" }}
        empty={
          <StatoVuoto titolo="Nessuna assenza nell'anno" testo="Se ce ne sono in un altro anno, sceglierlo in alto." />
        }
        columnDefinitions={COLONNE}
      />
      <CalendarioAnno numAnno={riepilogo.numAnno} assenze={assenze} />
    </SpaceBetween>
  </Container>
);

const tipoDi = ({ desTipoAssenza, datNascitaFiglio }: VoceRiepilogo): string =>
  datNascitaFiglio === null ? desTipoAssenza : `${desTipoAssenza} (figlio nato il ${formatGiorno(datNascitaFiglio)})`;
const quantoDi = ({ conteggio, numGiorni, numOre }: VoceRiepilogo): string =>
  quantita(conteggio === 'ORE' ? numOre : numGiorni, conteggio);

const COLONNE: readonly ColonnaTabella<VoceRiepilogo>[] = [
  { id: 'tipo', header: 'Tipo', cell: tipoDi, isRowHeader: true },
  { id: 'volte', header: 'Assenze', cell: ({ numAssenze }) => numAssenze, width: 110 },
  { id: 'quanto', header: "Nell'anno", cell: quantoDi, width: 150 },
  { id: 'limite', header: 'Limite', cell: (voce) => <Limite voce={voce} />, width: 360 },
];

const Limite = ({ voce: { limite, conteggio, desTipoAssenza } }: { readonly voce: VoceRiepilogo }) => {
  if (limite === null) return <Box color="text-status-inactive">Nessun limite di legge</Box>;
  if (limite.contatore === 'EVENTO') return <>{limiteInParole(limite, conteggio)}</>;
  const usato = limite.numMassimo === 0 ? 100 : Math.min(100, Math.round((limite.numGoduti * 100) / limite.numMassimo));
  return (
    <ProgressBar
      value={usato}
      ariaLabel={`${desTipoAssenza}: ${limiteInParole(limite, conteggio)}`}
      description={limiteInParole(limite, conteggio)}
      additionalInfo={residuoInParole(limite, conteggio)}
      {...(limite.numGoduti > limite.numMassimo
        ? { status: 'error' as const, resultText: `${limiteInParole(limite, conteggio)}: limite superato` }
        : {})}
    />
  );
};

import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Differenza, Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { StatoVuoto } from '../stato-vuoto.tsx';

/** The closed things that no longer agree with the records, each with what it says otherwise and what to do. */
export const ElencoDiscordanze = ({ discordanze }: { readonly discordanze: readonly Discordanza[] }) =>
  discordanze.length === 0 ? (
    <StatoVuoto
      titolo="Niente da dire"
      testo="Cedolini contabilizzati, denunce e liste inviate dicono quello che i dati dicono oggi."
    />
  ) : (
    <SpaceBetween size="s">
      {discordanze.map((discordanza) => (
        <ExpandableSection
          key={`${discordanza.tipo} ${discordanza.uid}`}
          variant="stacked"
          defaultExpanded={discordanze.length <= 3}
          headerText={discordanza.descrizione}
          headerDescription={quando(discordanza)}
        >
          <SpaceBetween size="xs">
            <ul>
              {discordanza.differenze.map((differenza, indice) => (
                <li key={`${indice} ${differenza.cosa}`}>{inParole(differenza)}</li>
              ))}
            </ul>
            <Box>
              <b>Che cosa fare.</b> {discordanza.rimedio}
            </Box>
            <Apri discordanza={discordanza} />
          </SpaceBetween>
        </ExpandableSection>
      ))}
    </SpaceBetween>
  );

const quando = ({ tipo, giorno, differenze }: Discordanza): string =>
  `${tipo === 'DENUNCIA' || tipo === 'LISTA_NOIPA' ? 'Inviata' : 'Pagata'} il ${formatGiorno(giorno)} · ${differenze.length === 1 ? 'un dato diverso' : `${differenze.length} dati diversi`}`;

const inParole = ({ cosa, detto, oggi }: Differenza): string =>
  detto === null && oggi === null ? cosa : `${cosa}: dice ${detto ?? 'niente'}, oggi ${oggi ?? 'niente'}`;

const Apri = ({ discordanza: { tipo, uid, idProcesso } }: { readonly discordanza: Discordanza }) => {
  if (tipo === 'LISTA_NOIPA') return <Link href={`#/noipa?lista=${uid}`}>Apri la lista</Link>;
  if (idProcesso === null) return null;
  const cedolino = tipo === 'CEDOLINO' ? `&cedolino=${uid}` : '';
  return (
    <Link href={`#/cedolini?processo=${idProcesso}${cedolino}`}>
      {tipo === 'CEDOLINO' ? 'Apri il cedolino' : "Apri l'elaborazione"}
    </Link>
  );
};

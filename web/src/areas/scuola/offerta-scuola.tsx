import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { descrizioneSetupType, setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { offertaDi } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { CampoSiNo, SceltaTra } from '#ui/modulo/campi/campo-scelta.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

/** Kind of the school, and what a school of that kind has not here, with the reason. */
export const OffertaScuola = ({ modulo }: { readonly modulo: ControlloModulo<ScuolaInput> }) => {
  const dati = useWatch({ control: modulo.form.control, name: 'dati' });
  const nonHa = dati === null ? [] : offertaDi(dati).nonHa;
  return (
    <SpaceBetween size="xs">
      <SceltaTra
        modulo={modulo}
        nome="dati.setupType"
        parola="Gestione della scuola"
        etichetta="Gestione"
        voci={opzioni(setupTypes, descrizioneSetupType)}
        aiuto="Decide elaborazioni, denunce, stampe e scadenze"
      />
      {dati?.setupType === 'COMUNALE' && (
        <CampoSiNo
          modulo={modulo}
          nome="dati.flgCcnlIstruzione"
          etichetta="Applica al personale il CCNL Istruzione e Ricerca"
          descrizione="Solo se è così: le tabelle degli altri contratti qui non ci sono"
        />
      )}
      {nonHa.length > 0 && (
        <ExpandableSection headerText="Che cosa questa scuola non fa qui">
          <SpaceBetween size="xs">
            {nonHa.map(({ nomi, perche }) => (
              <Box key={perche} variant="small">
                <strong>{nomi.join(', ')}</strong>: {perche}
              </Box>
            ))}
          </SpaceBetween>
        </ExpandableSection>
      )}
    </SpaceBetween>
  );
};

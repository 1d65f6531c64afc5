import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteServizio as etichette } from '#ui/personale/etichette-servizio.ts';
import { contrattoDellaNomina } from './paga.ts';
import type { Liste } from './use-liste.ts';

interface Props {
  readonly modulo: ControlloModulo<ServizioInput>;
  readonly liste: Liste;
}

/** End-of-service regime, personal allowance, and what is due only to some. */
export const SezionePrevidenza = ({ modulo, liste }: Props) => {
  const [codTipoNomina, sentenza] = useWatch({
    control: modulo.form.control,
    name: ['codTipoNomina', 'desSentenzaRpdCia'],
  });
  const breve = contrattoDellaNomina(codTipoNomina, liste) === 'SUPPLENTE_BREVE';
  return (
    <ColumnLayout columns={2}>
      <CampoScelta
        modulo={modulo}
        nome="codSituazionePrevidenziale"
        etichetta={etichette.codSituazionePrevidenziale}
        voci={liste.situazionePrevidenzialeList.filter(({ codRegimeFineServizio }) => codRegimeFineServizio !== null)}
        aiuto="TFS per chi era in ruolo al 31/12/2000; TFR per chi è a tempo determinato"
      />
      <CampoImporto
        modulo={modulo}
        nome="numAssegnoPersonale"
        etichetta={etichette.numAssegnoPersonale}
        aiuto="Intero, prima della riduzione per le ore"
      />
      <CampoSiNo
        modulo={modulo}
        nome="flgEnam"
        etichetta={etichette.flgEnam}
        aiuto="Solo per i docenti di ruolo di infanzia e primaria"
      />
      {(breve || sentenza !== null) && (
        <CampoTesto
          modulo={modulo}
          nome="desSentenzaRpdCia"
          etichetta={etichette.desSentenzaRpdCia}
          aiuto="Estremi della sentenza; serve per il servizio fino al 31/8/2022, dopo RPD e CIA sono pagate anche senza"
        />
      )}
    </ColumnLayout>
  );
};

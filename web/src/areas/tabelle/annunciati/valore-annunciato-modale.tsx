import ColumnLayout from '@cloudscape-design/components/column-layout';
import {
  ValoreAnnunciatoInput,
  valoriAnnunciatiRoutes,
  type ValoreAnnunciato,
} from '#shared/contracts/tabelle/valori-annunciati.ts';
import { annunciabili, descrizioneAnnunciabile } from '#shared/domain/elaborazione/valore-annunciato.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAnno } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { useSession } from '#ui/session.ts';

export const etichetteAnnunciato = {
  quale: 'Valore',
  anno: 'Anno',
  importo: 'Importo',
  fonte: 'Dove è stato letto',
  letto: 'Letto il',
};
const etichette = etichetteAnnunciato;

interface Props {
  readonly valore: ValoreAnnunciato | undefined;
  readonly onChiudi: () => void;
  readonly onSalvato: (valore: ValoreAnnunciato) => void;
}

/** A figure of a year that the program does not know yet, new or to be changed. */
export const ValoreAnnunciatoModale = ({ valore, onChiudi, onSalvato }: Props) => {
  const { oggi } = useSession().sessione;
  const salva = useSalva(
    valoriAnnunciatiRoutes.createValoreAnnunciato,
    valoriAnnunciatiRoutes.updateValoreAnnunciato,
    valore,
  );
  const { anno } = partiDi(oggi);
  const modulo = useModulo({
    schema: ValoreAnnunciatoInput,
    valori: valore ?? { quale: 'MASSIMALE', anno, letto: oggi },
    versione: valore?.versione,
    salva,
    onSalvato: (salvato) => {
      onSalvato(salvato);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={valore ? `${descrizioneAnnunciabile[valore.quale]} del ${valore.anno}` : 'Nuovo valore annunciato'}
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="quale"
          parola="Valore annunciato"
          etichetta={etichette.quale}
          voci={opzioni(annunciabili, descrizioneAnnunciabile)}
        />
        <CampoAnno modulo={modulo} nome="anno" etichetta={etichette.anno} dal={anno} al={anno + 1} />
        <CampoImporto modulo={modulo} nome="importo" etichetta={etichette.importo} />
        <CampoData modulo={modulo} nome="letto" etichetta={etichette.letto} />
      </ColumnLayout>
      <CampoTesto
        modulo={modulo}
        nome="fonte"
        etichetta={etichette.fonte}
        aiuto="La circolare o la pagina, per esempio circ. INPS 5/2027: i cedolini la citano"
      />
    </ModaleModulo>
  );
};

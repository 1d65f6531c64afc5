import ColumnLayout from '@cloudscape-design/components/column-layout';
import { pianiCapitoliRoutes, PianoCapitoloInput, type PianoCapitolo } from '#shared/contracts/noipa/piani-capitoli.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { descrizioneTipoListaNoipa, tipiListaNoipa } from '#shared/domain/noipa/lista.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';

export const etichettePiano = {
  capitolo: 'Capitolo',
  piano: 'Piano gestionale',
  compenso: 'Compenso',
  sottocompenso: 'Sottocompenso',
  descrizione: 'Descrizione',
  tipo: 'Liste che lo pagano',
  codVoce: 'Tariffa della voce',
  documento: 'Dove è stato letto',
};
const etichette = etichettePiano;

interface Props {
  readonly piano: PianoCapitolo | undefined;
  readonly voci: readonly { readonly codice: string; readonly descrizione: string }[];
  readonly onChiudi: () => void;
  readonly onSalvato: () => void;
}

/** A code of the school, new or to be changed. */
export const PianoCapitoloModale = ({ piano, voci, onChiudi, onSalvato }: Props) => {
  const salva = useSalva(pianiCapitoliRoutes.createPianoCapitolo, pianiCapitoliRoutes.updatePianoCapitolo, piano);
  const modulo = useModulo({
    schema: PianoCapitoloInput,
    valori: piano ?? { tipo: 'MOF', codVoce: '', documento: '' },
    versione: piano?.versione,
    salva,
    onSalvato: () => {
      onSalvato();
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={piano ? `Codice ${chiaveNoipa(piano)}` : 'Nuovo codice'}
      size="large"
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={4}>
        <CampoTesto modulo={modulo} nome="capitolo" etichetta={etichette.capitolo} />
        <CampoTesto modulo={modulo} nome="piano" etichetta={etichette.piano} />
        <CampoTesto
          modulo={modulo}
          nome="compenso"
          parola="Compenso di NoiPA"
          etichetta={etichette.compenso}
          maiuscole
        />
        <CampoTesto modulo={modulo} nome="sottocompenso" etichetta={etichette.sottocompenso} maiuscole />
      </ColumnLayout>
      <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichette.descrizione} />
      <CampoScelta
        modulo={modulo}
        nome="tipo"
        etichetta={etichette.tipo}
        voci={opzioni(tipiListaNoipa, descrizioneTipoListaNoipa)}
      />
      <CampoScelta
        modulo={modulo}
        nome="codVoce"
        etichetta={etichette.codVoce}
        aiuto="Propone l'importo: ore per tariffa, o compenso della funzione; vuota, l'importo lo scrive l'ufficio"
        voci={[
          { codice: '', descrizione: 'Nessuna: importo dell’ufficio' },
          ...voci.map(({ codice, descrizione }) => ({ codice, descrizione: `${codice} – ${descrizione}` })),
        ]}
      />
      <CampoTesto
        modulo={modulo}
        nome="documento"
        etichetta={etichette.documento}
        aiuto="Documento o pagina del portale, con il giorno"
      />
    </ModaleModulo>
  );
};

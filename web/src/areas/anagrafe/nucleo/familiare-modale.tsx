import ColumnLayout from '@cloudscape-design/components/column-layout';
import { FamiliareModulo, nucleoRoutes, type Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import { codiciParentela, descrizioneParentela } from '#shared/domain/persona/parentela.ts';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalvaDi } from '#ui/modulo/use-salva.ts';
import { etichettePersona } from '../identita/etichette.ts';
import { IdentitaFamiliare } from '../identita/sezione-identita.tsx';

export const etichetteFamiliare = { ...etichettePersona, codParentela: 'Parentela', flgConvivente: 'Convivente' };

const parentele = codiciParentela.map((codice) => ({ codice, descrizione: descrizioneParentela[codice] }));

interface Props {
  readonly uidSubAnagrafe: string;
  readonly familiare?: Familiare;
  readonly onChiudi: () => void;
  readonly onSalvato: (familiare: Familiare) => void;
}

/** A relative, new or to be changed. */
export const FamiliareModale = ({ uidSubAnagrafe, familiare, onChiudi, onSalvato }: Props) => {
  const salva = useSalvaDi({ uidSubAnagrafe }, nucleoRoutes.createFamiliare, nucleoRoutes.updateFamiliare, familiare);
  const modulo = useModulo({
    schema: FamiliareModulo,
    valori: familiare ?? {},
    versione: familiare?.versione,
    salva,
    onSalvato: (salvato) => {
      onSalvato(salvato);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={familiare ? `${familiare.desCognome} ${familiare.desNome}` : 'Nuovo familiare'}
      size="large"
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={2}>
        <CampoScelta modulo={modulo} nome="codParentela" etichetta={etichetteFamiliare.codParentela} voci={parentele} />
        <CampoSiNo
          modulo={modulo}
          nome="flgConvivente"
          etichetta={etichetteFamiliare.flgConvivente}
          aiuto="Per genitori e altri ascendenti la detrazione spetta solo se conviventi"
        />
      </ColumnLayout>
      <IdentitaFamiliare modulo={modulo} />
      <CampoNota modulo={modulo} nome="note" etichetta={etichetteFamiliare.note} righe={2} />
    </ModaleModulo>
  );
};

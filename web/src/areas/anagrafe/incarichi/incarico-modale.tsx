import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { incarichiRoutes, IncaricoModulo, type Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import { useChiediPrima } from '#ui/discordanze/use-chiedi-prima.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalvaDi } from '#ui/modulo/use-salva.ts';
import { ClasseDaChiedere } from './classe-da-chiedere.tsx';
import { SezioneComunicazioni, SezioneContratto, SezioneFiscale, SezioneProgetto } from './sezioni-incarico.tsx';

interface Props {
  readonly uidSubAnagrafe: string;
  readonly incarico: Incarico | undefined;
  readonly onChiudi: () => void;
  readonly onSalvato: (incarico: Incarico) => void;
}

/** An assignment, new or to be changed: the contract first, the rest when it is known. */
export const IncaricoModale = ({ uidSubAnagrafe, incarico, onChiudi, onSalvato }: Props) => {
  const salva = useSalvaDi(
    { uidSubAnagrafe },
    incarichiRoutes.createIncarico,
    incarichiRoutes.updateIncarico,
    incarico,
  );
  const chiediPrima = useChiediPrima();
  const modulo = useModulo({
    schema: IncaricoModulo,
    valori: incarico ?? {},
    versione: incarico?.versione,
    salva: async (valori, versione) => {
      if (incarico !== undefined) await chiediPrima(uidSubAnagrafe, { di: 'INCARICO', uid: incarico.uid, valori });
      return salva(valori, versione);
    },
    onSalvato: (salvato) => {
      onSalvato(salvato);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={incarico ? `Incarico ${incarico.numIncarico}` : 'Nuovo incarico'}
      size="large"
      onChiudi={onChiudi}
    >
      <SpaceBetween size="m">
        <SezioneContratto modulo={modulo} />
        <ClasseDaChiedere modulo={modulo} uidSubAnagrafe={uidSubAnagrafe} />
        <ExpandableSection headerText="Progetto, CIG e DURC" defaultExpanded>
          <SezioneProgetto modulo={modulo} />
        </ExpandableSection>
        <ExpandableSection headerText="Certificazione unica e INPS" defaultExpanded>
          <SezioneFiscale modulo={modulo} />
        </ExpandableSection>
        <ExpandableSection headerText="Autorizzazione e comunicazioni" defaultExpanded>
          <SezioneComunicazioni modulo={modulo} />
        </ExpandableSection>
      </SpaceBetween>
    </ModaleModulo>
  );
};

import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import {
  VocePersonaModulo,
  vociPersonaRoutes,
  type VoceDisponibile,
  type VocePersona,
} from '#shared/contracts/anagrafe/voci-persona.ts';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoGiorni, CampoImporto, CampoOre } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalvaDi } from '#ui/modulo/use-salva.ts';
import { useSession } from '#ui/session.ts';

export const etichetteVoce = {
  uidVoce: 'Voce',
  annoInizio: 'Anno di inizio',
  meseInizio: 'Mese di inizio',
  annoFine: 'Anno di fine',
  meseFine: 'Mese di fine',
  numValore: 'Valore',
};

const campoDi = { IMPORTO: CampoImporto, ORE: CampoOre, GIORNI: CampoGiorni } as const;

interface Props {
  readonly uidSubAnagrafe: string;
  readonly voci: readonly VoceDisponibile[];
  readonly voce?: VocePersona;
  readonly onChiudi: () => void;
}

/** The value a person has for an item of the school, new or to be changed. */
export const VoceModale = ({ uidSubAnagrafe, voci, voce, onChiudi }: Props) => {
  const { sessione } = useSession();
  const salva = useSalvaDi(
    { uidSubAnagrafe },
    vociPersonaRoutes.createVocePersona,
    vociPersonaRoutes.updateVocePersona,
    voce,
    [vociPersonaRoutes.listVociPersona],
  );
  const [anno, mese] = [Number(sessione.oggi.slice(0, 4)), Number(sessione.oggi.slice(5, 7))];
  const modulo = useModulo({
    schema: VocePersonaModulo,
    valori: voce ?? { annoInizio: anno, meseInizio: mese },
    versione: voce?.versione,
    salva,
    onSalvato: onChiudi,
  });
  const uidVoce = useWatch({ control: modulo.form.control, name: 'uidVoce' });
  const scelta = voci.find(({ uid }) => uid === uidVoce);
  const propone = (uid: string | number | null): void => {
    const proposto = voci.find((candidata) => candidata.uid === uid)?.numValore;
    if (proposto !== null && proposto !== undefined && !modulo.form.getValues('numValore'))
      modulo.form.setValue('numValore', proposto, { shouldDirty: true });
  };
  const scegliibili = voci.filter(({ flgAttivo, uid }) => flgAttivo || uid === voce?.uidVoce);
  const CampoValore = campoDi[scelta?.unita ?? 'IMPORTO'];
  return (
    <ModaleModulo modulo={modulo} titolo={voce ? 'Valore della voce' : 'Nuovo valore'} onChiudi={onChiudi}>
      <CampoScelta
        modulo={modulo}
        nome="uidVoce"
        etichetta={etichetteVoce.uidVoce}
        voci={scegliibili.map(({ uid: codice, codVoce, desVoce }) => ({
          codice,
          descrizione: `${codVoce} ${desVoce}`,
        }))}
        onScelta={propone}
      />
      <CampoValore
        key={scelta?.unita ?? 'IMPORTO'}
        modulo={modulo}
        nome="numValore"
        etichetta={etichettaDi(scelta?.unita)}
      />
      <ColumnLayout columns={2}>
        <CampoMese modulo={modulo} nome="meseInizio" etichetta={etichetteVoce.meseInizio} />
        <CampoAnno modulo={modulo} nome="annoInizio" etichetta={etichetteVoce.annoInizio} dal={2023} al={anno + 2} />
        <CampoMese modulo={modulo} nome="meseFine" etichetta={etichetteVoce.meseFine} />
        <CampoAnno modulo={modulo} nome="annoFine" etichetta={etichetteVoce.annoFine} dal={2023} al={anno + 10} />
      </ColumnLayout>
    </ModaleModulo>
  );
};

/** What the amount of an item is called: how many days or hours, or how much. */
const etichettaDi = (unita: string | undefined): string => {
  if (unita === 'GIORNI') return 'Giorni';
  return unita === 'ORE' ? 'Ore' : etichetteVoce.numValore;
};

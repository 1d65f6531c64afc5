import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import { CommissioneInput, commissioniRoutes, type Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import {
  descrizioneFasciaTrasferta,
  descrizioneFunzioneCommissione,
  descrizioneTipoEsame,
  fasceTrasferta,
  funzioniCommissione,
  tipiEsame,
} from '#shared/domain/elaborazione/commissione.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { annoScolasticoDi, TUTTI_GLI_ANNI } from '#shared/domain/tempo/anno-scolastico.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { CampoAnnoScolastico } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { useSession } from '#ui/session.ts';

export const etichetteCommissione = {
  numAnno: 'Anno scolastico',
  descrizione: 'Commissione',
  tipoEsame: 'Esame',
  numClassi: 'Classi',
  sede: 'Sede',
  candidati: 'Candidati',
  giorniLavorati: 'Giorni lavorati',
  flgParitaria: 'Scuola paritaria',
  presidente: 'Presidente',
  articolate: 'Classi articolate',
  membri: 'Membri',
};
const etichette = etichetteCommissione;

/** Classes of a commission of the maturità. */
const CLASSI = 2;

interface Props {
  readonly commissione: Commissione | undefined;
  readonly anno: number;
  readonly onChiudi: () => void;
  readonly onSalvata: (commissione: Commissione) => void;
}

/** A commission, new or to be changed, with the parts of its classes and its members. */
export const CommissioneModale = ({ commissione, anno, onChiudi, onSalvata }: Props) => {
  const { sessione } = useSession();
  const salva = useSalva(commissioniRoutes.createCommissione, commissioniRoutes.updateCommissione, commissione);
  const modulo = useModulo({
    schema: CommissioneInput,
    valori: commissione ?? {
      numAnno: anno === TUTTI_GLI_ANNI.numAnno ? annoScolasticoDi(sessione.oggi).numAnno : anno,
      tipoEsame: 'MATURITA',
      numClassi: CLASSI,
      articolate: [],
      membri: [],
    },
    versione: commissione?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={commissione ? `Commissione ${commissione.descrizione}` : 'Nuova commissione'}
      size="large"
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={2}>
        <CampoTesto
          modulo={modulo}
          nome="descrizione"
          etichetta={etichette.descrizione}
          aiuto="Codice o nome della commissione, per esempio RMLI02001"
        />
        <CampoScelta
          modulo={modulo}
          nome="tipoEsame"
          etichetta={etichette.tipoEsame}
          voci={opzioni(tipiEsame, descrizioneTipoEsame)}
        />
        <CampoAnnoScolastico modulo={modulo} nome="numAnno" etichetta={etichette.numAnno} />
        <CampoTesto modulo={modulo} nome="presidente" etichetta={etichette.presidente} />
        <CampoIntero modulo={modulo} nome="candidati" etichetta={etichette.candidati} />
        <CampoIntero modulo={modulo} nome="giorniLavorati" etichetta={etichette.giorniLavorati} />
        <CampoIntero modulo={modulo} nome="numClassi" etichetta={etichette.numClassi} />
        <CampoTesto
          modulo={modulo}
          nome="sede"
          parola="Sede della commissione"
          etichetta={etichette.sede}
          aiuto="La scuola in cui la commissione lavora"
        />
      </ColumnLayout>
      <CampoSiNo modulo={modulo} nome="flgParitaria" etichetta={etichette.flgParitaria} />
      <ExpandableSection
        headerText={etichette.articolate}
        headerDescription="Le classi con più indirizzi: i candidati di ciascuno"
        defaultExpanded={(commissione?.articolate.length ?? 0) > 0}
      >
        <Articolate modulo={modulo} />
      </ExpandableSection>
      <ExpandableSection
        headerText={etichette.membri}
        headerDescription="Chi la compone, con la funzione e la fascia della trasferta"
        defaultExpanded={(commissione?.membri.length ?? 0) > 0}
      >
        <Membri modulo={modulo} />
      </ExpandableSection>
    </ModaleModulo>
  );
};

interface PartiProps {
  readonly modulo: ControlloModulo<CommissioneInput>;
}

const Articolate = ({ modulo }: PartiProps) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'articolate' });
  return (
    <SpaceBetween size="s">
      {fields.map((campo, indice) => (
        <ColumnLayout key={campo.id} columns={4}>
          <CampoTesto
            modulo={modulo}
            nome={`articolate.${indice}.classe`}
            etichetta={`Classe della parte ${indice + 1}`}
          />
          <CampoTesto
            modulo={modulo}
            nome={`articolate.${indice}.indirizzo`}
            parola="Indirizzo della parte"
            etichetta="Indirizzo"
          />
          <CampoIntero modulo={modulo} nome={`articolate.${indice}.candidati`} etichetta="Candidati della parte" />
          <Button
            formAction="none"
            iconName="remove"
            ariaLabel={`Togli la parte ${indice + 1}`}
            onClick={() => remove(indice)}
          >
            Togli
          </Button>
        </ColumnLayout>
      ))}
      <Button
        formAction="none"
        iconName="add-plus"
        onClick={() =>
          append({ classe: modulo.form.getValues('articolate').at(-1)?.classe ?? '', indirizzo: '', candidati: 1 })
        }
      >
        Aggiungi una parte di classe
      </Button>
    </SpaceBetween>
  );
};

const Membri = ({ modulo }: PartiProps) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'membri' });
  return (
    <SpaceBetween size="m">
      {fields.map((campo, indice) => (
        <ColumnLayout key={campo.id} columns={2}>
          <CampoTesto
            modulo={modulo}
            nome={`membri.${indice}.nominativo`}
            etichetta={`Nominativo del membro ${indice + 1}`}
          />
          <CampoCodiceFiscale
            modulo={modulo}
            nome={`membri.${indice}.desCf`}
            etichetta="Codice fiscale"
            aiuto="Con questo si trova la persona da pagare; si può lasciare vuoto"
          />
          <CampoScelta
            modulo={modulo}
            nome={`membri.${indice}.funzione`}
            etichetta="Funzione"
            voci={opzioni(funzioniCommissione, descrizioneFunzioneCommissione)}
          />
          <CampoScelta
            modulo={modulo}
            nome={`membri.${indice}.fasciaTrasferta`}
            etichetta="Fascia della trasferta"
            voci={opzioni(fasceTrasferta, descrizioneFasciaTrasferta)}
          />
          <Button
            formAction="none"
            iconName="remove"
            ariaLabel={`Togli il membro ${indice + 1}`}
            onClick={() => remove(indice)}
          >
            Togli il membro
          </Button>
        </ColumnLayout>
      ))}
      <Button
        formAction="none"
        iconName="add-plus"
        onClick={() => append({ nominativo: '', desCf: null, funzione: 'COMMISSARIO_INTERNO', fasciaTrasferta: null })}
      >
        Aggiungi un membro
      </Button>
    </SpaceBetween>
  );
};

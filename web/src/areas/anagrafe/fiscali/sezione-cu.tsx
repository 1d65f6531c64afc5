import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import {
  descrizioneDocumentoFiscale,
  descrizioneVoce730,
  documentiFiscali,
  voci730,
} from '#shared/domain/persona/dati-anno.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteFiscali as etichette } from './etichette-fiscali.ts';

interface Props {
  readonly modulo: ControlloModulo<FiscaliInput>;
}
interface PropsRiga extends Props {
  readonly indice: number;
}

const voci = voci730.map((codice) => ({ codice, descrizione: descrizioneVoce730[codice] }));
const documenti = documentiFiscali.map((codice) => ({ codice, descrizione: descrizioneDocumentoFiscale[codice] }));
const esclusioni = [
  { codice: '1', descrizione: 'Motivo 1' },
  { codice: '2', descrizione: 'Motivo 2' },
] as const;

/** What the annual certificate and the settlement ask besides the payslips. */
export const SezioneCu = ({ modulo }: Props) => (
  <>
    <ExpandableSection headerText="Certificazione Unica" variant="footer">
      <ColumnLayout columns={2}>
        <PuntiNonScritti modulo={modulo} />
        <CampoCodiceFiscale
          modulo={modulo}
          nome="cfRappresentante"
          etichetta={etichette.cfRappresentante}
          aiuto="Genitore o tutore di chi non può agire da sé"
        />
      </ColumnLayout>
    </ExpandableSection>
    <ExpandableSection headerText="Altri datori, documenti" variant="footer">
      <SpaceBetween size="l">
        <AltriDatori modulo={modulo} />
        <RisultatiNonLetti modulo={modulo} />
        <Documenti modulo={modulo} />
      </SpaceBetween>
    </ExpandableSection>
  </>
);

/** Points that no certification of this program writes: shown of who has them since before, to be emptied. */
const PuntiNonScritti = ({ modulo }: Props) => {
  const [scritti] = useState(() =>
    modulo.form.getValues(['codCategoriaCu', 'codEventiCu', 'codEsclusionePrecompilata']).map((uno) => uno !== null),
  );
  return (
    <>
      {scritti[0] && (
        <CampoTesto
          modulo={modulo}
          nome="codCategoriaCu"
          etichetta={etichette.codCategoriaCu}
          aiuto={DA_SVUOTARE}
          maiuscole
        />
      )}
      {scritti[1] && (
        <CampoTesto modulo={modulo} nome="codEventiCu" etichetta={etichette.codEventiCu} aiuto={DA_SVUOTARE} />
      )}
      {scritti[2] && (
        <CampoScelta
          modulo={modulo}
          nome="codEsclusionePrecompilata"
          etichetta={etichette.codEsclusionePrecompilata}
          voci={esclusioni}
          aiuto={DA_SVUOTARE}
        />
      )}
    </>
  );
};

const DA_SVUOTARE = 'La Certificazione Unica non lo scrive: svuotarlo';

/** A list of the form: its rows, each with what takes it away, and what adds one. */
const Lista = ({
  titolo,
  righe,
  aggiungi,
  onTogli,
}: {
  readonly titolo: string;
  readonly righe: readonly { readonly id: string; readonly campi: ReactNode }[];
  /** The button that adds a row; absent of a list that rows are only taken away from. */
  readonly aggiungi?: { readonly testo: string; readonly onAggiungi: () => void };
  readonly onTogli: (indice: number) => void;
}) => (
  <SpaceBetween size="m">
    <Header variant="h3">{titolo}</Header>
    {righe.map(({ id, campi }, indice) => (
      <SpaceBetween key={id} size="s">
        {campi}
        <Button
          formAction="none"
          iconName="remove"
          ariaLabel={`Togli ${indice + 1} da ${titolo}`}
          onClick={() => onTogli(indice)}
        >
          Togli
        </Button>
      </SpaceBetween>
    ))}
    {aggiungi !== undefined && (
      <Button formAction="none" iconName="add-plus" onClick={aggiungi.onAggiungi}>
        {aggiungi.testo}
      </Button>
    )}
  </SpaceBetween>
);

const CU_VUOTA = {
  cfDatore: '',
  desDatore: '',
  dal: '',
  al: '',
  numReddito: 0,
  numRitenute: 0,
  numAddizionaleRegionale: 0,
  numAddizionaleComunale: 0,
  numDetrazioni: 0,
  numTrattamentoIntegrativo: 0,
  numSommaIntegrativa: 0,
  numGiorni: 0,
};

const AltriDatori = ({ modulo }: Props) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'cuAltri' });
  return (
    <Lista
      titolo={etichette.cuAltri}
      righe={fields.map(({ id }, indice) => ({ id, campi: <CampiCu modulo={modulo} indice={indice} /> }))}
      aggiungi={{ testo: 'Aggiungi una CU', onAggiungi: () => append(CU_VUOTA) }}
      onTogli={remove}
    />
  );
};

const CampiCu = ({ modulo, indice }: PropsRiga) => (
  <ColumnLayout columns={3}>
    <CampoCodiceFiscale modulo={modulo} nome={`cuAltri.${indice}.cfDatore`} etichetta="Codice fiscale del datore" />
    <CampoTesto modulo={modulo} nome={`cuAltri.${indice}.desDatore`} etichetta="Datore di lavoro" />
    <CampoIntero
      modulo={modulo}
      nome={`cuAltri.${indice}.numGiorni`}
      parola="Giorni di detrazione nella CU"
      etichetta="Giorni"
    />
    <CampoData modulo={modulo} nome={`cuAltri.${indice}.dal`} etichetta="Dal" />
    <CampoData modulo={modulo} nome={`cuAltri.${indice}.al`} etichetta="Al" />
    <CampoImporto
      zeroSeVuoto
      modulo={modulo}
      nome={`cuAltri.${indice}.numReddito`}
      etichetta="Reddito"
      parola="Reddito della CU"
    />
    <CampoImporto zeroSeVuoto modulo={modulo} nome={`cuAltri.${indice}.numRitenute`} etichetta="Ritenute IRPEF" />
    <CampoImporto
      zeroSeVuoto
      modulo={modulo}
      nome={`cuAltri.${indice}.numDetrazioni`}
      etichetta="Detrazioni"
      parola="Detrazioni della CU"
    />
    <CampoImporto
      zeroSeVuoto
      modulo={modulo}
      nome={`cuAltri.${indice}.numAddizionaleRegionale`}
      etichetta="Addizionale regionale"
    />
    <CampoImporto
      zeroSeVuoto
      modulo={modulo}
      nome={`cuAltri.${indice}.numAddizionaleComunale`}
      etichetta="Addizionale comunale"
    />
    <CampoImporto
      zeroSeVuoto
      modulo={modulo}
      nome={`cuAltri.${indice}.numTrattamentoIntegrativo`}
      etichetta="Trattamento integrativo"
    />
    <CampoImporto
      zeroSeVuoto
      modulo={modulo}
      nome={`cuAltri.${indice}.numSommaIntegrativa`}
      etichetta="Somma integrativa"
    />
  </ColumnLayout>
);

/** Results of the 730 that no payslip reads: shown of who has them since before, to be taken away. */
const RisultatiNonLetti = ({ modulo }: Props) => {
  const { fields, remove } = useFieldArray({ control: modulo.form.control, name: 'risultati730' });
  const [scritti] = useState(fields.length > 0);
  return (
    scritti && (
      <Lista
        titolo={etichette.risultati730}
        righe={fields.map(({ id }, indice) => ({ id, campi: <Campi730 modulo={modulo} indice={indice} /> }))}
        onTogli={remove}
      />
    )
  );
};

const Campi730 = ({ modulo, indice }: PropsRiga) => (
  <ColumnLayout columns={4}>
    <CampoScelta
      modulo={modulo}
      nome={`risultati730.${indice}.voce`}
      etichetta="Risultato"
      parola="Risultato del 730"
      voci={voci}
    />
    <CampoImporto
      zeroSeVuoto
      modulo={modulo}
      nome={`risultati730.${indice}.numImporto`}
      parola="Risultato del 730"
      etichetta="Importo"
      aiuto="Nessun cedolino lo legge: toglierlo"
    />
    <CampoIntero modulo={modulo} nome={`risultati730.${indice}.numRate`} etichetta="Rate" />
    <CampoSiNo modulo={modulo} nome={`risultati730.${indice}.flgConiuge`} etichetta="Del coniuge" />
  </ColumnLayout>
);

const Documenti = ({ modulo }: Props) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'documenti' });
  return (
    <Lista
      titolo={etichette.documenti}
      righe={fields.map(({ id }, indice) => ({ id, campi: <CampiDocumento modulo={modulo} indice={indice} /> }))}
      aggiungi={{
        testo: 'Aggiungi un documento',
        onAggiungi: () => append({ tipo: 'RICHIESTA_CU_ALTRI', data: '', protocollo: '' }),
      }}
      onTogli={remove}
    />
  );
};

const CampiDocumento = ({ modulo, indice }: PropsRiga) => (
  <ColumnLayout columns={3}>
    <CampoScelta
      modulo={modulo}
      nome={`documenti.${indice}.tipo`}
      parola="Documento consegnato"
      etichetta="Documento"
      voci={documenti}
    />
    <CampoData modulo={modulo} nome={`documenti.${indice}.data`} etichetta="Data" />
    <CampoTesto modulo={modulo} nome={`documenti.${indice}.protocollo`} etichetta="Protocollo" />
  </ColumnLayout>
);

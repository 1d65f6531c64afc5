import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { fiscaleRoutes } from '../../../../../shared/contracts/anagrafe/fiscale.ts';
import { nucleoRoutes } from '../../../../../shared/contracts/anagrafe/nucleo.ts';
import { nominativo } from '../../../../../shared/domain/persona/nominativo.ts';
import { useRoute } from '../../../api/query.ts';
import { RegistroModifiche } from '../../../ui/registro/registro-modifiche.tsx';
import { etichetteFiscali, righeFiscali } from '../fiscali/etichette-fiscali.ts';
import { etichetteFamiliare } from '../nucleo/familiare-modale.tsx';
import { etichettePersona, righePersona } from './etichette.ts';

/** Who changed what of a person: the record, the tax data of a year, a relative, one at a time. */
export const ModifichePersona = ({ uid, nome }: { readonly uid: string; readonly nome: string }) => {
  const fiscali = useRoute(fiscaleRoutes.listFiscali, { body: { criteria: { uidSubAnagrafe: uid } } });
  const nucleo = useRoute(nucleoRoutes.listNucleo, { query: { uidSubAnagrafe: uid } });
  const [scelto, setScelto] = useState(uid);
  const registri = [
    { value: uid, label: 'Dati', entita: 'PERSONA', etichette: etichettePersona, righe: righePersona },
    ...(fiscali.data ?? [])
      .toSorted((a, b) => b.numAnno - a.numAnno)
      .map((anno) => ({
        value: anno.uid,
        label: `Dati fiscali ${anno.numAnno}`,
        entita: 'FISCALI',
        etichette: etichetteFiscali,
        righe: righeFiscali,
      })),
    ...(nucleo.data ?? []).map((familiare) => ({
      value: familiare.uid,
      label: `Familiare: ${nominativo(familiare.desCognome, familiare.desNome)}`,
      entita: 'FAMILIARE',
      etichette: etichetteFamiliare,
      righe: {},
    })),
  ];
  const registro = registri.find(({ value }) => value === scelto);
  return (
    <Container
      header={
        <Header variant="h2" description="Le modifiche di un servizio o di un'assenza sono nel menu della sua riga">
          {`Modifiche di ${nome}`}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <FormField label="Di che cosa">
          <Select
            selectedOption={registro ?? null}
            options={registri.map(({ value, label }) => ({ value, label }))}
            onChange={({ detail }) => setScelto(detail.selectedOption.value ?? uid)}
          />
        </FormField>
        {registro && (
          <RegistroModifiche
            key={registro.value}
            entita={registro.entita}
            uid={registro.value}
            etichette={registro.etichette}
            righe={registro.righe}
          />
        )}
      </SpaceBetween>
    </Container>
  );
};

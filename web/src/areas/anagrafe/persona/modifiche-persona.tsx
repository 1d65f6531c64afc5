import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState, type ComponentProps } from 'react';
import { useRoute } from '#api/query.ts';
import { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useParoleAssenza } from '#ui/personale/parole-assenza.ts';
import { useParoleServizio } from '#ui/personale/parole-servizio.ts';
import { RegistroModifiche } from '#ui/registro/registro-modifiche.tsx';
import { etichetteFiscali, righeFiscali } from '../fiscali/etichette-fiscali.ts';
import { parolePersona } from '../identita/etichette.ts';
import { etichetteFamiliare } from '../nucleo/familiare-modale.tsx';

/** Who changed what of a person: the record, the tax data of a year, a relative, a service, an absence, one at a time. */
export const ModifichePersona = ({ uid, nome }: { readonly uid: string; readonly nome: string }) => {
  const gruppi = useRegistri(uid);
  const [scelto, setScelto] = useState(uid);
  const registro = gruppi.flatMap(({ registri }) => registri).find(({ value }) => value === scelto);
  return (
    <Container
      header={
        <Header variant="h2" description="Di ciascuna cosa che si sa della persona, chi l'ha cambiata e quando">
          {`Modifiche di ${nome}`}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <FormField label="Di che cosa">
          <Select
            selectedOption={registro ?? null}
            options={gruppi.map(({ label, registri }) => ({ label, options: [...registri] }))}
            filteringType="auto"
            filteringAriaLabel="Cerca che cosa"
            onChange={({ detail }) => setScelto(detail.selectedOption.value ?? uid)}
          />
        </FormField>
        {registro && <RegistroModifiche key={registro.value} uid={registro.value} {...registro.parole} />}
      </SpaceBetween>
    </Container>
  );
};

interface Registro {
  readonly value: string;
  readonly label: string;
  readonly parole: Omit<ComponentProps<typeof RegistroModifiche>, 'uid'>;
}
interface Gruppo {
  readonly label: string;
  readonly registri: readonly Registro[];
}

/** What has a trail of its own, the newest first in each group; a group of nothing is left out. */
const useRegistri = (uidSubAnagrafe: string): readonly Gruppo[] => {
  const { data: fiscali = [] } = useRoute(fiscaleRoutes.listFiscali, { body: { criteria: { uidSubAnagrafe } } });
  const { data: nucleo = [] } = useRoute(nucleoRoutes.listNucleo, { query: { uidSubAnagrafe } });
  const servizi = useRoute(serviziRoutes.searchServizi, { body: { uidSubAnagrafe, limit: 0 } });
  const assenze = useRoute(assenzeRoutes.searchAssenze, { body: { uidSubAnagrafe, limit: 0 } });
  const servizio = useParoleServizio();
  const assenza = useParoleAssenza();
  const gruppi: readonly Gruppo[] = [
    {
      label: 'Persona',
      registri: [{ value: uidSubAnagrafe, label: 'Dati', parole: { entita: 'PERSONA', ...parolePersona } }],
    },
    {
      label: 'Dati fiscali',
      registri: fiscali
        .toSorted((a, b) => b.numAnno - a.numAnno)
        .map(({ uid, numAnno }) => ({
          value: uid,
          label: `Dati fiscali ${numAnno}`,
          parole: { entita: 'FISCALI', etichette: etichetteFiscali, righe: righeFiscali },
        })),
    },
    {
      label: 'Nucleo',
      registri: nucleo.map(({ uid, desCognome, desNome }) => ({
        value: uid,
        label: `Familiare: ${nominativo(desCognome, desNome)}`,
        parole: { entita: 'FAMILIARE', ...parolePersona, etichette: etichetteFamiliare },
      })),
    },
    {
      label: 'Servizi',
      registri: dalPiuRecente(servizi.data?.righe).map(({ uid, desTipoNomina, datInizio, datFine }) => ({
        value: uid,
        label: `${desTipoNomina}, ${periodo(datInizio, datFine)}`,
        parole: { entita: 'SERVIZIO', ...servizio },
      })),
    },
    {
      label: 'Assenze',
      registri: dalPiuRecente(assenze.data?.righe).map(({ uid, desAssenza, datInizio, datFine }) => ({
        value: uid,
        label: `${desAssenza}, ${periodo(datInizio, datFine)}`,
        parole: { entita: 'ASSENZA', ...assenza },
      })),
    },
  ];
  return gruppi.filter(({ registri }) => registri.length > 0);
};

const dalPiuRecente = <R extends { readonly datInizio: string }>(righe: readonly R[] = []): readonly R[] =>
  righe.toSorted((a, b) => (a.datInizio < b.datInizio ? 1 : -1));

const periodo = (dal: string, al: string | null): string =>
  `dal ${formatGiorno(dal)}${al === null ? '' : ` al ${formatGiorno(al)}`}`;

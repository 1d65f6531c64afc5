import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { anniScolasticiTra, annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { Pagina } from '#ui/pagina.tsx';
import { SchedeComandate } from '#ui/schede/schede.tsx';
import { useSession } from '#ui/session.ts';
import { DuplicaFestivita } from './duplica-festivita.tsx';
import { DuplicaServizi } from './duplica-servizi.tsx';
import { ChiusuraAnno } from './scheda-chiusura.tsx';

/** From May on the office prepares the year to come. */
const MESE_DI_PREPARAZIONE = 5;

const annoProposto = (oggi: string): number => {
  const { numAnno } = annoScolasticoDi(oggi);
  const { mese } = partiDi(oggi);
  return mese >= MESE_DI_PREPARAZIONE && mese < 9 ? numAnno + 1 : numAnno;
};

/** What is done once a year: closing the year of payments, carrying services and holidays into a new school year. */
export const OperazioniAnnualiPage = () => {
  const { oggi } = useSession().sessione;
  const [parametri, setParametri] = useSearchParams();
  return (
    <Pagina
      titolo="Operazioni annuali"
      descrizione="Chiudere l'anno dei pagamenti, preparare l'anno scolastico nuovo con i dati di quello prima"
    >
      <SchedeComandate
        scheda={parametri.get('vista') ?? 'chiusura'}
        onApri={(vista) => setParametri({ vista }, { replace: true })}
        tabs={[
          { id: 'chiusura', label: "Chiudere l'anno", content: <ChiusuraAnno oggi={oggi} /> },
          { id: 'scolastico', label: "Preparare l'anno scolastico", content: <AnnoScolastico oggi={oggi} /> },
        ]}
      />
    </Pagina>
  );
};

const AnnoScolastico = ({ oggi }: { readonly oggi: string }) => {
  const [numAnno, setNumAnno] = useState(annoProposto(oggi));
  const corrente = annoScolasticoDi(oggi).numAnno;
  const anni = anniScolasticiTra(corrente - 1, corrente + 1).map((anno) => ({
    value: String(anno.numAnno),
    label: anno.desAnno,
  }));
  return (
    <SpaceBetween size="l">
      <FormField label="Anno scolastico da preparare" description="I dati si prendono dall'anno scolastico prima">
        <Select
          selectedOption={anni.find(({ value }) => value === String(numAnno)) ?? null}
          options={anni}
          onChange={({ detail }) => setNumAnno(Number(detail.selectedOption.value))}
        />
      </FormField>
      <DuplicaServizi key={`servizi-${numAnno}`} anno={numAnno} />
      <DuplicaFestivita key={`festivita-${numAnno}`} anno={numAnno} />
    </SpaceBetween>
  );
};

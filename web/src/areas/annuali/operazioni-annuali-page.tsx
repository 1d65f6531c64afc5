import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { anniScolasticiTra, annoScolasticoDi } from '../../../../shared/domain/tempo/anno-scolastico.ts';
import { partiDi } from '../../../../shared/domain/tempo/date.ts';
import { Pagina } from '../../ui/pagina.tsx';
import { useSession } from '../../ui/session.ts';
import { DuplicaFestivita } from './duplica-festivita.tsx';
import { DuplicaServizi } from './duplica-servizi.tsx';

/** From May on the office prepares the year to come. */
const MESE_DI_PREPARAZIONE = 5;

const annoProposto = (oggi: string): number => {
  const { numAnno } = annoScolasticoDi(oggi);
  const { mese } = partiDi(oggi);
  return mese >= MESE_DI_PREPARAZIONE && mese < 9 ? numAnno + 1 : numAnno;
};

/** What is done once a year: services and holidays carried into a new school year, seen before they are written. */
export const OperazioniAnnualiPage = () => {
  const { oggi } = useSession().sessione;
  const [numAnno, setNumAnno] = useState(annoProposto(oggi));
  const corrente = annoScolasticoDi(oggi).numAnno;
  const anni = anniScolasticiTra(corrente - 1, corrente + 1).map((anno) => ({
    value: String(anno.numAnno),
    label: anno.desAnno,
  }));
  return (
    <Pagina titolo="Operazioni annuali" descrizione="Preparare l'anno scolastico nuovo con i dati di quello prima">
      <FormField label="Anno scolastico da preparare" description="I dati si prendono dall'anno scolastico prima">
        <Select
          selectedOption={anni.find(({ value }) => value === String(numAnno)) ?? null}
          options={anni}
          onChange={({ detail }) => setNumAnno(Number(detail.selectedOption.value))}
        />
      </FormField>
      <DuplicaServizi key={`servizi-${numAnno}`} anno={numAnno} />
      <DuplicaFestivita key={`festivita-${numAnno}`} anno={numAnno} />
    </Pagina>
  );
};

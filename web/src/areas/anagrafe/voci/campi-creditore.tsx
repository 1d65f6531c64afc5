import Alert from '@cloudscape-design/components/alert';
import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { SoggettivaInput } from '#shared/contracts/anagrafe/voci-persona.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

const VUOTO = { nome: '', iban: '', atto: '', data: '' } as const;

interface Props {
  readonly modulo: ControlloModulo<SoggettivaInput>;
  /** The order is new: its creditor is asked, until somebody says that it is not known yet. */
  readonly nuova: boolean;
}

/** The creditor of a deduction by order: who is paid what is withheld, and by which act. */
export const CampiCreditore = ({ modulo, nuova }: Props) => {
  const { form } = modulo;
  useEffect(() => {
    if (nuova && !form.getValues('creditore')) form.setValue('creditore', VUOTO);
  }, [form, nuova]);
  const creditore = useWatch({ control: form.control, name: 'creditore' }) ?? null;
  return (
    <SpaceBetween size="s">
      <Checkbox
        checked={creditore !== null}
        onChange={({ detail }) => form.setValue('creditore', detail.checked ? VUOTO : null, { shouldDirty: true })}
      >
        Creditore
      </Checkbox>
      {creditore !== null && (
        <ColumnLayout columns={2}>
          <CampoTesto modulo={modulo} nome="creditore.nome" etichetta="Nome del creditore" />
          <CampoTesto
            modulo={modulo}
            nome="creditore.iban"
            etichetta="IBAN del creditore"
            aiuto="Il conto scritto nell'atto o comunicato dal creditore, senza spazi"
          />
          <CampoTesto
            modulo={modulo}
            nome="creditore.atto"
            etichetta="Atto"
            aiuto="Ordinanza di assegnazione con tribunale e numero di ruolo, o contratto di cessione"
          />
          <CampoData modulo={modulo} nome="creditore.data" etichetta="Data dell'atto" />
        </ColumnLayout>
      )}
      <Alert type="info">
        Quanto si trattiene si paga al creditore, senza ritenute: quella del 20 % sulle somme pignorate (art. 21 c. 15
        L. 449/1997) non si calcola. Se l&apos;ordinanza o la dichiarazione del creditore dicono che il credito è per
        compensi soggetti a ritenuta, decide il DSGA se e quanto ritenere.
      </Alert>
    </SpaceBetween>
  );
};

import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useMemo } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import { nomeAnnoScolastico, TUTTI_GLI_ANNI } from '#shared/domain/tempo/anno-scolastico.ts';
import { SceltaTra, type Voce } from '../modulo/campi/campo-scelta.tsx';
import type { CampoProps } from '../modulo/campi/use-campo.ts';

const UN_GIORNO = 86_400_000;
const nessuno: readonly Voce<number>[] = [];

/** The school years the program manages, the latest first, without 'Tutti gli anni'. */
const useAnni = (): readonly Voce<number>[] => {
  const { data } = useRoute(elenchiScuolaRoutes.listAnniScolastici, {}, { staleTime: UN_GIORNO });
  return useMemo(
    () =>
      data
        ?.filter(({ numAnno }) => numAnno !== TUTTI_GLI_ANNI.numAnno)
        .map(({ numAnno, desAnno }) => ({ codice: numAnno, descrizione: desAnno })) ?? nessuno,
    [data],
  );
};

/** A school year of a form. */
export const CampoAnnoScolastico = <T extends FieldValues, N extends FieldPathByValue<T, number | null | undefined>>(
  props: CampoProps<T, N>,
) => <SceltaTra {...props} voci={useAnni()} />;

/** The school year a list shows, or all of them (-1). */
export const SceltaAnno = ({
  valore,
  onCambia,
}: {
  readonly valore: number;
  readonly onCambia: (numAnno: number) => void;
}) => {
  const anni = useAnni();
  const options = [
    { value: String(TUTTI_GLI_ANNI.numAnno), label: TUTTI_GLI_ANNI.desAnno },
    ...anni.map(({ codice, descrizione }) => ({ value: String(codice), label: descrizione })),
  ];
  const scelta = options.find(({ value }) => value === String(valore)) ?? {
    value: String(valore),
    label: nomeAnnoScolastico(valore),
  };
  const gestito = anni.length === 0 || options.some(({ value }) => value === String(valore));
  return (
    <FormField
      warningText={
        gestito ? '' : `L'anno scolastico ${nomeAnnoScolastico(valore)} non è fra quelli gestiti dal programma.`
      }
    >
      <Select
        ariaLabel="Anno scolastico"
        selectedOption={scelta}
        options={options}
        onChange={({ detail }) => onCambia(Number(detail.selectedOption.value))}
      />
    </FormField>
  );
};

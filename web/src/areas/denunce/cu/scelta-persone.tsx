import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import { useRoute } from '#api/query.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { personeInVigore } from './ultime.ts';

interface Props {
  readonly denuncia: Denuncia;
  /** Tax codes of those chosen. */
  readonly scelte: readonly string[];
  readonly onCambia: (scelte: readonly string[]) => void;
  readonly aiuto: string;
}

/** Some of the people of a filing, of those whose certificate in it is in force. */
export const SceltaPersone = ({ denuncia: { uid }, scelte, onCambia, aiuto }: Props) => {
  const query = useRoute(cuRoutes.getCertificato, { body: { uid } });
  const inVigore = query.data === undefined ? [] : personeInVigore(query.data);
  const opzioni = (query.data?.righe ?? []).flatMap(({ calcolati, persona }) =>
    calcolati.quadro === 'D' && persona !== null && inVigore.includes(persona)
      ? [{ value: persona, label: String(calcolati.nominativo ?? ''), description: persona }]
      : [],
  );
  return (
    <FormField label="Persone" description={aiuto}>
      <Multiselect
        selectedOptions={opzioni.filter(({ value }) => scelte.includes(value))}
        options={opzioni}
        filteringType="auto"
        placeholder="Scegliere le persone"
        tokenLimit={5}
        onChange={({ detail }) => onCambia(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
      />
    </FormField>
  );
};

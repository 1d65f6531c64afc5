import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';

/** A record that may be merged, in words. */
export interface Accorpabile {
  readonly uid: string;
  readonly nome: string;
  readonly nota?: string;
}

interface Campo {
  readonly etichetta: string;
  readonly aiuto?: string;
  readonly errore?: string;
  readonly record: readonly Accorpabile[];
}

/** Which records are merged. */
export const RecordDaAccorpare = ({
  etichetta,
  aiuto,
  errore = '',
  record,
  scelti,
  onScelti,
}: Campo & { readonly scelti: readonly string[]; readonly onScelti: (uids: readonly string[]) => void }) => (
  <FormField label={etichetta} description={aiuto} errorText={errore} stretch>
    <SpaceBetween size="xs">
      {record.map(({ uid, nome }) => (
        <Checkbox
          key={uid}
          checked={scelti.includes(uid)}
          onChange={({ detail }) =>
            onScelti(detail.checked ? [...scelti, uid] : scelti.filter((altro) => altro !== uid))
          }
        >
          {nome}
        </Checkbox>
      ))}
    </SpaceBetween>
  </FormField>
);

/** Which record stays. */
export const RecordCheResta = ({
  etichetta,
  aiuto,
  errore = '',
  record,
  scelto,
  onScelto,
}: Campo & { readonly scelto: string | null; readonly onScelto: (uid: string) => void }) => (
  <FormField label={etichetta} description={aiuto} errorText={errore} stretch>
    <RadioGroup
      value={scelto}
      onChange={({ detail }) => onScelto(detail.value)}
      items={record.map(({ uid, nome, nota }) => ({
        value: uid,
        label: nome,
        ...(nota === undefined ? {} : { description: nota }),
      }))}
    />
  </FormField>
);

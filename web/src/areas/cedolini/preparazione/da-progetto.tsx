import Select from '@cloudscape-design/components/select';
import { useClient, useRoute } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { quanti } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { FormFieldSpiegato } from '#ui/parole/form-field-spiegato.tsx';

interface Props {
  /** The run that the new one is made after. */
  readonly modello: Processo | null;
  readonly onModello: (modello: Processo | null) => void;
}

const NESSUNO = { value: '', label: 'Nessuno, comincia da capo' };

/** A project already paid, whose last run gives the new one its data, people and items. Nothing as long as no run has a project. */
export const DaProgetto = ({ modello, onModello }: Props) => {
  const { data } = useRoute(processiRoutes.listProcessi, { body: { limit: 0 } });
  const client = useClient();
  const { notifyError } = useNotices();
  const progetti = ultimePerProgetto(data?.righe ?? []);
  if (progetti.length === 0) return null;
  const voci = [NESSUNO, ...progetti.map(optionOf)];
  const scegli = async (uid: string): Promise<void> => {
    try {
      onModello(uid === '' ? null : await client(processiRoutes.getProcesso, { body: { uid } }));
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <FormFieldSpiegato
      label="Come per il progetto"
      description="Riprende dati, persone, voci, ore e importi dell'ultima elaborazione del progetto: si correggono al passo 2"
    >
      <Select
        selectedOption={voci.find(({ value }) => value === modello?.uid) ?? NESSUNO}
        options={voci}
        filteringType="auto"
        expandToViewport
        onChange={({ detail }) => void scegli(detail.selectedOption.value ?? '')}
      />
    </FormFieldSpiegato>
  );
};

/** The newest run of each project; the list has the newest first. */
const ultimePerProgetto = (righe: readonly RigaProcesso[]): readonly RigaProcesso[] => {
  const conPersone = righe.filter(({ progetto, numCedolini }) => progetto !== undefined && numCedolini > 0);
  return [...Map.groupBy(conPersone, ({ progetto }) => progetto).values()].flatMap(([ultima]) => ultima ?? []);
};

const optionOf = ({ uid, progetto = '', DES_ELABORAZIONE, ANNO, MESE, numCedolini }: RigaProcesso) => ({
  value: uid,
  label: progetto,
  description: `«${DES_ELABORAZIONE}», ${formatMese({ anno: ANNO, mese: MESE })}: ${quanti(numCedolini, 'persona', 'persone')}`,
});

import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useRoute, useWrite } from '#api/query.ts';
import { divisioneRoutes } from '#shared/contracts/noipa/divisione.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { testo } from '#shared/domain/campi.ts';
import { descrizioneDivisioneLista, divisioniLista, type DivisioneLista } from '#shared/domain/noipa/lista.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';

const Scelta = z.strictObject({ gruppi: z.array(testo(0, 100)).min(1, 'Scegliere almeno una parte.').max(10) });
type Scelta = z.infer<typeof Scelta>;

interface Props {
  readonly lista: ListaNoipa;
  readonly onChiudi: () => void;
}

/** Divides a list by commission or by chapter: each part chosen becomes a list of its own. */
export const DividiLista = ({ lista: { uid, versione, tipo }, onChiudi }: Props) => {
  const [per, setPer] = useState<DivisioneLista>(tipo === 'MOF' ? 'CAPITOLO' : 'COMMISSIONE');
  const dividi = useWrite(divisioneRoutes.divideLista, [
    pagamentiRoutes.getListaNoipa,
    listeRoutes.listListeNoipa,
    divisioneRoutes.getDivisione,
  ]);
  const modulo = useModulo({
    schema: Scelta,
    valori: { gruppi: [] },
    salva: ({ gruppi }) => dividi.mutateAsync({ body: { uid, versione, per, gruppi } }),
    messaggio: 'Lista divisa: la somma delle parti è quella di prima',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Dividi la lista" salva="Dividi" size="large" onChiudi={onChiudi}>
      {tipo !== 'MOF' && (
        <SegmentedControl
          label="Dividi per"
          selectedId={per}
          options={divisioniLista.map((id) => ({ id, text: descrizioneDivisioneLista[id] }))}
          onChange={({ detail }) => {
            setPer(detail.selectedId === 'CAPITOLO' ? 'CAPITOLO' : 'COMMISSIONE');
            modulo.form.setValue('gruppi', []);
          }}
        />
      )}
      <Parti modulo={modulo} uid={uid} per={per} />
    </ModaleModulo>
  );
};

interface PartiProps {
  readonly modulo: ControlloModulo<Scelta>;
  readonly uid: ListaNoipa['uid'];
  readonly per: DivisioneLista;
}

const Parti = ({ modulo, uid, per }: PartiProps) => {
  const { data: parti = [] } = useRoute(divisioneRoutes.getDivisione, { query: { uid, per } }, { staleTime: 0 });
  const scelti = modulo.form.watch('gruppi');
  return (
    <FormField
      label="Parti che diventano liste nuove"
      description="Quelle non scelte restano in questa lista"
      errorText={modulo.form.formState.errors.gruppi?.message ?? ''}
    >
      <SpaceBetween size="xs">
        {parti.map(({ gruppo, descrizione, persone, importo }) => (
          <Checkbox
            key={gruppo}
            checked={scelti.includes(gruppo)}
            description={`${persone === 1 ? 'una persona' : `${persone} persone`}, ${formatEuro(importo)}`}
            onChange={({ detail }) =>
              modulo.form.setValue(
                'gruppi',
                detail.checked ? [...scelti, gruppo] : scelti.filter((uno) => uno !== gruppo),
                { shouldDirty: true, shouldValidate: true },
              )
            }
          >
            {descrizione}
          </Checkbox>
        ))}
      </SpaceBetween>
    </FormField>
  );
};

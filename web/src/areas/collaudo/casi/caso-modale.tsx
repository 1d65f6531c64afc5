import * as z from 'zod';
import { useRoute, useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { collaudoRoutes, type CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { testo, uidDi } from '#shared/domain/campi.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { quanti } from '#ui/formati.ts';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const NuovoCaso = z.strictObject({ idProcesso: uidDi('PROCESSO'), descrizione: testo(1, 150) });

interface Props {
  readonly onCreato: (caso: CasoCollaudo) => void;
  readonly onChiudi: () => void;
}

/** A test case made from a run that has computed payslips. */
export const CasoModale = ({ onCreato, onChiudi }: Props) => {
  const { data } = useRoute(processiRoutes.listProcessi, { body: { limit: 100 } });
  const crea = useWrite(collaudoRoutes.createCaso);
  const modulo = useModulo({
    schema: NuovoCaso,
    valori: { descrizione: '' },
    salva: (body) => crea.mutateAsync({ body }),
    messaggio: 'Caso di collaudo creato',
    onSalvato: (caso) => {
      onCreato(caso);
      onChiudi();
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Nuovo caso di collaudo" onChiudi={onChiudi} salva="Crea">
      <CampoScelta
        modulo={modulo}
        nome="idProcesso"
        etichetta="Elaborazione"
        descrizione="I suoi cedolini calcolati diventano il caso"
        voci={(data?.righe ?? [])
          .filter(({ STATUS, numCedolini }) => ['COMPLETATO', 'CONTABILIZZATO'].includes(STATUS) && numCedolini > 0)
          .map(({ uid, DES_ELABORAZIONE, ANNO, MESE, numCedolini }) => ({
            codice: uid,
            descrizione: DES_ELABORAZIONE,
            dettaglio: `${formatMese({ anno: ANNO, mese: MESE })}, ${quanti(numCedolini, 'cedolino', 'cedolini')}`,
          }))}
      />
      <CampoTesto modulo={modulo} nome="descrizione" etichetta="Descrizione" />
    </ModaleModulo>
  );
};

import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { useClient } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Assenza } from '#shared/contracts/assenze/assenze.ts';
import { uidDi } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { CampoPersona } from '#ui/modulo/campi/campo-persona.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { percorsoSupplenza } from '../percorsi.ts';

const Scelta = z.strictObject({ uidSubAnagrafe: uidDi('PERSONA') });

/** Asks who covers an absence, then opens their service with what the titular's own says. */
export const SupplenteModale = ({
  assenza,
  onChiudi,
}: {
  readonly assenza: Assenza;
  readonly onChiudi: () => void;
}) => {
  const client = useClient();
  const naviga = useNavigate();
  const modulo = useModulo({
    schema: Scelta,
    valori: {},
    salva: ({ uidSubAnagrafe }) => client(anagrafeRoutes.getPersona, { params: { uid: uidSubAnagrafe } }),
    onSalvato: ({ uid, desCognome, desNome }) => {
      void naviga(percorsoSupplenza(uid, nominativo(desCognome, desNome), assenza.uid));
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Registra supplente" salva="Continua" onChiudi={onChiudi}>
      <CampoPersona
        modulo={modulo}
        nome="uidSubAnagrafe"
        etichetta="Supplente"
        aiuto="Chi non è ancora in anagrafe si inserisce prima da Anagrafe"
      />
    </ModaleModulo>
  );
};

import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useClient, useWrite } from '#api/query.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { data } from '#shared/domain/campi.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { flussoCu } from './flusso-cu.ts';
import { SceltaPersone } from './scelta-persone.tsx';
import { personeInVigore } from './ultime.ts';

const Schema = z.strictObject({ giorno: data() });
/** People that one call notes: each is a record and its audit entry, in one transaction. */
const INSIEME = 40;

/** Notes the day the certificates were handed over: to those chosen, else to everybody. */
export const ConsegnaCu = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const [aperta, setAperta] = useState(false);
  return (
    <>
      <Button onClick={() => setAperta(true)}>Consegna</Button>
      {aperta && <Finestra denuncia={denuncia} onChiudi={() => setAperta(false)} />}
    </>
  );
};

interface FinestraProps {
  readonly denuncia: Denuncia;
  readonly onChiudi: () => void;
}

const Finestra = ({ denuncia, onChiudi }: FinestraProps) => {
  const { oggi } = useSession().sessione;
  const [scelte, setScelte] = useState<readonly string[]>([]);
  const client = useClient();
  const scrivi = useWrite(cuRoutes.consegnaCu, flussoCu.lette);
  const { uid } = denuncia;
  const modulo = useModulo({
    schema: Schema,
    valori: { giorno: oggi },
    salva: async ({ giorno }) => {
      const tutte = personeInVigore(await client(cuRoutes.getCertificato, { body: { uid } }));
      const persone = scelte.length > 0 ? scelte : tutte;
      for (let da = 0; da < persone.length; da += INSIEME)
        await scrivi.mutateAsync({ body: { uid, persone: persone.slice(da, da + INSIEME), giorno } });
    },
    messaggio: 'Consegna scritta',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Consegna delle certificazioni" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <SceltaPersone
          denuncia={denuncia}
          scelte={scelte}
          onCambia={setScelte}
          aiuto="Nessuna scelta: tutte quelle di questa CU che valgono ancora"
        />
        <CampoData modulo={modulo} nome="giorno" etichetta="Consegnate il" />
      </SpaceBetween>
    </ModaleModulo>
  );
};

import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { PRIMO_ANNO_DENUNCE, type Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { anno, mese } from '#shared/domain/campi.ts';
import { addMesi } from '#shared/domain/tempo/mese.ts';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { lette } from './chiamate-moduli.ts';

const Mese = z.strictObject({ meseProv: mese(), annoProv: anno(PRIMO_ANNO_DENUNCE) });

/** Brings into an open filing the runs of an earlier month that none has. */
export const PortaMese = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const [aperta, setAperta] = useState(false);
  return (
    <>
      <Button onClick={() => setAperta(true)}>Porta qui un altro mese</Button>
      {aperta && <PortaModale denuncia={denuncia} onChiudi={() => setAperta(false)} />}
    </>
  );
};

const PortaModale = ({ denuncia, onChiudi }: { readonly denuncia: Denuncia; readonly onChiudi: () => void }) => {
  const prima = addMesi(denuncia, -1);
  const porta = useWrite(uniemensRoutes.transferUniemens, lette);
  const modulo = useModulo({
    schema: Mese,
    valori: { meseProv: prima.mese, annoProv: prima.anno },
    salva: (da) => porta.mutateAsync({ body: { uniemensIdDest: denuncia.uid, versione: denuncia.versione, ...da } }),
    messaggio: 'Elaborazioni portate in questa denuncia',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Porta qui un altro mese" salva="Porta qui" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <Box>
          Le elaborazioni di quel mese che non sono in nessuna denuncia entrano in questa: la paga fissa diventa un
          periodo precedente, il resto si somma al mese.
        </Box>
        <CampoMese modulo={modulo} nome="meseProv" parola="Mese della denuncia" etichetta="Mese" />
        <CampoAnno
          modulo={modulo}
          nome="annoProv"
          parola="Anno della denuncia"
          etichetta="Anno"
          dal={PRIMO_ANNO_DENUNCE}
          al={denuncia.anno}
        />
      </SpaceBetween>
    </ModaleModulo>
  );
};

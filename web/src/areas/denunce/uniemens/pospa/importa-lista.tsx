import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { byteDelFile } from '#shared/contracts/denunce/macchina/verifica.ts';
import { listaPosPARoutes } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { testo } from '#shared/domain/campi.ts';
import { inBase64 } from '#ui/in-base64.ts';
import { CampoFile } from '#ui/modulo/campi/campo-file.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { lette } from '../chiamate-moduli.ts';

const Importazione = z.strictObject({ contenuto: byteDelFile(), perche: testo(1, 300) });

/** Brings the lists of a file made elsewhere into an open filing. */
export const ImportaLista = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const [aperta, setAperta] = useState(false);
  return (
    <>
      <Button onClick={() => setAperta(true)}>Importa una lista</Button>
      {aperta && <ImportaModale denuncia={denuncia} onChiudi={() => setAperta(false)} />}
    </>
  );
};

const ImportaModale = ({
  denuncia: { uid, versione },
  onChiudi,
}: {
  readonly denuncia: Denuncia;
  readonly onChiudi: () => void;
}) => {
  const importa = useWrite(listaPosPARoutes.importPosPA, lette);
  const modulo = useModulo({
    schema: Importazione,
    valori: { contenuto: '', perche: '' },
    salva: (valori) => importa.mutateAsync({ body: { uid, versione, ...valori } }),
    messaggio: 'Moduli del file portati in questa denuncia',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Importa una lista" salva="Importa" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <Box>
          I lavoratori e i moduli (E0, E1, F1, V1) delle liste ListaPosPA del file entrano in questa denuncia, come se
          fossero scritti a mano: anche di periodi fino al 2019. Quello che c’è già resta com’è.
        </Box>
        <CampoFile
          modulo={modulo}
          nome="contenuto"
          etichetta="File UniEmens"
          descrizione="Della scuola, fatto con questo o con un altro programma"
          aiuto="XML, fino a 4 MB"
          accetta=".xml"
          leggi={inBase64}
        />
        <CampoTesto modulo={modulo} nome="perche" etichetta="Motivo" />
      </SpaceBetween>
    </ModaleModulo>
  );
};

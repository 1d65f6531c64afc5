import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { operazioniCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { scelta } from '#shared/domain/campi.ts';
import { inviiCu } from '#shared/domain/denunce/cu.ts';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { flussoCu } from './flusso-cu.ts';
import { SceltaPersone } from './scelta-persone.tsx';

const Schema = z.strictObject({ operazione: scelta(operazioniCu) });
const scelte = [
  { codice: 'SOSTITUZIONE', descrizione: 'Sostituire: la certificazione cambia' },
  { codice: 'ANNULLAMENTO', descrizione: 'Annullare: non andava fatta' },
] as const;

interface Props {
  readonly denuncia: Denuncia;
  readonly onCreata: (uid: string) => void;
}

/** A file that replaces, or takes back, the certifications of some people of a sent one. */
export const CorrezioneCu = ({ denuncia, onCreata }: Props) => {
  const [aperta, setAperta] = useState(false);
  return (
    <>
      <Button onClick={() => setAperta(true)}>Correggi o annulla</Button>
      {aperta && <Finestra denuncia={denuncia} onCreata={onCreata} onChiudi={() => setAperta(false)} />}
    </>
  );
};

const Finestra = ({ denuncia, onCreata, onChiudi }: Props & { readonly onChiudi: () => void }) => {
  const [persone, setPersone] = useState<readonly string[]>([]);
  const crea = useWrite(cuRoutes.elaboraCu, flussoCu.lette);
  const { anno, uid, dati } = denuncia;
  const invio = inviiCu.find((uno) => uno === dati.invio) ?? 'MARZO';
  const modulo = useModulo({
    schema: Schema,
    valori: { operazione: 'SOSTITUZIONE' },
    salva: ({ operazione }) =>
      crea.mutateAsync({ body: { anno, invio, operazione, corregge: uid, persone: [...persone] } }),
    messaggio: 'Correzione creata',
    onSalvato: (creata) => onCreata(creata.denuncia.uid),
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Correggere una CU inviata" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <CampoScelta
          modulo={modulo}
          nome="operazione"
          etichetta="Che cosa fare"
          parola="Che cosa fare della CU"
          voci={scelte}
        />
        <SceltaPersone
          denuncia={denuncia}
          scelte={persone}
          onCambia={setPersone}
          aiuto="Di chi si corregge la certificazione"
        />
      </SpaceBetween>
    </ModaleModulo>
  );
};

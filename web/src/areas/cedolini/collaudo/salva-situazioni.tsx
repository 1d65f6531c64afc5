import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { collaudoRoutes } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { fileCasiRoutes } from '#shared/contracts/cedolini/collaudo/file-casi.ts';
import { flag, testo } from '#shared/domain/campi.ts';
import { quanti } from '#ui/formati.ts';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { downloadBlob } from '#ui/scarica.ts';
import { useHasRole } from '#ui/session.ts';

const Scelte = z.strictObject({ descrizione: testo(0, 150), conNomi: flag() });

interface Props {
  readonly scelti: readonly TestataCedolino[];
  readonly onSalvate: () => void;
}

/** For who tests the program: what chosen payslips were computed from, as a file and, if wanted, as a test case. */
export const SalvaSituazioni = ({ scelti, onSalvate }: Props) => {
  const [aperta, setAperta] = useState(false);
  const collauda = useHasRole('TESTER');
  if (!collauda) return null;
  return (
    <>
      <Button disabled={scelti.length === 0} onClick={() => setAperta(true)}>
        Salva per il collaudo
      </Button>
      {aperta && <SituazioniModale scelti={scelti} onSalvate={onSalvate} onChiudi={() => setAperta(false)} />}
    </>
  );
};

const SituazioniModale = ({ scelti, onSalvate, onChiudi }: Props & { readonly onChiudi: () => void }) => {
  const salva = useWrite(fileCasiRoutes.saveDebugJson, [collaudoRoutes.listCasi]);
  const modulo = useModulo({
    schema: Scelte,
    valori: { descrizione: '', conNomi: false },
    salva: ({ descrizione, conNomi }) =>
      salva.mutateAsync({
        body: {
          cedoliniDebugList: scelti.map(({ uid }) => uid),
          conNomi,
          ...(descrizione === '' ? {} : { descrizione }),
        },
      }),
    messaggio: 'Cedolini salvati per il collaudo',
    onSalvato: ({ nomeFile, testo: contenuto }) => {
      downloadBlob(nomeFile, contenuto, 'application/json');
      onSalvate();
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Salva ${quanti(scelti.length, 'cedolino', 'cedolini')} per il collaudo`}
      onChiudi={onChiudi}
      salva="Salva e scarica"
    >
      <CampoTesto
        modulo={modulo}
        nome="descrizione"
        etichetta="Descrizione del caso"
        descrizione="Se c'è, i cedolini diventano anche un caso di collaudo"
      />
      <CampoSiNo
        modulo={modulo}
        nome="conNomi"
        etichetta="Con i nomi veri"
        descrizione="Altrimenti nomi, codici fiscali e riferimenti sono inventati"
      />
    </ModaleModulo>
  );
};

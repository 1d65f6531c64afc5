import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { identitaRoutes } from '#shared/contracts/scuola/identita.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { testo } from '#shared/domain/campi.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { vecchie } from './scuola-propria.ts';

const Perche = z.strictObject({ motivo: testo(3, 300) });

interface Props {
  readonly scuola: Scuola;
  readonly onChiudi: () => void;
  readonly onSalvata: () => void;
}

/** Takes back the last change of the school, with the reason. */
export const AnnullaIdentitaModale = ({ scuola, onChiudi, onSalvata }: Props) => {
  const undo = useWrite(identitaRoutes.undoIdentita, vecchie);
  const modulo = useModulo({
    schema: Perche,
    valori: { motivo: '' },
    versione: scuola.versione,
    salva: ({ motivo }, versione = scuola.versione) =>
      undo.mutateAsync({ params: { uid: scuola.uid }, query: { versione, motivo } }),
    onSalvato: onSalvata,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Annullare il cambiamento in ${scuola.desScuola}?`}
      salva="Annulla il cambiamento"
      onChiudi={onChiudi}
    >
      <CampoTesto
        modulo={modulo}
        nome="motivo"
        etichetta="Perché"
        aiuto="La scuola torna quella di prima, anche per i giorni già passati"
      />
    </ModaleModulo>
  );
};

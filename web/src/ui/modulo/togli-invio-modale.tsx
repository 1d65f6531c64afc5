import * as z from 'zod';
import { testo } from '#shared/domain/campi.ts';
import { CampoTesto } from './campi/campo-testo.tsx';
import { ModaleModulo } from './modale-modulo.tsx';
import { useModulo } from './use-modulo.ts';

const Togli = z.strictObject({ motivo: testo(1, 300) });

interface Props {
  /** Said once it is done. */
  readonly messaggio: string;
  readonly togli: (motivo: string) => Promise<unknown>;
  readonly onChiudi: () => void;
}

/** A sent date set by mistake, taken back within a day, with its reason. */
export const TogliInvioModale = ({ messaggio, togli, onChiudi }: Props) => {
  const modulo = useModulo({
    schema: Togli,
    valori: { motivo: '' },
    salva: ({ motivo }) => togli(motivo),
    messaggio,
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Togliere la data di invio?" salva="Togli la data" onChiudi={onChiudi}>
      <CampoTesto
        modulo={modulo}
        nome="motivo"
        etichetta="Motivo"
        aiuto="Entro 24 ore da quando è stata scritta; resta nel registro delle modifiche"
      />
    </ModaleModulo>
  );
};

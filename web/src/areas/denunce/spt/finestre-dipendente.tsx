import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes, type DipendenteInElenco } from '#shared/contracts/denunce/spt-chiamate.ts';
import { testo, uidDi } from '#shared/domain/campi.ts';
import { CampoPersona } from '#ui/modulo/campi/campo-persona.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { flussoSpt } from './flusso-spt.ts';

interface Props {
  readonly denuncia: Denuncia;
  readonly onChiudi: () => void;
}
interface DelDipendente extends Props {
  readonly dipendente: DipendenteInElenco;
}

const Persona = z.strictObject({ idDipendente: uidDi('PERSONA') });

/** Puts a person of the registry into a period. */
export const AggiungiDipendente = ({ denuncia: { uid, versione }, onChiudi }: Props) => {
  const aggiungi = useWrite(sptRoutes.addDipendenteSpt, flussoSpt.lette);
  const modulo = useModulo({
    schema: Persona,
    valori: {},
    salva: ({ idDipendente }) => aggiungi.mutateAsync({ body: { uid, versione, idDipendente } }),
    messaggio: 'Persona aggiunta',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Aggiungi una persona" salva="Aggiungi" onChiudi={onChiudi}>
      <CampoPersona
        modulo={modulo}
        nome="idDipendente"
        etichetta="Persona"
        aiuto="Chi era stato tolto torna con i suoi compensi"
      />
    </ModaleModulo>
  );
};

const Motivo = z.strictObject({ motivo: testo(1, 300) });

/** Leaves a person out of a period, with the reason. */
export const TogliDipendente = ({ denuncia: { uid, versione }, dipendente, onChiudi }: DelDipendente) => {
  const togli = useWrite(sptRoutes.removeDipendenteSpt, flussoSpt.lette);
  const modulo = useModulo({
    schema: Motivo,
    valori: { motivo: '' },
    salva: ({ motivo }) =>
      togli.mutateAsync({
        body: {
          uid,
          versione,
          idDipendente: Persona.shape.idDipendente.parse(dipendente.idDipendente),
          perche: motivo,
        },
      }),
    messaggio: 'Persona tolta dal periodo',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Togliere ${dipendente.nominativo} (${dipendente.codiceFiscale})?`}
      salva="Togli"
      onChiudi={onChiudi}
    >
      <CampoTesto modulo={modulo} nome="motivo" etichetta="Motivo" aiuto="Resta fuori anche dopo «Aggiorna»" />
    </ModaleModulo>
  );
};

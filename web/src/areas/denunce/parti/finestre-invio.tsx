import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { data, testo } from '#shared/domain/campi.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { TogliInvioModale } from '#ui/modulo/togli-invio-modale.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import type { FlussoMostrato } from './flusso.ts';
import { useRiapri } from './sola-lettura.ts';

interface Props {
  readonly flusso: FlussoMostrato;
  readonly denuncia: Denuncia;
  readonly onChiudi: () => void;
}

const Invio = z.strictObject({ datInvio: data(), protocollo: testo(0, 60) });

/** The day a filing was sent: from then on nothing of it changes. */
export const InvioModale = ({ flusso: { nome, chiamate, lette }, denuncia: { uid, versione }, onChiudi }: Props) => {
  const { sessione } = useSession();
  const invia = useWrite(chiamate.send, lette);
  const modulo = useModulo({
    schema: Invio,
    valori: { datInvio: sessione.oggi, protocollo: '' },
    salva: (valori) => invia.mutateAsync({ body: { uid, versione, ...valori } }),
    messaggio: `${nome}: inviato, il contenuto non cambia più`,
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Data di invio" salva="Conferma l'invio" onChiudi={onChiudi}>
      <CampoData modulo={modulo} nome="datInvio" etichetta="Inviato il" aiuto="Dopo, il contenuto non cambia più" />
      <CampoTesto
        modulo={modulo}
        nome="protocollo"
        etichetta="Protocollo"
        aiuto="Se non c'è ancora, si scrive con l'esito"
      />
    </ModaleModulo>
  );
};

/** A sent date set by mistake, taken back. */
export const TogliInvioDenuncia = ({ flusso: { chiamate, lette }, denuncia: { uid, versione }, onChiudi }: Props) => {
  const togli = useWrite(chiamate.undoSend, lette);
  const riapri = useRiapri();
  return (
    <TogliInvioModale
      messaggio="Data di invio tolta"
      togli={async (motivo) => {
        await togli.mutateAsync({ body: { uid, versione, motivo } });
        riapri();
      }}
      onChiudi={onChiudi}
    />
  );
};

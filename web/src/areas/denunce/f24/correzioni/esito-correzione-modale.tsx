import { useWatch } from 'react-hook-form';
import { useWrite } from '#api/query.ts';
import { CorrezioneF24Input, type CorrezioneF24 } from '#shared/contracts/denunce/correzione-f24.ts';
import { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { descrizioneEsitoCorrezione, esitiCorrezione } from '#shared/domain/denunce/correzione-f24.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { lettiDallaCorrezione } from '../flusso-f24.ts';

const Esito = CorrezioneF24Input.pick({ esito: true, esitoIl: true, motivoEsito: true, protocollo: true });

interface Props {
  readonly denuncia: Denuncia;
  readonly correzione: CorrezioneF24;
  readonly onChiudi: () => void;
}

/** What came of a correction that was asked. */
export const EsitoCorrezioneModale = ({ denuncia: { uid, versione }, correzione, onChiudi }: Props) => {
  const { sessione } = useSession();
  const scrivi = useWrite(correzioniF24Routes.saveCorrezioneF24, lettiDallaCorrezione);
  const { corpo: _corpo, inviata: _inviata, inCredito: _inCredito, chi: _chi, il: _il, ...scritta } = correzione;
  const modulo = useModulo({
    schema: Esito,
    valori: { ...scritta, esitoIl: scritta.esitoIl ?? sessione.oggi },
    salva: (valori) => scrivi.mutateAsync({ body: { uid, versione, ...scritta, ...valori } }),
    messaggio: 'Esito della correzione scritto',
    onSalvato: onChiudi,
  });
  const esito = useWatch({ control: modulo.form.control, name: 'esito' });
  return (
    <ModaleModulo modulo={modulo} titolo="Esito della correzione" onChiudi={onChiudi}>
      <CampoScelta
        modulo={modulo}
        nome="esito"
        parola="Esito della correzione"
        etichetta="Esito"
        voci={opzioni(esitiCorrezione, descrizioneEsitoCorrezione)}
        aiuto="Respinta, la quadratura non la conta più"
      />
      {esito !== 'IN_ATTESA' && <CampoData modulo={modulo} nome="esitoIl" etichetta="Risposta del" />}
      {esito !== 'IN_ATTESA' && <CampoTesto modulo={modulo} nome="motivoEsito" etichetta="Che cosa ha risposto" />}
      <CampoTesto modulo={modulo} nome="protocollo" etichetta="Protocollo" />
    </ModaleModulo>
  );
};

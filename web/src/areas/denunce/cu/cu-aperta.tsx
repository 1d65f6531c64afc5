import Container from '@cloudscape-design/components/container';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { cuRoutes } from '../../../../../shared/contracts/denunce/cu/cu-chiamate.ts';
import { operazioniCu } from '../../../../../shared/contracts/denunce/cu/cu.ts';
import type { Denuncia } from '../../../../../shared/contracts/denunce/denuncia.ts';
import { descrizioneInvioCu, inviiCu } from '../../../../../shared/domain/denunce/cu.ts';
import { statoInParole } from '../../../../../shared/domain/denuncia.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';
import { formatEuro } from '../../../../../shared/money/centesimi.ts';
import { useClient, useWrite } from '../../../api/query.ts';
import { DenunciaAperta } from '../parti/denuncia-aperta.tsx';
import { tipoStato } from '../stati.ts';
import { ConsegnaCu } from './consegna-cu.tsx';
import { CorrezioneCu } from './correzione-cu.tsx';
import { flussoCu } from './flusso-cu.ts';

interface Props {
  readonly uid: string;
  readonly onChiudi: () => void;
  readonly onApri: (uid: string) => void;
}

/** Which file it is, as its front says. */
const qualeDi = ({ dati }: Denuncia) => ({
  invio: inviiCu.find((uno) => uno === dati.invio) ?? 'MARZO',
  operazione: operazioniCu.find((una) => una === dati.operazione) ?? 'ORDINARIA',
});

/** The certifications of a send: people, what each had, what is wrong, the file, delivery. */
export const CuAperta = ({ uid, onChiudi, onApri }: Props) => {
  const raccogli = useWrite(cuRoutes.elaboraCu, flussoCu.lette);
  const client = useClient();
  const aggiorna = async (denuncia: Denuncia) => {
    const { anno, versione } = denuncia;
    const { invio, operazione } = qualeDi(denuncia);
    if (operazione === 'ORDINARIA')
      return raccogli.mutateAsync({ body: { anno, invio, operazione, corregge: null, persone: [], versione } });
    const { righe } = await client(cuRoutes.getCertificato, { body: { uid } });
    const persone = [...new Set(righe.flatMap(({ persona }) => persona ?? []))];
    return raccogli.mutateAsync({
      body: { anno, invio, operazione, corregge: denuncia.corregge, persone, versione },
    });
  };
  return (
    <DenunciaAperta flusso={flussoCu} uid={uid} onChiudi={onChiudi}>
      {(denuncia, scheda) =>
        scheda({
          descrizione: `Redditi del ${denuncia.anno}, ${descrizioneInvioCu[qualeDi(denuncia).invio]}`,
          riepilogo: <Riepilogo denuncia={denuncia} />,
          ...(denuncia.STATUS === 'INVIATO'
            ? {
                stampa: (
                  <SpaceBetween direction="horizontal" size="xs">
                    <ConsegnaCu denuncia={denuncia} />
                    <CorrezioneCu denuncia={denuncia} onCreata={onApri} />
                  </SpaceBetween>
                ),
              }
            : {}),
          aggiorna: () => aggiorna(denuncia),
        })
      }
    </DenunciaAperta>
  );
};

/** How it stands, and who signs. */
const Riepilogo = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const { debito, bloccanti, avvisi, persone, processi, dati, datInvio } = denuncia;
  return (
    <Container>
      <KeyValuePairs
        columns={4}
        items={[
          {
            label: 'Stato',
            value: <StatusIndicator type={tipoStato(denuncia)}>{statoInParole(denuncia)}</StatusIndicator>,
          },
          { label: 'Ritenute certificate', value: formatEuro(debito) },
          { label: 'Rilievi', value: `${bloccanti} bloccanti, ${avvisi} avvisi` },
          {
            label: 'Cedolini letti',
            value: `${persone} in ${processi.length} ${processi.length === 1 ? 'elaborazione' : 'elaborazioni'}`,
          },
          { label: 'Sostituto', value: `${dati.denominazione ?? ''} ${dati.codFiscale ?? ''}` },
          { label: 'Firma', value: `${dati.cognomeRappresentante ?? ''} ${dati.nomeRappresentante ?? ''}` },
          { label: 'Data della firma', value: formatGiorno(dati.datFirma ?? '') },
          { label: 'Inviata il', value: datInvio === null ? '–' : formatGiorno(datInvio) },
        ]}
      />
    </Container>
  );
};

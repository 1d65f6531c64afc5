import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useClient, useRoute, useWrite } from '#api/query.ts';
import { cuRoutes, type CuInput, type FirmaCu } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { operazioniCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printCu } from '#shared/contracts/denunce/stampe/cu.ts';
import { descrizioneInvioCu, inviiCu } from '#shared/domain/denunce/cu.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { DenunciaAperta } from '../parti/denuncia-aperta.tsx';
import { cedoliniInParole, RiepilogoDenuncia } from '../parti/riepilogo-denuncia.tsx';
import { ConsegnaCu } from './consegna-cu.tsx';
import { CorrezioneCu } from './correzione-cu.tsx';
import { FirmaDellaCu } from './firma-cu.tsx';
import { flussoCu } from './flusso-cu.ts';

interface Props {
  readonly uid: string;
  readonly onChiudi: () => void;
  readonly onApri: (uid: string) => void;
}

/** The choices of the office for a filing that is gathered again. */
interface Scelte extends Pick<CuInput, 'senzaPuntoFuori'> {
  readonly firma?: FirmaCu;
}

/** Which file it is, as its front says. */
const qualeDi = ({ dati }: Denuncia) => ({
  invio: inviiCu.find((uno) => uno === dati.invio) ?? 'MARZO',
  operazione: operazioniCu.find((una) => una === dati.operazione) ?? 'ORDINARIA',
});

/** True of a sent filing whose certificates are handed over, and corrected. */
const certifica = (denuncia: Denuncia): boolean =>
  denuncia.STATUS === 'INVIATO' && !isRespinta(denuncia.esito) && qualeDi(denuncia).operazione !== 'ANNULLAMENTO';

/** The certifications of a send: people, what each had, what is wrong, the file, delivery. */
export const CuAperta = ({ uid, onChiudi, onApri }: Props) => {
  const raccogli = useWrite(cuRoutes.elaboraCu, flussoCu.lette);
  const client = useClient();
  const certificati = useStampa(printCu);
  const aggiorna = async (denuncia: Denuncia, scelte: Scelte = {}) => {
    const { anno, versione, corregge } = denuncia;
    const { invio, operazione } = qualeDi(denuncia);
    const comune = { anno, invio, operazione, versione, ...scelte };
    if (operazione === 'ORDINARIA') return raccogli.mutateAsync({ body: { ...comune, corregge: null, persone: [] } });
    const { righe } = await client(cuRoutes.getCertificato, { body: { uid } });
    const persone = [...new Set(righe.flatMap(({ persona }) => persona ?? []))];
    return raccogli.mutateAsync({ body: { ...comune, corregge, persone } });
  };
  return (
    <DenunciaAperta flusso={flussoCu} uid={uid} onChiudi={onChiudi}>
      {(denuncia, scheda) =>
        scheda({
          descrizione: `Redditi del ${denuncia.anno}, ${descrizioneInvioCu[qualeDi(denuncia).invio]}`,
          riepilogo: <Riepilogo denuncia={denuncia} />,
          stampa: (
            <SpaceBetween direction="horizontal" size="xs">
              <Button loading={certificati.inCorso} onClick={() => certificati.print({ uid: denuncia.uid })}>
                Stampa
              </Button>
              <SenzaPunto denuncia={denuncia} onScelta={() => aggiorna(denuncia, { senzaPuntoFuori: true })} />
              {denuncia.STATUS !== 'INVIATO' && (
                <FirmaDellaCu denuncia={denuncia} salva={(firma) => aggiorna(denuncia, { firma })} />
              )}
              {certifica(denuncia) && <ConsegnaCu denuncia={denuncia} />}
              {certifica(denuncia) && <CorrezioneCu denuncia={denuncia} onCreata={onApri} />}
            </SpaceBetween>
          ),
          stampaRiga: ({ persona }) => certificati.print({ uid: denuncia.uid, persona: persona ?? undefined }),
          aggiorna: () => aggiorna(denuncia),
        })
      }
    </DenunciaAperta>
  );
};

interface SenzaPuntoProps {
  readonly denuncia: Denuncia;
  readonly onScelta: () => Promise<unknown>;
}

/** The choice to send without the sums that no known point is of, where they stop the sending. */
const SenzaPunto = ({ denuncia: { uid, STATUS }, onScelta }: SenzaPuntoProps) => {
  const [inCorso, setInCorso] = useState(false);
  const { data } = useRoute(cuRoutes.getCertificato, { body: { uid } });
  const ferma = data?.rilievi.some(({ codice, gravita }) => codice === 'cu.senza-punto' && gravita === 'BLOCCANTE');
  if (STATUS === 'INVIATO' || ferma !== true) return null;
  return (
    <Button
      loading={inCorso}
      onClick={() => {
        setInCorso(true);
        onScelta()
          .catch(() => undefined)
          .finally(() => setInCorso(false));
      }}
    >
      Lascia fuori le somme senza punto
    </Button>
  );
};

/** What was certified, and who signs. */
const Riepilogo = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const { debito, dati } = denuncia;
  return (
    <RiepilogoDenuncia
      denuncia={denuncia}
      voci={[
        { label: 'Ritenute certificate', value: formatEuro(debito) },
        { label: 'Cedolini letti', value: cedoliniInParole(denuncia) },
        { label: 'Sostituto', value: `${dati.denominazione ?? ''} ${dati.codFiscale ?? ''}` },
        { label: 'Firma', value: `${dati.cognomeRappresentante ?? ''} ${dati.nomeRappresentante ?? ''}` },
        { label: 'Data della firma', value: formatGiorno(dati.datFirma ?? '') },
      ]}
    />
  );
};

import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate, useParams } from 'react-router-dom';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { useNotices } from '#ui/notices.tsx';
import { useSession } from '#ui/session.ts';
import { DenunciaAperta } from '../parti/denuncia-aperta.tsx';
import { cedoliniInParole, RiepilogoDenuncia } from '../parti/riepilogo-denuncia.tsx';
import { isSolaLettura } from '../parti/sola-lettura.ts';
import { flussoUniemens } from './flusso-uniemens.ts';
import { indirizzoDelRecord, indirizzoLista, indirizzoUniemens } from './indirizzi.ts';
import { PARTI, primaParte, type Parte } from './percorsi.ts';
import { PortaMese } from './porta-mese.tsx';
import { ImportaLista } from './pospa/importa-lista.tsx';
import { SezionePosPA } from './pospa/sezione-pos-pa.tsx';
import { StampaUniemens } from './stampa-uniemens.tsx';

interface Props {
  readonly uid: string;
  /** The part of the filing that its address is of. */
  readonly parte: Parte;
  /** The first part with something in it is seen instead. */
  readonly piena: boolean;
}

/** One UniEmens: workers, positions, collaborators of a month. */
export const UniemensAperta = ({ uid, parte, piena }: Props) => {
  const naviga = useNavigate();
  const { setupType } = useSession().sessione;
  const { disabledMod } = useParams();
  const { notifyError } = useNotices();
  const raccogli = useWrite(uniemensRoutes.saveUniemens, flussoUniemens.lette);
  /** The next sending of the month: of all of it, or of who was refused. */
  const rifai = async ({ anno, mese }: Denuncia) => {
    const nuova = await raccogli.mutateAsync({ body: { anno, mese, allowEmpty: true } });
    await naviga(indirizzoUniemens(nuova.denuncia, parte));
  };
  return (
    <DenunciaAperta flusso={flussoUniemens} uid={uid} onChiudi={() => void naviga('/uniemens')}>
      {(denuncia, scheda) =>
        scheda({
          descrizione: `${formatMese(denuncia)}, casse pubbliche, contributo di disoccupazione e collaboratori`,
          riepilogo: <Riepilogo denuncia={denuncia} />,
          ...(piena ? {} : { prima: PARTI[parte] }),
          stampa: (
            <SpaceBetween direction="horizontal" size="xs">
              <StampaUniemens denuncia={denuncia} />
              {!isSolaLettura(denuncia, disabledMod) && denuncia.solo === undefined && (
                <PortaMese key={`porta ${denuncia.versione}`} denuncia={denuncia} />
              )}
              {!isSolaLettura(denuncia, disabledMod) && (
                <ImportaLista key={`importa ${denuncia.versione}`} denuncia={denuncia} />
              )}
            </SpaceBetween>
          ),
          schede: [
            {
              id: 'pos-pa',
              label: 'ListaPosPA',
              inTesta: primaParte(setupType) === 'exinpdap',
              content: (
                <SezionePosPA denuncia={denuncia} onApri={(lista) => void naviga(indirizzoLista(denuncia, lista))} />
              ),
            },
          ],
          porta: ({ chiave }) => {
            const dove = indirizzoDelRecord(denuncia, chiave);
            if (dove !== undefined) void naviga(dove);
            return dove !== undefined;
          },
          aggiorna: () => {
            const { anno, mese, versione } = denuncia;
            return raccogli.mutateAsync({ body: { anno, mese, versione, allowEmpty: true } });
          },
          rimanda: () => rifai(denuncia),
          rifai: () => void rifai(denuncia).catch(notifyError),
        })
      }
    </DenunciaAperta>
  );
};

/** What it comes to, and who sends it for whom. */
const Riepilogo = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const { debito, dati } = denuncia;
  return (
    <RiepilogoDenuncia
      denuncia={denuncia}
      voci={[
        { label: 'Contributi del mese', value: formatEuro(debito) },
        { label: 'Cedolini', value: cedoliniInParole(denuncia) },
        { label: 'Dichiarante', value: `${dati.RagSocAzienda ?? ''} ${dati.CFAzienda ?? ''}` },
        { label: 'Codice fiscale di chi trasmette', value: dati.CFPersonaMittente ?? '' },
        { label: 'Codice sede INPS', value: dati.SedeINPS || 'da indicare negli altri dati della scuola' },
      ]}
    />
  );
};

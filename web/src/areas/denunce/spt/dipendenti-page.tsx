import { useNavigate, useParams } from 'react-router-dom';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { DenunciaAperta } from '../parti/denuncia-aperta.tsx';
import { RiepilogoDenuncia } from '../parti/riepilogo-denuncia.tsx';
import { DipendentiSpt } from './dipendenti-spt.tsx';
import { flussoSpt, indirizzoSpt } from './flusso-spt.ts';
import { StampaSpt } from './stampa-spt.tsx';

/** One period: who is told of, what is wrong, its file, its sending. */
export const DipendentiPage = () => {
  const { id = '' } = useParams();
  const naviga = useNavigate();
  const raccogli = useWrite(sptRoutes.saveSpt, flussoSpt.lette);
  const raccogliDi = ({ anno, mese, meseDa = mese }: Denuncia) => ({ anno, meseDa, meseA: mese });
  return (
    <DenunciaAperta flusso={flussoSpt} uid={id} onChiudi={() => void naviga('/accessori-fuori-sistema')}>
      {(denuncia, scheda) =>
        scheda({
          descrizione: 'Quello che la scuola ha pagato al personale dello Stato, da comunicare a NoiPA',
          riepilogo: <Riepilogo denuncia={denuncia} />,
          stampa: <StampaSpt uid={denuncia.uid} />,
          schede: [
            {
              id: 'dipendenti',
              inTesta: true,
              label: `Dipendenti (${denuncia.dipendenti ?? 0})`,
              content: (
                <DipendentiSpt
                  denuncia={denuncia}
                  onRimanda={async () => {
                    const nuova = await raccogli.mutateAsync({ body: raccogliDi(denuncia) });
                    await naviga(indirizzoSpt(nuova.denuncia));
                  }}
                />
              ),
            },
          ],
          aggiorna: () => raccogli.mutateAsync({ body: { ...raccogliDi(denuncia), versione: denuncia.versione } }),
        })
      }
    </DenunciaAperta>
  );
};

/** Base and tax of the year and of the years before. */
const Riepilogo = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const { somme = {}, dipendenti, dati, respinti = [] } = denuncia;
  const euro = (nome: string) => formatEuro(somme[nome] ?? 0);
  return (
    <RiepilogoDenuncia
      denuncia={denuncia}
      voci={[
        { label: 'Dipendenti', value: `${dipendenti ?? 0}, respinti ${respinti.length}` },
        {
          label: 'Anno corrente',
          value: `imponibile ${euro('imponibileCorrente')}, imposta ${euro('impostaCorrente')}`,
        },
        {
          label: 'Anni precedenti',
          value: `imponibile ${euro('imponibilePrecedente')}, imposta ${euro('impostaPrecedente')}`,
        },
        { label: 'Lordo', value: euro('lordo') },
        {
          label: 'Uffici NoiPA',
          value: `${dati.UfficioResponsabile || 'responsabile da indicare'}, ${dati.UfficioServizio || 'servizio da indicare'}`,
        },
      ]}
    />
  );
};

import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { printSptDipendente } from '#shared/contracts/denunce/stampe/spt.ts';
import type { RouteAnswer } from '#shared/contracts/route.ts';
import { uidDi, type Uid } from '#shared/domain/campi.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { RigheDenuncia } from '../parti/righe-denuncia.tsx';
import type { PostoRilievo } from '../parti/rilievi/posto-rilievo.ts';
import { RilieviDenuncia, type CampoDaCorreggere } from '../parti/rilievi/rilievi-denuncia.tsx';
import { useSolaLettura } from '../parti/sola-lettura.ts';
import { valoreVigente } from '../parti/valore-vigente.ts';
import { CompensiTolti } from './compensi-tolti.tsx';
import { AggiungiCompenso, TogliCompenso } from './finestre-compenso.tsx';
import { flussoSpt, indirizzoSpt, sezioneCompensi } from './flusso-spt.ts';

const { PERSONA, DENUNCIA } = { PERSONA: uidDi('PERSONA'), DENUNCIA: uidDi('DENUNCIA') };

/** What a person was paid in a period, row by row. */
export const CompensiPage = () => {
  const { id = '', id_dip: idDip = '' } = useParams();
  const [uid, idDipendente] = [DENUNCIA.parse(id), PERSONA.parse(idDip)];
  const query = useRoute(sptRoutes.listCompensiSpt, { query: { uid, idDipendente } }, { staleTime: 0 });
  if (query.isPending || query.error)
    return (
      <Pagina titolo="Accessori fuori sistema">
        <Attesa errore={query.error} onRiprova={query.refetch} />
      </Pagina>
    );
  return <Compensi letti={query.data} idDipendente={idDipendente} />;
};

type Letti = RouteAnswer<typeof sptRoutes.listCompensiSpt>;
type Finestra = 'nuovo' | RigaDenuncia;

const Compensi = ({ letti, idDipendente }: { readonly letti: Letti; readonly idDipendente: Uid<'PERSONA'> }) => {
  const { denuncia, compensi, tolti, rilievi, dipendente } = letti;
  const [campo, setCampo] = useState<CampoDaCorreggere | null>(null);
  const [finestra, setFinestra] = useState<Finestra | null>(null);
  const chiusa = useSolaLettura(denuncia);
  const chiudi = () => setFinestra(null);
  return (
    <Pagina
      titolo={nominativoDi(dipendente)}
      descrizione={`${String(valoreVigente(dipendente, 'CodiceFiscale'))}, ${denuncia.descrizione}`}
      azioni={<AzioniCompensi denuncia={denuncia} idDipendente={idDipendente} />}
    >
      <SpaceBetween size="l">
        <RigheDenuncia
          {...{ flusso: flussoSpt, sezione: sezioneCompensi, denuncia, campo }}
          righe={compensi}
          onCampo={setCampo}
          crea={{ testo: 'Aggiungi un compenso', onClick: () => setFinestra('nuovo') }}
          azioni={(riga) => [{ testo: 'Togli dal periodo', onClick: () => setFinestra(riga) }]}
        />
        {tolti.length > 0 && <CompensiTolti denuncia={denuncia} idDipendente={idDipendente} tolti={tolti} />}
        {rilievi.length > 0 && (
          <RilieviDenuncia
            stato={dipendente.chiave}
            rilievi={rilievi}
            posto={diQuestaPersona}
            insieme
            onCorreggi={chiusa ? undefined : setCampo}
          />
        )}
      </SpaceBetween>
      {finestra === 'nuovo' && <AggiungiCompenso denuncia={denuncia} idDipendente={idDipendente} onChiudi={chiudi} />}
      {finestra !== null && finestra !== 'nuovo' && (
        <TogliCompenso denuncia={denuncia} riga={finestra} onChiudi={chiudi} />
      )}
    </Pagina>
  );
};

/** The screen is of one person: no finding says whose it is. */
const diQuestaPersona = (): PostoRilievo => ({ di: '', campo: '' });

const nominativoDi = (riga: RigaDenuncia): string =>
  `${String(valoreVigente(riga, 'Cognome'))} ${String(valoreVigente(riga, 'Nome'))}`;

const AzioniCompensi = ({
  denuncia,
  idDipendente,
}: {
  readonly denuncia: Denuncia;
  readonly idDipendente: Uid<'PERSONA'>;
}) => {
  const naviga = useNavigate();
  const { print, inCorso } = useStampa(printSptDipendente);
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button onClick={() => void naviga(indirizzoSpt(denuncia))}>Torna al periodo</Button>
      <Button loading={inCorso} onClick={() => print({ uid: denuncia.uid, idDipendente })}>
        Stampa
      </Button>
    </SpaceBetween>
  );
};

import { useSearchParams } from 'react-router-dom';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import { CedolinoPage } from './cedolino/cedolino-page.tsx';
import { ConfrontoPage } from './confronto/confronto-page.tsx';
import { ElencoProcessi } from './elenco-processi.tsx';
import { MandatiDaSistemarePage } from './mandati-da-sistemare.tsx';
import { NuovaElaborazione } from './preparazione/nuova-elaborazione.tsx';
import { PreparazionePage } from './preparazione/preparazione-page.tsx';
import { ProcessoPage } from './processo/processo-page.tsx';
import { RinnovoPage } from './rinnovo/rinnovo-page.tsx';

/** The runs of the school: the list, the two steps of the creation, one run, one of its payslips, two runs compared. All of them live under one address. */
export const CedoliniPage = () => {
  const [parametri, setParametri] = useSearchParams();
  const uid = parametri.get('processo');
  const vista = parametri.get('vista');
  const apri = (processo: string, nuovaVista?: 'prepara') =>
    setParametri({ processo, ...(nuovaVista ? { vista: nuovaVista } : {}) });
  /** Opens what was just made in the place of the page that made it: going back does not make another. */
  const apriNuova = (processo: string) => setParametri({ processo, vista: 'prepara' }, { replace: true });
  const confronta = (prima: string, dopo: string) => setParametri({ vista: 'confronto', prima, dopo });
  const chiudi = () => setParametri({});
  const [prima, dopo] = [parametri.get('prima'), parametri.get('dopo')];
  if (vista === 'nuova')
    return <NuovaElaborazione conguaglio={annoDelConguaglio(parametri)} onCreata={apriNuova} onAnnulla={chiudi} />;
  if (vista === 'confronto' && prima !== null && dopo !== null)
    return (
      <ConfrontoPage
        prima={prima}
        dopo={dopo}
        onApri={(aperta) => apri(aperta)}
        onScambia={() => confronta(dopo, prima)}
        onChiudi={chiudi}
      />
    );
  if (uid !== null && vista === 'prepara')
    return <PreparazionePage uid={uid} onAvviata={() => apri(uid)} onChiudi={chiudi} />;
  const cedolino = parametri.get('cedolino');
  if (uid !== null && cedolino !== null)
    return (
      <CedolinoPage
        uid={cedolino}
        processo={uid}
        onApri={(altro) => setParametri({ processo: uid, cedolino: altro })}
        onElenco={() => apri(uid)}
      />
    );
  if (uid !== null)
    return (
      <ProcessoPage
        key={uid}
        uid={uid}
        onPrepara={() => apri(uid, 'prepara')}
        onDuplicata={apriNuova}
        onConfronta={confronta}
        onChiudi={chiudi}
      />
    );
  return (
    <SenzaElaborazione
      vista={vista}
      rinnovo={parametri.get('rinnovo')}
      onApri={apri}
      onCreata={apriNuova}
      onVista={(nuova, rinnovo) => setParametri({ vista: nuova, ...(rinnovo === undefined ? {} : { rinnovo }) })}
      onConfronta={confronta}
      onChiudi={chiudi}
    />
  );
};

/** The year whose settlement the address asks for. */
const annoDelConguaglio = (parametri: URLSearchParams): number | null => {
  const anno = Number(parametri.get('conguaglio'));
  return anno >= PRIMO_ANNO_DENUNCE ? anno : null;
};

interface PropsSenza {
  readonly vista: string | null;
  readonly rinnovo: string | null;
  readonly onApri: (processo: string) => void;
  readonly onCreata: (processo: string) => void;
  readonly onVista: (vista: 'nuova' | 'mandati' | 'rinnovo', rinnovo?: string) => void;
  readonly onConfronta: (prima: string, dopo: string) => void;
  readonly onChiudi: () => void;
}

/** The list of runs, that of those whose payment orders are to be put right, or the arrears of a renewal. */
const SenzaElaborazione = ({ vista, rinnovo, onApri, onCreata, onVista, onConfronta, onChiudi }: PropsSenza) => {
  if (vista === 'mandati') return <MandatiDaSistemarePage onApri={onApri} onChiudi={onChiudi} />;
  if (vista === 'rinnovo')
    return (
      <RinnovoPage
        noto={rinnovo}
        onRinnovo={(noto) => onVista('rinnovo', noto)}
        onCreata={onCreata}
        onChiudi={onChiudi}
      />
    );
  return (
    <ElencoProcessi
      onApri={onApri}
      onNuova={() => onVista('nuova')}
      onMandati={() => onVista('mandati')}
      onRinnovo={() => onVista('rinnovo')}
      onConfronta={onConfronta}
    />
  );
};

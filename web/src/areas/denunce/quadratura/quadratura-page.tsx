import { useSearchParams } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import { scadenzeRoutes } from '#shared/contracts/denunce/scadenze.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { useAnnoScelto } from '#ui/scelte/use-anno-scelto.ts';
import { SchedeComandate } from '#ui/schede/schede.tsx';
import { DaCompletarePannello } from '../completa/da-completare.tsx';
import { annoDelConguaglioInRitardo } from '../parti/periodo-dovuto.ts';
import { SceltaAnno } from '../parti/scelta-anno.tsx';
import { CelleQuadratura } from './celle-quadratura.tsx';
import { MesiInps } from './mesi-inps.tsx';
import { RiscontroAnnuale } from './riscontro-annuale.tsx';
import { ServiziDellAnno } from './servizi-dell-anno.tsx';
import { TabellaConguaglio } from './tabella-conguaglio.tsx';
import { TabellaIncarichi } from './tabella-incarichi.tsx';
import { TabellaModello770 } from './tabella-modello-770.tsx';

/** The accounted payslips against the filings: filing by filing, month by month of each INPS position, person by person, as the return of who withholds has it, whether the year closes, and assignment by assignment. */
export const QuadraturaPage = () => {
  const [parametri, setParametri] = useSearchParams();
  const vista = parametri.get('vista') ?? 'denunce';
  const { data: scadenze = [] } = useRoute(scadenzeRoutes.listScadenze, {}, { enabled: vista === 'conguaglio' });
  const corrente = useAnnoCorrente();
  const predefinito = (vista === 'conguaglio' ? annoDelConguaglioInRitardo(scadenze) : undefined) ?? corrente;
  const [anno, setAnno] = useAnnoScelto({ dal: PRIMO_ANNO_DENUNCE, predefinito });
  const processo = parametri.get('processo');
  return (
    <Pagina
      titolo="Quadratura"
      descrizione="I cedolini contabilizzati contro quello che è stato inviato e versato"
      azioni={<SceltaAnno anno={anno} onCambia={setAnno} />}
    >
      <SchedeComandate
        scheda={vista}
        onApri={(quale) =>
          setParametri({ ...(parametri.has('anno') ? { anno: String(anno) } : {}), vista: quale }, { replace: true })
        }
        tabs={[
          { id: 'denunce', label: 'Denunce inviate', content: <CelleQuadratura anno={anno} /> },
          {
            id: 'completa',
            label: 'Da completare',
            content: <DaCompletarePannello key={anno} quale={processo === null ? { anno } : { processo }} />,
          },
          { id: 'matricole', label: 'Matricole INPS', content: <MesiInps key={anno} anno={anno} /> },
          { id: 'conguaglio', label: 'Conguaglio', content: <TabellaConguaglio key={anno} anno={anno} /> },
          { id: '770', label: 'Modello 770', content: <TabellaModello770 key={anno} anno={anno} /> },
          { id: 'riscontro', label: 'Riscontro annuale', content: <RiscontroAnnuale key={anno} anno={anno} /> },
          { id: 'servizi', label: 'Mesi di servizio', content: <ServiziDellAnno key={anno} anno={anno} /> },
          { id: 'incarichi', label: 'Incarichi', content: <TabellaIncarichi key={anno} anno={anno} /> },
        ]}
      />
    </Pagina>
  );
};

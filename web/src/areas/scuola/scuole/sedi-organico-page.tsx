import { useNavigate } from 'react-router-dom';
import { scuolaRoutes, type RigaScuola } from '#shared/contracts/scuola/scuola.ts';
import { descrizioneTipoSede } from '#shared/domain/scuola.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { etichetteScuola as etichette } from '../etichette.ts';
import { ScuolaModale } from './scuola-modale.tsx';

const colonne: readonly Colonna<RigaScuola>[] = [
  { id: 'desScuola', titolo: etichette.desScuola, larghezza: 280 },
  { id: 'codMeccanografico', titolo: etichette.codMeccanografico, larghezza: 200 },
  { id: 'tipo', titolo: etichette.tipo, valore: ({ tipo }) => descrizioneTipoSede[tipo], larghezza: 170 },
  { id: 'desComune', titolo: etichette.codComune, larghezza: 180 },
  { id: 'flgOrganico', titolo: etichette.flgOrganico, tipo: 'si_no', larghezza: 150 },
  { id: 'flgAttivo', titolo: etichette.flgAttivo, tipo: 'si_no', larghezza: 110 },
];

const nome = ({ desScuola }: RigaScuola): string => `la sede ${desScuola}`;

/** The sites of the school. */
export const SediOrganicoPage = () => {
  const elenco = useElencoRighe({ nome: 'sedi', route: scuolaRoutes.listSedi, request: {}, colonne });
  const naviga = useNavigate();
  const gestione = useGestione<RigaScuola>({
    entita: 'SCUOLA',
    etichette,
    nome,
    elimina: scuolaRoutes.removeScuola,
    stale: [scuolaRoutes.listScuole],
    elenco,
  });
  const apri = (riga: RigaScuola) => {
    if (riga.tipo === 'PROPRIA') void naviga('/scuola');
    else gestione.modifica(riga);
  };
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Sedi di organico"
      descrizione="La scuola principale e le sue sedi, con le posizioni e il santo patrono di ciascuna"
      etichetta={({ desScuola }) => desScuola}
      onApri={apri}
      crea="Nuova sede"
      azioniRiga={(riga) =>
        riga.tipo === 'PROPRIA'
          ? [{ testo: 'Vai ai dati della scuola', onClick: () => apri(riga) }]
          : gestione.azioni(riga)
      }
      vuoto={{ titolo: 'Nessuna sede', testo: 'Le sedi servono per i servizi del personale e per i calendari.' }}
      finestra={(record, chiudi) => (
        <ScuolaModale tipo="SEDE" uid={record?.uid} onChiudi={chiudi} onSalvata={elenco.ricarica} />
      )}
    />
  );
};

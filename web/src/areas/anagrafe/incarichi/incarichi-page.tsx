import Button from '@cloudscape-design/components/button';
import { useNavigate, useParams } from 'react-router-dom';
import {
  incarichiRoutes,
  type Incarico,
  type IncaricoElencato,
} from '../../../../../shared/contracts/anagrafe/incarico.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';
import { useWrite } from '../../../api/query.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoRighe } from '../../../ui/elenco/fonti/use-elenco-righe.ts';
import { useGestione } from '../../../ui/elenco/use-gestione.tsx';
import { etichetteIncarico as etichette } from './etichette.ts';
import { IncaricoModale } from './incarico-modale.tsx';

const colonne: readonly Colonna<IncaricoElencato>[] = [
  { id: 'numIncarico', titolo: etichette.numIncarico, larghezza: 110 },
  { id: 'datIncarico', titolo: etichette.datIncarico, tipo: 'data', larghezza: 120, seLarga: true },
  { id: 'desOggetto', titolo: etichette.desOggetto, larghezza: 280 },
  { id: 'datInizio', titolo: etichette.datInizio, tipo: 'data', larghezza: 120 },
  { id: 'datFine', titolo: etichette.datFine, tipo: 'data', larghezza: 120 },
  { id: 'numImporto', titolo: etichette.numImporto, tipo: 'importo', larghezza: 150 },
  { id: 'numPagato', titolo: 'Pagato', tipo: 'importo', larghezza: 140 },
  {
    id: 'resta',
    titolo: 'Da pagare',
    valore: ({ numImporto, numPagato }) => numImporto - numPagato,
    tipo: 'importo',
    larghezza: 140,
  },
  { id: 'desProgetto', titolo: etichette.desProgetto, nascosta: true },
  { id: 'codCup', titolo: etichette.codCup, nascosta: true },
  { id: 'codCig', titolo: etichette.codCig, nascosta: true },
];

const nomeDi = ({ numIncarico, datIncarico }: Incarico): string =>
  `incarico ${numIncarico} del ${formatGiorno(datIncarico)}`;

/** The assignments of a person: contracts of outsiders, trainers, collaborators, colleagues of other schools. */
export const IncarichiPage = () => {
  const { uidSubAnagrafe = '', dipendente = '' } = useParams();
  const elenco = useElencoRighe({
    nome: 'incarichi',
    route: incarichiRoutes.listIncarichi,
    request: { body: { criteria: { uidSubAnagrafe } } },
    colonne,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  const elimina = useWrite(incarichiRoutes.removeIncarico);
  const naviga = useNavigate();
  const gestione = useGestione<IncaricoElencato>({
    entita: 'INCARICO',
    etichette,
    nome: (incarico) => `l'${nomeDi(incarico)} di ${dipendente}`,
    elimina: ({ uid, versione }) => elimina.mutateAsync({ body: { uid, versione } }),
    onEliminata: elenco.tolta,
  });
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo={`Incarichi di ${dipendente}`}
        descrizione="Contratti e lettere di incarico, con quello che serve alle denunce"
        etichetta={nomeDi}
        onApri={gestione.modifica}
        azioni={
          <Button
            onClick={() => {
              void naviga(`/anagrafe?persona=${uidSubAnagrafe}`);
            }}
          >
            Torna alla persona
          </Button>
        }
        crea={{ testo: 'Nuovo incarico', onClick: gestione.nuovo }}
        azioniRiga={(riga) => gestione.azioni(riga)}
        vuoto={{
          titolo: 'Nessun incarico',
          testo: 'Contratti di esperti esterni, formatori, collaboratori, colleghi di altre scuole.',
        }}
      />
      {gestione.aperto && (
        <IncaricoModale
          uidSubAnagrafe={uidSubAnagrafe}
          incarico={gestione.record}
          onChiudi={gestione.chiudi}
          onSalvato={(salvato) => elenco.salvata({ ...salvato, numPagato: gestione.record?.numPagato ?? 0 })}
        />
      )}
      {gestione.registro}
    </>
  );
};

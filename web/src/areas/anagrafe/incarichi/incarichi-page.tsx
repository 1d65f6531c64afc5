import Button from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router-dom';
import { incarichiRoutes, type Incarico, type IncaricoElencato } from '#shared/contracts/anagrafe/incarico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { usePersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { etichetteIncarico as etichette } from './etichette.ts';
import { IncaricoModale } from './incarico-modale.tsx';

const colonne: readonly Colonna<IncaricoElencato>[] = [
  { id: 'numIncarico', titolo: etichette.numIncarico, larghezza: 110 },
  { id: 'datIncarico', titolo: etichette.datIncarico, tipo: 'data', larghezza: 120, seLarga: true },
  { id: 'desOggetto', titolo: etichette.desOggetto, larghezza: 280 },
  { id: 'datInizio', titolo: etichette.datInizio, tipo: 'data', larghezza: 120 },
  { id: 'datFine', titolo: etichette.datFine, tipo: 'data', larghezza: 120 },
  { id: 'numImporto', titolo: etichette.numImporto, tipo: 'importo', somma: true, larghezza: 150 },
  { id: 'numPagato', titolo: 'Pagato', tipo: 'importo', somma: true, larghezza: 140 },
  {
    id: 'resta',
    titolo: 'Da pagare',
    valore: ({ numImporto, numPagato }) => numImporto - numPagato,
    tipo: 'importo',
    somma: true,
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
  const { uid: uidSubAnagrafe, di, intesta } = usePersonaAperta();
  const elenco = useElencoRighe({
    nome: 'incarichi',
    route: incarichiRoutes.listIncarichi,
    request: { body: { criteria: { uidSubAnagrafe } } },
    colonne,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  const naviga = useNavigate();
  const gestione = useGestione<IncaricoElencato>({
    entita: 'INCARICO',
    etichette,
    nome: (incarico) => `l'${nomeDi(incarico)} ${di}`,
    elimina: incarichiRoutes.removeIncarico,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      {...intesta('Incarichi', 'Contratti e lettere di incarico, con quello che serve alle denunce')}
      etichetta={nomeDi}
      azioni={
        <Button
          onClick={() => {
            void naviga(`/anagrafe?persona=${uidSubAnagrafe}`);
          }}
        >
          Torna alla persona
        </Button>
      }
      crea="Nuovo incarico"
      vuoto={{
        titolo: 'Nessun incarico',
        testo: 'Contratti di esperti esterni, formatori, collaboratori, colleghi di altre scuole.',
      }}
      finestra={(record, chiudi) => (
        <IncaricoModale
          uidSubAnagrafe={uidSubAnagrafe}
          incarico={record}
          onChiudi={chiudi}
          onSalvato={(salvato) => elenco.salvata({ ...salvato, numPagato: record?.numPagato ?? 0 })}
        />
      )}
    />
  );
};

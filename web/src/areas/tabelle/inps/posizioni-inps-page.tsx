import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { posizioniRoutes, type PosInps } from '#shared/contracts/tabelle/posizioni.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { etichettePosInps as etichette, PosInpsModale } from '#ui/posizioni/pos-inps-modale.tsx';
import { useAccorpamento } from './use-accorpamento.tsx';

const colonne: readonly Colonna<PosInps>[] = [
  { id: 'descrizione', titolo: etichette.descrizione, larghezza: 260 },
  { id: 'matricola', titolo: etichette.matricola, larghezza: 160 },
  { id: 'codSede', titolo: 'Codice sede INPS', larghezza: 120 },
  { id: 'csc', titolo: 'Codice CSC', larghezza: 120 },
  {
    id: 'codiciAutorizzazione',
    titolo: etichette.codiciAutorizzazione,
    valore: ({ codiciAutorizzazione }) => codiciAutorizzazione.join(' '),
    campo: 'codiciAutorizzazione',
  },
  { id: 'datSospensione', titolo: etichette.datSospensione, tipo: 'data', larghezza: 130, nascosta: true },
  { id: 'datRiattivazione', titolo: etichette.datRiattivazione, tipo: 'data', larghezza: 145, nascosta: true },
  { id: 'flgAttiva', titolo: etichette.flgAttiva, tipo: 'si_no', larghezza: 110 },
];

const nome = ({ matricola, descrizione }: PosInps): string => `la posizione INPS ${matricola} ${descrizione}`;

/** The INPS positions of the school, and their merge. */
export const PosizioniInpsPage = () => {
  const elenco = useElencoRighe({ nome: 'posizioni-inps', route: posizioniRoutes.listPosInps, request: {}, colonne });
  const accorpamento = useAccorpamento({
    elenco,
    nome: ({ matricola, descrizione }) => `${matricola} ${descrizione}`,
    plurale: 'posizioni INPS',
    route: posizioniRoutes.mergePosInps,
    stale: [posizioniRoutes.listPosInps, scuolaRoutes.getScuola],
  });
  const gestione = useGestione<PosInps>({
    entita: 'POS_INPS',
    etichette,
    nome,
    elimina: posizioniRoutes.removePosInps,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Posizioni INPS"
      descrizione="Le matricole con cui la scuola presenta la denuncia mensile"
      etichetta={({ matricola }) => matricola}
      azioniMassive={accorpamento.azione}
      crea="Nuova posizione"
      vuoto={{
        titolo: 'Nessuna posizione INPS',
        testo: 'Serve per la denuncia dei contributi del personale a tempo determinato.',
      }}
      finestra={(record, chiudi) => <PosInpsModale posizione={record} onChiudi={chiudi} onSalvata={elenco.salvata} />}
    >
      {accorpamento.finestra}
    </ElencoGestito>
  );
};

import { posizioniRoutes, type CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import { ConParola } from '#ui/celle.tsx';
import { inps, type ListaInps } from '#ui/codici/parole-codici.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { CodiceInpsModale, etichetteCodiceInps as etichette } from './codice-inps-modale.tsx';
import { useAccorpamento } from './use-accorpamento.tsx';

const conParole = (
  id: 'qualifica1' | 'qualifica2' | 'qualifica3' | 'tipoContribuzione',
  titolo: string,
  lista: ListaInps,
  larghezza: number,
): Colonna<CodiceInps> => ({
  id,
  titolo,
  larghezza,
  cella: (riga) => <ConParola codice={riga[id]} parola={inps(lista)(riga[id])} />,
});

const colonne: readonly Colonna<CodiceInps>[] = [
  { id: 'descrizione', titolo: etichette.descrizione, larghezza: 180 },
  conParole('qualifica1', 'Qualifica 1', 'qualifica1List', 125),
  conParole('qualifica2', 'Qualifica 2', 'qualifica2List', 130),
  conParole('qualifica3', 'Qualifica 3', 'qualifica3List', 130),
  conParole('tipoContribuzione', 'Contribuzione', 'tipoContribuzioneList', 190),
  { id: 'qualificaCu', titolo: etichette.qualificaCu, nascosta: true },
  { id: 'flgTempoPieno', titolo: etichette.flgTempoPieno, tipo: 'si_no', larghezza: 115, seLarga: true },
  { id: 'flgAttiva', titolo: etichette.flgAttiva, tipo: 'si_no', larghezza: 85 },
];

const nome = ({ descrizione }: CodiceInps): string => `la classificazione "${descrizione}"`;

/** The INPS classifications of the school, and their merge. */
export const ClassificazioneInpsPage = () => {
  const elenco = useElencoRighe({
    nome: 'classificazione-inps',
    route: posizioniRoutes.listCodiciInps,
    request: {},
    colonne,
  });
  const accorpamento = useAccorpamento({
    elenco,
    nome: ({ descrizione }) => descrizione,
    plurale: 'classificazioni INPS',
    route: posizioniRoutes.mergeCodiciInps,
    stale: [posizioniRoutes.listCodiciInps],
  });
  const gestione = useGestione<CodiceInps>({
    entita: 'CODICE_INPS',
    etichette,
    nome,
    elimina: posizioniRoutes.removeCodiceInps,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Classificazione INPS"
      descrizione="Come i tipi di lavoratore si dichiarano nella denuncia mensile e nella certificazione annuale"
      etichetta={({ descrizione }) => descrizione}
      azioniMassive={accorpamento.azione}
      crea="Nuova classificazione"
      vuoto={{
        titolo: 'Nessuna classificazione',
        testo: 'Servono per la denuncia del personale con contributi INPS.',
      }}
      finestra={(record, chiudi) => <CodiceInpsModale codice={record} onChiudi={chiudi} onSalvato={elenco.salvata} />}
    >
      {accorpamento.finestra}
    </ElencoGestito>
  );
};

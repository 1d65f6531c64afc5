import { posizioniRoutes, type CodiceInps } from '../../../../../shared/contracts/tabelle/posizioni.ts';
import { useWrite } from '../../../api/query.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoRighe } from '../../../ui/elenco/fonti/use-elenco-righe.ts';
import { useGestione } from '../../../ui/elenco/use-gestione.tsx';
import { CodiceInpsModale, etichetteCodiceInps as etichette } from './codice-inps-modale.tsx';
import { useAccorpamento } from './use-accorpamento.tsx';

const colonne: readonly Colonna<CodiceInps>[] = [
  { id: 'descrizione', titolo: etichette.descrizione, larghezza: 180 },
  { id: 'qualifica1', titolo: 'Qualifica 1', larghezza: 105 },
  { id: 'qualifica2', titolo: 'Qualifica 2', larghezza: 105 },
  { id: 'qualifica3', titolo: 'Qualifica 3', larghezza: 105 },
  { id: 'tipoContribuzione', titolo: 'Contribuzione', larghezza: 125 },
  { id: 'qualificaCu', titolo: etichette.qualificaCu, nascosta: true },
  { id: 'flgTempoPieno', titolo: etichette.flgTempoPieno, tipo: 'si_no', larghezza: 115 },
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
  const elimina = useWrite(posizioniRoutes.removeCodiceInps);
  const gestione = useGestione<CodiceInps>({
    entita: 'CODICE_INPS',
    etichette,
    nome,
    elimina: ({ uid, versione }) => elimina.mutateAsync({ body: { uid, versione } }),
    onEliminata: elenco.tolta,
  });
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Classificazione INPS"
        descrizione="Come i tipi di lavoratore si dichiarano nella denuncia mensile e nella certificazione annuale"
        etichetta={({ descrizione }) => descrizione}
        onApri={gestione.modifica}
        azioniMassive={accorpamento.azione}
        crea={{ testo: 'Nuova classificazione', onClick: gestione.nuovo }}
        azioniRiga={(riga) => gestione.azioni(riga)}
        vuoto={{
          titolo: 'Nessuna classificazione',
          testo: 'Servono per la denuncia del personale con contributi INPS.',
        }}
      />
      {gestione.aperto && (
        <CodiceInpsModale codice={gestione.record} onChiudi={gestione.chiudi} onSalvato={elenco.salvata} />
      )}
      {accorpamento.finestra}
      {gestione.registro}
    </>
  );
};
